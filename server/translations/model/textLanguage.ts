import { isTranslation } from '../../formats/format.ts';
import { remembered } from '../../text/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { languageOfFile } from '../../workspace/index/translation.ts';

/** The commonest words of the languages that content is written in. */
const commonWords: readonly (readonly [language: string, words: ReadonlySet<string>])[] = [
  [
    'en',
    wordSet(
      'the and is are of you your his her its their with if on to in each roll or may for from this that an be by any it they at not will must have has who which only then when all but there out into them him was were does can than while until',
    ),
  ],
  [
    'es',
    wordSet(
      'el la los las un una de del que y si por con tu su sus para cada en tira al se lo es son este esta como más puede debe cualquier o le les pero cuando todos todo quien ya hay sin sobre entre hasta desde ser está',
    ),
  ],
];

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const word = /[A-Za-zÀ-ÿ]+/g;

const maximumJudgedLength = 2000;

/** A text with fewer common words more than of any other language may be in any language. */
const minimumWords = 2;

/** The language of a text by its commonest words; undefined if they leave a doubt, as in names and short remarks. */
export function languageOfText(text: string, least: number = minimumWords): string | undefined {
  const words = text.slice(0, maximumJudgedLength).toLowerCase().match(word) ?? [];
  const [best, second] = commonWords
    .map(([language, common]) => ({ language, count: countIn(words, common) }))
    .sort((a, b) => b.count - a.count);
  return best && best.count >= least && best.count >= 2 * (second?.count ?? 0) ? best.language : undefined;
}

/** How many of the commonest words of a language a text has; 0 for a language whose words are not known. */
export function countCommonWords(text: string, language: string): number {
  const [, common] = commonWords.find(([known]) => known === language) ?? [];
  return common ? countIn(text.toLowerCase().match(word) ?? [], common) : 0;
}

function countIn(words: readonly string[], wanted: ReadonlySet<string>): number {
  let count = 0;
  for (const one of words) if (wanted.has(one)) count++;
  return count;
}

/** The language that most entries of a document are in: by the file's name for translations, else by the texts; empty if unknown. */
export function languageOfDocument(document: Document): string {
  if (isTranslation(document.format)) return languageOfFile(document.uri);
  return maximumFrequent(document.sections);
}

/** As long as no section changes. The languages of the sections are cached one by one. */
const maximumFrequent = remembered((sections: readonly Section[]): string => {
  const counts = new Map<string, number>();
  for (const section of sections) {
    const language = languageOfSection(section);
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? '';
});

const languageOfSection = remembered(({ text }: Section) => languageOfText(text));
