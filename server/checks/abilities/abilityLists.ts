import type { Mention } from '../../abilities/mentions/mention.ts';
import { query } from '../../queries/remembered.ts';
import { editDistance } from '../../text/nearest.ts';
import { overlaps, type Span, shift, trimmed } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { layoutOf } from '../../workspace/documents/layoutOf.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { textRuns } from '../../workspace/documents/textRuns.ts';
import type { RuleName } from '../../workspace/index/contribution.ts';
import type { Index } from '../../workspace/index/index.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Element, Node } from '../../xml/tree.ts';
import type { Finding } from '../problems/finding.ts';
import { abilityListsIn, type Item, itemsOf } from './lists.ts';
import { type NearAbility, nearAbility } from './nearAbility.ts';

/**
 * Items in a list of abilities whose name is almost that of an ability: `6 Goblins (Ambush 5+, Feer 4)`. In scenarios, and in the free
 * texts of Monsters. A list counts only if another of its items is an ability. Depends on the names of the workspace. Spans count in the
 * section.
 */
export function abilityListProblems({ index }: Package, document: Document, section: Section): readonly Finding[] {
  const { text } = section;
  const alone = aloneIn(index, document, section);
  const isXml = document.format?.isXml === true;
  if (!/[,;·•&|\n]|\s(?:and|or|[yoeu])\s/i.test(text)) return alone.length === 0 ? none : problemsOf(alone, text);
  const listed = isXml
    ? freeTexts(section).flatMap((span) => slipsAt(index, text, span))
    : slipsInProse(document, index, section);
  const found = [...listed, ...alone.filter(({ span }) => !listed.some((slip) => overlaps(slip.span, span)))];
  if (found.length === 0) return none;
  return problemsOf(
    isXml
      ? found
      : unmasked(
          found.toSorted((a, b) => a.span.start - b.span.start),
          layoutOf(document, section).masks,
        ),
    text,
  );
}

/** A name with a value that is all of a free text, or all that is in brackets, and one letter off: no list tells that an ability is meant. */
function aloneIn(index: Index, document: Document, section: Section): readonly Slip[] {
  const { text } = section;
  const places = document.format?.isXml
    ? freeTexts(section).map((span) => trimmed(text, span))
    : [...text.matchAll(aloneInBrackets)].map(({ 1: inner = '', index: at }) => ({
        start: at + 1,
        end: at + 1 + inner.length,
      }));
  return places.flatMap((span): readonly Slip[] => {
    const written = text.slice(span.start, span.end);
    if (!nameWithValue.test(written) || index.names.match(written)) return [];
    const near = nearAbility(index, written);
    const name = near && written.slice(near.nameSpan.start, near.nameSpan.end).toLowerCase();
    if (!near || name === undefined || editDistance(name, near.name.toLowerCase()) > 1) return [];
    return [{ span, near }];
  });
}

const aloneInBrackets = /(?<=[\p{L}*_] )\(([^(),;\n]{5,40})\)/gu;
const nameWithValue = /^\p{L}[\p{L} '’-]{4,30} (?:[+-]?\d{1,2}\+?|\d?D[36])$/u;

/**
 * The same for some of the texts of a section.
 *
 * @param texts their places in the section.
 */
export function slipsInTexts(index: Index, { text }: Section, texts: readonly Span[]): readonly Finding[] {
  return problemsOf(
    texts.flatMap((span) => slipsAt(index, text, span)),
    text,
  );
}

function slipsAt(index: Index, text: string, { start, end }: Span): readonly Slip[] {
  return slipsIn(index, text.slice(start, end)).map((slip) => moved(slip, start));
}

const none: readonly Finding[] = [];

/** In one document. A text with more of them is about something else. */
const maximumSlips = 300;

interface Slip {
  /** Of the whole item. */
  readonly span: Span;
  readonly near: NearAbility;
}

function moved({ span, near }: Slip, distance: number): Slip {
  return { span: shift(span, distance), near };
}

/** The `<text>` of a `<special>`, where authors write the abilities of a Monster that are no rules. */
function freeTexts({ text, nodes }: Section): readonly Span[] {
  return text.includes('<special') && text.includes('<text') ? specialsIn(nodes).flatMap(textsOf) : [];
}

function specialsIn(nodes: readonly Node[]): readonly Element[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'element') return [];
    return node.name === 'special' ? [node] : specialsIn(node.children);
  });
}

function textsOf({ children }: Element): readonly Span[] {
  return children.flatMap((node) => (node.kind === 'element' && node.name === 'text' ? textRuns(node.children) : []));
}

/** The slips of a scenario. No list goes over a blank line, so each paragraph is read by itself. */
function slipsInProse(document: Document, index: Index, section: Section): readonly Slip[] {
  const memory = memoryOf(document, index);
  const paragraphs = new Map<string, readonly Slip[]>();
  const lists: Lists = { known: memory.lists, read: new Map() };
  const slips: Slip[] = [];
  for (const { start, end } of layoutOf(document, section).paragraphs) {
    const paragraph = section.text.slice(start, end);
    const found = memory.paragraphs.get(paragraph) ?? slipsIn(index, paragraph, lists);
    paragraphs.set(paragraph, found);
    for (const slip of found) slips.push(moved(slip, start));
  }
  memory.paragraphs = paragraphs;
  memory.lists = lists.read;
  return slips;
}

