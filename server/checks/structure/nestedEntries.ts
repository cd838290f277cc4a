import { query, remembered } from '../../queries/remembered.ts';
import type { Span } from '../../text/span.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import { type Document, documentSpan } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { ErrorOf } from '../../xml/parseError.ts';
import { attributeOf, type Element, type EndTag } from '../../xml/tree.ts';
import type { Settled } from '../checkRecord.ts';
import type { Finding } from '../problems/finding.ts';

/** Entries that begin inside another one, whose end is behind them. */
export interface NestedEntries {
  /** One for each entry around others. Spans are in document coordinates. */
  readonly problems: readonly Finding[];
  /** Whether these problems already cover another, or it is one only because a reference in a text has been taken for an entry. */
  readonly say: Settled;
}

/** The maximum of entries in an outer one: behind more of them, its end tag most likely belongs to another entry. */
const maximumNested = 10;

/** The sections of nested entries have only half of the problem each: an unclosed entry, and stray end tags. Both are one mistake. */
export const nestedEntries = query((document: Document): NestedEntries => {
  // This reads all sections of a document for the first time.
  const broken = brokenSections(document).found;
  const found: Found = { problems: [], outer: new Map(), inner: new Map(), references: new Set() };
  let next = 0;
  for (const { index } of broken) {
    if (index === 0 || index < next) continue;
    next = addNested(found, document, index);
  }
  const { problems, outer, inner, references } = found;
  const say: Settled = ({ code, span, facts }, index) => {
    if (index === undefined) {
      const places = code === 'duplicate-id' ? [span, facts.first] : [];
      return places.some(({ start }) => references.has(document.sectionIndexAt(start)));
    }
    if (code === 'unclosed-element') return outer.get(index) === span.start;
    // What a reference lacks, or has too much, as an entry.
    if (references.has(index) && ofAttributes.has(code)) return true;
    const end = inner.get(index);
    return (
      end !== undefined && span.end <= end && ofPlace.has(code) && !isInEntry(document.sections[index], span.start)
    );
  };
  return { problems, say };
});

const brokenSections = bySection<boolean, []>({
  valueIn: (_, { errors }) => errors.length > 0,
  isFound: (isBroken) => isBroken,
});

interface Found {
  readonly problems: Finding[];
  /** The offset of an unclosed entry's problem, by the index of its section. */
  readonly outer: Map<number, number>;
  /** The end of an entry's part inside another one, by the index of its section. */
  readonly inner: Map<number, number>;
  /** The indices of the sections with an inner entry that is a reference. */
  readonly references: Set<number>;
}

/** Adds the entries that begin inside the entry with that index. Returns the index of the next section. */
function addNested({ problems, outer, inner, references }: Found, document: Document, index: number): number {
  const open = openIn(document.sections[index]);
  const repeated = open && repeatedTag(document, index + 1, open.name);
  if (open && repeated) {
    const { name, nameSpan } = repeated;
    const endTags = `</${name}>`;
    problems.push(unclosed({ name, endTags, isRepeated: true }, documentSpan(document, index + 1, nameSpan)));
    outer.set(index, open.span.start).set(index + 1, repeated.nameSpan.start);
    return index + 2;
  }
  const last = open && lastNested(document, index, open.endTags);
  const problem = last && problemOf(document, index, open.endTags, last);
  if (!problem) {
    if (open && hasEndBehind(document, index, open.endTags)) {
      // Without a fix: some of its end tags stand behind further entries, though not all of them, or in another order.
      problems.push(unclosed(open, documentSpan(document, index, open.span)));
      outer.set(index, open.span.start);
    }
    return index + 1;
  }
  problems.push(problem);
  outer.set(index, open.span.start);
  for (let between = index + 1; between <= last.index; between++) {
    const section = document.sections[between];
    if (section && isReference(section)) references.add(between);
  }
  for (let between = index + 1; between < last.index; between++) inner.set(between, Number.POSITIVE_INFINITY);
  inner.set(last.index, last.end);
  return last.index + 1;
}

const ofAttributes: ReadonlySet<string> = new Set(['missing-attribute', 'unknown-attribute', 'missing-id', 'bad-id']);

/** Problems of the rest of the outer entry, which seems to be in the root. */
const ofPlace: ReadonlySet<string> = new Set([
  'stray-end-tag',
  'unexpected-text',
  'misplaced-element',
  'unknown-element',
]);

/** The problem of the entry at the start of the section, if its end is in another section. */
function openIn(section: Section | undefined): ErrorOf<'unclosedElement'> | undefined {
  return section && section.errors.length > 0 ? openInBroken(section) : undefined;
}

// At every key all sections with errors are asked for it, whose trees are no longer there.
const openInBroken = remembered((section: Section): ErrorOf<'unclosedElement'> | undefined => {
  const entry = entryOf(section);
  return section.errors.find(
    (error): error is ErrorOf<'unclosedElement'> =>
      error.kind === 'unclosedElement' && !error.isRepeated && error.span.start === entry?.nameSpan.start,
  );
});

