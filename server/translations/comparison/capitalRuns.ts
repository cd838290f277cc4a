import type { Span } from '../../text/span.ts';

/** Words in capitals that follow each other, such as `Frost Breath` or `Cuero de Grasa`: perhaps the name of something. */
export interface CapitalRun {
  readonly text: string;
  /** In the text. */
  readonly span: Span;
  /** The words with capitals, each without accents and endings, so that forms of a word are the same. */
  readonly stems: readonly string[];
}

/** The runs of at least two such words. Small words may stand between them; words that begin any sentence do not begin a run. */
export function capitalRuns(text: string): readonly CapitalRun[] {
  const runs: CapitalRun[] = [];
  for (const { 0: written, index } of text.matchAll(run)) {
    const words = written.split(/[\s ]+/);
    let start = 0;
    let first = words[0] ?? '';
    while (words.length > 1 && small.has(first.toLowerCase())) {
      start += written.slice(start).search(/[\s ]/) + 1;
      words.shift();
      first = words[0] ?? '';
    }
    const stems = words.filter((word) => !small.has(word.toLowerCase())).map(stemOf);
    const at = index + start;
    if (stems.length > 1)
      runs.push({ text: written.slice(start), span: { start: at, end: index + written.length }, stems });
  }
  return runs;
}

/** The first word has an end, so that a long one with many hyphens is not read again from each of them. */
const run = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]{0,60}(?: (?:(?:de|del|la|las|el|los|of|the) ){0,2}\p{Lu}[\p{L}'’-]*)+/gu;

/** Words that no name begins with, and those that join the words of one. */
const small: ReadonlySet<string> = new Set(
  (
    'a an and any all are as at be both but by can do each every for from has have he his how if in is it its no nor not of on once one or ' +
    'she so such than that the their then there these they this those to two three until up upon use was what when where while who with you ' +
    'your roll after before during unless instead however ' +
    'al algún alguna ambos aquí así aunque cada como con cuando cualquier de del desde después durante e el ella ellos en entonces entre es ' +
    'esa ese eso esta este esto estos estas hasta hay la las le les lo los mientras ni no o para pero por que quien se ser si sin sobre su sus ' +
    'también tan te tira toda todas todo todos tras tu tus un una uno unos y ya'
  ).split(' '),
);

/** The word without accents, capitals and the endings of number and gender. */
export function stemOf(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?$/, '');
  const stem = plain.replace(/(?:es|s)$/, '').replace(/[aeiou]$/, '');
  return stem.length >= 3 ? stem : plain;
}