/** The slips in lists, by the texts of the lists. */
interface Lists {
  /** Lists in the paragraphs that changed the last time: a key changes only one list of a paragraph. */
  readonly known: ReadonlyMap<string, readonly Slip[]>;
  /** Lists that were read this time: authors repeat lists. */
  readonly read: Map<string, readonly Slip[]>;
}

function slipsIn(index: Index, text: string, lists: Lists = { known: new Map(), read: new Map() }): readonly Slip[] {
  return abilityListsIn(text).flatMap(({ start, end, isByLines }) => {
    const list = text.slice(start, end);
    // No two kinds of lists have the same text: only a list by lines has several lines and no bracket at its beginning.
    const found = lists.read.get(list) ?? lists.known.get(list) ?? slipsInList(index, list, isByLines === true);
    lists.read.set(list, found);
    return found.map((slip) => moved(slip, start));
  });
}

function slipsInList(index: Index, list: string, isByLines: boolean): readonly Slip[] {
  const spans = index.names.find(list).map(extentOf);
  const items = itemsOf(list, spans, isByLines);
  if (items.length < 2) return noSlips;
  const isSure = items.some((item) => spans.some((span) => isAllOf(item, span)));
  // Without a value, the name of another ability may need the whole list to be one.
  if (!isSure && !items.some(({ text }) => index.names.match(text))) return noSlips;
  return items.slice(0, maximumItems).flatMap((item) => {
    const end = item.start + item.text.length;
    // An ability that only lacks the evidence of being meant is no slip either.
    if (spans.some((span) => span.start < end && item.start < span.end) || index.names.match(item.text)) return [];
    const near = nearAbility(index, item.text);
    return near && isKnownAs(near, item, { list, isByLines, isSure }, index)
      ? [{ span: { start: item.start, end }, near }]
      : [];
  });
}

/** Of one list. */
const maximumItems = 60;

/**
 * Whether the corrected item is read as an ability: the value behind the name must fit too. If no other item of the list was an ability
 * before, one of them must be an ability now.
 */
function isKnownAs(
  { name, nameSpan }: NearAbility,
  item: Item,
  { list, isByLines, isSure }: { readonly list: string; readonly isByLines: boolean; readonly isSure: boolean },
  index: Index,
): boolean {
  const [start, end] = [item.start + nameSpan.start, item.start + nameSpan.end];
  const corrected = `${list.slice(0, start)}${name}${list.slice(end)}`;
  const mentions = index.names.find(corrected);
  const nameEnd = start + name.length;
  const own = mentions.find(({ span }) => span.start < nameEnd && start < span.end);
  if (!own || isSure) return own !== undefined;
  const others = mentions.filter((mention) => mention !== own).map(extentOf);
  return itemsOf(corrected, mentions.map(extentOf), isByLines).some((one) => others.some((span) => isAllOf(one, span)));
}

const noSlips: readonly Slip[] = [];

/** The mention with the brackets behind it. */
function extentOf({ span, suffixes }: Mention<RuleName>): Span {
  const last = suffixes.at(-1)?.span.end;
  return { start: span.start, end: last === undefined ? span.end : last + 1 };
}

function isAllOf({ start, text }: Item, span: Span): boolean {
  return span.start <= start && span.end >= start + text.length;
}

/**
 * The slips in the paragraphs of a scenario at the last reading, by their text: a scenario is one section, and a key changes only one
 * paragraph. Replaced at each reading, so that deleted texts are not kept.
 */
interface Memory {
  /** With which they were read. */
  readonly names: Index['names'];
  paragraphs: ReadonlyMap<string, readonly Slip[]>;
  /** The lists of the paragraphs that were read the last time. */
  lists: ReadonlyMap<string, readonly Slip[]>;
}

const memoryOf = query((_: Document, { names }: Index): Memory => ({ names, paragraphs: new Map(), lists: new Map() }));

/** The slips outside all masks. Both lists are ascending. */
function unmasked(slips: readonly Slip[], masks: readonly Span[]): readonly Slip[] {
  let mask = 0;
  return slips.filter(({ span }) => {
    while (mask < masks.length && (masks[mask]?.end ?? 0) <= span.start) mask++;
    return (masks[mask]?.start ?? span.end) >= span.end;
  });
}

function problemsOf(slips: readonly Slip[], text: string): readonly Finding[] {
  return slips.slice(0, maximumSlips).map((slip) => problemOf(slip, text));
}

function problemOf({ span, near }: Slip, text: string): Finding {
  const { start, end } = span;
  const { nameSpan, name, template } = near;
  const written = text.slice(start, end);
  const corrected = `${written.slice(0, nameSpan.start)}${name}${written.slice(nameSpan.end)}`;
  return {
    code: 'unknown-ability',
    span,
    facts: { written, nearest: template },
    fixes: [{ kind: 'replace', text: corrected, edits: [{ span: shift(nameSpan, start), newText: name }] }],
  };
}
