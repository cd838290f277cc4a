import type { Needed } from './chart.ts';

/** `certain`, `impossible`, `4` or `6 then 4`, as `<mark means>` writes it; undefined for any other text. */
export function readNeeded(text: string): Needed | undefined {
  const trimmed = text.trim();
  if (trimmed === 'certain' || trimmed === 'impossible') return { kind: trimmed };
  if (!/^\d{1,3}\+?(?: then \d{1,3}\+?)*$/.test(trimmed)) return undefined;
  const [first, ...others] = trimmed.split(' then ').map((score) => Number.parseInt(score, 10));
  return first === undefined ? undefined : { kind: 'scores', scores: [first, ...others] };
}

/** The score in a cell: `4`, `4+`, `-2`; undefined for a mark. */
export function scoreIn(cell: string): number | undefined {
  return /^-?\d{1,3}\+?$/.test(cell) ? Number.parseInt(cell, 10) : undefined;
}

/** For programs and for people: `4+`, `6+ then 4+`, `certain`, `impossible`. */
export function neededText(needed: Needed): string {
  return needed.kind === 'scores' ? needed.scores.map((score) => `${score}+`).join(' then ') : needed.kind;
}

/**
 * The roll in the language of odds.
 *
 * @param roll one roll of the chart: `1D6`.
 */
export function expressionOf(needed: Needed, roll: string): string {
  switch (needed.kind) {
    case 'certain':
      return `${roll} >= 1`;
    case 'impossible':
      return `${roll} < 1`;
    case 'scores':
      return needed.scores.map((score) => `${roll} >= ${score}`).join(' and ');
  }
}
