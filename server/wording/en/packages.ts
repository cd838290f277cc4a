import { shorten } from '../catalogue/phrasing.ts';
import type { ProblemMessages } from '../catalogue/problems.ts';

/** Values and references that are wrong only beside others of the package. */
export const packagesEn = {
  'reversed-range': ({ attribute, value, repaired }) =>
    `${attribute} "${shorten(value)}" runs from the larger number to the smaller one. The apps draw none, or a wrong number. Write ${repaired}.`,
  'copied-value': ({ element, value, from }) =>
    `<${element}> has the same number as <${from}>, ${value}, which is far too large for it: it was probably copied from there. Look the right value up.`,
  'unlikely-value': ({ element, value }) =>
    `${value} is very much for <${element}>: no characteristic of the game is above 10. Is there a digit too many?`,
  'lost-use': ({ what, id, last }) =>
    what === 'magic'
      ? `The apps keep one <magic> of a Monster, the last: ${shorten(id)} is lost beside ${shorten(last)}. Write it as a <text>, or remove it.`
      : `${shorten(id)} is used twice here, and the apps show only the last text. Put both values into one use.`,
  'unsaid-addition': ({ element, attribute }) =>
    `Without ${attribute}, the browser app adds this <${element}> to the rules of the Monster, and the desktop app replaces them with it. Write ${attribute}="true" to add, or ${attribute}="false" to replace.`,
  'price-mismatch': ({ said, element, written }) =>
    `The text gives a price of ${said} gold, but <${element}> says ${shorten(written)}. Players see both: make them equal.`,
  'missing-prefix': ({ written, repaired }) =>
    `The ids of Warriors begin with "warrior-", and the apps do not add it: with "${shorten(written)}" no Warrior can come here. Write ${repaired}.`,
} satisfies Partial<ProblemMessages>;
