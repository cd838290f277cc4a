import { parsedJson } from '../../text/parsedJson.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Finding } from '../problems/finding.ts';
import { identityOf, type ProblemIdentity } from './problemIdentity.ts';

/** Known problems that are not reported: their numbers by identity, for each file. */
export interface Baseline {
  /** By path from the folder of the baseline, with `/`. */
  readonly files: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** The problems of a document that are not known, those that are hidden, and the number of known ones that were not found. */
interface Compared<Known extends Finding> {
  readonly fresh: readonly Known[];
  readonly hidden: readonly Known[];
  readonly stale: number;
}

/** Reads the text of a baseline; undefined if it is none. */
export function readBaseline(text: string): Baseline | undefined {
  const value = parsedJson(text);
  if (typeof value !== 'object' || value === null || !('version' in value) || value.version !== 1) return undefined;
  if (!('problems' in value) || !Array.isArray(value.problems)) return undefined;
  const files = new Map<string, Map<string, number>>();
  for (const entry of value.problems as readonly unknown[]) {
    const row = rowOf(entry);
    if (!row) return undefined;
    const known = files.get(row.file) ?? new Map<string, number>();
    files.set(row.file, known.set(keyOf(row), (known.get(keyOf(row)) ?? 0) + (row.count ?? 1)));
  }
  return { files };
}

/** Takes the known problems out: of several equal ones as many as the baseline has, the first ones. */
export function compare<Known extends Finding>(
  baseline: Baseline,
  path: string,
  document: Document,
  problems: readonly Known[],
): Compared<Known> {
  const left = new Map(baseline.files.get(path));
  const fresh: Known[] = [];
  const hidden: Known[] = [];
  for (const problem of problems) {
    const key = keyOf(identityOf(document, problem));
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    (count > 0 ? hidden : fresh).push(problem);
  }
  const stale = [...left.values()].reduce((sum, count) => sum + Math.max(0, count), 0);
  return { fresh, hidden, stale };
}

/** The text of a baseline with these problems: a line for each kind of problem in an entry, in a fixed order, so that differences are small. */
export function baselineText(
  files: readonly { readonly path: string; readonly document: Document; readonly problems: readonly Finding[] }[],
): string {
  const rows = files.flatMap(({ path, document, problems }) => {
    const counts = new Map<string, { readonly identity: ProblemIdentity; count: number }>();
    for (const problem of problems) {
      const identity = identityOf(document, problem);
      const known = counts.get(keyOf(identity));
      if (known) known.count++;
      else counts.set(keyOf(identity), { identity, count: 1 });
    }
    return [...counts.values()].map(({ identity: { code, entry, text }, count }) =>
      JSON.stringify({ file: path, code, entry, text, ...(count > 1 && { count }) }),
    );
  });
  const lines = rows.sort().map((row) => `    ${row}`);
  return `{\n  "version": 1,\n  "problems": [${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]\n}\n`;
}

interface Row {
  readonly file: string;
  readonly code: string;
  readonly entry: string;
  readonly text: string;
  readonly count: number | undefined;
}

function rowOf(entry: unknown): Row | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { file, code, entry: of, text, count } = entry as Readonly<Record<string, unknown>>;
  const isCount = count === undefined || (Number.isSafeInteger(count) && Number(count) > 0);
  if (typeof file !== 'string' || typeof code !== 'string' || typeof of !== 'string' || typeof text !== 'string')
    return undefined;
  return isCount ? { file, code, entry: of, text, count: count === undefined ? undefined : Number(count) } : undefined;
}

function keyOf({ code, entry, text }: Pick<Row, 'code' | 'entry' | 'text'>): string {
  return JSON.stringify([code, entry, text]);
}
