import { shorten } from '../texts/phrasing.ts';
import { problemTexts } from '../texts/problemTexts.ts';

/** Values, references and uses that are wrong only beside others, of the entry itself or of the package. */
export const packagesEs = problemTexts({
  'copied-value':
    '<{element}> tiene el mismo número que <{from}>, {value}, demasiado grande para él: seguramente se copió de ahí. Busca el valor correcto.',
  'lost-use': {
    magic:
      'Las aplicaciones conservan un solo <magic> de un monstruo, el último: {id…} se pierde al lado de {last…}. Escríbelo como <text> o quítalo.',
    rule: '{id…} se usa dos veces aquí, y las aplicaciones solo muestran el último texto. Junta los dos valores en un solo uso.',
  },
  'missing-prefix':
    'Los id de los guerreros empiezan por «warrior-», y las aplicaciones no lo añaden: con «{written…}» no puede venir ningún guerrero. Escribe {repaired}.',
  'unknown-guarded':
    '[members?Ningún otro monstruo de este grupo es {name…}, así que no hay a quién proteger. Los demás: {members…, y}.|En este grupo no hay nadie más, así que no hay ningún {name…} al que proteger. Añádelo, o quita la regla.]',
  'unknown-system':
    'No hay ningún juego «{name…}», así que no se conoce ninguna habilidad ni ningún perfil de este texto. ¿Querías decir {nearest}?',
  'never-drawn':
    '[level?El grupo solo sale en su nivel {groupLevel…}, así que este monstruo nunca sale en el nivel {level…}. Escribe el mismo nivel en los dos.|Un grupo sale en un ambiente que tengan todos sus monstruos, y estos no tienen ninguno en común ({ambiences…, y}): en cuanto los jugadores eligen un ambiente, no sale nunca. Da uno a todos.]',
  'table-cycle': ({ table, way }) =>
    `Esto vuelve a ${shorten(table)}: ${way.map(shorten).join(' → ')}. Las aplicaciones no sacan nada la segunda vez y lo intentan de nuevo. Quita una de las referencias, si no es a propósito.`,
  'other-package':
    '[isLater?{id…} está en el paquete {other…}, que continúa este: quien solo carga este no lo tiene. Nombra otra entrada, o pásala a este paquete.|{id…} está en el paquete {other…}, y este paquete no lo continúa: quien solo carga este no lo tiene. Añade «{other…}» a «base» en whq.json, o nombra otra entrada.]',
  'missing-picture':
    '[isCase?La imagen se llama {nearest…}, con otras mayúsculas. Donde las mayúsculas cuentan, como en casi todos los servidores web, las aplicaciones no la encuentran. Escribe el nombre como el del archivo.|En este paquete no hay ninguna imagen {path…}, así que las aplicaciones no muestran ninguna. [nearest?¿Querías decir {nearest…}?|Añádela o corrige la ruta.]]',
  'misplaced-file':
    'La aplicación de escritorio solo carga <{root}> de {folders, o}, y no de esta carpeta. Mueve el archivo allí.',
  'unused-entry': ({ entity, id }) =>
    entity === 'rule' || entity === 'magic'
      ? `En esta carpeta ningún monstruo y ninguna tabla usa «${shorten(id)}», así que ninguna carta lleva hasta él. Úsalo, o quítalo si no hace falta.`
      : `En esta carpeta no está «${shorten(id)}» en ninguna tabla, así que las aplicaciones no lo sacan nunca. Ponlo en una tabla, o quítalo si no hace falta.`,
  'own-rule':
    '{thing…} tiene su propia regla, {otherId…}, pero aquí se enlaza {id…}: los jugadores que la consulten no la verán. Enlaza {otherId…}.',
  'unexplained-value':
    '<{element}> es S, que remite a las reglas especiales, pero [hasRules?ninguna habla de ello|no hay ninguna]: nadie sabe el valor. Da el valor, o la regla que lo explica.',
});
