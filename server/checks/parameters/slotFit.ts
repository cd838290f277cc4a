import type { Slot } from '../../catalogue/template.ts';
import type { ParameterKind } from '../../l10n/abilities.ts';
import type { Definition } from '../../workspace/definition.ts';
import { entryOf } from '../../workspace/entry.ts';
import { textRuns } from '../../workspace/textRuns.ts';

/** What stands in a slot, as far as it matters for whether it fits. */
type Shape = 'plain' | 'negative' | 'score' | 'automatic' | 'dice' | 'words';

/**
 * What a slot takes, if the value is something else; undefined if it fits. Published Monsters have `A` for a score, negative numbers and
 * dice for plain ones: all of that fits.
 *
 * @param isScore whether a number is one to roll, see `isScoreIn`.
 */
export function misfit({ kind }: Slot, value: string, isScore: boolean): ParameterKind | undefined {
  const shape = shapeOf(value);
  switch (kind) {
    case 'number':
      if (numberShapes.has(shape) || (isScore && scoreShapes.has(shape))) return undefined;
      return isScore ? 'score' : 'number';
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

/** Only what comes first counts: `5+ (Ring)` is a score, `+1 T` a number. */
function shapeOf(value: string): Shape {
  const first = value.replace(/[−–]/g, '-').replace(/^[\s(]+/, '');
  const [word = ''] = /^[^\s()]*/.exec(first) ?? [];
  return shapes.find(([pattern]) => pattern.test(word))?.[1] ?? 'words';
}

/** Whether the rule's text calls its number a score to roll, as that of Parry does, whose name has a plain `n`. */
export function isScoreIn(definition: Definition): boolean {
  const found = scores.get(definition);
  if (found !== undefined) return found;
  const text = textOf(definition);
  const isScore =
    score.test(text) || definition.rule.mechanics.some(({ source }) => /(?:>=|>)\s*n(?![\p{L}\d])/u.test(source));
  scores.set(definition, isScore);
  return isScore;
}

const scores = new WeakMap<Definition, boolean>();
const score =
  /(?<![\p{L}\d])n(?:\+|\s+(?:or|o)\s+(?:more|above|higher|better|greater|over|más|mayor|superior)|[^.]{0,80}\b(?:score (?:that )?(?:they|it|he|you) needs?|(?:number|score) (?:required|needed)|(?:número|resultado) (?:que (?:necesita|hace falta)|necesario)))/iu;

/** All that a rule says, as it is written, one run of text after the other. */
export function textOf({ section }: Definition): string {
  const entry = entryOf(section, 'rules');
  return textRuns(entry?.children ?? [])
    .map(({ start, end }) => section.text.slice(start, end))
    .join('\n');
}
