import { editDistance } from '../text/nearest.ts';

/** The encoding of a file. */
export interface FileEncoding {
  /** The usual name of the encoding, in capitals. */
  readonly name: string;
  /** Whether the file begins with a byte order mark. */
  readonly hasMark: boolean;
}

/** Known encodings by the names that people write, in capitals. Other names of the same encoding follow its usual name. */
const names: readonly (readonly string[])[] = [
  ['UTF-8', 'UTF8', 'UNICODE-1-1-UTF-8'],
  ['UTF-16', 'UTF-16LE', 'UTF-16BE', 'UTF16', 'ISO-10646-UCS-2', 'UCS-2', 'CSUNICODE', 'UNICODE'],
  ['UTF-32', 'UTF-32LE', 'UTF-32BE', 'ISO-10646-UCS-4', 'UCS-4'],
  ['ISO-8859-1', 'LATIN1', 'L1', 'ISO8859-1', 'ISO88591', 'ISO_8859-1', 'ISO-IR-100', 'CP819'],
  ['WINDOWS-1252', 'CP1252', 'X-CP1252', 'CP-1252'],
  ['US-ASCII', 'ASCII', 'ANSI_X3.4-1968', 'ISO-IR-6', 'ISO646-US'],
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16].map((part) => [`ISO-8859-${part}`, `ISO8859-${part}`]),
  ...[1250, 1251, 1253, 1254, 1255, 1256, 1257, 1258, 874].map((page) => [`WINDOWS-${page}`, `CP${page}`]),
  ...['SHIFT_JIS', 'EUC-JP', 'ISO-2022-JP', 'EUC-KR', 'ISO-2022-KR', 'BIG5', 'BIG5-HKSCS', 'GBK', 'GB2312'].map(one),
  ...['GB18030', 'HZ-GB-2312', 'KOI8-R', 'KOI8-U', 'MACINTOSH', 'IBM850', 'IBM866', 'IBM437', 'TIS-620'].map(one),
];

function one(name: string): readonly string[] {
  return [name];
}

const families: ReadonlyMap<string, string> = new Map(
  names.flatMap(([first = '', ...others]) => [first, ...others].map((name) => [name, first] as const)),
);

/** The usual name of the encoding, in capitals, for any of its names in any case; undefined for an unknown name. */
export function encodingFamily(name: string): string | undefined {
  return families.get(name.toUpperCase());
}

/** The name itself if it is known, else the known name that was most likely meant, or undefined. */
export function nearestEncoding(name: string): string | undefined {
  if (encodingFamily(name)) return name;
  const letters = lettersOf(name);
  return names.flat().find((known) => isNear(letters, lettersOf(known)));
}

function lettersOf(name: string): string {
  return name.length > 20 ? name : name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Whether at most one letter is wrong, `UFT-8`, and no digit. */
function isNear(found: string, expected: string): boolean {
  return found.replace(/\D/g, '') === expected.replace(/\D/g, '') && editDistance(found, expected, 1) <= 1;
}

const beyondAscii = /[^\0-\x7f]/u;
const beyondLatin1 = /[^\0-\xff\ufffd]/u;
const beyondWindows1252 = /[^\0-\x7f\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\x81\x8d\x8f\x90\x9d\ufffd]/u;

const beyond: ReadonlyMap<string, RegExp> = new Map([
  ['US-ASCII', /[^\0-\x7f\ufffd]/u],
  ['ISO-8859-1', beyondLatin1],
  ['WINDOWS-1252', beyondWindows1252],
]);

/**
 * The first character of the text that the encoding cannot express; undefined without one, or for an encoding whose characters are not
 * known. U+FFFD marks unreadable bytes and does not count.
 */
export function characterBeyond(family: string, text: string): string | undefined {
  return beyond.get(family)?.exec(text)?.[0];
}

/** Whether the text has a character that differs between encodings. */
function isBeyondAscii(text: string): boolean {
  return beyondAscii.test(text);
}

/**
 * Whether a program that trusts the declared encoding (its usual name) misreads the file. ASCII letters are the same in all encodings
 * except UTF-16 and UTF-32; a byte order mark is not.
 */
export function isMisread(
  declared: string,
  actual: FileEncoding,
  parts: readonly { readonly text: string }[],
): boolean {
  if (declared === actual.name) return false;
  const isWide = (name: string): boolean => name === 'UTF-16' || name === 'UTF-32';
  return isWide(declared) || isWide(actual.name) || actual.hasMark || parts.some(({ text }) => isBeyondAscii(text));
}
