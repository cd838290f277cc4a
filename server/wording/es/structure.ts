import type { Expectation } from '../../formats/schema/finding.ts';
import { list, shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';
import { entitiesEs, valuesEs } from './values.ts';

/** Differences from the schema, and ids. */
export const structureEs = {
  'too-many-problems': ({ limit }) =>
    `Solo se muestran los primeros ${limit} problemas. Corrige algunos para ver los demás.`,
  'unknown-element': ({ name, parent, allowed, nearest }) =>
    `No existe el elemento <${name}>${parent ? ` dentro de <${parent}>` : ''}.${meant(nearest && `<${nearest}>`)}${allowedElements(allowed)}`,
  'misplaced-element': (facts) =>
    facts.what === 'reference'
      ? `Un texto no puede remitir a otra entrada con <${facts.name}>: solo lo hacen los Monstruos y las tablas. Escribe solo el nombre, sin las etiquetas.`
      : facts.what === 'entry'
        ? `<${facts.name}> empieza aquí antes de que termine la entrada anterior. Cierra primero esa, con ${shorten(facts.endTags)}, o saca esta de ella.`
        : `<${facts.name}> no puede estar ${facts.parent ? `directamente en <${facts.parent}>` : 'aquí'}: va en ${list(
            facts.parents.map((other) => `<${other}>`),
            'o',
          )}.`,
  'missing-child': ({ element, expected, needs, isEmpty }) => {
    const names = list(
      expected.map((name) => `<${name}>`),
      needs === 'all' ? 'y' : 'o',
    );
    if (isEmpty || needs === 'one') return `Este <${element}> está vacío. Necesita ${names}.`;
    return `En este <${element}> ${expected.length === 1 ? 'falta' : 'faltan'} ${names}.`;
  },
  'no-entries': ({ expected }) =>
    `Aquí todavía no hay nada escrito: añade ${list(
      expected.map((name) => `<${name}>`),
      'o',
    )}.`,
  'unexpected-text': ({ parent, allowed }) =>
    `No puede haber texto directamente en <${parent}>.${allowedElements(allowed)}`,
  'unknown-attribute': ({ element, attribute, allowed, nearest }) =>
    `<${element}> no tiene ningún atributo ${attribute}.${meant(nearest)}${allowed.length > 0 ? ` Puede tener ${list(allowed, 'y')}.` : ' No tiene ninguno.'}`,
  'missing-attribute': ({ element, attribute }) => `A este <${element}> le falta ${attribute}. Añade ${attribute}="…".`,
  'bad-value': ({ attribute, value, expected }) =>
    value === ''
      ? `${attribute} está vacío. ${expectation(expected)}`
      : `«${shorten(value)}» no es un valor válido para ${attribute}. ${expectation(expected)}`,
  'bad-content': ({ element, value, expected }) =>
    value === ''
      ? `<${element}> está vacío. ${valuesEs[expected]}`
      : `«${shorten(value)}» no es un valor válido para <${element}>. ${valuesEs[expected]}`,
  'unusual-content': ({ element, value, expected }) =>
    `«${shorten(value)}» no es habitual en <${element}>. ${valuesEs[expected]} Las aplicaciones lo muestran tal cual.`,
  'repeated-element': ({ parent, name }) =>
    `Este <${parent}> tiene <${name}> más de una vez, y como mucho cuenta uno. Deja el correcto.`,
  'earlier-edition': ({ root }) =>
    `Este archivo <${root}> está escrito para la primera aplicación, Event Deck. Se revisa con las reglas de esa aplicación; las de hoy leen de otro modo una parte. Conviértelo para usarlo en ellas.`,
  'missing-id': ({ element, name }) =>
    `A este <${element}> le falta el id${name ? ` («${shorten(name)}»)` : ''}, así que nada puede referirse a él. Añade id="…".`,
  'bad-id': ({ element, value }) =>
    value.trim() === ''
      ? `El id está vacío, así que nada puede referirse a este <${element}>.`
      : `«${shorten(value)}» no es un id válido: usa solo minúsculas sin acentos, cifras, guiones, puntos y guiones bajos, al principio una letra o una cifra, como en mi-miedo.`,
  'duplicate-id': ({ id, first }, lineOf) =>
    `El id «${shorten(id)}» ya está usado en la línea ${lineOf(first)}. Las dos aplicaciones solo conservan la última de estas entradas: da a cada una su propio id.`,
  'unknown-reference': ({ entity, id, nearest }) =>
    `No hay ${entitiesEs[entity]} «${shorten(id)}» en esta carpeta ni en los paquetes incluidos.${meant(nearest)}`,
  'id-in-other-file': ({ id, file, kept, inBrowser }) =>
    `El id «${shorten(id)}» está también en ${file}. Si los dos archivos van en un mismo paquete, las aplicaciones solo conservan una de las entradas: la de escritorio, la de ${kept}; la web, la ${inBrowser === undefined ? 'del archivo que carga al final' : `de ${inBrowser}`}.`,
  'replaced-entry': ({ id, base, file }) =>
    `Esta entrada sustituye a ${shorten(id)} del paquete ${shorten(base)} (${file}) donde se cargan los dos paquetes. Si es a propósito, añade ${shorten(id)} a «houseRules» en whq.json; si no, da otro id a esta entrada.`,
} satisfies Partial<ProblemMessages>;

function expectation(expected: Expectation): string {
  switch (expected.kind) {
    case 'oneOf':
      return `Debe ser ${list(expected.values, 'o')}.`;
    case 'exactly':
      return `Debe ser «${expected.value}».`;
    case 'type':
      return valuesEs[expected.type];
    default:
      return expected satisfies never;
  }
}

function meant(nearest: string | undefined): string {
  return nearest ? ` ¿Querías decir ${nearest}?` : '';
}

function allowedElements(allowed: readonly string[]): string {
  return allowed.length > 0
    ? ` Aquí se permiten: ${list(
        allowed.map((name) => `<${name}>`),
        'y',
      )}.`
    : ' Aquí solo se permite texto.';
}
