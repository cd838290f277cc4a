import { list, shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';

/** Values and references that are wrong only beside others of the package. */
export const packagesEs = {
  'copied-value': ({ element, value, from }) =>
    `<${element}> tiene el mismo número que <${from}>, ${value}, demasiado grande para él: seguramente se copió de ahí. Busca el valor correcto.`,
  'lost-use': ({ what, id, last }) =>
    what === 'magic'
      ? `Las aplicaciones conservan un solo <magic> de un monstruo, el último: ${shorten(id)} se pierde al lado de ${shorten(last)}. Escríbelo como <text> o quítalo.`
      : `${shorten(id)} se usa dos veces aquí, y las aplicaciones solo muestran el último texto. Junta los dos valores en un solo uso.`,
  'missing-prefix': ({ written, repaired }) =>
    `Los id de los guerreros empiezan por «warrior-», y las aplicaciones no lo añaden: con «${shorten(written)}» no puede venir ningún guerrero. Escribe ${repaired}.`,
  'unknown-guarded': ({ name, members }) =>
    members.length === 0
      ? `En este grupo no hay nadie más, así que no hay ningún ${shorten(name)} al que proteger. Añádelo, o quita la regla.`
      : `Ningún otro monstruo de este grupo es ${shorten(name)}, así que no hay a quién proteger. Los demás: ${list(members.map(shorten), 'y')}.`,
  'never-drawn': ({ ambiences }) =>
    `Un grupo sale en un ambiente que tengan todos sus monstruos, y estos no tienen ninguno en común (${list(ambiences.map(shorten), 'y')}): en cuanto los jugadores eligen un ambiente, no sale nunca. Da uno a todos.`,
  'table-cycle': ({ table, way }) =>
    `Esto vuelve a ${shorten(table)}: ${way.map(shorten).join(' → ')}. Las aplicaciones no sacan nada la segunda vez y lo intentan de nuevo. Quita una de las referencias, si no es a propósito.`,
  'other-package': ({ id, other, isLater }) =>
    isLater
      ? `${shorten(id)} está en el paquete ${shorten(other)}, que continúa este: quien solo carga este no lo tiene. Nombra otra entrada, o pásala a este paquete.`
      : `${shorten(id)} está en el paquete ${shorten(other)}, y este paquete no lo continúa: quien solo carga este no lo tiene. Añade «${shorten(other)}» a «base» en whq.json, o nombra otra entrada.`,
  'missing-picture': ({ path, nearest, isCase }) => {
    if (isCase)
      return `La imagen se llama ${shorten(nearest ?? '')}, con otras mayúsculas. Donde las mayúsculas cuentan, como en casi todos los servidores web, las aplicaciones no la encuentran. Escribe el nombre como el del archivo.`;
    const advice = nearest === undefined ? 'Añádela o corrige la ruta.' : `¿Querías decir ${shorten(nearest)}?`;
    return `En este paquete no hay ninguna imagen ${shorten(path)}, así que las aplicaciones no muestran ninguna. ${advice}`;
  },
  'misplaced-file': ({ root, folders }) =>
    `La aplicación de escritorio solo carga <${root}> de ${list(folders, 'o')}, y no de esta carpeta. Mueve el archivo allí.`,
  'unused-entry': ({ entity, id }) =>
    entity === 'rule' || entity === 'magic'
      ? `En esta carpeta ningún monstruo y ninguna tabla usa «${shorten(id)}», así que ninguna carta lleva hasta él. Úsalo, o quítalo si no hace falta.`
      : `En esta carpeta no está «${shorten(id)}» en ninguna tabla, así que las aplicaciones no lo sacan nunca. Ponlo en una tabla, o quítalo si no hace falta.`,
  'own-rule': ({ thing, id, otherId }) =>
    `${shorten(thing)} tiene su propia regla, ${shorten(otherId)}, pero aquí se enlaza ${shorten(id)}: los jugadores que la consulten no la verán. Enlaza ${shorten(otherId)}.`,
  'unexplained-value': ({ element, hasRules }) =>
    `<${element}> es S, que remite a las reglas especiales, pero ${hasRules ? 'ninguna habla de ello' : 'no hay ninguna'}: nadie sabe el valor. Da el valor, o la regla que lo explica.`,
} satisfies Partial<ProblemMessages>;
