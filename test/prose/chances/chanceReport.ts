/** What is printed of a half: the figures, and for whoever may see them the texts. Run by measure.mjs. */

import { readdirSync, readFileSync } from 'node:fs';
import { proseLanguage } from '../../../server/text/language.ts';
import { rightPlaces, tailPlaces, tailsIn, wrongWith } from '../tails/tails.ts';
import { type ChanceSample, chanceSamples, judge, phraseSamples, shownInFile } from './chanceSamples.ts';
import type { Verdict } from './chanceScore.ts';
import { closedHalves, type Half, isClosed, isHalf, openHalves } from './halves.ts';

export interface Judged {
  readonly sample: ChanceSample;
  readonly verdict: Verdict;
}

export interface Figures {
  /** Chances that could be shown, without those that need not be. */
  readonly chances: number;
  /** Of these. */
  readonly right: number;
  readonly missed: number;
  /** Of what is shown, in all places. */
  readonly wrong: number;
  /** Places where nothing may be shown, and nothing is. */
  readonly quiet: number;
}

/** A verdict for every mark of a half, and for all that is shown without one; `write` as for the samples. */
export function judgeHalf(half: Half, write?: (marked: string) => string): readonly Judged[] {
  return chanceSamples(half, write).flatMap((sample) => judge(sample).map((verdict) => ({ sample, verdict })));
}

export function figuresOf(judged: readonly Judged[]): Figures {
  const count = (kind: Verdict['kind']) => judged.filter(({ verdict }) => verdict.kind === kind).length;
  return {
    chances: judged.filter(({ verdict: { mark } }) => mark !== undefined && mark.truths.length > 0 && !mark.isOptional)
      .length,
    right: judged.filter(({ verdict: { kind, mark } }) => kind === 'right' && mark?.isOptional === false).length,
    missed: count('missed'),
    wrong: count('wrong'),
    quiet: count('quiet'),
  };
}

/** One line: how many of the chances are shown, and how much of what is shown is wrong. */
export function summary(judged: readonly Judged[]): string {
  const { chances, right, missed, wrong, quiet } = figuresOf(judged);
  const share = chances === 0 ? 100 : (100 * right) / chances;
  return `${right} of ${chances} chances shown (${share.toFixed(1)} %), ${wrong} wrong, ${missed} missed, ${quiet} rightly silent`;
}

/** The figures of a half, by kind of wording; with `withTexts`, whatever is wrong or missed. */
export function report(half: Half, withTexts: boolean): string {
  const judged = judgeHalf(half);
  const [plain, traps] = [judged.filter(({ sample }) => !sample.isTrap), judged.filter(({ sample }) => sample.isTrap)];
  return [
    ...(withTexts ? judged.flatMap(toldOf) : []),
    `${half}: ${summary(plain)}`,
    ...rowsBy(plain, groupOf),
    `${half}, by style:`,
    ...rowsBy(plain, ({ sample }) => sample.file),
    `${half}, traps: ${summary(traps)}`,
    ...rowsBy(traps, groupOf),
  ].join('\n');
}

function rowsBy(judged: readonly Judged[], keyOf: (each: Judged) => string): readonly string[] {
  const byKey = new Map<string, Judged[]>();
  for (const each of judged) byKey.set(keyOf(each), [...(byKey.get(keyOf(each)) ?? []), each]);
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, of]) => `  ${key}: ${summary(of)}`);
}

function groupOf({ verdict }: Judged): string {
  return verdict.mark?.group ?? 'outside of all marks';
}

/** A place of the open sets and the phrases, and what the reader makes of it. */
interface PlaceRead {
  /** Says which place it is, for all readers. */
  readonly place: string;
  readonly set: string;
  readonly group: string;
  readonly isTrap: boolean;
  readonly language: string;
  readonly kind: Verdict['kind'];
  readonly text: string;
  readonly shown: string;
  readonly marked: string;
}

/** Everything that is read in the open sets and in the phrases, so that two readers can be compared. */
export function allRead(): readonly PlaceRead[] {
  const judgedSets: readonly (readonly [string, readonly Judged[]])[] = [
    ...openHalves.map((half) => [half, judgeHalf(half)] as const),
    ['phrases', phraseSamples().flatMap((sample) => judge(sample).map((verdict) => ({ sample, verdict })))],
  ];
  return judgedSets.flatMap(([set, judged]) =>
    judged.map((each) => {
      const { sample, verdict } = each;
      const { mark, span, kind } = verdict;
      const start = Math.max(0, sample.text.lastIndexOf('\n\n', span.start), span.start - 220);
      return {
        place: `${set}${sample.isTrap ? '/traps' : ''}/${sample.file}#${sample.number + 1}@${span.start}${mark ? '' : '?'}${set === 'phrases' ? sample.text : ''}`,
        set,
        group: set === 'phrases' ? sample.file : groupOf(each),
        isTrap: sample.isTrap,
        language: proseLanguage(sample.text) ?? 'en',
        kind,
        text: `${sample.text.slice(start, span.start)}⟦${sample.text.slice(span.start, span.end)}⟧${sample.text.slice(span.end, span.end + 80)}`.replace(
          /\s+/g,
          ' ',
        ),
        shown: verdict.shown.map(({ written }) => written).join(' · ') || 'nothing',
        marked: mark?.written ?? 'not at all',
      };
    }),
  );
}

