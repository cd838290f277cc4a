import { proseMasks } from '../catalogue/masks.ts';
import type { Mention } from '../catalogue/mention.ts';
import type { Messages } from '../l10n/messages.ts';
import type { Document } from '../workspace/document.ts';
import type { Index, RuleName } from '../workspace/index.ts';
import { type Section, shift } from '../workspace/section.ts';
import { textRuns } from '../workspace/textRuns.ts';
import type { Element, Node, Span } from '../xml/tree.ts';
import { abilityListsIn, type Item, itemsOf } from './abilities/lists.ts';
import { type NearAbility, nearAbility } from './abilities/nearAbility.ts';
import { type Problem, severities } from './problem.ts';

/**
 * What stands in a list of abilities and is none, but nearly: `6 Goblins (Ambush 5+, Feer 4)`. In scenarios, and in what Monsters have
 * as free text. A list is one only if another of its items is an ability. Depends on the names of the workspace. Spans count in the
 * section.
 */
export function abilityListProblems(
  { index }: { readonly index: Index },
  document: Document,
  section: Section,
  messages: Messages,
): readonly Problem[] {
  if (!/[,;]/.test(section.text)) return none;
  const runs = document.kind === 'prose' ? [{ start: 0, end: section.text.length }] : freeTexts(section);
  const found: Found[] = [];
  for (const run of runs) {
    for (const slip of slipsIn(index, section.text.slice(run.start, run.end))) {
      if (found.length >= mostSlips) break;
      found.push({ near: slip.near, item: { ...slip.item, start: slip.item.start + run.start } });
    }
  }
  if (found.length === 0) return none;
  const masks = document.kind === 'prose' ? masksOf(document, section) : [];
  return found.filter(({ item }) => !isMasked(item, masks)).map((slip) => problemOf(slip, messages));
}

const none: readonly Problem[] = [];

/** In one document. More are no slips. */
const mostSlips = 300;

interface Found {
  readonly item: Item;
  readonly near: NearAbility;
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

function slipsIn(index: Index, text: string): readonly Found[] {
  const known = knownOf(index);
  return abilityListsIn(text).flatMap(({ span }) => {
    const list = text.slice(span.start, span.end);
    let slips = known.get(list);
    if (!slips) {
      slips = slipsInList(index, list);
      if (known.size >= mostRemembered) known.clear();
      known.set(list, slips);
    }
    return slips.map(({ item, near }) => ({ near, item: { ...item, start: item.start + span.start } }));
  });
}

function slipsInList(index: Index, list: string): readonly Found[] {
  const mentions = index.names.find(list);
  if (mentions.length === 0) return [];
  const spans = mentions.map(extentOf);
  const items = itemsOf(list, spans);
  const isSure = items.some((item) => spans.some((span) => isAllOf(item, span)));
  if (!isSure) return [];
  return items.flatMap((item) => {
    const end = item.start + item.text.length;
    // An ability that only lacks the evidence of being meant is no slip either.
    if (spans.some((span) => span.start < end && item.start < span.end) || index.names.match(item.text)) return [];
    const near = nearAbility(index, item.text);
    return near ? [{ item, near }] : [];
  });
}

/** With what stands behind it in brackets. */
function extentOf({ span, suffixes }: Mention<RuleName>): Span {
  const last = suffixes.at(-1)?.span.end;
  return { start: span.start, end: last === undefined ? span.end : last + 1 };
}

function isAllOf({ start, text }: Item, span: Span): boolean {
  return span.start <= start && span.end >= start + text.length;
}

interface Known {
  readonly version: number;
  readonly lists: Map<string, readonly Found[]>;
}

const remembered = new WeakMap<Index, Known>();
const mostRemembered = 5000;

/** What is known of lists by their text: a scenario is one section, and most of its lists are the same after a key as before. */
function knownOf(index: Index): Known['lists'] {
  const { version } = index.names;
  const last = remembered.get(index);
  if (last?.version === version) return last.lists;
  const lists = new Map<string, readonly Found[]>();
  remembered.set(index, { version, lists });
  return lists;
}

function masksOf({ languageId }: Document, { text }: Section): readonly Span[] {
  return proseMasks(text, languageId === 'markdown' ? 'markdown' : 'plaintext');
}

function isMasked({ start, text }: Item, masks: readonly Span[]): boolean {
  return masks.some((mask) => mask.start < start + text.length && start < mask.end);
}

function problemOf({ item, near }: Found, { abilities, fixes }: Messages): Problem {
  const { text, start } = item;
  const written = text.slice(near.nameSpan.start, near.nameSpan.end);
  const corrected = text.replace(written, () => near.name);
  return {
    code: 'unknown-ability',
    severity: severities['unknown-ability'],
    span: { start, end: start + text.length },
    message: abilities.unknownAbility(text, near.template),
    fixes: [{ title: fixes.replace(corrected), edits: [{ span: shift(near.nameSpan, start), newText: near.name }] }],
  };
}
