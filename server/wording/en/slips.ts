import { fill } from '../texts/places.ts';
import { problemTexts } from '../texts/problemTexts.ts';

/** Mistakes of scanning and typing in a text, and targets that no roll can reach or miss. */
export const slipsEn = problemTexts({
  'misread-die':
    '"{written}" looks like a misread [repaired?{repaired}|die]. As it is, nobody can roll it. Write [repaired?{repaired}|the dice].',
  'split-die': 'The dice "{written}" contain spaces. They are understood, but the game writes {repaired}.',
  'glued-die': '"{written…}": there is no space between the dice and the words beside them. Add spaces.',
  'misread-one': '"{written}" looks like a misread {repaired}: a letter has replaced the number 1.',
  'misread-zero': '"{written}" looks like a misread {repaired}: the letter o has replaced a zero.',
  'misread-number':
    '[repaired?"{written}" looks like a misread {repaired}: the scores beside it show which number it was.|"{written}" is in the place of a number. Look it up in the original: the text does not show which number it was.]',
  'misread-plus':
    '[repaired?This "{written}" looks like a misread +: something is added to the roll.|"{written}" has no sign between the dice and the number, so nobody knows what to do with both. Write it.]',
  'lost-minus': '"{written}" has lost its sign, so it reads like a score to roll. A modifier needs a sign: {repaired}.',
  'list-slip':
    'In a list of scores a comma is missing at "{written}", so the scores before it can be overlooked. Put a comma there.',
  'misread-word': '"{written}" looks like a misread "{repaired}".',
  'misspelt-word': '"{written…}" is almost "{repaired}", a word that rules use. Write it so, and searches find it.',
  'unbalanced-bracket': ({ written }) =>
    /[([]/.test(written)
      ? `This "${written}" is never closed, so nobody can tell how far the remark goes. Close it, or remove it.`
      : `This "${written}" closes a bracket that was never opened. Open it, or remove this one.`,
  'doubled-word': ({ written, repaired }) =>
    fill('"{word…}" stands here twice in a row. Write it once.', { word: repaired ?? written.charAt(0) }),
  'split-sentence':
    'The text breaks off here in the middle of a sentence, which goes on in the next text. Move the end of the sentence to its beginning.',
  'lost-hyphen': '"{written}" has lost its hyphen: "{repaired}".',
  'stray-full-stop':
    'The word after this full stop begins with a small letter. Either the full stop is wrong or a misread comma, or a capital is missing.',
  'stray-page-number':
    '"{written}" is alone at the end of the text: most likely the number of a scanned page. Remove it.',
  'formula-residue':
    '"{written}" is left over from a formula, and players would see its signs.[repaired? Write {repaired}.| Write it as plain text.]',
  'repeated-sentence': 'This says the same as the words before it, as if it had been pasted twice. Remove it.',
  'invisible-character':
    'There is an invisible character here, and searches miss the word that contains it. Remove it.',
  'name-variant': {
    variant:
      '"{name…}" is "{other…}" on line {place}. One of the two is misspelt: decide which one, and write both in the same way.',
    known:
      '"{name…}" is almost {known}, a name of the game\'s world. If you mean that name, write it in the same way, so that readers find it.',
  },
  'impossible-target': '{roll} never gives "{target…}", so this can never happen. Check the number and the dice.',
});
