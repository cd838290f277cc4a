import type { Candidate } from './candidate.ts';
import { Outline } from './outline.ts';

/**
 * The candidates that are defined below a heading that announces abilities: as a heading (`### Break`), or at the head of a paragraph, a line or
 * an item (`**Break**: …`, `Break. …`).
 */
export function definedIn<Owner>(flat: string, candidates: readonly Candidate<Owner>[]): ReadonlySet<Candidate<Owner>> {
  let outline: Outline | undefined;
  return new Set(
    candidates.filter((candidate) => {
      const lineStart =
        candidate.capitals === 'none' || candidate.evidence < 0 ? undefined : definitionStart(flat, candidate);
      if (lineStart === undefined) return false;
      outline ??= new Outline(flat);
      return outline.isOfAbilities(lineStart);
    }),
  );
}

const lineHead = /(?:^|\n)([ >]*)(?:(#{1,6}) +)?(?:(?:[-*+•]|\d{1,2}[.)]) +)? *$/;

/** The start of the line with the definition that begins with the candidate; undefined if none does. */
function definitionStart<Owner>(flat: string, { mention, end, isEmphasised }: Candidate<Owner>): number | undefined {
  const from = Math.max(0, mention.span.start - 30);
  const found = lineHead.exec(flat.slice(from, mention.span.start));
  if (!found) return undefined;
  const [written, , marks] = found;
  const after = flat.slice(end, end + 10);
  const isWhole = marks === undefined ? isEmphasised || headEnds.test(after) : /^ *[:.]? *(?:\n|$)/.test(after);
  return isWhole ? from + found.index + (written.startsWith('\n') ? 1 : 0) : undefined;
}

const headEnds = /^ *(?:[:.\n—]|- |$)/;

/** Whether it is at the head of an item, which may go on with its description: `- **Fly**: …`. */
export function isHeadOfItem<Owner>(flat: string, { mention, end }: Candidate<Owner>): boolean {
  const before = flat.slice(Math.max(0, mention.span.start - 20), mention.span.start);
  return /(?:^|\n) *(?:[-*+•]|\d{1,2}[.)]) +$/.test(before) && /^ *(?:[:.\n-]|$)/.test(flat.slice(end, end + 10));
}
