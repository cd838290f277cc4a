import extendedAbilitiesSpanish from '../../rules/extended-abilities.es.xml';
import extendedAbilities from '../../rules/extended-abilities.xml';
import roleplayBookSpanish from '../../rules/roleplay-book.es.xml';
import roleplayBook from '../../rules/roleplay-book.xml';
import type { Pack } from '../workspace/packages/host.ts';

const roleplay = { en: 'Roleplay Book', es: 'Libro de Rol' };
const extended = { en: 'Extended abilities', es: 'Habilidades ampliadas' };

/**
 * The rules that come with the program, and their translations; of two books that both have an ability the first counts. Their text is
 * inside the bundles: nothing is read when the program runs.
 */
export const packs: readonly Pack[] = [
  { uri: 'whq-rules:/roleplay-book.xml', title: roleplay, text: roleplayBook },
  { uri: 'whq-rules:/extended-abilities.xml', title: extended, text: extendedAbilities },
  { uri: 'whq-rules:/roleplay-book.es.xml', title: roleplay, text: roleplayBookSpanish },
  { uri: 'whq-rules:/extended-abilities.es.xml', title: extended, text: extendedAbilitiesSpanish },
];
