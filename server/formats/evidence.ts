// Evidence that an element is a Warhammer Quest entry, and not one of another format with the same name.
import { markFinder } from '../xml/markFinder.ts';
import { readName } from '../xml/name.ts';
import { parse } from '../xml/parse.ts';
import { readStartTag, type StartTag } from '../xml/startTag.ts';
import { entryFormat, type XmlFormat } from './format.ts';

/** The first start tag behind the offset, outside comments, CDATA sections and instructions. */
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

/** Whether the tag begins an entry of that kind: it has the common attribute, no unknown attributes and no unknown content. */
export function isOurEntry(format: XmlFormat, text: string, tag: StartTag): boolean {
  const { attributes } = format.marks;
  const isNamed =
    entryFormat(format, tag.name) !== undefined && tag.attributes.some(({ name }) => name === attributes[0]);
  return isNamed && hasOwnAttributes(format, text, tag);
}

/** Whether the tag or its first content is unknown in documents of that kind. An empty element is not strange. */
export function isStrange(format: XmlFormat, text: string, tag: StartTag): boolean {
  const isPart = format.kind === 'rules' && format.marks.children.test(tag.name);
  return !isPart && !hasOwnAttributes(format, text, tag);
}

/**
 * Whether a first entry without an id has less of an entry of that kind than of something else: of its attributes and elements, the last of which may
 * be half typed.
 */
export function isMostlyUnknown(format: XmlFormat, text: string, tag: StartTag): boolean {
  const { attributes, children } = format.marks;
  const given = tag.attributes.filter(({ valueSpan }) => valueSpan !== undefined);
  if (!entryFormat(format, tag.name) || given.some(({ name }) => name === attributes[0])) return false;
  const end = text.indexOf(`</${tag.name}>`, tag.span.end);
  const [entry] = tag.selfClosing || end < 0 ? [] : parse(text.slice(tag.span.start, end)).nodes;
  const elements = entry?.kind === 'element' ? entry.children.filter((child) => child.kind === 'element') : [];
  const known = [
    ...given.filter(({ name }) => attributes.some((other) => beginsAs(other, name))),
    ...elements.filter(({ name }) => children.test(name) || isUse(name)),
  ].length;
  const all = given.length + elements.length;
  return known * 2 < all || (tag.selfClosing && all > known && known * 2 === all);
}

/** Whether the attributes and the first content of the tag belong to an entry of that kind. */
function hasOwnAttributes(format: XmlFormat, text: string, tag: StartTag): boolean {
  const { attributes, children } = format.marks;
  // An attribute without a value is half typed.
  const given = tag.attributes.filter(({ valueSpan }) => valueSpan !== undefined);
  const known = given.filter(({ name }) => attributes.some((other) => beginsAs(other, name)));
  // One unknown attribute beside a known one is a slip; more of them mean another format.
  if (given.length > 0 && (known.length === 0 || given.length > known.length + 1)) return false;
  const inner = tag.selfClosing ? undefined : firstTag(text.slice(tag.span.end, tag.span.end + 1000), 0);
  const holds = inner !== undefined && text.slice(tag.span.end, tag.span.end + inner.span.start).trim() === '';
  // A rule with its name and id counts, with any content.
  const isRule = format.kind === 'rules' && known.length >= 2;
  return (
    !holds || isRule || isUse(inner.name) || entryFormat(format, inner.name) !== undefined || children.test(inner.name)
  );
}

/** Whether the second is the beginning of the first, in any case. */
function beginsAs(whole: string, typed: string): boolean {
  return whole.toLowerCase().startsWith(typed.toLowerCase());
}

/** Whether the element is a use of a rule, which is allowed in all kinds. */
function isUse(name: string): boolean {
  return name === 'rule' || name === 'magic' || name === 'special';
}

/**
 * Whether no other format has such an entry: one with three of its attributes, rules with names in capitals or with their markup, other
 * entries with two attributes and one of their elements, translations of our keys.
 */
export function isUnmistakable(format: XmlFormat, text: string, tag: StartTag): boolean {
  const { inside, attributes, children } = format.marks;
  if (tag.attributes.some(({ name }) => !attributes.includes(name))) return false;
  if (tag.attributes.length >= 3) return true;
  const key = tag.attributes.find((attribute) => attribute.name === 'key')?.valueSpan;
  if (key && ourKey.test(text.slice(key.start, key.end))) return true;
  const name = tag.attributes.find((attribute) => attribute.name === 'name')?.valueSpan;
  if (format.kind === 'rules' && !name) return false;
  const content = text.slice(tag.span.end, tag.span.end + 1500);
  const own = content.slice(0, content.search(new RegExp(`</?${tag.name}[\\s>]`)) >>> 0);
  if (inside?.test(own)) return true;
  const [, child] = /^\s*<([a-zA-Z]+)\b/.exec(own) ?? [];
  if (format.kind !== 'rules' && tag.attributes.length === 2 && child && children.test(child)) return true;
  const isCapital = name !== undefined && /^[^a-z]{2,}(?: [a-z]\+?)?$/.test(text.slice(name.start, name.end));
  return (
    format.kind === 'rules' && /^[^<]/.test(own) && (isCapital || (tag.attributes.length === 2 && ofGame.test(own)))
  );
}

/** Dice, and words that rules of other programs do not have. */
const ofGame = /(?<![\p{L}\p{N}])(?:\d*D(?:3|6|66)|(?:Warrior|Wound|Guerrero|Herida)s?)(?![\p{L}\p{N}])/u;

/** The key of a translation, such as `rule.my-fear.name`. */
const ourKey =
  /^(?:rule|monster|event|table|warrior|location|card|adventure)\.[a-z\d][\w.-]*\.(?:name|text|plural|rules|flavor|special)$/;
