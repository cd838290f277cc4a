import { problemTexts } from '../texts/problemTexts.ts';

/** Mistakes in expressions of odds. */
export const diceEn = problemTexts({
  'odds-syntax': {
    expectedValue: 'A number, dice such as 2D6, or a name such as battle-level is missing here.',
    unexpectedText: '"{text…}" does not fit the text before it. Is a sign such as + or >= missing?',
    expectedClosing: 'A "{closing}" is missing here.',
    expectedWord: '"{word}" is missing here.',
    expectedComparator: 'A comparison such as >= is missing here.',
    expectedDice: 'Only dice are allowed here, such as 3D6.',
    expectedNumber: 'Only a plain number is allowed here.',
    unknownFunction: 'There is no function "{name…}". There are {known, and}.',
    expectedOutcome: 'The name of an outcome, such as win, is missing here.',
    outcomesInside: 'outcomes(…) can only be the whole expression: nothing can be calculated with it.',
    testAsValue: 'A number is needed here, not a comparison.',
    valueAsTest: 'A comparison is needed here, such as 1D6 >= 4.',
    chainedComparison: 'Only two things can be compared at a time. Join two comparisons with "and".',
    severalD66: 'D66 is one roll of tens and units; several of them cannot be added up.',
    reversedRange: 'A range goes from low to high: [low<high?{low}-{high}|{high}-{low}].',
    numberTooLarge: 'This number is too large: the maximum is {limit}.',
    tooDeep: 'Brackets and signs are nested more than {limit} levels deep here.',
    tooLong: 'This is too long to be an expression of dice: at most {limit} characters.',
    emptyLabel: 'A label is missing before the colon.',
    expectedAssignment: 'A name and its value must come before a semicolon, such as roll = 1D6.',
    nameTwice: '"{name}" already has a value.',
    usedBeforeAssigned: '"{name}" is used before it gets its value here.',
  },
});
