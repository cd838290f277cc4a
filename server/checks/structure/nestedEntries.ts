import { query, remembered } from '../../queries/remembered.ts';
import type { Span } from '../../text/span.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import { type Document, documentSpan } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { ErrorOf } from '../../xml/parseError.ts';
import { attributeOf } from '../../xml/tree.ts';
import type { Finding, Settled } from '../problems/finding.ts';

/**
 * An entry around others, whose end is behind them: of the sections `from` to `to` the first has its beginning, and the last its end. Each has
 * half of the problem, an unclosed entry or stray end tags. Both are one mistake.
 */
interface Nest {
  readonly from: number;
  readonly to: number;
  /** In coordinates of the document. */
  readonly problem: Finding;
}

/** One problem for each entry around others. Spans are in document coordinates. */
export function nestedEntryProblems(document: Document): readonly Finding[] {
  return nestsIn(document).map(({ problem }) => problem);
}

/** What the problem of a nest already says, and a repeated id only because a reference in a text has been taken for an entry. */
export function ofNests(document: Document): Settled {
  const nests = nestsIn(document);
  const partAt = (index: number) => {
    const nest = nests.find(({ from, to }) => from <= index && index <= to);
    const part = nest && partOf(document.sections[index]);
    return part && { ...part, isFirst: index === nest.from, isLast: index === nest.to };
  };
  return ({ code, span, facts }, index) => {
    if (index === undefined) {
      const places = code === 'duplicate-id' ? [span, facts.first] : [];
      return places
        .map(({ start }) => partAt(document.sectionIndexAt(start)))
        .some((one) => one?.isReference && !one.isFirst);
    }
    const part = partAt(index);
    if (!part) return false;
    if (code === 'unclosed-element') return span.start === part.nameSpan.start;
    // What a reference lacks, or has too much, as an entry.
    if (part.isFirst || (part.isReference && ofAttributes.has(code))) return !part.isFirst;
    return ofPlace.has(code) && span.start >= part.end && (!part.isLast || span.end <= part.behind);
  };
}

/** Behind more entries in an outer one, its end tag most likely belongs to another entry. */
const maximumNested = 10;

/** In the order of the text. */
const nestsIn = query((document: Document): readonly Nest[] => {
  const nests: Nest[] = [];
  // This reads all sections of a document for the first time.
  for (const { index } of brokenSections(document).found) {
    const nest = index > (nests.at(-1)?.to ?? 0) ? nestFrom(document, index) : undefined;
    if (nest) nests.push(nest);
  }
  return nests;
});

const brokenSections = bySection<boolean, []>({
  valueIn: (_, { errors }) => errors.length > 0,
  isFound: (isBroken) => isBroken,
});

const ofAttributes: ReadonlySet<string> = new Set(['missing-attribute', 'unknown-attribute', 'missing-id', 'bad-id']);

/** Problems of the rest of the outer entry, which seems to be in the root. */
const ofPlace: ReadonlySet<string> = new Set([
  'stray-end-tag',
  'unexpected-text',
  'misplaced-element',
  'unknown-element',
]);

/** What a section has of a nest. */
interface Part {
  readonly name: string;
  readonly nameSpan: Span;
  /** The end of the entry. */
  readonly end: number;
  /** The end tags that it lacks. */
  readonly open: string | undefined;
  readonly hasEnd: boolean;
  /** The stray end tags behind the entry, and where they end. */
  readonly strays: string;
  readonly behind: number;
  /** Whether the entry is nothing but a start tag with a name. */
  readonly isBare: boolean;
  /** Whether it is a reference to an entry: it has an id and no name, and is one line of text. */
  readonly isReference: boolean;
}

function partOf(section: Section | undefined): Part | undefined {
  return section && partIn(section);
}

// At every key all sections with errors are asked for it, whose trees are no longer there.
const partIn = remembered(({ nodes, errors, rootEnd, text }: Section): Part | undefined => {
  const [entry] = nodes;
  if (entry?.kind !== 'element') return undefined;
  const { name, nameSpan, startTag, endTag, attributes, children, span } = entry;
  const open = errors.find(
    (error): error is ErrorOf<'unclosedElement'> =>
      error.kind === 'unclosedElement' && !error.isRepeated && error.span.start === nameSpan.start,
  );
  const strays = nodes.filter((node) => node.kind === 'strayEndTag' && node.span.start !== rootEnd?.span.start);
  return {
    name,
    nameSpan,
    end: span.end,
    open: open?.endTags,
    hasEnd: endTag !== undefined,
    strays: strays.map((node) => ('name' in node ? `</${node.name}>` : '')).join(''),
    behind: strays.at(-1)?.span.end ?? 0,
    isBare: attributes.length === 0 && text.slice(startTag.end, span.end).trim() === '',
    isReference:
      !!endTag &&
      !!attributeOf(entry, 'id') &&
      !attributeOf(entry, 'name') &&
      children.every(({ kind }) => kind === 'text') &&
      !text.slice(0, span.end).includes('\n'),
  };
});

function nestFrom(document: Document, from: number): Nest | undefined {
  const { sections } = document;
  const [outer, first] = [partOf(sections[from]), partOf(sections[from + 1])];
  if (outer?.open === undefined || !first) return undefined;
  const span = documentSpan(document, from + 1, first.nameSpan);
  const { name } = first;
  // The misspelt end tag of the entry above it.
  if (first.open !== undefined && first.isBare && name === outer.name) {
    const facts = { name, endTags: `</${name}>`, isRepeated: true };
    return { from, to: from + 1, problem: { code: 'unclosed-element', span, facts } };
  }
  const inner: Part[] = [];
  while (!inner.at(-1)?.strays) {
    const part = inner.length < maximumNested ? partOf(sections[from + 1 + inner.length]) : undefined;
    if (!part?.hasEnd || part.open !== undefined) return undefined;
    inner.push(part);
  }
  const [to, endTags] = [from + inner.length, outer.open];
  if (inner.at(-1)?.strays !== endTags) return undefined;
  if (first.isReference)
    return { from, to, problem: { code: 'misplaced-element', span, facts: { what: 'reference', name } } };
  return { from, to, problem: { code: 'misplaced-element', span, facts: { what: 'entry', name, endTags } } };
}
