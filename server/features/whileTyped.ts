import type { Finding } from '../checks/problems/finding.ts';
import type { ProblemCode } from '../checks/problems/kinds.ts';
import { type Problem, withSeverity } from '../checks/problems/problem.ts';
import type { Document } from '../workspace/documents/document.ts';

/** What is wrong with XML that simply breaks off. */
const openCodes: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'unclosed-element',
  'unclosed-quote',
  'unfinished-start-tag',
  'unfinished-end-tag',
  'stray-less-than',
  'no-entries',
]);

/**
 * The problems as an editor shows them while the document is being written. Of a document that has only begun, without an entry, what is missing
 * is no error yet: it is told that it has no entries, as information. Where the end of a document is open, only the innermost of what is
 * open is a problem; with it the others are found one by one. A report on files that nobody is typing in shows all of them.
 */
export function whileTyped(document: Document, found: readonly Finding[]): readonly Problem[] {
  const problems = found.map(withSeverity);
  if (problems.length === 0 || !document.format?.isXml) return problems;
  const hasBegunOnly = document.sections.length === 1 && document.length < maximumBeginningLength;
  if (hasBegunOnly && problems.every(({ code }) => openCodes.has(code))) {
    const [first] = problems.filter(({ code }) => code === 'no-entries');
    return first ? [{ ...first, severity: 'info' }] : [];
  }
  return withoutOuter(document, problems);
}

/** Longer than what anybody has written before the first entry. */
const maximumBeginningLength = 2000;

function withoutOuter(document: Document, problems: readonly Problem[]): readonly Problem[] {
  const root = document.sections[0]?.openRoot;
  const ofRoot = problems.find(({ code, span }) => code === 'unclosed-element' && span.start === root?.nameSpan.start);
  if (!ofRoot) return problems;
  const lastStart = document.startOf(document.sections.length - 1);
  const atEnd = problems.filter(
    (problem) => problem !== ofRoot && openCodes.has(problem.code) && problem.span.start >= lastStart,
  );
  const innermost = atEnd.at(-1);
  if (!innermost) return problems;
  return problems.filter((problem) => problem !== ofRoot && (problem === innermost || !atEnd.includes(problem)));
}
