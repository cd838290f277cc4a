import gamebookCharts from '../../rules/charts/gamebook.xml';
import mordheimCharts from '../../rules/charts/mordheim.xml';
import warhammerQuestCharts from '../../rules/charts/warhammer-quest.xml';
import wfbCharts from '../../rules/charts/wfb.xml';
import extendedAbilitiesSpanish from '../../rules/extended-abilities.es.xml';
import extendedAbilitiesSpanishIndexed from '../../rules/extended-abilities.es.xml?contributions';
import extendedAbilities from '../../rules/extended-abilities.xml';
import extendedAbilitiesIndexed from '../../rules/extended-abilities.xml?contributions';
import gamebookSpanish from '../../rules/gamebook.es.xml';
import gamebook from '../../rules/gamebook.xml';
import mordheimSpanish from '../../rules/mordheim.es.xml';
import mordheim from '../../rules/mordheim.xml';
import roleplayBookSpanish from '../../rules/roleplay-book.es.xml';
import roleplayBookSpanishIndexed from '../../rules/roleplay-book.es.xml?contributions';
import roleplayBook from '../../rules/roleplay-book.xml';
import roleplayBookIndexed from '../../rules/roleplay-book.xml?contributions';
import wfbReferenceSpanish from '../../rules/wfb-reference.es.xml';
import wfbReference from '../../rules/wfb-reference.xml';
import type { BundledPackage } from '../workspace/packages/host.ts';

/**
 * The bundled rules and their translations; if two books have the same ability, the first counts. Their text is inside the programs: no
 * file is read at run time. What the packs of the usual system add to an index is there too, because each start needs it.
 */
export const packs: readonly BundledPackage[] = [
  {
    id: 'roleplay-book',
    title: { en: 'Roleplay Book', es: 'Libro de Rol' },
    files: [
      file('roleplay-book', roleplayBook, roleplayBookIndexed),
      file('roleplay-book.es', roleplayBookSpanish, roleplayBookSpanishIndexed),
    ],
    charts: [file('charts/warhammer-quest', warhammerQuestCharts)],
  },
  {
    id: 'extended-abilities',
    title: { en: 'Extended abilities', es: 'Habilidades ampliadas' },
    files: [
      file('extended-abilities', extendedAbilities, extendedAbilitiesIndexed),
      file('extended-abilities.es', extendedAbilitiesSpanish, extendedAbilitiesSpanishIndexed),
    ],
  },
  {
    id: 'mordheim',
    title: { en: 'Mordheim: Optional Rules', es: 'Mordheim: reglas opcionales' },
    system: 'mordheim',
    files: inTwoLanguages('mordheim', mordheim, mordheimSpanish),
    charts: [file('charts/mordheim', mordheimCharts)],
  },
  {
    id: 'gamebook',
    title: { en: 'Gamebook: Combat', es: 'Librojuego: combate' },
    system: 'gamebook',
    files: inTwoLanguages('gamebook', gamebook, gamebookSpanish),
    charts: [file('charts/gamebook', gamebookCharts)],
  },
  {
    id: 'wfb-reference',
    title: { en: 'Warhammer Fantasy Battle: Reference', es: 'Warhammer Fantasy Battle: referencia' },
    system: 'wfb',
    files: inTwoLanguages('wfb-reference', wfbReference, wfbReferenceSpanish),
    charts: [file('charts/wfb', wfbCharts)],
  },
];

function inTwoLanguages(name: string, english: string, spanish: string): BundledPackage['files'] {
  return [file(name, english), file(`${name}.es`, spanish)];
}

function file(name: string, text: string, contributions?: string): BundledPackage['files'][number] {
  return { uri: `whq-rules:/${name}.xml`, text, ...(contributions !== undefined && { contributions }) };
}
