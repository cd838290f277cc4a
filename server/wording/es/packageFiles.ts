import type { SettingExpectation } from '../../checks/problems/facts.ts';
import type { JsonErrorKind } from '../../json/readJson.ts';
import { list, shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';

/** The files that describe a package, in JSON. */
export const packageFilesEs = {
  'json-syntax': ({ kind }) => `${mistakes[kind]} Hasta que se corrija, ningún programa puede leer este archivo.`,
  'unknown-setting': ({ name, nearest }) =>
    `No hay ningún ajuste «${shorten(name)}», así que no tiene efecto.${nearest === undefined ? ' Quítalo.' : ` ¿Querías decir ${shorten(nearest)}?`}`,
  'bad-setting': ({ name, written, expected }) => {
    if (expected.kind === 'property') return `Falta ${expected.property}${name === '' ? '' : ` en ${name}`}. Añádelo.`;
    if (expected.kind === 'unique') return `${setting(name)} tiene dos veces el mismo valor. Deja solo uno.`;
    return `${setting(name)} tiene que ser ${expectation(expected)}, no ${shorten(written)}.`;
  },
  'missing-file': ({ path, nearest, isCase, isListed }) => {
    if (isCase)
      return `El archivo se llama ${shorten(nearest ?? '')}, con otras mayúsculas. Donde las mayúsculas cuentan, como en casi todos los servidores web, la aplicación no lo encuentra. Escribe el nombre como el del archivo.`;
    const effect = isListed ? 'así que la aplicación web no carga nada' : 'así que este ajuste no tiene efecto';
    const advice =
      nearest === undefined ? 'Añade el archivo o quita esta ruta.' : `¿Querías decir ${shorten(nearest)}?`;
    return `En este paquete no hay ningún archivo ${shorten(path)}, ${effect}. ${advice}`;
  },
  'unlisted-file': ({ paths }) =>
    `La aplicación web no carga ${files(paths)}, porque ${paths.length === 1 ? 'no está' : 'no están'} en esta lista. ${paths.length === 1 ? 'Añádelo' : 'Añádelos'}, si no es a propósito.`,
  'repeated-file': ({ path, first }, lineOf) =>
    `${shorten(path)} también está en la línea ${lineOf(first)}: la aplicación lo carga dos veces, y sus entradas sustituyen a las de todos los archivos que hay en medio. Deja solo uno.`,
} satisfies Partial<ProblemMessages>;

const maximumNames = 3;

function files(paths: readonly string[]): string {
  const names = paths.slice(0, maximumNames).map(shorten);
  const others = paths.length - names.length;
  return others > 0 ? `${names.join(', ')} y ${others} más` : list(names, 'y');
}

function setting(name: string): string {
  return name === '' ? 'Este archivo' : name;
}

const types = {
  object: 'un objeto, entre { }',
  array: 'una lista, entre [ ]',
  string: 'un texto entre comillas',
  integer: 'un número entero',
} as const;

function expectation(expected: SettingExpectation): string {
  switch (expected.kind) {
    case 'type':
      return types[expected.type];
    case 'oneOf':
      return list(expected.values, 'o');
    case 'atLeast':
      return `${expected.limit} o más`;
    case 'atMost':
      return `${expected.limit} o menos`;
    case 'form':
      return `de la forma ${list(expected.examples, 'o')}`;
    case 'notEmpty':
      return 'un texto que no esté vacío';
    default:
      return 'otro valor';
  }
}

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
  unknownWord: 'JSON no conoce esta palabra. Pon un texto entre comillas dobles.',
  textBehind: 'Hay más texto detrás del final. Quítalo.',
  tooDeep: 'Hay objetos y listas unos dentro de otros en más de 100 niveles. Quita algunos.',
  other: 'Este archivo no es JSON.',
};
