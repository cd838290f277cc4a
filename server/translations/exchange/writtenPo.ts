import type { PoEntry } from './po.ts';

/** An entry with the remarks for translators. */
export interface RemarkedEntry extends PoEntry {
  /** The places of the text in the package: `data/xml/rules/reef.xml:12`. */
  readonly place: string;
  /** The source at the time of the translation, if it has changed since; undefined if it has not, or if nobody knows. */
  readonly formerSource: string | undefined;
}

/**
 * The text of a PO file, in UTF-8 and with `\n` at the ends of lines. The same entries always give the same text: the file has no date.
 *
 * @param language the tag of the language: `es`.
 */
export function writtenPo(language: string, entries: readonly RemarkedEntry[]): string {
  const header = [
    ['Project-Id-Version', 'WHQ Rules'],
    // Empty ones, because programs miss them, and a date would make a difference in each export.
    ['PO-Revision-Date', ''],
    ['Last-Translator', ''],
    ['Language-Team', ''],
    ['Language', language],
    ['MIME-Version', '1.0'],
    ['Content-Type', 'text/plain; charset=UTF-8'],
    ['Content-Transfer-Encoding', '8bit'],
    ['X-Generator', 'whq-rules'],
  ].map(([name, value]) => `${name}: ${value}\n`);
  const first = `msgid ""\nmsgstr ${quoted(header.join(''))}\n`;
  return [first, ...entries.map(writtenEntry)].join('\n');
}

function writtenEntry({ key, source, translation, isFuzzy, place, formerSource }: RemarkedEntry): string {
  return [
    // The invisible marks hold a name with spaces together.
    ...(place === '' ? [] : [`#: ${place.includes(' ') ? `\u2068${place}\u2069` : place}`]),
    ...(isFuzzy ? ['#, fuzzy'] : []),
    ...(formerSource === undefined ? [] : `msgid ${quoted(formerSource)}`.split('\n').map((line) => `#| ${line}`)),
    `msgctxt ${quoted(key)}`,
    `msgid ${quoted(source)}`,
    `msgstr ${quoted(translation)}`,
    '',
  ].join('\n');
}

/** A string of PO: in one line if it is short, else in a line for each of its own lines, which are folded between words. */
function quoted(text: string): string {
  const lines = text.split(/(?<=\n)/).flatMap((line) => folded(line));
  return lines.length <= 1 && text.length <= maximumWidth
    ? `"${escaped(text)}"`
    : ['""', ...lines.map((line) => `"${escaped(line)}"`)].join('\n');
}

const maximumWidth = 76;

function folded(line: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const word of line.split(/(?<= )/)) {
    if (part !== '' && part.length + word.length > maximumWidth) {
      parts.push(part);
      part = '';
    }
    part += word;
  }
  return [...parts, part];
}

function escaped(text: string): string {
  return text.replace(/[\\"\n\r\t\v\f\b\u0007]/g, (character) => escapes.get(character) ?? character);
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['\\', '\\\\'],
  ['"', '\\"'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['\v', '\\v'],
  ['\f', '\\f'],
  ['\b', '\\b'],
  ['\u0007', '\\a'],
]);
