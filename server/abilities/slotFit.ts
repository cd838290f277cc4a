import type { Slot } from './template.ts';

/** The kind of value for a parameter: a plain number, a score to roll such as 5+, a die such as 1D6, or a modifier. */
export type ParameterKind = 'number' | 'score' | 'die' | 'modifier';

/** The shape of a value, as far as it decides whether the value fits. */
type Shape = 'plain' | 'negative' | 'score' | 'automatic' | 'dice' | 'words';

/**
 * The kind of value that a slot takes, if the value does not fit; undefined if it fits. Published Monsters have `A` for a score, and
 * negative numbers and dice for plain numbers: these fit.
 *
 * @param isScore whether a number is a score to roll, see `isScoreIn`; asked only if it decides, because the text of the rule is read for it.
 */
export function misfit({ kind }: Slot, value: string, isScore: () => boolean): ParameterKind | undefined {
  const shape = shapeOf(value);
  switch (kind) {
    case 'number':
      if (numberShapes.has(shape) || (scoreShapes.has(shape) && isScore())) return undefined;
      return isScore() ? 'score' : 'number';
    case 'target':
      return scoreShapes.has(shape) ? undefined : 'score';
    case 'signed':
      return numberShapes.has(shape) ? undefined : 'modifier';
    case 'die':
      return shape === 'dice' || shape === 'plain' ? undefined : 'die';
    case 'range':
    case 'text':
      return undefined;
    default:
      return kind satisfies never;
  }
}

const numberShapes: ReadonlySet<Shape> = new Set<Shape>(['plain', 'negative', 'dice']);
const scoreShapes: ReadonlySet<Shape> = new Set<Shape>(['plain', 'score', 'automatic']);

const shapes: readonly (readonly [RegExp, Shape])[] = [
  [/^\d+$|^\+\d+$/, 'plain'],
  [/^-\d+$/, 'negative'],
  [/^\d+\+$/, 'score'],
  [/^A$/, 'automatic'],
  [/^\d*[Dd]\d+(?:[+-]\d+)?$/, 'dice'],
];

/** Only the first part counts: `5+ (Ring)` is a score, `+1 T` a number. */
function shapeOf(value: string): Shape {
  const first = value.replace(/[−–]/g, '-').replace(/^[\s(]+/, '');
  const [word = ''] = /^[^\s()]*/.exec(first) ?? [];
  return shapes.find(([pattern]) => pattern.test(word))?.[1] ?? 'words';
}
