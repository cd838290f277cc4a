import { contentOf } from '../../text/markdown/comments.ts';
import { blanked } from '../../text/markdown/hidden.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { layoutOf } from '../../workspace/documents/layoutOf.ts';
import { lastAtMost, type Section } from '../../workspace/documents/section.ts';
import type { Comment, Node } from '../../xml/tree.ts';

/** A comment such as `<!-- whq-ignore unfit-parameter: printed so -->`. Spans are in section coordinates. */
export interface Suppression {
  readonly span: Span;
  /** The problems of the whole file, of the entry around the comment, of the entry behind it, or of a paragraph of prose. */
  readonly scope:
    | { readonly kind: 'file' | 'entry' | 'nextEntry' | 'nothing' }
    | { readonly kind: 'paragraph'; readonly span: Span };
  readonly codes: readonly IgnoredCode[];
  readonly hasReason: boolean;
}

export interface IgnoredCode {
  /** As written; perhaps not the code of any problem. */
  readonly code: string;
  readonly span: Span;
}

/** All comments of a section that ignore problems, in order. */
export function readSuppressions(document: Document, section: Section): readonly Suppression[] {
  // Nearly all sections have none, and this test is quicker than reading a tree.
  if (!section.text.includes(ignoreMarker)) return none;
  return document.format?.isXml ? inXml(section) : inProse(document, section);
}

const none: readonly [] = [];
/** The beginning of each such comment. */
const ignoreMarker = 'whq-ignore';
const content = /^\s*whq-ignore(-file)?(?![\w-])([^:]*)(?::([\s\S]*))?$/;

/** A comment has a few codes, and an entry or a scenario a few comments. Of thousands only the first are read. */
const maximumCodes = 100;
const maximumSuppressions = 1000;

function suppressionOf(
  text: string,
  { contentSpan, span }: Pick<Comment, 'contentSpan' | 'span'>,
  scope: Suppression['scope'],
): Suppression | undefined {
  const written = text.slice(contentSpan.start, contentSpan.end);
  const match = content.exec(written);
  if (!match) return undefined;
  const [whole, file, codes = '', reason = ''] = match;
  const codesStart = contentSpan.start + whole.indexOf(ignoreMarker) + ignoreMarker.length + (file?.length ?? 0);
  return {
    span,
    scope: file ? { kind: 'file' } : scope,
    codes: [...firstMatches(codes, /[^\s,]+/g)].map(({ 0: code, index }) => {
      const start = codesStart + index;
      return { code, span: { start, end: start + code.length } };
    }),
    // The quick fix writes dots as a placeholder for the reason.
    hasReason: /[^\s.…]/.test(reason),
  };
}

function* firstMatches(text: string, pattern: RegExp): Iterable<RegExpExecArray> {
  let count = 0;
  for (const match of text.matchAll(pattern)) {
    if (++count > maximumCodes) return;
    yield match;
  }
}

function inXml(section: Section): readonly Suppression[] {
  const found: Suppression[] = [];
  const { nodes, openRoot } = section;
  const [first] = nodes;
  const hasEntry = first?.kind === 'element' && first !== openRoot;
  const last = new Set(hasEntry && !first.endTag ? commentsAtEnd(section.text, nodes) : none);
  for (const node of nodes) {
    const isRoot = node === openRoot;
    if (found.length >= maximumSuppressions) break;
    const outside = hasEntry || isRoot ? 'nextEntry' : 'nothing';
    addComments(section.text, node, node.kind === 'element' && !isRoot ? 'entry' : outside, last, found);
  }
  return found;
}

/** The comments behind all else in a section whose entry is not closed: they stand above the next one. */
function commentsAtEnd(text: string, nodes: readonly Node[]): readonly Node[] {
  const last = nodes.findLastIndex(
    ({ kind, span }) => kind !== 'comment' && (kind !== 'text' || text.slice(span.start, span.end).trim() !== ''),
  );
  const node = nodes[last];
  const inner = node?.kind === 'element' && !node.endTag && !node.selfClosing ? commentsAtEnd(text, node.children) : [];
  return [...inner, ...nodes.slice(last + 1)];
}

function addComments(
  text: string,
  node: Node,
  kind: 'entry' | 'nextEntry' | 'nothing',
  last: ReadonlySet<Node>,
  found: Suppression[],
): void {
  if (found.length >= maximumSuppressions) return;
  if (node.kind === 'element') for (const child of node.children) addComments(text, child, kind, last, found);
  if (node.kind !== 'comment') return;
  const suppression = suppressionOf(text, node, { kind: last.has(node) ? 'nextEntry' : kind });
  if (suppression) found.push(suppression);
}

/** Each counts for the paragraph that it is in, or for the next one if its own has only comments. */
function inProse(document: Document, section: Section): readonly Suppression[] {
  const { text } = section;
  const { comments, paragraphs } = layoutOf(document, section);
  const ours = comments.filter(({ start, end }) => content.test(text.slice(start + 4, end - 3)));
  const visible = blanked(text, comments);
  const hasText = paragraphs.map(({ start, end }) => /\S/.test(visible.slice(start, end)));
  const starts = paragraphs.map(({ start }) => start);
  return ours.slice(0, maximumSuppressions).flatMap((span) => {
    let at = lastAtMost(starts, span.start);
    if ((paragraphs[at]?.end ?? 0) <= span.start) at++;
    const target = paragraphs[hasText[at] ? at : at + 1];
    const scope = target ? ({ kind: 'paragraph', span: target } as const) : ({ kind: 'nothing' } as const);
    return suppressionOf(text, { span, contentSpan: contentOf(span) }, scope) ?? [];
  });
}
