/** A page as the search reads it. */
export interface SearchPage {
  readonly address: string;
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly text: string }[];
}

/** The best section of a page that was found. */
interface FoundPage {
  readonly address: string;
  readonly title: string;
  readonly heading: string;
  /** Around the first word in its text. */
  readonly excerpt: string;
}

/** Points for a word at the beginning of a word of the title, of the heading and of the text. */
const points = { title: 12, heading: 5, text: 1 };
const excerptLength = 140;

/** The pages of which a section, with its title, has all words of the question or words that begin so; accents and case do not count. The best come first. */
export function searchPages(pages: readonly SearchPage[], question: string): readonly FoundPage[] {
  const words = plain(question).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const found = pages.flatMap(({ address, title, sections }) => {
    const scored = sections.map((section) => ({
      section,
      score: scoreOf(words, title, section.heading, section.text),
    }));
    const [best] = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
    if (!best) return [];
    const { id, heading, text } = best.section;
    const isFirst = best.section === sections[0];
    return [
      {
        score: best.score,
        address: isFirst ? address : `${address}#${id}`,
        title,
        heading,
        excerpt: excerptOf(text, words),
      },
    ];
  });
  return found.sort((one, other) => other.score - one.score);
}

/** Zero unless each word is found. */
function scoreOf(words: readonly string[], title: string, heading: string, text: string): number {
  let score = 0;
  for (const word of words) {
    const own =
      (begins(title, word) ? points.title : 0) +
      (begins(heading, word) ? points.heading : 0) +
      (begins(text, word) ? points.text : 0);
    if (own === 0) return 0;
    score += own;
  }
  return score;
}

function begins(text: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(plain(text));
}

function excerptOf(text: string, words: readonly string[]): string {
  const at = Math.max(0, plain(text).indexOf(words[0] ?? ''));
  const start = at < excerptLength / 2 ? 0 : text.lastIndexOf(' ', at - excerptLength / 4) + 1;
  const rest = text.slice(start);
  const part = rest.length > excerptLength ? `${rest.slice(0, rest.lastIndexOf(' ', excerptLength))} …` : rest;
  return start > 0 ? `… ${part}` : part;
}

/** Lower case without accents, of the same length for the letters of English and Spanish. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
