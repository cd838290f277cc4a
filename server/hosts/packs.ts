import extendedAbilitiesSpanish from '../../rules/extended-abilities.es.xml';
import extendedAbilities from '../../rules/extended-abilities.xml';
import roleplayBookSpanish from '../../rules/roleplay-book.es.xml';
import roleplayBook from '../../rules/roleplay-book.xml';
import type { BundledPackage } from '../workspace/packages/host.ts';

/**
 * The rules that come with the program, and their translations; of two books that both have an ability the first counts. Their text is
 * inside the bundles: nothing is read when the program runs.
 */
export const packs: readonly BundledPackage[] = [
  {
    id: 'roleplay-book',
    title: { en: 'Roleplay Book', es: 'Libro de Rol' },
    files: [
      { uri: 'whq-rules:/roleplay-book.xml', text: roleplayBook },
      { uri: 'whq-rules:/roleplay-book.es.xml', text: roleplayBookSpanish },
    ],
  },
  {
    id: 'extended-abilities',
    title: { en: 'Extended abilities', es: 'Habilidades ampliadas' },
    files: [
      { uri: 'whq-rules:/extended-abilities.xml', text: extendedAbilities },
      { uri: 'whq-rules:/extended-abilities.es.xml', text: extendedAbilitiesSpanish },
    ],
  },
];
