import { type DiceMessages, diceSentence } from '../dice.ts';
import { list, shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';

/** Mistakes in expressions of odds. */
export const diceEn = {
  'odds-syntax': (fault) => diceSentence(sentences, fault),
} satisfies Partial<ProblemMessages>;

const sentences: DiceMessages = {
  expectedValue: () => 'A number, dice such as 2D6, or a name such as battle-level is missing here.',
  unexpectedText: ({ text }) =>
    `"${shorten(text)}" does not fit the text before it. Is a sign such as + or >= missing?`,
  expectedClosing: ({ closing }) => `A "${closing}" is missing here.`,
  expectedWord: ({ word }) => `"${word}" is missing here.`,
  expectedComparator: () => 'A comparison such as >= is missing here.',
  expectedDice: () => 'Only dice are allowed here, such as 3D6.',
  expectedNumber: () => 'Only a plain number is allowed here.',
  unknownFunction: ({ name, known }) => `There is no function "${shorten(name)}". There are ${list(known, 'and')}.`,
  expectedOutcome: () => 'The name of an outcome, such as win, is missing here.',
  outcomesInside: () => 'outcomes(…) can only be the whole expression: nothing can be calculated with it.',
  testAsValue: () => 'A number is needed here, not a comparison.',
  valueAsTest: () => 'A comparison is needed here, such as 1D6 >= 4.',
  chainedComparison: () => 'Only two things can be compared at a time. Join two comparisons with "and".',
  severalD66: () => 'D66 is one roll of tens and units; several of them cannot be added up.',
  reversedRange: ({ low, high }) => `A range goes from low to high: ${Math.min(low, high)}-${Math.max(low, high)}.`,
  numberTooLarge: ({ limit }) => `This number is too large: the maximum is ${limit}.`,
  tooDeep: ({ limit }) => `Brackets and signs are nested more than ${limit} levels deep here.`,
  tooLong: ({ limit }) => `This is too long to be an expression of dice: at most ${limit} characters.`,
  emptyLabel: () => 'A label is missing before the colon.',
  expectedAssignment: () => 'A name and its value must come before a semicolon, such as roll = 1D6.',
  nameTwice: ({ name }) => `"${name}" already has a value.`,
  usedBeforeAssigned: ({ name }) => `"${name}" is used before it gets its value here.`,
};
