/** Text in the language of odds to its tree. */
import type { Span } from '../../text/span.ts';
import type { Annotation, Assignment } from './expression.ts';
import { isFreshPool, isTest } from './expressionKinds.ts';
import { readExpression } from './grammar.ts';
import { maximumLength } from './limits.ts';
import { visitNames } from './names.ts';
import { Scanner } from './scanner.ts';
import type { DiceSyntaxError } from './syntaxError.ts';

interface ParsedAnnotation {
  /** Absent where the text is not in the language. */
  readonly annotation?: Annotation;
  /** In the order of the text. */
  readonly errors: readonly DiceSyntaxError[];
}

/**
 * Reads what stands in an `<?odds … ?>`, or what someone asks for on the command line: `label: name = value; … test or value`,
 * of which only the last part must be there. Never throws; each part between semicolons can have an error of its own.
 */
export function parseAnnotation(text: string): ParsedAnnotation {
  if (text.length > maximumLength) {
    return { errors: [{ code: 'tooLong', span: { start: maximumLength, end: text.length }, limit: maximumLength }] };
  }
  const errors: DiceSyntaxError[] = [];
  const report = (error: DiceSyntaxError) => {
    errors.push(error);
  };
  const colon = endOfLabel(text);
  const label = text.slice(0, Math.max(colon, 0)).trim();
  if (colon >= 0 && label === '') report({ code: 'emptyLabel', span: { start: colon, end: colon + 1 } });

  const statements = splitAtSemicolons(text, colon + 1);
  const bodySpan = statements.pop() ?? { start: text.length, end: text.length };
  const assignments: Assignment[] = [];
  const namedPools = new Set<string>();
  for (const statement of statements) {
    const assignment = readAssignment(text, statement, report, namedPools);
    if (!assignment) continue;
    assignments.push(assignment);
    if (isFreshPool(assignment.value)) namedPools.add(assignment.name);
  }
  const body = readExpression(text, bodySpan, report, namedPools);
  if (!body) return { errors };

  const span = { start: 0, end: text.length };
  const annotation: Annotation = { kind: 'annotation', label: label || undefined, assignments, body, span };
  checkNames(annotation, report);
  errors.sort((left, right) => left.span.start - right.span.start);
  return errors.length === 0 ? { annotation, errors } : { errors };
}

/** The same for what someone types who wants to know its odds: a label is as welcome there, and means as little. */
export function parseExpression(text: string): ParsedAnnotation {
  return parseAnnotation(text);
}

/** Where the colon stands that ends a label: in brackets it means something else. -1 where there is none. */
function endOfLabel(text: string): number {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[:()]/g)) {
    if (sign === ':' && depth === 0) return index;
    if (sign !== ':') depth = Math.max(0, depth + (sign === '(' ? 1 : -1));
  }
  return -1;
}

/** The stretches between semicolons. A semicolon at the very end is forgiven: nothing is missing after it. */
function splitAtSemicolons(text: string, start: number): Span[] {
  let end = text.length;
  while (end > start && /[;\s]/.test(text.charAt(end - 1))) end--;
  const statements: Span[] = [];
  let from = start;
  for (let at = text.indexOf(';', from); at >= 0 && at < end; at = text.indexOf(';', from)) {
    statements.push({ start: from, end: at });
    from = at + 1;
  }
  statements.push({ start: from, end: Math.max(from, end) });
  return statements;
}

function readAssignment(
  text: string,
  statement: Span,
  report: (error: DiceSyntaxError) => void,
  namedPools: ReadonlySet<string>,
): Assignment | undefined {
  const scanner = new Scanner(text, statement);
  const nameSpan = scanner.peek();
  const name = scanner.takeWord();
  if (name === undefined || !scanner.takeSign('=')) {
    const trimmed = text.slice(statement.start, statement.end).trimEnd().length;
    const end = Math.max(nameSpan.end, statement.start + trimmed);
    report({ code: 'expectedAssignment', span: { start: nameSpan.start, end } });
    return undefined;
  }
  const value = readExpression(text, { start: scanner.tokenEnd, end: statement.end }, report, namedPools);
  if (!value) return undefined;
  if (value.kind !== 'outcomes' && !isTest(value)) return { name, nameSpan, value };
  report({ code: value.kind === 'outcomes' ? 'outcomesInside' : 'testAsValue', span: value.span });
  return undefined;
}

/** A name gets its value once, and before it is used. */
function checkNames({ assignments }: Annotation, report: (error: DiceSyntaxError) => void): void {
  const first = new Map<string, Assignment>();
  const used = new Map<string, Span>();
  for (const assignment of assignments) {
    const { name, nameSpan, value } = assignment;
    visitNames(value, (use) => {
      if (!first.has(use.name) && !used.has(use.name)) used.set(use.name, use.span);
    });
    const earlier = first.get(name);
    const earlierUse = used.get(name);
    if (earlier) report({ code: 'nameTwice', span: nameSpan, name, first: earlier.nameSpan });
    else if (earlierUse) report({ code: 'usedBeforeAssigned', span: earlierUse, name });
    else first.set(name, assignment);
  }
}
