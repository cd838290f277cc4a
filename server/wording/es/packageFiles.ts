import type { SettingExpectation, SettingFacts } from '../../checks/problems/facts.ts';
import type { JsonErrorKind } from '../../json/readJson.ts';
import { fill, say, type Wording } from '../texts/places.ts';
import { problemTexts } from '../texts/problemTexts.ts';

/** The files that describe a package, in JSON. */
export const packageFilesEs = problemTexts({
  'json-syntax': ({ kind }) => `${mistakes[kind]} Hasta que se corrija, ningún programa puede leer este archivo.`,
  'unknown-setting':
    'No hay ningún ajuste «{name…}», así que no tiene efecto.[nearest? ¿Querías decir {nearest…}?| Quítalo.]',
  'bad-setting': ({ expected, ...facts }) => say(settings, { ...facts, ...expected }),
  'missing-file': ({ difference, nearest = '', ...facts }) =>
    fill(missing[difference ?? 'other'], { ...facts, nearest, has: accents(nearest), written: accents(facts.path) }),
  'unlisted-file': ({ paths }) =>
    fill(
      'La aplicación web no carga [others?{names…} y {others} más|{names…, y}], porque [paths=1?no está|no están] en esta lista. [paths=1?Añádelo|Añádelos], si no es a propósito.',
      {
        paths,
        names: paths.slice(0, maximumNames),
        others: paths.length > maximumNames && paths.length - maximumNames,
      },
    ),
  'repeated-file':
    '{path…} también está en la línea {first}: la aplicación lo carga dos veces, y sus entradas sustituyen a las de todos los archivos que hay en medio. Deja solo uno.',
});

const missing = {
  capitals:
    'El archivo se llama {nearest…}, con otras mayúsculas. Donde las mayúsculas cuentan, como en casi todos los servidores web, la aplicación no lo encuentra. Escribe el nombre como el del archivo.',
  slashes: 'Una ruta lleva / entre las carpetas, así que la aplicación no encuentra este archivo. Escribe {nearest…}.',
  accents:
    'El archivo está, pero su nombre tiene {has}, y esta ruta {written}. Casi todos los servidores web los toman por dos nombres, así que la aplicación no lo encuentra. Escribe de nuevo el nombre del archivo.',
  other:
    'En este paquete no hay ningún archivo {path…}, [isListed?así que la aplicación web no carga nada|así que este ajuste no tiene efecto]. [nearest?¿Querías decir {nearest…}?|Añade el archivo o quita esta ruta.]',
};

function accents(name: string): string {
  return name === name.normalize('NFC')
    ? 'cada letra con su acento como un solo carácter (NFC)'
    : 'los acentos como caracteres aparte (NFD)';
}

const maximumNames = 3;

const types = {
  object: 'un objeto, entre { }',
  array: 'una lista, entre [ ]',
  string: 'un texto entre comillas',
  integer: 'un número entero',
} as const;

const settings: Wording<Omit<SettingFacts, 'expected'> & SettingExpectation> = {
  property: 'Falta {property}[name? en {name}]. Añádelo.',
  unique: '[name?{name}|Este archivo] tiene dos veces el mismo valor. Deja solo uno.',
  type: (facts) =>
    fill('[name?{name}|Este archivo] tiene que ser {form}, no {written…}.', { ...facts, form: types[facts.type] }),
  oneOf: '[name?{name}|Este archivo] tiene que ser {values, o}, no {written…}.',
  atLeast: '[name?{name}|Este archivo] tiene que ser {limit} o más, no {written…}.',
  atMost: '[name?{name}|Este archivo] tiene que ser {limit} o menos, no {written…}.',
  form: '[name?{name}|Este archivo] tiene que ser de la forma {examples, o}, no {written…}.',
  notEmpty: '[name?{name}|Este archivo] tiene que ser un texto que no esté vacío, no {written…}.',
  other: '[name?{name}|Este archivo] tiene que ser otro valor, no {written…}.',
};

const mistakes: Readonly<Record<JsonErrorKind, string>> = {
  trailingComma: 'Hay una coma detrás del último elemento. Quítala.',
  missingComma: 'Falta una coma entre este elemento y el siguiente. Añádela.',
  missingColon: 'Faltan los dos puntos entre el nombre y su valor. Añádelos.',
  missingValue: 'Falta un valor aquí. Añádelo.',
  missingName: 'Falta un nombre entre comillas dobles aquí. Añádelo.',
  missingBrace: 'Falta una }: un objeto queda abierto hasta el final del archivo. Añádela donde termina el objeto.',
  missingBracket: 'Falta un ]: una lista queda abierta hasta el final del archivo. Añádelo donde termina la lista.',
  unclosedText: 'Un texto empieza aquí y no tiene comillas al final. Añádelas.',
  comment: 'JSON no tiene comentarios. Quita este.',
  badNumber: 'Esto no es un número como los de JSON. Escribe cifras, como 5 o 0.5.',
  badEscape: 'Una barra invertida en un texto se escribe dos veces: \\\\.',
  badCharacter: 'Un texto no puede tener un fin de línea ni otro carácter invisible. Quítalo.',
  otherQuotes: 'En JSON los textos van solo entre comillas dobles: "…".',
  unknownWord: 'JSON no conoce esta palabra. Pon un texto entre comillas dobles.',
  textBehind: 'Hay más texto detrás del final. Quítalo.',
  tooDeep: 'Hay objetos y listas unos dentro de otros en más de 100 niveles. Quita algunos.',
  other: 'Este archivo no es JSON.',
};
