import type { RolledDie } from '../../dice/evaluation/diceCup.ts';
import type { Bindings } from '../../dice/evaluation/odds.ts';
import type { Annotation } from '../../dice/language/expression.ts';
import { type Rolled, roll } from '../../dice/roll.ts';
import type { Messages } from '../../wording/messages.ts';
import { membersOf, type Reader, withLevels } from '../reader.ts';
import { titleText } from './formulaText.ts';
import { levelsText } from './levelsText.ts';
import { numberText } from './numbers.ts';
import { failureText, variableNames } from './oddsText.ts';

/** The maximum number of faces that are shown one by one; for more dice only the sum is shown. */
const maximumFaces = 30;

/** One roll in words. */
interface RollText {
  /** `2D6+2: 4 + 3 → 9`; if it cannot be rolled, the reason as a sentence. */
  readonly text: string;
  /** The same without the expression, for a place beside it. */
  readonly result: string;
}

/**
 * Rolls once. Names without a given number have that of the reader's levels, and then the text says so.
 *
 * @param random numbers from 0 up to, but without, 1.
 */
export function rollText(
  annotation: Annotation,
  given: Bindings,
  random: () => number,
  { messages, preview }: Reader,
): RollText {
  const bindings = withLevels(given, preview);
  const rolled = roll(annotation, bindings, random, membersOf(preview, bindings));
  if (rolled.kind !== 'rolled') {
    const { odds: words } = messages.words;
    const problem =
      rolled.kind === 'open'
        ? words.needsNumbers(variableNames(rolled.variables, messages))
        : (failureText(rolled, messages) ?? '');
    return { text: problem, result: problem };
  }
  const result = `${resultText(rolled, messages)}${levelsText(annotation, given, preview, messages)}`;
  return { text: messages.words.odds.rolled({ expression: titleText(annotation, messages), result }), result };
}

/** Dice that have been rolled, as a line of text: `2D6+2: 4 + 3 → 9`. */
export function rolledText(rolled: Rolled, title: string, messages: Messages): string {
  return messages.words.odds.rolled({ expression: title, result: resultText(rolled, messages) });
}

function resultText(rolled: Rolled, messages: Messages): string {
  const total = totalText(rolled.total, messages);
  const faces = facesText(rolled.dice);
  return faces === '' || faces === total ? total : `${faces} → ${total}`;
}

/** The result of a roll alone, in words. */
function totalText(total: Rolled['total'], messages: Messages): string {
  const { odds: words } = messages.words;
  switch (typeof total) {
    case 'number':
      return numberText(total, messages);
    case 'boolean':
      return total ? words.succeeded : words.failed;
    default:
      return total === '' ? words.otherwise : total;
  }
}

function facesText(dice: readonly RolledDie[]): string {
  return dice.length > maximumFaces ? '' : dice.map(({ face }) => face).join(' + ');
}
