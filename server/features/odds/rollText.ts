import type { Annotation } from '../../dice/expression.ts';
import type { Bindings } from '../../dice/odds.ts';
import { type Rolled, type RolledDie, roll } from '../../dice/roll.ts';
import type { Messages } from '../../l10n/messages.ts';
import { numberText } from './numbers.ts';
import { failureText, variableNames } from './oddsText.ts';

/** Faces that are shown one by one; of more only the sum says anything. */
const mostFaces = 30;

/**
 * One roll as a line of text: `2D6+2: 4 + 3 → 9`; for what cannot be rolled, the sentence that says why.
 *
 * @param written the expression as its author wrote it.
 * @param random numbers from 0 up to, but without, 1.
 */
export function rollText(
  annotation: Annotation,
  written: string,
  bindings: Bindings,
  random: () => number,
  messages: Messages,
): string {
  const rolled = roll(annotation, bindings, random);
  if (rolled.kind === 'open') return messages.words.odds.needsNumbers(variableNames(rolled.variables, messages));
  if (rolled.kind !== 'rolled') return failureText(rolled, messages) ?? '';
  return rolledText(rolled, written, messages);
}

/** Dice that have been rolled, as a line of text: `2D6+2: 4 + 3 → 9`. */
export function rolledText(rolled: Rolled, written: string, messages: Messages): string {
  const { odds: words } = messages.words;
  const total =
    typeof rolled.total === 'number'
      ? numberText(rolled.total, messages)
      : rolled.total
        ? words.succeeded
        : words.failed;
  return words.rolled(written, facesText(rolled.dice), total);
}

function facesText(dice: readonly RolledDie[]): string {
  return dice.length > mostFaces ? '' : dice.map(({ face }) => face).join(' + ');
}
