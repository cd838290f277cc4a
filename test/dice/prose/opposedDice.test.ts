import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { formatExpression } from '../../../server/dice/language/format.ts';
import { findChances } from '../../../server/dice/prose/chances/target.ts';

/** The text has exactly these chances, each as `target => test`. */
function check(text: string, ...expected: readonly string[]): void {
  const found = findChances(text).map(({ text: written, test }) => `${written} => ${formatExpression(test)}`);
  assert.deepEqual(found, expected, text);
}

describe('one die against another', () => {
  it('is won or drawn by the higher score, where nothing is added', () => {
    check(
      'Roll two dice, a red one for the left door and a white one for the right. If the red die is higher, the left one opens; if they are equal, both do.',
      'the red die is higher => 1D6 > 1D6',
      'they are equal => 1D6 = 1D6',
    );
    check(
      "Roll 1D6 for the Warrior and 1D6 for the Troll. If the Troll's die is higher, he is caught. On a draw nothing happens.",
      "the Troll's die is higher => 1D6 > 1D6",
      'On a draw => 1D6 = 1D6',
    );
    check(
      'Roll one die for you and one for the gatekeeper: if his die is higher, you pay; if they tie, both drink.',
      'his die is higher => 1D6 > 1D6',
      'they tie => 1D6 = 1D6',
    );
    check("Both roll 1D6. If the Warrior's roll is higher, he wins.", "the Warrior's roll is higher => 1D6 > 1D6");
    check(
      'Se lanza un dado por la novia y otro por el Guerrero. Si el del Guerrero es mayor, pierde 1D6 días; si empatan, cenan.',
      'el del Guerrero es mayor => 1D6 > 1D6',
      'empatan => 1D6 = 1D6',
    );
  });

  it('is left alone where something is added, other dice are rolled, or more is asked', () => {
    check("Both roll 1D6 and add Strength. If the Warrior's roll is higher, he wins.");
    check("Both roll 1D6. The Warrior adds his Strength. If the Warrior's roll is higher, he wins.");
    check('Both roll 1D6. The Dwarf has +1. If they tie, roll again.');
    check("Roll 1D6 for the Warrior and 2D6 for the Troll. If the Troll's die is higher, he is caught.");
    check("Roll 1D6 for the Warrior and another for the Troll. If the Troll's roll is higher than 3, he is caught.");
    check(
      "Roll 1D6 for the Warrior and another for the Troll. Re-roll ones. If the Troll's roll is higher, he is caught.",
    );
    check("Roll 1D6 for the Warrior and 1D6 for the Ghoul. If the Ghoul's is higher, or on a 1, he is caught.");
    check('Tira un dado por la novia y otro por el Guerrero, que suma su Fuerza. Si el del Guerrero es mayor, gana.');
    check('Roll 2D6. If the red die is higher, the left door opens.');
    check("Roll 1D6 for the Warrior and 1D6 for the Troll.\n\nIf the Troll's die is higher, he is caught.");
  });
});
