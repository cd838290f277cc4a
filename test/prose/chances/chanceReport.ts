/** What is printed of a half: the figures, and for whoever may see them the texts. Run by measure.mjs. */

import { type ChanceSample, chanceSamples, judge } from './chanceSamples.ts';
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

/** What is wrong or missed, with the text around it; nothing of what is right. */
function toldOf({ sample, verdict }: Judged): readonly string[] {
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

/** What `measure.mjs` prints of the set of a name; undefined where there is no such set. */
export function reportOn(name: string | undefined, showsClosed: boolean): string | undefined {
  return isHalf(name) ? report(name, showsClosed || !isClosed(name)) : undefined;
}

/** The names of all sets, as they are shown to whoever calls the program without one. */
export const namesOfHalves = [...openHalves, ...closedHalves].join('|');
