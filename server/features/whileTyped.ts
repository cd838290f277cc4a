import type { ProblemCode } from '../checks/problems/kinds.ts';
import {
  asListed,
  eachListed,
  filterListed,
  inDocument,
  type ListedProblems,
} from '../checks/problems/listedProblems.ts';
import type { Problem } from '../checks/problems/problem.ts';
import { isWithin, type Span, shift } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';

/** Problems of XML that breaks off. */
const openCodes: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'unclosed-element',
  'unclosed-quote',
  'unfinished-start-tag',
  'unfinished-end-tag',
  'stray-less-than',
  'no-entries',
]);

/** For each problem of markup that is only begun: the text between the problem and the cursor while its author goes on with it. */
const begun: ReadonlyMap<ProblemCode, RegExp> = new Map<ProblemCode, RegExp>([
  ['stray-less-than', /^(!-?)?$/],
  ['unfinished-start-tag', /^[ \t]*$/],
  ['unfinished-end-tag', /^[ \t]*$/],
  ['attribute-without-value', /^[ \t]*$/],
  ['unknown-attribute', /^$/],
  ['unclosed-quote', /^$/],
  ['stray-characters', /^$/],
  ['bare-ampersand', /^#?\w*$/],
  ['unclosed-comment', /^[^\r\n]*$/],
  // The end tag comes only behind the ">".
  ['unclosed-element', /^[^<>]*>$/],
  ['bad-content', /^(?:[^<>]*>)?[^<]*$/],
  ['unusual-content', /^[^<]*$/],
  ['bad-value', /^$/],
  // The parts of an entry come one after the other.
  ['missing-child', /^[\s\S]*$/],
]);

/**
 * The problems in an editor, while the document is typed. A document without an entry has only begun, so a missing entry is information,
 * not an error. At an open end only the innermost unclosed element is a problem; when it is closed, the next one follows. A tag, a comment,
 * a value or a reference that ends at `place`, the offset where its author types, is not yet a problem, and neither are parts that are still
 * missing in the entry there. A report on files shows all of them.
 */
export function whileTyped(
  document: Document,
  problems: ListedProblems<Problem>,
  place?: number,
): ListedProblems<Problem> {
  if (!document.format?.isXml) return problems;
  const hasBegunOnly = document.sections.length === 1 && document.length < maximumBeginningLength;
  if (hasBegunOnly) {
    const all = inDocument(document, problems);
    if (all.length > 0 && all.every(({ code }) => openCodes.has(code))) {
      const [first] = all.filter(({ code }) => code === 'no-entries');
      return asListed(first ? [{ ...first, severity: 'info' }] : []);
    }
  }
  return withoutOuter(document, place === undefined ? problems : withoutBegun(document, problems, place));
}

/** Longer than any beginning before the first entry. */
const maximumBeginningLength = 2000;

/** Leaves out the problems of the markup at the place, and those inside it. */
function withoutBegun(document: Document, problems: ListedProblems<Problem>, place: number): ListedProblems<Problem> {
  const spans: Span[] = [];
  eachListed(document, problems, ({ code, span }, start) => {
    const rest = begun.get(code);
    if (rest && isBegun(document, rest, shift(span, start), place)) spans.push(shift(span, start));
  });
  if (spans.length === 0) return problems;
  return filterListed(document, problems, ({ code, span }, start) => {
    const inText = shift(span, start);
    return !begun.has(code) || !spans.some((outer) => isWithin(inText, outer));
  });
}

/** @param rest the text between the problem and the place while the markup is only begun */
function isBegun(document: Document, rest: RegExp, span: Span, place: number): boolean {
  if (span.start >= place) return false;
  // The text of the section alone: that of the document would be joined at every key.
  const index = document.sectionIndexAt(span.start);
  const start = document.startOf(index);
  const text = document.sections[index]?.text ?? '';
  return place <= start + text.length && rest.test(text.slice(Math.min(span.end, place) - start, place - start));
}

function withoutOuter(document: Document, listed: ListedProblems<Problem>): ListedProblems<Problem> {
  const root = document.sections[0]?.openRoot?.nameSpan.start;
  let hasOpenRoot = false;
  eachListed(document, listed, ({ code, span }, start) => {
    hasOpenRoot ||= code === 'unclosed-element' && span.start + start === root;
  });
  if (!hasOpenRoot) return listed;
  const problems = inDocument(document, listed);
  const ofRoot = problems.find(({ code, span }) => code === 'unclosed-element' && span.start === root);
  const lastStart = document.startOf(document.sections.length - 1);
  const atEnd = problems.filter(
    (problem) => problem !== ofRoot && openCodes.has(problem.code) && problem.span.start >= lastStart,
  );
  const innermost = atEnd.at(-1);
  if (!innermost) return listed;
  return asListed(
    problems.filter((problem) => problem !== ofRoot && (problem === innermost || !atEnd.includes(problem))),
  );
}
