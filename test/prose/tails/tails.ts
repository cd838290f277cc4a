/** Words appended to sentences whose chance is read rightly: the sentence is then read with them, or not at all. */
import { existsSync, readFileSync } from 'node:fs';
import type { Expression } from '../../../server/dice/language/expression.ts';
import { formatExpression } from '../../../server/dice/language/format.ts';
import { proseLanguage } from '../../../server/text/language.ts';
import { type ChanceSample, judge } from '../chances/chanceSamples.ts';
import type { Verdict } from '../chances/chanceScore.ts';

type TailLanguage = 'en' | 'es';

/** `up`: the number or more. `down`: the number or less. `range`: from the number to the one in the tail. */
type Reading = 'up' | 'down' | 'range';

const readings: readonly Reading[] = ['up', 'down', 'range'];

/** A tail, and how a number may be read with it; without a reading, nothing may be shown at the number. */
export interface Tail {
  readonly text: string;
  readonly reading: Reading | undefined;
}

/** The tails of a file such as `open-en.txt`: one a line, `como poco | up`. None where there is no such file. */
export function tailsIn(name: string): readonly Tail[] {
  const path = `test/prose/tails/${name}.txt`;
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [text = '', reading] = line.split('|').map((part) => part.trim());
    return { text, reading: readings.find((known) => known === reading) };
  });
}

/** Where a tail is put: right behind the number, behind what comes of it, or as a clause at the end of the sentence. */
export const tailPlaces = ['number', 'outcome', 'clause'] as const;
export type TailPlace = (typeof tailPlaces)[number];

/** A place in a sample whose chance is read rightly. */
export interface RightPlace {
  readonly sample: ChanceSample;
  readonly verdict: Verdict;
  readonly language: TailLanguage;
}

/** The places of samples where a chance is shown and true. */
export function rightPlaces(samples: readonly ChanceSample[]): readonly RightPlace[] {
  return samples.flatMap((whole) => {
    const language = proseLanguage(whole.text) ?? 'en';
    return judge(whole).flatMap((verdict) => {
      if (verdict.kind !== 'right') return [];
      const place = nearby(whole, verdict);
      return place ? [{ ...place, language }] : [];
    });
  });
}

/** So much of a sample as is needed around a place: the parts around it, if they alone are read the same. */
function nearby(sample: ChanceSample, verdict: Verdict): { sample: ChanceSample; verdict: Verdict } | undefined {
  const { text } = sample;
  if (text.length < 1_000 || !/\.(?:md|txt)$/.test(sample.file)) return { sample, verdict };
  const start = text.lastIndexOf('\n\n', Math.max(0, verdict.span.start - 300)) + 1;
  const found = text.indexOf('\n\n', verdict.span.end + 100);
  const end = found < 0 ? text.length : found;
  const inside = (span: { start: number; end: number }) => span.start >= start && span.end <= end;
  const moved = (span: { start: number; end: number }) => ({ start: span.start - start, end: span.end - start });
  const cut: ChanceSample = {
    ...sample,
    text: text.slice(start, end),
    marks: sample.marks.filter(({ span }) => inside(span)).map((mark) => ({ ...mark, span: moved(mark.span) })),
    doubtful: sample.doubtful.filter(inside).map(moved),
  };
  const same = judge(cut).find(({ kind, span }) => kind === 'right' && span.start === verdict.span.start - start);
  return same ? { sample: cut, verdict: same } : { sample, verdict };
}

/** What is shown wrongly once a tail has been put at a place; undefined where nothing is. */
export function wrongWith({ sample, verdict }: RightPlace, tail: Tail, place: TailPlace): string | undefined {
  const at = placeOf(sample.text, verdict, place);
  if (at === undefined || hasNumberBetween(sample, verdict, at)) return undefined;
  const joint = place === 'clause' ? ', ' : ' ';
  const added = `${joint}${tail.text}`;
  const moved = (span: { start: number; end: number }) => ({
    start: span.start >= at ? span.start + added.length : span.start,
    end: span.end > at ? span.end + added.length : span.end,
  });
  const changed: ChanceSample = {
    ...sample,
    text: `${sample.text.slice(0, at)}${added}${sample.text.slice(at)}`,
    marks: sample.marks.map((mark) => ({ ...mark, span: moved(mark.span) })),
    doubtful: sample.doubtful.map(moved),
  };
  const wrong = judge(changed).find((each) =>
    each.mark?.written === verdict.mark?.written && each.span.start === moved(verdict.span).start
      ? each.shown.some(({ subject }) => !mayBeReadAs(subject, verdict, tail))
      : each.kind === 'wrong' &&
        !each.mark?.truths.length &&
        each.shown.some(({ span }) => Math.abs(span.start - at) < 60),
  );
  if (!wrong) return undefined;
  const from = Math.max(0, at - 90);
  return `${wrong.shown.map(({ written }) => written).join(' · ')} ◂ …${changed.text.slice(from, at).replace(/\s+/g, ' ')}⟪${added}⟫${changed.text.slice(at + added.length, at + added.length + 40).replace(/\s+/g, ' ')}`;
}

/** Whether another number stands before the tail, marked or not, so that it would be said of that one: `loses 1D6 Wounds or so`. */
function hasNumberBetween({ text, marks, doubtful }: ChanceSample, { span, shown }: Verdict, at: number): boolean {
  const others = [...marks.map((mark) => mark.span), ...doubtful];
  if (others.some(({ start }) => start >= span.end && start < at)) return true;
  return /\d/.test(text.slice(Math.max(span.end, ...shown.map((each) => each.span.end)), at));
}

/** The offset where a tail is put; undefined where that is no place of its own. */
function placeOf(text: string, { span, shown }: Verdict, place: TailPlace): number | undefined {
  const end = Math.max(span.end, ...shown.map((each) => each.span.end));
  if (place === 'number') return end;
  const rest = text.slice(end);
  const clause = rest.search(/\s*(?:[,;:.!?)|<\n]|$)/);
  const sentence = rest.search(/\s*(?:[.!?;](?:\s|$)|[|<\n]|$)/);
  if (place === 'outcome') return clause > 0 ? end + clause : undefined;
  return sentence > clause ? end + sentence : undefined;
}

/** Whether a chance that is shown may be that of the number with its tail. */
function mayBeReadAs(subject: Expression, { shown }: Verdict, tail: Tail): boolean {
  if (tail.reading === 'range') return shown.every(({ written }) => formatExpression(subject) !== written);
  const comparator = tail.reading === 'up' ? '>=' : '<=';
  return (
    tail.reading !== undefined &&
    shown.some(
      ({ written }) => formatExpression(subject) === written.replace(/ (?:=|>=|<=) (?=\S+$)/, ` ${comparator} `),
    )
  );
}
