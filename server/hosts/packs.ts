import gamebookCharts from '../../rules/charts/gamebook.xml';
import mordheimCharts from '../../rules/charts/mordheim.xml';
import warhammerQuestCharts from '../../rules/charts/warhammer-quest.xml';
import wfbCharts from '../../rules/charts/wfb.xml';
import extendedAbilitiesSpanish from '../../rules/extended-abilities.es.xml';
import extendedAbilitiesSpanishIndexed from '../../rules/extended-abilities.es.xml?contributions';
import extendedAbilities from '../../rules/extended-abilities.xml';
import extendedAbilitiesIndexed from '../../rules/extended-abilities.xml?contributions';
import gamebookSpanish from '../../rules/gamebook.es.xml';
import gamebookSpanishIndexed from '../../rules/gamebook.es.xml?contributions';
import gamebook from '../../rules/gamebook.xml';
import gamebookIndexed from '../../rules/gamebook.xml?contributions';
import mordheimSpanish from '../../rules/mordheim.es.xml';
import mordheimSpanishIndexed from '../../rules/mordheim.es.xml?contributions';
import mordheim from '../../rules/mordheim.xml';
import mordheimIndexed from '../../rules/mordheim.xml?contributions';
import roleplayBookSpanish from '../../rules/roleplay-book.es.xml';
import roleplayBookSpanishIndexed from '../../rules/roleplay-book.es.xml?contributions';
import roleplayBook from '../../rules/roleplay-book.xml';
import roleplayBookIndexed from '../../rules/roleplay-book.xml?contributions';
import wfbReferenceSpanish from '../../rules/wfb-reference.es.xml';
import wfbReferenceSpanishIndexed from '../../rules/wfb-reference.es.xml?contributions';
import wfbReference from '../../rules/wfb-reference.xml';
import wfbReferenceIndexed from '../../rules/wfb-reference.xml?contributions';
import type { BundledPackage } from '../workspace/packages/host.ts';

/**
 * The bundled rules and their translations; if two books have the same ability, the first counts. Their text is inside the programs: no
 * file is read at run time.
 */
export const packs: readonly BundledPackage[] = [
  {
    id: 'roleplay-book',
    title: { en: 'Roleplay Book', es: 'Libro de Rol' },
    files: inTwoLanguages(
      'roleplay-book',
      [roleplayBook, roleplayBookIndexed],
      [roleplayBookSpanish, roleplayBookSpanishIndexed],
    ),
    charts: [file('charts/warhammer-quest', warhammerQuestCharts)],
  },
  {
    id: 'extended-abilities',
    title: { en: 'Extended abilities', es: 'Habilidades ampliadas' },
    files: inTwoLanguages(
      'extended-abilities',
      [extendedAbilities, extendedAbilitiesIndexed],
      [extendedAbilitiesSpanish, extendedAbilitiesSpanishIndexed],
    ),
  },
  {
    id: 'mordheim',
    title: { en: 'Mordheim: Optional Rules', es: 'Mordheim: reglas opcionales' },
    system: 'mordheim',
    files: inTwoLanguages('mordheim', [mordheim, mordheimIndexed], [mordheimSpanish, mordheimSpanishIndexed]),
    charts: [file('charts/mordheim', mordheimCharts)],
  },
  {
    id: 'gamebook',
    title: { en: 'Gamebook: Combat', es: 'Librojuego: combate' },
    system: 'gamebook',
    files: inTwoLanguages('gamebook', [gamebook, gamebookIndexed], [gamebookSpanish, gamebookSpanishIndexed]),
    charts: [file('charts/gamebook', gamebookCharts)],
  },
  {
    id: 'wfb-reference',
    title: { en: 'Warhammer Fantasy Battle: Reference', es: 'Warhammer Fantasy Battle: referencia' },
    system: 'wfb',
    files: inTwoLanguages(
      'wfb-reference',
      [wfbReference, wfbReferenceIndexed],
      [wfbReferenceSpanish, wfbReferenceSpanishIndexed],
    ),
    charts: [file('charts/wfb', wfbCharts)],
  },
];

/** The text of a file, and what it adds to an index. */
type Indexed = readonly [text: string, contributions: string];

function inTwoLanguages(name: string, english: Indexed, spanish: Indexed): BundledPackage['files'] {
  return [file(name, ...english), file(`${name}.es`, ...spanish)];
}

function file(name: string, text: string, contributions?: string): BundledPackage['files'][number] {
  return { uri: `whq-rules:/${name}.xml`, text, ...(contributions !== undefined && { contributions }) };
}
