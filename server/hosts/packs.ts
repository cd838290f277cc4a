import gamebookCharts from '../../rules/charts/gamebook.xml';
import mordheimCharts from '../../rules/charts/mordheim.xml';
import warhammerQuestCharts from '../../rules/charts/warhammer-quest.xml';
import wfbCharts from '../../rules/charts/wfb.xml';
import extendedAbilitiesSpanish from '../../rules/extended-abilities.es.xml';
import extendedAbilities from '../../rules/extended-abilities.xml';
import gamebookSpanish from '../../rules/gamebook.es.xml';
import gamebook from '../../rules/gamebook.xml';
import mordheimSpanish from '../../rules/mordheim.es.xml';
import mordheim from '../../rules/mordheim.xml';
import roleplayBookSpanish from '../../rules/roleplay-book.es.xml';
import roleplayBook from '../../rules/roleplay-book.xml';
import wfbReferenceSpanish from '../../rules/wfb-reference.es.xml';
import wfbReference from '../../rules/wfb-reference.xml';
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
    charts: [{ uri: 'whq-rules:/charts/warhammer-quest.xml', text: warhammerQuestCharts }],
  },
  {
    id: 'extended-abilities',
    title: { en: 'Extended abilities', es: 'Habilidades ampliadas' },
    files: [
      { uri: 'whq-rules:/extended-abilities.xml', text: extendedAbilities },
      { uri: 'whq-rules:/extended-abilities.es.xml', text: extendedAbilitiesSpanish },
    ],
  },
  {
    id: 'mordheim',
    title: { en: 'Mordheim: Optional Rules', es: 'Mordheim: reglas opcionales' },
    system: 'mordheim',
    files: [
      { uri: 'whq-rules:/mordheim.xml', text: mordheim },
      { uri: 'whq-rules:/mordheim.es.xml', text: mordheimSpanish },
    ],
    charts: [{ uri: 'whq-rules:/charts/mordheim.xml', text: mordheimCharts }],
  },
  {
    id: 'gamebook',
    title: { en: 'Gamebook: Combat', es: 'Librojuego: combate' },
    system: 'gamebook',
    files: [
      { uri: 'whq-rules:/gamebook.xml', text: gamebook },
      { uri: 'whq-rules:/gamebook.es.xml', text: gamebookSpanish },
    ],
    charts: [{ uri: 'whq-rules:/charts/gamebook.xml', text: gamebookCharts }],
  },
  {
    id: 'wfb-reference',
    title: { en: 'Warhammer Fantasy Battle: Reference', es: 'Warhammer Fantasy Battle: referencia' },
    system: 'wfb',
    files: [
      { uri: 'whq-rules:/wfb-reference.xml', text: wfbReference },
      { uri: 'whq-rules:/wfb-reference.es.xml', text: wfbReferenceSpanish },
    ],
    charts: [{ uri: 'whq-rules:/charts/wfb.xml', text: wfbCharts }],
  },
];
