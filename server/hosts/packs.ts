import extendedAbilitiesSpanish from '../../rules/extended-abilities.es.xml';
import extendedAbilities from '../../rules/extended-abilities.xml';
import roleplayBookSpanish from '../../rules/roleplay-book.es.xml';
import roleplayBook from '../../rules/roleplay-book.xml';
import type { BundledPackage } from '../workspace/packages/host.ts';

/**
 * The bundled rules and their translations; if two books have the same ability, the first counts. Their text is inside the programs: no
 * file is read at run time.
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
