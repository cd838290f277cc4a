import { evaluate } from '../dice/evaluation/evaluate.ts';
import { parseExpression } from '../dice/language/parse.ts';

/** The lowest and the highest result of a roll in the language of odds; undefined for a text that is no roll. */
export function rollRange(roll: string): { readonly min: number; readonly max: number } | undefined {
  const { annotation } = parseExpression(roll);
  const odds = annotation && evaluate(annotation, new Map());
  if (odds?.kind !== 'distribution') return undefined;
  const results = [...odds.distribution.counts.keys()];
  return { min: Math.min(...results), max: Math.max(...results) };
}
