/** Letters for dice in languages that do not write `D6`, as `W6` in German. Both letters may stand in their texts. */
const letters: Readonly<Record<string, string>> = {
  de: 'W',
  pl: 'K',
  cs: 'K',
  sk: 'K',
  hu: 'K',
  sv: 'T',
  da: 'T',
  nb: 'T',
  nn: 'T',
  no: 'T',
  fi: 'N',
};

const ownLetters = new Map(
  Object.entries(letters).map(
    ([language, letter]) =>
      [
        language,
        new RegExp(`(?<![\\p{L}\\d])(n|\\d{0,3})${letter}(?=\\d{1,3}(?:x\\d|[^\\p{L}\\d]|$))`, 'giu'),
      ] as const,
  ),
);

/** A text with the dice of its language as `D6`. It keeps its length, so that places stay the same. `2W6+1` in German becomes `2D6+1`. */
export function withUsualDice(text: string, language: string): string {
  const own = ownLetters.get(language);
  return own ? text.replace(own, '$1D') : text;
}

/** A die such as `2D6` as a text of the language has it: with the letter of the language if its text uses that, or no die at all. */
export function diceInLanguage(die: string, text: string, language: string): string {
  const letter = letters[language];
  const own = ownLetters.get(language);
  if (letter === undefined || !own || (/\d?D\d/.test(text) && text.search(own) < 0)) return die;
  return die.replace(/D(?=\d)/g, letter);
}
