import { mergeMark, type PoEntry } from './po.ts';

/** An entry and its place in the file. */
export interface PlacedEntry extends PoEntry {
  /** From 1. */
  readonly line: number;
}

/**
 * A mistake in a PO file. `merge`: marks of a merge; `strange`: a line of another format; `quote`: a string without its end, or with a
 * quotation mark inside; `escape`: a backslash before a letter that PO gives no meaning; `order`: a second
 * translation;
 * `plural`: plural forms; `twice`: the key of an earlier entry; `incomplete`: an entry without source or translation.
 */
export interface PoFault {
  readonly kind: 'merge' | 'strange' | 'quote' | 'escape' | 'order' | 'plural' | 'twice' | 'incomplete';
  /** From 1. */
  readonly line: number;
}

/** The content of a PO file. */
interface ReadPo {
  /** The language of the header, without its country: `es` for `es_MX`; undefined if the file has none. */
  readonly language: string | undefined;
  /** Without the header and obsolete entries, in their order. */
  readonly entries: readonly PlacedEntry[];
  /** In the order of their lines. Of marks of a merge the first alone. With a fault the entries may be incomplete. */
  readonly faults: readonly PoFault[];
}

/** Reads the text of a PO file. Any text gives a result. */
export function readPo(text: string): ReadPo {
  const reader = new PoReader();
  for (const [index, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries())
    reader.read(line.trim(), index + 1);
  return reader.end();
}

type Part = 'msgctxt' | 'msgid' | 'msgstr';

/** The order of the parts of an entry. */
const order: readonly Part[] = ['msgctxt', 'msgid', 'msgstr'];

class PoReader {
  readonly #entries: PlacedEntry[] = [];
  readonly #faults: PoFault[] = [];
  readonly #keys = new Set<string>();
  #parts: Partial<Record<Part, string>> = {};
  #last: Part | undefined;
  #line = 0;
  #isFuzzy = false;
  #language: string | undefined;

  read(line: string, number: number): void {
    if (line === '' || line.startsWith('#')) {
      this.#comment(line);
    } else if (mergeMark.test(line)) {
      if (!this.#faults.some(({ kind }) => kind === 'merge')) this.#fault('merge', number);
    } else if (line.startsWith('"')) {
      this.#string(line, number);
    } else {
      this.#begin(line, number);
    }
  }

  end(): ReadPo {
    this.#finish();
    return { language: this.#language, entries: this.#entries, faults: this.#faults };
  }

  #comment(line: string): void {
    // Comments stand before the entry that they are about.
    if (line !== '' && this.#last === 'msgstr') this.#finish();
    if (/^#,/.test(line) && /(?:,|\s)fuzzy(?:,|\s|$)/.test(line)) this.#isFuzzy = true;
    if (line.startsWith('#~')) this.#isFuzzy = false;
  }

  #begin(line: string, number: number): void {
    const [, word = '', index, rest = ''] = /^(msgctxt|msgid_plural|msgid|msgstr)(\[\d+\])?\s*(.*)$/s.exec(line) ?? [];
    if (word === '') {
      this.#fault('strange', number);
      return;
    }
    if (word === 'msgid_plural' || index !== undefined) {
      this.#fault('plural', number);
      return;
    }
    const part = word as Part;
    if (this.#last && order.indexOf(part) <= order.indexOf(this.#last)) {
      if (part === 'msgstr') this.#fault('order', number);
      else this.#finish();
    }
    if (!this.#last) this.#line = number;
    this.#last = part;
    this.#parts[part] = '';
    this.#string(rest, number);
  }

  #string(line: string, number: number): void {
    if (!this.#last) {
      this.#fault('strange', number);
      return;
    }
    const written = line.slice(1, -1);
    // Not one pattern for the whole line, which may be longer than a pattern can go back.
    const isQuoted = line.length > 1 && line.startsWith('"') && line.endsWith('"');
    if (!isQuoted || /["\\]/.test(written.replace(/\\./gs, ''))) {
      this.#fault('quote', number);
      return;
    }
    if (/\\[^abfnrtv\\"?0-7x]/.test(written.replaceAll('\\\\', ''))) this.#fault('escape', number);
    this.#parts[this.#last] += unescaped(written);
  }

  #finish(): void {
    const { msgctxt: key = '', msgid: source, msgstr: translation } = this.#parts;
    if (this.#last) {
      const isHeader = key === '' && source === '';
      if (source === undefined || translation === undefined) this.#fault('incomplete', this.#line);
      else if (isHeader) this.#language ??= /^Language:[ \t]*([A-Za-z]{2,3})/m.exec(translation)?.[1]?.toLowerCase();
      else this.#add({ key, source, translation, isFuzzy: this.#isFuzzy, line: this.#line });
    }
    this.#parts = {};
    this.#last = undefined;
    this.#isFuzzy = false;
  }

  #add(entry: PlacedEntry): void {
    if (entry.key !== '' && this.#keys.has(entry.key)) this.#fault('twice', entry.line);
    this.#keys.add(entry.key);
    this.#entries.push(entry);
  }

  #fault(kind: PoFault['kind'], line: number): void {
    this.#faults.push({ kind, line });
  }
}

function unescaped(written: string): string {
  return written.replace(
    /\\(?:x([0-9a-fA-F]{1,2})|([0-7]{1,3})|(.))/gs,
    (_, hexadecimal?: string, octal?: string, letter = '') => {
      if (hexadecimal !== undefined) return String.fromCharCode(Number.parseInt(hexadecimal, 16));
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
      return letters.get(letter) ?? letter;
    },
  );
}

const letters: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['f', '\f'],
  ['b', '\b'],
  ['a', '\u0007'],
]);