/** What is shown in a text, as in a page of plain text. */
export function readOne(text: string): string {
  const sample: ChanceSample = { text, marks: [], doubtful: [], file: 'text.txt', number: 0, isTrap: false };
  const shown = judge(sample).flatMap((verdict) => verdict.shown);
  return shown.map(({ span, written }) => `⟦${text.slice(span.start, span.end)}⟧ ${written}`).join(' · ') || 'nothing';
}

/** What is wrong or missed, with the text around it; nothing of what is right. */
export function toldOf({ sample, verdict }: Judged): readonly string[] {
  const { kind, mark, span, shown } = verdict;
  if (kind === 'right' || kind === 'quiet') return [];
  const line = (text: string) => text.replace(/\s+/g, ' ');
  const before = line(sample.text.slice(Math.max(0, span.start - 120), span.start));
  const after = line(sample.text.slice(span.end, span.end + 40));
  const told = shown.map(({ written }) => written).join(' · ') || 'nothing';
  return [
    `${sample.isTrap ? 'traps/' : ''}${sample.file} #${sample.number + 1} ${kind}: …${before}⟦${line(sample.text.slice(span.start, span.end))}⟧${after}…`,
    `    marked ${mark?.written ?? 'not at all'}; shown ${told}`,
  ];
}

/** One line for each set, one for the traps of each, and one for all together. */
function figuresOfSets(halves: readonly Half[]): string {
  const judged = halves.map((half) => ({ half, of: judgeHalf(half) }));
  const all = judged.flatMap(({ of }) => of);
  const parts = [...judged, { half: 'all', of: all }].map(({ half, of }) => {
    const texts = of.filter(({ sample }) => !sample.isTrap);
    const traps = of.filter(({ sample }) => sample.isTrap);
    const { right, wrong, quiet } = figuresOf(traps);
    return `${half}: ${summary(texts)}; traps: ${right} right, ${wrong} wrong, ${quiet} silent`;
  });
  return parts.join('\n');
}

/** How many phrases are read in each file, and the texts of those that are not. */
function reportOnPhrases(): string {
  const judged = phraseSamples().flatMap((sample) => judge(sample).map((verdict) => ({ sample, verdict })));
  const files = rowsBy(judged, ({ sample }) => sample.file);
  return [...judged.flatMap(toldOf), ...files, `phrases: ${summary(judged)}`].join('\n');
}

/** How many of the unknown tails behind the right sentences of one open set are read wrongly, list by list, and some of them. */
function reportOnTails(): string {
  const places = rightPlaces(chanceSamples('tenth-open'));
  const lists = ['open', 'open-1', 'open-2', 'open-3'].map((list) => {
    const tails = { en: tailsIn(`${list}-en`), es: tailsIn(`${list}-es`) };
    const tries = places.flatMap((place) => tails[place.language].map((tail) => ({ place, tail })));
    const wrong = tries.flatMap(({ place, tail }) =>
      tailPlaces.flatMap((where) => wrongWith(place, tail, where) ?? []),
    );
    const share = (100 * wrong.length) / (tries.length * tailPlaces.length);
    return [...wrong.slice(0, 30), `${list}: ${wrong.length} wrong (${share.toFixed(2)} %)`].join('\n');
  });
  return [`${places.length} places`, ...lists].join('\n');
}

/**
 * What is shown in the XML files and pages of a folder, a line for each chance: where it stands, its text and its odds. The folder has no marks; two
 * readers, or a reader before and after a change, are compared by the lines that differ.
 */
export function shownInFolder(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:xml|md|txt)$/.test(file),
  );
  return files
    .sort()
    .flatMap((file) => {
      const text = readFileSync(`${folder}/${file}`, 'utf8');
      return (shownInFile({ file, text }) ?? []).map(({ span: { start, end }, written }) => {
        return `${file}:${start} ⟦${text.slice(start, end).replace(/\s+/g, ' ')}⟧ ${written}`;
      });
    })
    .join('\n');
}

/** What `measure.mjs` prints of the set of a name; undefined where there is no such set. */
export function reportOn(name: string | undefined, showsClosed: boolean): string | undefined {
  if (name === 'open') return figuresOfSets(openHalves);
  if (name === 'closed') return figuresOfSets(closedHalves);
  if (name === 'phrases') return reportOnPhrases();
  if (name === 'tails') return reportOnTails();
  return isHalf(name) ? report(name, showsClosed || !isClosed(name)) : undefined;
}

/** The names of all sets, as they are shown to whoever calls the program without one. */
export const namesOfHalves = [...openHalves, ...closedHalves].join('|');
