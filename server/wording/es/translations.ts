import type { RowFacts, SignFacts, Suspect } from '../../checks/problems/facts.ts';
import { shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';

/** Las traducciones junto a los textos que traducen. */
export const translationsEs = {
  'translation-dice': (facts) => sign(facts, 'se tirarían otros dados que en el original'),
  'translation-number': (facts) => sign(facts, 'se jugaría con otro número que en el original'),
  'translation-meaning': (facts) => sign(quoted(facts), 'se jugaría de otro modo que en el original'),
  'translation-row': (facts) => row(facts),
  'translation-placeholder': ({ placeholder, written }) =>
    written === undefined
      ? `Este nombre ha perdido su parámetro ${shorten(placeholder)}, así que nadie ve que la regla necesita un valor. Vuelve a ponerlo.`
      : `El parámetro es aquí «${shorten(written)}» y en el original «${shorten(placeholder)}», que es el que usa su texto. Escribe «${shorten(placeholder)}».`,
  'translation-length': ({ what, percent, isOverride }) => {
    if (isOverride && what === 'short')
      return `Este texto sustituye a otro en las aplicaciones y solo tiene el ${percent} % de su longitud: faltan partes de las reglas. Compáralos.`;
    if (what === 'cut') return 'Esta traducción acaba a mitad de una frase, y el original no. Complétala.';
    return what === 'short'
      ? `Esta traducción solo tiene el ${percent} % de la longitud del original: falta la mayor parte del texto. Tradúcelo entero.`
      : `Esta traducción tiene el ${percent} % de la longitud del original. Comprueba que no contiene el texto de otra entrada.`;
  },
  'duplicate-translation': ({ key, first }, lineOf) =>
    `La clave «${shorten(key)}» ya está en la línea ${lineOf(first)}. Las aplicaciones solo muestran uno de los dos textos: quita el otro.`,
  'orphan-translation': ({ key, count, nearest }) => {
    if (nearest !== undefined && count > 1)
      return `${count} traducciones tienen «${shorten(key)}» en sus claves, pero ninguna entrada de esta carpeta lo tiene, así que las aplicaciones nunca las muestran. ¿Querías decir ${shorten(nearest)}?`;
    if (nearest !== undefined)
      return `Ninguna entrada de esta carpeta tiene un texto para la clave «${shorten(key)}», así que las aplicaciones nunca muestran esta traducción. ¿Querías decir ${shorten(nearest)}, que no tiene ninguna?`;
    return count === 1
      ? `Ninguna entrada de esta carpeta tiene un texto para la clave «${shorten(key)}», así que las aplicaciones nunca muestran esta traducción. Corrige la clave o quita la traducción.`
      : `${count} traducciones de este archivo no corresponden a ningún texto, desde «${shorten(key)}», así que las aplicaciones nunca las muestran. Corrige sus claves o quítalas.`;
  },
  'missing-translation': ({ count, examples, language }) =>
    `${count} ${count === 1 ? 'texto no tiene' : 'textos no tienen'} traducción a «${language}», y las aplicaciones muestran el original: ${keys(examples, count)}.`,
  'stale-translation': ({ key, count, was, is }) =>
    count === 1
      ? `El original ha cambiado desde que esta traducción se marcó como actual${change(was, is)}. Adapta la traducción y márcala como actual.`
      : `Los originales de ${count} traducciones de este archivo han cambiado desde que se marcaron como actuales, desde «${shorten(key)}». Adáptalas y márcalas como actuales.`,
  'double-space': () => 'Aquí hay dos espacios, y en el original no. Escribe uno.',
  'lost-line-breaks': () =>
    'El original tiene párrafos o una lista, y esta traducción es una sola línea, en la que no se encuentra nada. Separa las líneas como en el original.',
  'translation-punctuation': ({ written, repaired }) => {
    if (repaired === undefined) return `A este «${written}» le falta su pareja. Añádela donde la cita acaba o empieza.`;
    return repaired === ''
      ? `«${written}» no se escribe en este idioma. Quítalo.`
      : `Esta frase acaba con «${written}» y no empieza con «${repaired}». Añádelo donde empieza la pregunta o la exclamación.`;
  },
  'untranslated-text': (facts) => {
    if (!('other' in facts))
      return facts.what === 'entry'
        ? `Este texto es igual que el original, en el idioma «${facts.language}». Tradúcelo.`
        : `Esta frase sigue en el idioma del original, «${facts.language}». Tradúcela.`;
    const more = facts.count > 1 ? ` Este archivo tiene ${facts.count} nombres así.` : '';
    return facts.what === 'plural'
      ? `«${shorten(facts.name)}» está igual que en el original, aunque el nombre en singular está traducido: «${shorten(facts.other)}».${more} Tradúcelo.`
      : `«${shorten(facts.name)}» está igual que en el original, aunque este nombre es «${shorten(facts.other)}» en otro lugar.${more} Tradúcelo.`;
  },
} satisfies Partial<ProblemMessages>;

/** The words that have changed in a source. */
function change(was: string | undefined, is: string): string {
  if (was === undefined) return '';
  if (was === '') return `: «${shorten(is)}» es nuevo`;
  return is === '' ? `: «${shorten(was)}» ha desaparecido` : `: «${shorten(was)}» es ahora «${shorten(is)}»`;
}

function sign({ what, source = '', written = '', suspect }: SignFacts, why: string): string {
  const end = advice(suspect, why);
  switch (what) {
    case 'changed':
      return `El original dice ${shorten(source)}, aquí pone ${shorten(written)}${end}`;
    case 'lost':
      return `Aquí falta ${shorten(source)}, que está en el original${end}`;
    case 'added':
      return `${shorten(written)} no está en el original${advice(suspect === 'source' ? suspect : 'either', why)}`;
    case 'swapped':
      return `${shorten(written)} y ${shorten(source)} han cambiado de lugar${end}`;
    default:
      return `${shorten(written)} está en otra fila que en el original${end}`;
  }
}

function quoted({ source, written, ...facts }: SignFacts): SignFacts {
  const inQuotes = (words: string | undefined) => words && `«${shorten(words)}»`;
  return { ...facts, source: inQuotes(source), written: inQuotes(written) };
}

function row({ what, row: form, other = '', suspect }: RowFacts): string {
  const end = advice(suspect, 'una tirada tendría otro resultado que en el original');
  switch (what) {
    case 'changed':
      return `La fila ${form} del original es aquí ${other}${end}`;
    case 'lost':
      return `Aquí falta la fila ${form} del original${end}`;
    case 'moved':
      return `La fila ${form} está en otro lugar que en el original${end}`;
    default:
      return `Los textos de las filas ${form} y ${other} están cambiados${end}`;
  }
}

function advice(suspect: Suspect, why: string): string {
  if (suspect === 'source')
    return ', como en otras traducciones: probablemente lo incorrecto es el original. Compruébalo.';
  return suspect === 'either' ? ': uno de los dos textos es incorrecto. Compáralos.' : `: ${why}.`;
}

function keys(examples: readonly string[], count: number): string {
  return count > examples.length ? `${examples.join(', ')} …` : examples.join(', ');
}
