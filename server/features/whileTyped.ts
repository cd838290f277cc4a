import type { Finding } from '../checks/problems/finding.ts';
import type { ProblemCode } from '../checks/problems/kinds.ts';
import { type Problem, withSeverity } from '../checks/problems/problem.ts';
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

/**
 * The problems in an editor, while the document is typed. A document without an entry has only begun, so a missing entry is information,
 * not an error. At an open end only the innermost unclosed element is a problem; when it is closed, the next one follows. A report on files
 * shows all of them.
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

/** Longer than any beginning before the first entry. */
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
