import { problemTexts } from '../texts/problemTexts.ts';

/** Mistakes in expressions of odds. */
export const diceEs = problemTexts({
  'odds-syntax': {
    expectedValue: 'Falta aquí un número, unos dados como 2D6 o un nombre como battle-level.',
    unexpectedText: '«{text…}» no encaja con el texto anterior. ¿Falta un signo como + o >=?',
    expectedClosing: 'Falta aquí un «{closing}».',
    expectedWord: 'Falta aquí «{word}».',
    expectedComparator: 'Falta aquí una comparación como >=.',
    expectedDice: 'Aquí solo pueden ir dados, como 3D6.',
    expectedNumber: 'Aquí solo puede ir un número.',
    unknownFunction: 'No existe la función «{name…}». Existen {known, y}.',
    expectedOutcome: 'Aquí falta el nombre de un resultado, como gana.',
    outcomesInside: 'outcomes(…) solo puede ser la expresión entera: no se puede calcular con ello.',
    testAsValue: 'Aquí hace falta un número, no una comparación.',
    valueAsTest: 'Aquí hace falta una comparación, como 1D6 >= 4.',
    chainedComparison: 'Solo se pueden comparar dos cosas a la vez. Une dos comparaciones con «and».',
    severalD66: 'D66 es una sola tirada de decenas y unidades; no se pueden sumar varias.',
    reversedRange: 'Un intervalo va de menor a mayor: [low<high?{low}-{high}|{high}-{low}].',
    numberTooLarge: 'Este número es demasiado grande: el máximo es {limit}.',
    tooDeep: 'Aquí hay más de {limit} niveles de paréntesis y signos.',
    tooLong: 'Es demasiado largo para una expresión de dados: como máximo {limit} caracteres.',
    emptyLabel: 'Falta una etiqueta antes de los dos puntos.',
    expectedAssignment: 'Antes de un punto y coma van un nombre y su valor, como roll = 1D6.',
    nameTwice: '«{name}» ya tenía un valor.',
    usedBeforeAssigned: '«{name}» se usa antes de darle aquí un valor.',
  },
});
