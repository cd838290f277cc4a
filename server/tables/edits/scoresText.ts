import type { RollRow } from '../rollTable.ts';

/** The scores of a row: `3`, `3-5`, `6+`, `–2` for 2 or less. */
export function rowText({ low, high }: Pick<RollRow, 'low' | 'high'>): string {
  if (!Number.isFinite(high)) return `${low}+`;
  return Number.isFinite(low) ? scoresText(low, high) : `–${high}`;
}

/** `3`, or `3-5`. */
export function scoresText(low: number, high: number): string {
  return low === high ? `${low}` : `${low}-${high}`;
}
