/** A typed question about a printed chart, `to hit WS 4 vs 3`, to the answer of each system that has such a chart. */

import { gameName } from '../dice/prose/words/gameName.ts';
import { nearest } from '../text/nearest.ts';
import type { Axis, Chart, ChartModifier, Modifiers, Needed, SystemCharts } from './chart.ts';
import { lookUpOn, neededFor } from './lookUp.ts';
import { expressionOf } from './needed.ts';

/** What a chart answers, or a list of modifiers with a number of its own. */
export interface ChartAnswer {
  readonly system: string;
  readonly of: Chart | Modifiers;
  /** The values of the axes as they are said: `weapon-skill 4`, `opponent-weapon-skill 3`. */
  readonly values: readonly (readonly [name: string, value: string])[];
  readonly added: readonly AddedModifier[];
  /** Undefined for a number of dice. */
  readonly needed?: Needed;
  /** The sum of the modifiers and the base, where no chart is meant. */
  readonly number?: number;
  readonly isExtrapolated: boolean;
  /** Whether the cell is possibly misprinted. */
  readonly isDoubtful: boolean;
  /** The roll in the language of odds; undefined for a number without dice. */
  readonly expression?: string;
}

interface AddedModifier {
  readonly modifier: ChartModifier;
  readonly times: number;
}

/** Why a question about a chart has no answer. */
export type ChartFault =
  /** A characteristic beyond the printed ones. */
  | { readonly kind: 'notOnChart'; readonly chart: string; readonly name: string; readonly value: string }
  /** Words that the chart does not know, with the nearest modifier or label, and all of its modifiers. */
  | {
      readonly kind: 'unknownWords';
      readonly chart: string;
      readonly words: string;
      readonly nearest: string | undefined;
      readonly known: readonly string[];
    };

type ChartReading =
  | { readonly kind: 'answers'; readonly answers: readonly [ChartAnswer, ...ChartAnswer[]] }
  | { readonly kind: 'refused'; readonly fault: ChartFault };

/** A longer text is no question about a chart. */
const maximumLength = 200;

/** Words that change nothing. */
const fillers: ReadonlySet<string> = new Set(
  (
    'a an the of in at with to by from for and on is what needed needs need roll score has have he she it one ' +
    'un una el la los las de del en con al por para y qué que necesita necesito hace falta tirada uno vs versus against contra frente'
  ).split(' '),
);

const opponents: ReadonlySet<string> = new Set(['vs', 'versus', 'against', 'contra']);

/** Words by which a question names a system, beside its id. */
const systemWords = [
  ['librojuego', 'gamebook'],
  ['warhammer fantasy battle', 'wfb'],
  ['warhammer fantasy', 'wfb'],
  ['warhammer quest', 'warhammer-quest'],
  ['whq', 'warhammer-quest'],
] as const;

/**
 * The answers of all systems with a chart for the question, in the order of the systems; undefined where no chart is asked for. Every word of
 * the question must be understood.
 */
export function readChartQuestion(typed: string, systems: readonly SystemCharts[]): ChartReading | undefined {
  if (typed.length > maximumLength) return undefined;
  const question = new Question(wordsOf(typed));
  if (question.left().length < 2) return undefined;
  const rest = question.copy();
  const wanted = rest.take([...systemWords, ...systems.map(({ system }) => [system, system] as const)])?.meaning;
  const ofSystem = reading(
    systems.filter(({ system }) => system === wanted),
    rest,
  );
  // `a Beggar in Mordheim`: the name of a system may be a label.
  const whole = ofSystem?.kind === 'answers' ? ofSystem : reading(systems, question);
  return whole?.kind === 'answers' ? whole : (ofSystem ?? whole);
}

function reading(systems: readonly SystemCharts[], question: Question): ChartReading | undefined {
  const tries = systems.flatMap(({ system, book }) => [
    ...book.charts.map((chart) => tryChart(system, chart, book.modifiers, question.copy())),
    ...book.modifiers.map((list) => tryNumber(system, list, question.copy())),
  ]);
  const [first, ...others] = tries.filter((one) => one !== undefined && 'of' in one);
  if (first) return { kind: 'answers', answers: [first, ...others] };
  const fault = tries.find((one) => one !== undefined && 'kind' in one);
  return fault && { kind: 'refused', fault };
}

