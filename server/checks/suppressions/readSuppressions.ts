import { proseMasks } from '../../text/markdown/masks.ts';
import { paragraphsOf } from '../../text/paragraphs.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Comment, Node } from '../../xml/tree.ts';

/** A comment such as `<!-- whq-ignore unfit-parameter: printed so -->`. Spans count in the section. */
export interface Suppression {
  readonly span: Span;
  /** The problems of the whole file, of the entry that the comment stands in, of the entry behind it, or of a paragraph of prose. */
  readonly scope:
    | { readonly kind: 'file' | 'entry' | 'nextEntry' | 'nothing' }
    | { readonly kind: 'paragraph'; readonly span: Span };
  readonly codes: readonly IgnoredCode[];
  readonly hasReason: boolean;
}

export interface IgnoredCode {
  /** As the author has it, which need not be the code of any problem. */
  readonly code: string;
  readonly span: Span;
}

/** All comments of a section that ignore problems, in order. */
export function readSuppressions(document: Document, section: Section): readonly Suppression[] {
  // Nearly all sections have none, and to look is quicker than to read a tree.
  if (!section.text.includes(marker)) return none;
  return document.kind === 'prose' ? inProse(document, section) : inXml(section);
}

const none: readonly Suppression[] = [];
const marker = 'whq-ignore';
const content = /^\s*whq-ignore(-file)?(?![\w-])([^:]*)(?::([\s\S]*))?$/;

/** One comment ignores a few problems, and an entry or a scenario has a few comments. Of thousands only the first are read. */
const mostCodes = 100;
const mostSuppressions = 1000;

function suppressionOf(
  text: string,
  { contentSpan, span }: Pick<Comment, 'contentSpan' | 'span'>,
  scope: Suppression['scope'],
): Suppression | undefined {
  const written = text.slice(contentSpan.start, contentSpan.end);
  const match = content.exec(written);
  if (!match) return undefined;
  const [whole, file, codes = '', reason = ''] = match;
  const codesStart = contentSpan.start + whole.indexOf(marker) + marker.length + (file?.length ?? 0);
  return {
    span,
    scope: file ? { kind: 'file' } : scope,
    codes: [...firstMatches(codes, /[^\s,]+/g)].map(({ 0: code, index }) => {
      const start = codesStart + index;
      return { code, span: { start, end: start + code.length } };
    }),
    // Dots are what the quick fix leaves for the author to fill in.
    hasReason: /[^\s.…]/.test(reason),
  };
}

function* firstMatches(text: string, pattern: RegExp): Iterable<RegExpExecArray> {
  let count = 0;
  for (const match of text.matchAll(pattern)) {
    if (++count > mostCodes) return;
    yield match;
  }
}

function inXml(section: Section): readonly Suppression[] {
  const found: Suppression[] = [];
  const { nodes, openRoot } = section;
  const [first] = nodes;
  const hasEntry = first?.kind === 'element' && first !== openRoot;
  for (const node of nodes) {
    const isRoot = node === openRoot;
    if (found.length >= mostSuppressions) break;
    const outside = hasEntry || isRoot ? 'nextEntry' : 'nothing';
    addComments(section.text, node, node.kind === 'element' && !isRoot ? 'entry' : outside, found);
  }
  return found;
}

function addComments(text: string, node: Node, kind: 'entry' | 'nextEntry' | 'nothing', found: Suppression[]): void {
  if (found.length >= mostSuppressions) return;
  if (node.kind === 'element') for (const child of node.children) addComments(text, child, kind, found);
  if (node.kind !== 'comment') return;
  const suppression = suppressionOf(text, node, { kind });
  if (suppression) found.push(suppression);
}

function inProse({ languageId }: Document, { text }: Section): readonly Suppression[] {
  const masks = languageId === 'markdown' ? proseMasks(text, 'markdown') : [];
  const paragraphs = paragraphsOf(text);
  let paragraph = 0;
  let mask = 0;
  const found: Suppression[] = [];
  for (const { start, end } of commentsIn(text)) {
    while (mask < masks.length && (masks[mask]?.end ?? 0) <= start) mask++;
    const around = masks[mask];
    // What stands in code is an example. A comment may itself be masked, as no running text.
    if (around && around.start < start && end < around.end) continue;
    while (paragraph < paragraphs.length && (paragraphs[paragraph]?.end ?? 0) < end) paragraph++;
    const holder = paragraphs[paragraph];
    const target = holder && isOnlyComments(text, holder) ? paragraphs[paragraph + 1] : holder;
    const comment = { span: { start, end }, contentSpan: { start: start + 4, end: end - 3 } };
    const suppression = suppressionOf(
      text,
      comment,
      target ? { kind: 'paragraph', span: target } : { kind: 'nothing' },
    );
    if (suppression) found.push(suppression);
    if (found.length >= mostSuppressions) break;
  }
  return found;
}

/** Comments that begin with our word. By searching for plain text: no pattern is tried twice at one place. */
function* commentsIn(text: string): Iterable<Span> {
  let start = text.indexOf('<!--');
  while (start >= 0) {
    const end = text.indexOf('-->', start + 4);
    if (end < 0) return;
    if (text.startsWith(marker, start + 4 + blanksAt(text, start + 4))) yield { start, end: end + 3 };
    start = text.indexOf('<!--', end + 3);
  }
}

function blanksAt(text: string, offset: number): number {
  let end = offset;
  while (/\s/.test(text[end] ?? 'x')) end++;
  return end - offset;
}

const commentsOnly = new WeakMap<Span, boolean>();

/** Remembered, as each of thousands of comments in one paragraph asks for it. */
function isOnlyComments(text: string, paragraph: Span): boolean {
  const known = commentsOnly.get(paragraph);
  if (known !== undefined) return known;
  let at = paragraph.start;
  let isOnly = true;
  while (at < paragraph.end && isOnly) {
    const blanks = blanksAt(text, at);
    if (at + blanks >= paragraph.end) break;
    const end = text.startsWith('<!--', at + blanks) ? text.indexOf('-->', at + blanks) : -1;
    isOnly = end >= 0;
    at = end + 3;
  }
  commentsOnly.set(paragraph, isOnly);
  return isOnly;
}