const hasEntryWithEnd = remembered((section: Section): boolean => entryOf(section)?.endTag !== undefined);

function entryOf({ nodes }: Section): Element | undefined {
  const [entry] = nodes;
  return entry?.kind === 'element' ? entry : undefined;
}

function isInEntry(section: Section | undefined, offset: number): boolean {
  const entry = section && entryOf(section);
  return entry !== undefined && offset < entry.span.end;
}

/** The entry with that index, if it is only a start tag and may be the misspelt end tag of the entry with that name above it. */
function repeatedTag({ sections }: Document, index: number, name: string): Element | undefined {
  const section = sections[index];
  const entry = section && openIn(section) && entryOf(section);
  const isBare = entry?.name === name && entry.attributes.length === 0;
  return isBare && section?.text.slice(entry.startTag.end, entry.span.end).trim() === '' ? entry : undefined;
}

function unclosed(
  { name, endTags, isRepeated }: Omit<ErrorOf<'unclosedElement'>, 'span' | 'kind'>,
  span: Span,
): Finding {
  return { code: 'unclosed-element', span, facts: { name, endTags, isRepeated } };
}

interface LastNested {
  readonly index: number;
  readonly entry: Element;
  /** The end of the outer entry, in section coordinates. */
  readonly end: number;
}

/** The last entry inside the one with that index: the outer entry's missing end tags follow there. */
function lastNested({ sections }: Document, index: number, endTags: string): LastNested | undefined {
  for (let at = index + 1; at <= index + maximumNested; at++) {
    const section = sections[at];
    if (!section || !hasEntryWithEnd(section) || openIn(section)) return undefined;
    const strays = strayEndTagsOf(section);
    const end = strays.at(-1)?.span.end;
    if (end === undefined) continue;
    const entry = entryOf(section);
    return entry && strays.map(({ name }) => `</${name}>`).join('') === endTags ? { index: at, entry, end } : undefined;
  }
  return undefined;
}

/** Whether one of the end tags has lost its start tag in the next section with such a tag. */
function hasEndBehind({ sections }: Document, index: number, endTags: string): boolean {
  for (const section of sections.slice(index + 1, index + 1 + maximumNested)) {
    const strays = section.errors.flatMap((error) => (error.kind === 'strayEndTag' ? error.name : []));
    if (strays.length > 0) return strays.some((name) => endTags.includes(`</${name}>`));
    if (openIn(section)) return false;
  }
  return false;
}

function strayEndTagsOf({ nodes, errors, rootEnd }: Section): readonly EndTag[] {
  if (errors.length === 0) return [];
  return nodes.flatMap((node) =>
    node.kind === 'strayEndTag' && node.span.start !== rootEnd?.span.start ? [node] : [],
  );
}

/** Whether the entry at the start of a section is a reference to one: it has an id and no name, and is one line of text. */
function isReference(section: Section): boolean {
  const entry = entryOf(section);
  if (!entry?.endTag || !attributeOf(entry, 'id') || attributeOf(entry, 'name')) return false;
  return entry.children.every((node) => node.kind === 'text') && !section.text.slice(0, entry.span.end).includes('\n');
}

/** Whether there is more to mend in the inner entries: then where each of them ends is not certain. */
function hasOtherErrors({ sections }: Document, index: number, last: LastNested): boolean {
  return sections.slice(index + 1, last.index + 1).some((section) => {
    return section.errors.length > strayEndTagsOf(section).length;
  });
}

function problemOf(document: Document, index: number, endTags: string, last: LastNested): Finding | undefined {
  const first = document.sections[index + 1];
  const entry = first && entryOf(first);
  const section = document.sections[last.index];
  if (!entry || !section) return undefined;
  const span = documentSpan(document, index + 1, entry.nameSpan);
  if (first && isReference(first))
    return { code: 'misplaced-element', span, facts: { what: 'reference', name: entry.name } };
  const problem: Finding = {
    code: 'misplaced-element',
    span,
    facts: { what: 'entry', name: entry.name, endTags },
  };
  const rest = section.text.slice(last.entry.span.end, last.end);
  if (rest.replace(/\s+/g, '') !== endTags || hasOtherErrors(document, index, last)) return problem;
  // The outer entry has no content behind the inner ones, so it can end before them.
  const outer = document.sections[index]?.text.trimEnd().length ?? 0;
  const edits = [
    { span: documentSpan(document, index, { start: outer, end: outer }), newText: endTags },
    { span: documentSpan(document, last.index, { start: last.entry.span.end, end: last.end }), newText: '' },
  ];
  return { ...problem, fixes: [{ kind: 'endBefore', endTags, edits }] };
}