function tryChart(
  system: string,
  chart: Chart,
  lists: readonly Modifiers[],
  question: Question,
): ChartAnswer | ChartFault | undefined {
  const { row, column, roll } = chart;
  const modifiers = lists.filter(({ of }) => of === chart.id).flatMap(({ list }) => list);
  // First: `stand and shoot` is no question about shooting.
  const added = question.takeModifiers(modifiers);
  const isNamed = question.take(namesOf(chart)) !== undefined;
  const place = question.takePlace(chart);
  let score = question.takeScore();
  // `save 5+ at S 5`: the score is the value of an axis.
  if (score !== undefined && row?.name.endsWith('-save') && place?.has(row) === false) {
    place.set(row, String(score));
    score = undefined;
  }
  if (!place) return undefined;
  const left = question.left();
  const open = [column, ...(row ? [row] : [])].find((axis) => !place.has(axis));
  const add = added.reduce((sum, { modifier, times }) => sum + modifier.add * times, 0);
  const values = [row, column].flatMap((axis) => {
    const value = axis && place.get(axis);
    return axis && value !== undefined ? [[axis.name, value] as const] : [];
  });
  const answer = (needed: Needed, isExtrapolated = false, isDoubtful = false): ChartAnswer => {
    const expression = expressionOf(needed, roll);
    return { system, of: chart, values, added, needed, isExtrapolated, isDoubtful, expression };
  };
  if (left.length > 0) {
    const known = open ? labelsOf(open).map(([label]) => label) : modifiers.map(({ name }) => name);
    const isMeant = place.size > 0 && (isNamed || added.length > 0) && (known.length > 0 || !open);
    return isMeant ? unknownWords(chart.name, left, known) : undefined;
  }
  // `7+ to hit`: a score that no single roll shows.
  if (score !== undefined && place.size === 0)
    return isNamed && chart.marks.has(String(score)) ? answer(neededFor(chart, score, add)) : undefined;
  if (open || (score !== undefined && !isNamed)) return undefined;
  const found = lookUpOn(chart, { row: row && place.get(row), column: place.get(column) ?? '' }, add);
  if (found.kind === 'needed') return answer(found.needed, found.isExtrapolated, found.isDoubtful);
  if (found.kind !== 'outside') return undefined;
  return { kind: 'notOnChart', chart: chart.name, name: found.axis.name, value: found.value };
}

function tryNumber(system: string, of: Modifiers, question: Question): ChartAnswer | ChartFault | undefined {
  const { base, roll, list, name } = of;
  if (base === undefined || !question.take(namesOf(of))) return undefined;
  const added = question.takeModifiers(list);
  const left = question.left();
  const known = list.map((modifier) => modifier.name);
  if (left.length > 0) return unknownWords(name, left, known);
  const number = added.reduce((sum, { modifier, times }) => sum + modifier.add * times, base);
  const rolled = roll !== undefined && { expression: `${number}${roll}` };
  return { system, of, values: [], added, number, isExtrapolated: false, isDoubtful: false, ...rolled };
}

function unknownWords(chart: string, left: readonly Word[], known: readonly string[]): ChartFault {
  const words = left.map(({ written }) => written).join(' ');
  return { kind: 'unknownWords', chart, words, nearest: nearest(words, known), known };
}

/** The names by which a chart, a list or a modifier is asked for. */
function namesOf<Named extends { readonly name: string; readonly also: readonly string[] }>(
  named: Named,
): readonly Phrase<Named>[] {
  return [named.name, ...named.also].map((name) => [name, named]);
}

/** The values of an axis that are words. */
function labelsOf({ values }: Axis): readonly Phrase<string>[] {
  return values.filter((value) => /\p{L}{2}/u.test(value)).map((value) => [value, value]);
}

/** Words, and what they mean. */
type Phrase<Meaning> = readonly [words: string, meaning: Meaning];

/** `WS`, `4`, `5+`, `vs`: in small letters beside the text as it was written. */
interface Word {
  readonly written: string;
  readonly word: string;
}

