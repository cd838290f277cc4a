/** Short names, which files repeat thousands of times, are shared. A longer key would keep the whole text of its file in memory. */
const maximumKnownLength = 12;
const maximumKnown = 1000;
const known = new Map<string, string>();

/** The name that begins at `offset`, or undefined. Equal names share one string, so that the tree of a large file stays small. */
export function readName(text: string, offset: number): string | undefined {
  let end = offset;
  while (isAsciiNameCode(text.charCodeAt(end), end > offset)) end++;
  if (text.charCodeAt(end) > 0x7f) end = endOfOtherName(text, offset, end);
  if (end === offset) return undefined;
  const name = text.slice(offset, end);
  if (name.length > maximumKnownLength) return name;
  const same = known.get(name);
  if (same !== undefined) return same;
  if (known.size < maximumKnown) known.set(name, name);
  return name;
}

/** The end of the white space that begins at `offset`. */
export function skipBlanks(text: string, offset: number): number {
  let end = offset;
  for (let code = text.charCodeAt(end); code === 0x20 || (code >= 0x9 && code <= 0xd); code = text.charCodeAt(++end));
  return end;
}

/** Letters, `_` and `:`; after the first character also digits, `-` and `.` (XML 1.0, production 5). */
function isAsciiNameCode(code: number, isInside: boolean): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    code === 0x5f ||
    code === 0x3a ||
    (isInside && ((code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x2e))
  );
}

/** The allowed first characters of a name (XML 1.0, production 4), for a character class. */
const startCharacters =
  ':A-Z_a-z\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c\\u200d\\u2070-\\u218f\\u2c00-\\u2fef' +
  '\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd\\u{10000}-\\u{effff}';
const nameStart = new RegExp(`[${startCharacters}]`, 'uy');
/** A search for the end, because matching a long name of rare letters would exhaust the stack of the regular expression. */
const endOfName = new RegExp(`[^${startCharacters}\\-.0-9\\xb7\\u0300-\\u036f\\u203f\\u2040]`, 'gu');

/** The end of a name that begins at `start`, if letters of other alphabets follow its first `asciiEnd - start` characters. */
function endOfOtherName(text: string, start: number, asciiEnd: number): number {
  nameStart.lastIndex = start;
  if (!nameStart.test(text)) return start;
  endOfName.lastIndex = asciiEnd;
  return endOfName.exec(text)?.index ?? text.length;
}
