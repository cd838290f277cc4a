import type { Expectation } from '../../formats/schema/finding.ts';
import { shorten } from '../texts/phrasing.ts';
import { fill, say, type Wording } from '../texts/places.ts';
import { problemTexts } from '../texts/problemTexts.ts';
import { entitiesEs, valuesEs } from './values.ts';

/** Differences from the schema, and ids. */
export const structureEs = problemTexts({
  'too-many-problems': 'Solo se muestran los primeros {limit} problemas. Corrige algunos para ver los demás.',
  'unknown-element':
    'No existe el elemento <{name}>[parent? dentro de <{parent}>].[nearest? ¿Querías decir <{nearest}>?][allowed? Aquí se permiten: {<allowed>, y}.| Aquí solo se permite texto.]',
  'misplaced-element': {
    reference:
      'Un texto no puede remitir a otra entrada con <{name}>: solo lo hacen los Monstruos y las tablas. Escribe solo el nombre, sin las etiquetas.',
    entry:
      '<{name}> empieza aquí antes de que termine la entrada anterior. Cierra primero esa, con {endTags…}, o saca esta de ella.',
    element: '<{name}> no puede estar [parent?directamente en <{parent}>|aquí]: va en {<parents>, o}.',
  },
  'missing-child':
    '[isEmpty?Este <{element}> está vacío. Necesita [needs=all?{<expected>, y}|{<expected>, o}].|[needs=one?Este <{element}> está vacío. Necesita {<expected>, o}.|En este <{element}> [expected=1?falta|faltan] [needs=all?{<expected>, y}|{<expected>, o}].]]',
  'no-entries': 'Aquí todavía no hay nada escrito: añade {<expected>, o}.',
  'unexpected-text':
    'No puede haber texto directamente en <{parent}>.[allowed? Aquí se permiten: {<allowed>, y}.| Aquí solo se permite texto.]',
  'unknown-attribute':
    '<{element}> no tiene ningún atributo {attribute}.[nearest? ¿Querías decir {nearest}?][allowed? Puede tener {allowed, y}.| No tiene ninguno.]',
  'missing-attribute': 'A este <{element}> le falta {attribute}. Añade {attribute}="…".',
  'bad-value': ({ attribute, value, expected }) =>
    value === ''
      ? `${attribute} está vacío. ${say(expectations, expected)}`
      : `«${shorten(value)}» no es un valor válido para ${attribute}. ${say(expectations, expected)}`,
  'bad-content': ({ element, value, expected }) =>
    value === ''
      ? `<${element}> está vacío. ${valuesEs[expected]}`
      : `«${shorten(value)}» no es un valor válido para <${element}>. ${valuesEs[expected]}`,
  'unusual-content': ({ element, value, expected }) =>
    `«${shorten(value)}» no es habitual en <${element}>. ${valuesEs[expected]} Las aplicaciones lo muestran tal cual.`,
  'repeated-element': 'Este <{parent}> tiene <{name}> más de una vez, y como mucho cuenta uno. Deja el correcto.',
  'earlier-edition':
    'Este archivo <{root}> está escrito para la primera aplicación, Event Deck. Se revisa con las reglas de esa aplicación; las de hoy leen de otro modo una parte. Conviértelo para usarlo en ellas.',
  'missing-id':
    'A este <{element}> le falta el id[name? («{name…}»)], así que nada puede referirse a él. Añade id="…".',
  'bad-id': ({ element, value }) =>
    value.trim() === ''
      ? `El id está vacío, así que nada puede referirse a este <${element}>.`
      : `«${shorten(value)}» no es un id válido: usa solo minúsculas sin acentos, cifras, guiones, puntos y guiones bajos, al principio una letra o una cifra, como en mi-miedo.`,
  'duplicate-id':
    'El id «{id…}» ya está usado en la línea {first}. Las dos aplicaciones solo conservan la última de estas entradas: da a cada una su propio id.',
  'unknown-reference': ({ entity, id, nearest, other }) =>
    other
      ? fill('«{id…}» lo define un <{other}>, así que <{entity}> no lo encuentra: escribe <{other} id="{id…}">.', {
          entity,
          id,
          other,
        })
      : `No hay ${entitiesEs[entity]} «${shorten(id)}» en esta carpeta ni en los paquetes incluidos.${meant(nearest)}`,
  'id-in-other-file':
    'El id «{id…}» está también en {file}. Si los dos archivos van en un mismo paquete, las aplicaciones solo conservan la entrada del que cargan al final: da a una de las dos otro id.',
  'replaced-entry':
    'Esta entrada sustituye a {id…} del paquete {base…} ({file}) donde se cargan los dos paquetes. Si es a propósito, añade {id…} a «houseRules» en whq.json; si no, da otro id a esta entrada.',
});

const expectations: Wording<Expectation> = {
  oneOf: 'Debe ser {values, o}.',
  exactly: 'Debe ser «{value}».',
  type: ({ type }) => valuesEs[type],
};

function meant(nearest: string | undefined): string {
  return nearest ? ` ¿Querías decir ${nearest}?` : '';
}
