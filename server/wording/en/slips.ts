import { shorten } from '../catalogue/phrasing.ts';
import type { ProblemMessages } from '../catalogue/problems.ts';

/** Slips that scanning and typing leave in a text, and targets that no roll can reach or miss. */
export const slipsEn = {
  'misread-die': ({ written, repaired }) =>
    `"${written}" looks like a misread ${repaired ?? 'die'}. As it is, nobody can roll it. Write ${repaired ?? 'the dice'}.`,
  'split-die': ({ written, repaired }) =>
    `Blanks split the dice "${written}". They are read all the same; the game writes ${repaired}.`,
  'glued-die': ({ written }) =>
    `"${shorten(written)}": dice are glued to the words beside them, here and perhaps elsewhere in the file. Put blanks between them.`,
  'misread-one': ({ written, repaired }) =>
    `"${written}" looks like a misread ${repaired}: a letter stands where the rule needs the number 1.`,
  'misread-zero': ({ written, repaired }) =>
    `"${written}" looks like a misread ${repaired}: the letter o stands for a zero.`,
  'misread-number': ({ written }) =>
    `"${written}" stands where a number should. Look it up in the original: what it was cannot be told from here.`,
  'misread-plus': () => 'This "f" looks like a misread +: something is added to the roll.',
  'lost-minus': ({ written, repaired }) =>
    `"${written}" has lost its sign, so it reads like a score to roll. A modifier needs one: ${repaired}.`,
  'list-slip': ({ written }) =>
    `In a list of scores a comma is missing at "${written}", so the scores before it can be overlooked. Put a comma there.`,
  'misread-word': ({ written, repaired }) => `"${written}" looks like a misread "${repaired}".`,
  'lost-hyphen': ({ written, repaired }) => `"${written}" has lost its hyphen: "${repaired}".`,
  'stray-full-stop': () =>
    'After this full stop the sentence goes on in small letters. Either the stop is a misread comma or nothing at all, or a capital is missing.',
  'stray-page-number': ({ written }) =>
    `"${written}" stands alone at the end of the text: most likely the number of a scanned page. Remove it.`,
  'formula-residue': ({ written, repaired }) =>
    `"${written}" is left over from a formula, and players would see its signs.${repaired ? ` Write ${repaired}.` : ' Write it as plain text.'}`,
  'invisible-character': () =>
    'There is an invisible character here, so that searches miss the word it is in. Remove it.',
  'curly-quotes': () =>
    'These quotation marks come from a machine translation; the rest of the game has straight ones.',
  'name-variant': (facts, lineOf) =>
    facts.what === 'variant'
      ? `"${shorten(facts.name)}" is "${shorten(facts.other)}" on line ${lineOf(facts.place)}. One of the two is misspelt: decide which, and write both alike.`
      : `"${shorten(facts.name)}" is almost ${facts.known}, a name of the game's world. If that is who is meant, write it so; readers look names up.`,
  'impossible-target': ({ target, roll }) =>
    `${roll} never comes to "${shorten(target)}", so this can never happen. Check the number and the dice.`,
  'pointless-target': ({ target, roll }) =>
    `${roll} always comes to "${shorten(target)}", so there is no need to roll. Check the number and the dice.`,
} satisfies Partial<ProblemMessages>;
