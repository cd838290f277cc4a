import type { RowFacts, SignFacts } from '../../checks/problems/facts.ts';
import type { Wording } from '../texts/places.ts';
import { problemTexts } from '../texts/problemTexts.ts';
import { translationTexts } from '../texts/translationTexts.ts';

/** Las traducciones junto a los textos que traducen. */
export const translationsEs = problemTexts({
  'translation-dice': (facts) => sign(facts, 'se tirarían otros dados que en el original'),
  'translation-number': (facts) => sign(facts, 'se jugaría con otro número que en el original'),
  'translation-meaning': (facts) => words(facts, 'se jugaría de otro modo que en el original'),
  'translation-row': (facts) => withAdvice(rows, facts, 'una tirada tendría otro resultado que en el original'),
  'translation-placeholder':
    '[written?El parámetro es aquí «{written…}» y en el original «{placeholder…}», que es el que usa su texto. Escribe «{placeholder…}».|Este nombre ha perdido su parámetro {placeholder…}, así que nadie ve que la regla necesita un valor. Vuelve a ponerlo.]',
  'translation-length': {
    short:
      '[isOverride?Este texto sustituye a otro en las aplicaciones y solo tiene el {percent} % de su longitud: faltan partes de las reglas. Compáralos.|Esta traducción solo tiene el {percent} % de la longitud del original: falta la mayor parte del texto. Tradúcelo entero.]',
    long: 'Esta traducción tiene el {percent} % de la longitud del original. Comprueba que no contiene el texto de otra entrada.',
    cut: 'Esta traducción acaba a mitad de una frase, y el original no. Complétala.',
  },
  'duplicate-translation':
    'La clave «{key…}» ya está en la línea {first}. Las aplicaciones solo muestran uno de los dos textos: quita el otro.',
  'same-translation':
    'Esta es también la traducción de «{key…}», en la línea {first}, que tiene otro texto en el original: probablemente se copió una de las dos. Compáralas.',
  'orphan-translation':
    '[nearest?[count=1?Ninguna entrada de esta carpeta tiene un texto para la clave «{key…}», así que las aplicaciones nunca muestran esta traducción. ¿Querías decir {nearest…}, que no tiene ninguna?|{count} traducciones tienen «{key…}» en sus claves, pero ninguna entrada de esta carpeta lo tiene, así que las aplicaciones nunca las muestran. ¿Querías decir {nearest…}?]|[count=1?Ninguna entrada de esta carpeta tiene un texto para la clave «{key…}», así que las aplicaciones nunca muestran esta traducción. Corrige la clave o quita la traducción.|{count} traducciones de este archivo no corresponden a ningún texto, desde «{key…}», así que las aplicaciones nunca las muestran. Corrige sus claves o quítalas.]]',
  'missing-translation':
    '{count} [count=1?texto no tiene|textos no tienen] traducción a «{language}», y las aplicaciones muestran el original: {examples}[examples<count? …].',
  'stale-translation':
    '[count=1?El original ha cambiado desde que esta traducción se marcó como actual[was=?: «{is…}» es nuevo|[was?: «{was…}» [is?es ahora «{is…}»|ha desaparecido]]]. Adapta la traducción y márcala como actual.|Los originales de {count} traducciones de este archivo han cambiado desde que se marcaron como actuales, desde «{key…}». Adáptalas y márcalas como actuales.]',
  'double-space': 'Aquí hay dos espacios, y en el original no. Escribe uno.',
  'lost-line-breaks':
    'El original tiene párrafos o una lista, y esta traducción es una sola línea, en la que no se encuentra nada. Separa las líneas como en el original.',
  'translation-punctuation':
    '[repaired=?«{written}» no se escribe en este idioma. Quítalo.|[repaired?Esta frase acaba con «{written}» y no empieza con «{repaired}». Añádelo donde empieza la pregunta o la exclamación.|A este «{written}» le falta su pareja. Añádela donde la cita acaba o empieza.]]',
  'untranslated-text': {
    entry: 'Este texto es igual que el original, en el idioma «{language}». Tradúcelo.',
    sentence: 'Esta frase sigue en el idioma del original, «{language}». Tradúcela.',
    plural:
      '«{name…}» está igual que en el original, aunque el nombre en singular está traducido: «{other…}».[count=1?| Este archivo tiene {count} nombres así.] Tradúcelo.',
    name: '«{name…}» está igual que en el original, aunque este nombre es «{other…}» en otro lugar.[count=1?| Este archivo tiene {count} nombres así.] Tradúcelo.',
  },
});

const signs: Wording<SignFacts> = {
  changed: 'El original dice {source…}, aquí pone {written…}{end}',
  lost: 'Aquí falta {source…}, que está en el original{end}',
  added: '{written…} no está en el original{end}',
  moved: '{written…} está en otra fila que en el original{end}',
  swapped: '{written…} y {source…} han cambiado de lugar{end}',
};

const rows: Wording<RowFacts> = {
  changed: 'La fila {row} del original es aquí {other}{end}',
  lost: 'Aquí falta la fila {row} del original{end}',
  moved: 'La fila {row} está en otro lugar que en el original{end}',
  swapped: 'Los textos de las filas {row} y {other} están cambiados{end}',
};

const { sign, words, withAdvice } = translationTexts({
  signs,
  advice:
    '[suspect=source?, como en otras traducciones: probablemente lo incorrecto es el original. Compruébalo.|[suspect=either?: uno de los dos textos es incorrecto. Compáralos.|: {why}.]]',
  quoted: (words) => `«${words}»`,
});