/** A characteristic of two words is one; `level 4, 2 and 1` has the word before each number. */
function wordsOf(typed: string): readonly Word[] {
  const spelt = typed.replace(
    /\b(level|nivel)(?:e?s)?\s+(\d{1,2})((?:\s*(?:,|&|\band\b|\by\b)\s*\d{1,2}\b)*)/giu,
    (_, word: string, first: string, others: string) =>
      [first, ...(others.match(/\d+/g) ?? [])].map((level) => `${word} ${level}`).join(' and '),
  );
  const words: Word[] = [];
  for (const [written] of spelt.matchAll(/\d+\+?|\p{L}[\p{L}'’-]*|&/gu)) {
    const pair = `${words.at(-1)?.written ?? ''} ${written}`;
    const isPair = /^\p{L}{3,} \p{L}{3,}$/u.test(pair) && isCharacteristic(pair);
    const whole = isPair ? pair : written;
    if (isPair) words.pop();
    words.push({ written: whole, word: whole.toLowerCase().replaceAll('’', "'") });
  }
  return words;
}

function isCharacteristic(written: string): boolean {
  return gameName(written) !== written.toLowerCase();
}

const smallNumber = /^\d{1,2}$/;

/** The words of a question, out of which those are taken that have been understood. */
class Question {
  readonly #words: (Word | undefined)[];

  constructor(words: readonly (Word | undefined)[]) {
    this.#words = [...words];
  }

  copy(): Question {
    return new Question(this.#words);
  }

  /** What has not been understood. */
  left(): readonly Word[] {
    return this.#words.filter((word) => word !== undefined && !fillers.has(word.word)) as readonly Word[];
  }

  /** The longest of some phrases that stands in the question. */
  take<Meaning>(phrases: readonly Phrase<Meaning>[]): { readonly meaning: Meaning; readonly at: number } | undefined {
    let longest: { readonly meaning: Meaning; readonly at: number; readonly length: number } | undefined;
    for (const [phrase, meaning] of phrases) {
      const words = wordsOf(phrase);
      const { length } = words;
      if (length <= (longest?.length ?? 0)) continue;
      const at = this.#words.findIndex((_, start) =>
        words.every(({ word }, index) => this.#words[start + index]?.word === word),
      );
      if (at >= 0) longest = { meaning, at, length };
    }
    if (longest) this.#words.fill(undefined, longest.at, longest.at + longest.length);
    return longest;
  }

  /** The modifiers in the order of the question, each perhaps with a number before it: `2 Runesmiths`. */
  takeModifiers(modifiers: readonly ChartModifier[]): readonly AddedModifier[] {
    const names = modifiers.flatMap(namesOf);
    const added = new Map<ChartModifier, { readonly at: number; readonly times: number }>();
    for (let found = this.take(names); found; found = this.take(names)) {
      const { meaning, at } = found;
      const before = added.get(meaning) ?? { at, times: 0 };
      const times = Math.min(before.times + this.#takeCount(at - 1), meaning.most ?? Number.POSITIVE_INFINITY);
      added.set(meaning, { at: Math.min(before.at, at), times });
    }
    const inOrder = [...added].toSorted(([, one], [, other]) => one.at - other.at);
    return inOrder.map(([modifier, { times }]) => ({ modifier, times }));
  }

  /** A number that is not the value of a characteristic before it; 1 without one. */
  #takeCount(at: number): number {
    const [before, count] = [this.#words[at - 1], this.#words[at]];
    const isValue = before && (opponents.has(before.word) || isCharacteristic(before.written));
    if (!count || isValue || !smallNumber.test(count.written)) return 1;
    this.#words[at] = undefined;
    return Number(count.written);
  }

  /** The values of the axes: `WS 4 vs 3`, `S 4 T 3`, `a Bard in Brigandsburg`; undefined where one is on no axis that is open. */
  takePlace({ row, column }: Chart): Map<Axis, string> | undefined {
    const axes = [...(row ? [row] : []), column];
    const place = new Map<Axis, string>();
    for (const axis of axes) {
      const labels = [...axis.words, ...labelsOf(axis)];
      const label = this.take(
        labels.flatMap(([words, value]): Phrase<string>[] => [
          [words, value],
          [`${words}s`, value],
        ]),
      );
      if (label) place.set(axis, label.meaning);
    }
    let last: string | undefined;
    for (const [at, word] of this.#words.entries()) {
      const value = this.#words[at + 1]?.written ?? '';
      if (!word || !smallNumber.test(value)) continue;
      const name = gameName(word.written);
      const open = axes.filter((axis) => !place.has(axis));
      const named = (wanted: string): Axis | undefined => open.find((axis) => axis.name === wanted);
      let axis: Axis | undefined;
      if (opponents.has(word.word)) {
        if (last === undefined || /^\d/.test(this.#words[at + 2]?.written ?? '')) continue;
        axis = named(`opponent-${last}`) ?? open.find((one) => one.name !== last);
      } else {
        if (!isCharacteristic(word.written) && !axes.some((one) => one.name === name)) continue;
        axis = named(name) ?? named(`opponent-${name}`);
        last = name;
      }
      if (!axis) return undefined;
      place.set(axis, value);
      this.#words.fill(undefined, at, at + 2);
    }
    return place;
  }

  /** A score: `5+`. */
  takeScore(): number | undefined {
    const at = this.#words.findIndex((word) => word && /^\d{1,2}\+$/.test(word.written));
    const [word] = at < 0 ? [] : this.#words.splice(at, 1, undefined);
    return word && Number.parseInt(word.written, 10);
  }
}
