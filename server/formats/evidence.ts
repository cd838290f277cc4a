// What shows that an element is an entry of ours, and not one of another format that happens to be called so.
import { markFinder } from '../xml/markFinder.ts';
import { readName } from '../xml/name.ts';
import { readStartTag, type StartTag } from '../xml/startTag.ts';
import { type DocumentKind, entryNames } from './kinds.ts';

interface Marks {
  /** The attributes that an entry can have; the first is the one that all have. */
  readonly attributes: readonly string[];
  /** The elements that an entry can hold. */
  readonly children: RegExp;
  /** What the inside of an entry looks like that no other format has; absent where there is nothing of the kind. */
  readonly inside?: RegExp;
}

const marks: Readonly<Record<DocumentKind, Marks>> = {
  rules: {
    attributes: ['id', 'name', 'parameterName', 'parameterNames', 'parameterFormat'],
    children: /^(?:p|table|tr|td|th|b|i|em|strong|ul|ol|li|br)$/,
    inside: /^\s*<(?:\?odds\s|p>|table>)/,
  },
  monsters: {
    attributes: ['id', 'name', 'plural', 'factions'],
    children:
      /^(?:wounds|move|weaponskill|ballisticskill|strength|toughness|initiative|attacks|gold|armor|damage|special)$/,
    inside: /<(?:weaponskill|ballisticskill|toughness)>/,
  },
  tables: {
    attributes: ['name', 'kind'],
    children: /^(?:event|monster|group|tableRef)$/,
    inside: /^\s*<(?:event|monster|group|tableRef)\s/,
  },
  events: {
    attributes: ['id', 'name'],
    children: /^(?:flavor|rules|special|goldValue|users|treasure)$/,
    inside: /^\s*<(?:flavor|rules)>/,
  },
  adventures: { attributes: ['name'], children: /^adventure$/, inside: /^\s*<adventure\s/ },
  dungeonCards: {
    attributes: ['id', 'name', 'type', 'environment', 'copyCount', 'enabled'],
    children: /^(?:description|rules|tileImagePath)$/,
    inside: /<tileImagePath>/,
  },
  locations: {
    attributes: ['id'],
    children: /^(?:name|available|type|description|visitors|visitor|rules)$/,
    inside: /<(?:available|visitors)>/,
  },
  warriors: { attributes: ['id'], children: /^(?:name|race|counter|rules)$/, inside: /<(?:race|counter)>/ },
  translations: { attributes: ['key'], children: /^text$/ },
};

/** The first start tag behind the offset, which no comment, CDATA section or instruction holds. */
export function firstTag(text: string, from: number): StartTag | undefined {
  const find = markFinder(text);
  let offset = from;
  for (;;) {
    const start = text.indexOf('<', offset);
    if (start < 0) return undefined;
    const name = readName(text, start + 1);
    if (name !== undefined) return readStartTag(text, start, name, []);
    offset = endOfInert(text, start, find);
  }
}

function endOfInert(text: string, start: number, find: (mark: string, from: number) => number): number {
  const closing = text.startsWith('<!--', start) ? '-->' : text[start + 1] === '?' ? '?>' : undefined;
  const close = closing === undefined ? -1 : find(closing, start + 2);
  return close < 0 ? start + 1 : close + (closing ?? '').length;
}

/** Whether the tag begins an entry of that kind: it has the attribute that all of them have, no strange ones, and nothing strange in it. */
export function isOurEntry(kind: DocumentKind, text: string, tag: StartTag): boolean {
  const { attributes } = marks[kind];
  const isNamed = entryNames(kind).includes(tag.name) && tag.attributes.some(({ name }) => name === attributes[0]);
  return isNamed && hasOwnAttributes(kind, text, tag);
}

/** Whether the tag, or what it holds first, is unlike all that a document of that kind can have. One that has nothing yet is not strange. */
export function isStrange(kind: DocumentKind, text: string, tag: StartTag): boolean {
  const isPart = kind === 'rules' && marks.rules.children.test(tag.name);
  return !isPart && !hasOwnAttributes(kind, text, tag);
}

/** Whether nothing in the tag, and in what it holds first, is strange in an entry of that kind. */
function hasOwnAttributes(kind: DocumentKind, text: string, tag: StartTag): boolean {
  const { attributes, children } = marks[kind];
  // One without a value is being typed.
  const given = tag.attributes.filter(({ valueSpan }) => valueSpan !== undefined);
  const known = given.filter(({ name }) => attributes.some((other) => beginsAs(other, name)));
  // One wrong attribute beside one of ours is a slip; others are another format.
  if (given.length > 0 && (known.length === 0 || given.length > known.length + 1)) return false;
  const inner = tag.selfClosing ? undefined : firstTag(text.slice(tag.span.end, tag.span.end + 1000), 0);
  const holds = inner !== undefined && text.slice(tag.span.end, tag.span.end + inner.span.start).trim() === '';
  // A rule that has its name and id is one, whatever it holds.
  const isRule = kind === 'rules' && known.length >= 2;
  return !holds || isRule || isUse(inner.name) || entryNames(kind).includes(inner.name) || children.test(inner.name);
}

/** Whether the second is the first, in any case and as far as it has been typed. */
function beginsAs(whole: string, typed: string): boolean {
  return whole.toLowerCase().startsWith(typed.toLowerCase());
}

/** Whether it is what a use of a rule begins with, which can stand in all kinds. */
function isUse(name: string): boolean {
  return name === 'rule' || name === 'magic' || name === 'special';
}

/** Whether an entry of ours is one that no other format has: rules with names in capitals or markup of ours, Monsters with their values. */
export function isUnmistakable(kind: DocumentKind, text: string, tag: StartTag): boolean {
  const { inside, attributes } = marks[kind];
  if (tag.attributes.some(({ name }) => !attributes.includes(name))) return false;
  const name = tag.attributes.find((attribute) => attribute.name === 'name')?.valueSpan;
  if (kind === 'rules' && !name) return false;
  const content = text.slice(tag.span.end, tag.span.end + 1500);
  const own = content.slice(0, content.search(new RegExp(`</?${tag.name}[\\s>]`)) >>> 0);
  if (inside?.test(own)) return true;
  const isCapital = name !== undefined && /^[^a-z]{3,}(?: [a-z]\+?)?$/.test(text.slice(name.start, name.end));
  return kind === 'rules' && isCapital && /^[^<]/.test(own);
}
