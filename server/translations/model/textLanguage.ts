import { isTranslation } from '../../formats/format.ts';
import type { KeptInput } from '../../queries/kept.ts';
import { noteRead, unrecorded } from '../../queries/reads.ts';
import { query, remembered } from '../../queries/remembered.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { documentInputs } from '../../workspace/documents/documentInputs.ts';
import { languageOfFile } from '../../workspace/index/translation.ts';

/** The commonest words of the languages that content is written in. */
const commonWords: readonly (readonly [language: string, words: string])[] = [
  [
    'en',
    'the and is are of you your his her its their with if on to in each roll or may for from this that an be by any it they at not will must have has who which only then when all but there out into them him was were does can than while until',
  ],
  [
    'es',
    'el la los las un una de del que y si por con tu su sus para cada en tira al se lo es son este esta como más puede debe cualquier o le les pero cuando todos todo quien ya hay sin sobre entre hasta desde ser está',
  ],
];

/** The languages that each of these words is common in, by their places in the list. */
const languagesOf: ReadonlyMap<string, readonly number[]> = new Map(
  commonWords.flatMap(([, words]) =>
    words
      .split(' ')
      .map(
        (one) => [one, commonWords.flatMap(([, others], at) => (others.split(' ').includes(one) ? at : []))] as const,
      ),
  ),
);

/** Longer words are not asked for. */
const longestCommon = Math.max(...[...languagesOf.keys()].map(({ length }) => length));

const maximumJudgedLength = 2000;

/** A text with fewer common words more than of any other language may be in any language. */
const minimumWords = 2;

/** The language of a text by its commonest words; undefined if they leave a doubt, as in names and short remarks. */
export function languageOfText(text: string, least: number = minimumWords): string | undefined {
  const counts = countsIn(text.slice(0, maximumJudgedLength));
  const best = Math.max(...counts);
  const first = counts.indexOf(best);
  const isSure = counts.every((count, at) => at === first || best >= 2 * count);
  return best >= least && isSure ? commonWords[first]?.[0] : undefined;
}

/** How many of the commonest words of a language a text has; 0 for a language whose words are not known. */
export function countCommonWords(text: string, language: string): number {
  return countsIn(text)[commonWords.findIndex(([known]) => known === language)] ?? 0;
}

/** How many of the commonest words of each language a text has. */
function countsIn(text: string): readonly number[] {
  const counts = commonWords.map(() => 0);
  const lower = text.toLowerCase();
  let start = 0;
  for (let at = 0; at <= lower.length; at++) {
    if (isLatinLetter(lower.charCodeAt(at))) continue;
    if (at > start && at - start <= longestCommon) {
      for (const language of languagesOf.get(lower.slice(start, at)) ?? none)
        counts[language] = (counts[language] ?? 0) + 1;
    }
    start = at + 1;
  }
  return counts;
}

const none: readonly number[] = [];

/** A to z, and all from À to ÿ. */
function isLatinLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0xc0 && code <= 0xff) || (code >= 0x41 && code <= 0x5a);
}

/** The language that most entries of a document are in: by the file's name for translations, else by the texts; empty if unknown. */
export function languageOfDocument(document: Document): string {
  if (isTranslation(document.format)) return languageOfFile(document.uri);
  const input = languageInput(document);
  noteRead(input);
  return input.mark;
}

/** An input of its own: whoever asks for the language depends on it, and not on all texts. */
const languageInput = remembered((document: Document): KeptInput & { readonly mark: string } => ({
  name: `language ${document.uri}`,
  isAsked: true,
  get mark() {
    return unrecorded(() => languageOfTexts(document));
  },
  print(shorten) {
    return shorten(this.mark);
  },
}));

documentInputs.set('language', languageInput);

const languageOfTexts = query((document: Document): string => {
  const counts = new Map<string, number>();
  for (const { value } of languagesBySection(document).found) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  // One common word decides for a file of a few short texts.
  return first?.[0] ?? languageOfText(document.sections.map(({ text }) => text).join(' '), 1) ?? '';
});

/** Empty for a section that leaves a doubt. */
const languagesBySection = bySection<string, []>({
  valueIn: (_, { text }) => languageOfText(text) ?? '',
  isFound: (language) => language !== '',
  keptAs: 'language',
});
