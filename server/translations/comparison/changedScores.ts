import type { ComparedText, SignDifference } from './signDifference.ts';
import type { NumberSign } from './signs.ts';

/**
 * Scores to reach that a translation has changed, `5+` for `4+`, and those not to exceed. Only if both texts have equally many, because
 * `5+` may be a list elsewhere, `5 or 6`.
 */
export function changedScores(source: ComparedText, translation: ComparedText): readonly SignDifference[] {
  return (['up', 'down'] as const).flatMap((sense) => {
    const [first, second] = [scoresOf(source, sense), scoresOf(translation, sense)];
    if (first.length !== second.length) return [];
    const [lost, added] = [beyond(first, second), beyond(second, first)];
    return lost.flatMap((score, index) => {
      const written = added[index];
      return written ? [{ source: score, written, span: written.span }] : [];
    });
  });
}

function scoresOf({ signs }: ComparedText, sense: NumberSign['sense']): readonly NumberSign[] {
  return signs.signs.flatMap((sign) => (sign.kind === 'number' && sign.sense === sense ? [sign] : []));
}

/** Those of a list that are more of their form than in the other. */
function beyond(list: readonly NumberSign[], other: readonly NumberSign[]): readonly NumberSign[] {
  const left = new Map<string, number>();
  for (const { form } of other) left.set(form, (left.get(form) ?? 0) + 1);
  return list.filter(({ form }) => {
    const count = left.get(form) ?? 0;
    left.set(form, count - 1);
    return count <= 0;
  });
}
