/** A typed question about a printed chart, `to hit WS 4 vs 3`, to the answer of each system that has such a chart. */

import { gameName } from '../dice/prose/words/gameName.ts';
import { nearest } from '../text/nearest.ts';
import type { Axis, Chart, ChartModifier, Modifiers, Needed, SystemCharts } from './chart.ts';
import { type ChartPlace, type LookedUp, lookUpOn, neededFor } from './lookUp.ts';
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
const systemWords: ReadonlyMap<string, string> = new Map([
  ['librojuego', 'gamebook'],
  ['warhammer fantasy battle', 'wfb'],
  ['warhammer fantasy', 'wfb'],
  ['warhammer quest', 'warhammer-quest'],
  ['whq', 'warhammer-quest'],
]);

/**
 * The answers of all systems with a chart for the question, in the order of the systems; undefined where no chart is asked for. Every word of
 * the question must be understood.
 */
export function readChartQuestion(typed: string, systems: readonly SystemCharts[]): ChartReading | undefined {
  if (typed.length > maximumLength) return undefined;
  const tokens = tokensOf(typed);
  if (tokens.length < 2) return undefined;
  const [wanted, rest] = withoutSystem(tokens, systems);
  const ofSystem = wanted === undefined ? undefined : reading(systems, rest, wanted);
  // `a Beggar in Mordheim`: the name of a system may be a label.
  const whole = ofSystem?.kind === 'answers' ? ofSystem : reading(systems, tokens);
  return whole?.kind === 'answers' ? whole : (ofSystem ?? whole);
}

function reading(
  systems: readonly SystemCharts[],
  tokens: readonly Token[],
  wanted?: string,
): ChartReading | undefined {
  const asked = systems.filter(({ system }) => wanted === undefined || system === wanted);
  const tries = asked.flatMap(({ system, book }) => [
    ...book.charts.flatMap((chart) => tryChart(system, chart, book.modifiers, tokens)),
    ...book.modifiers.flatMap((list) => (list.base === undefined ? [] : tryNumber(system, list, tokens))),
  ]);
  const [first, ...others] = tries.flatMap(({ answer }) => answer ?? []);
  if (first) return { kind: 'answers', answers: [first, ...others] };
  const [fault] = tries.flatMap((one) => one.fault ?? []);
  return fault && { kind: 'refused', fault };
}

interface Try {
  readonly answer?: ChartAnswer;
  readonly fault?: ChartFault;
}

/** `WS`, `4`, `5+`, `vs`, `,`: words in small letters beside the text as it was written. */
interface Token {
  readonly written: string;
  readonly word: string;
}

/** A characteristic of two words is one token; `level 4, 2 and 1` has the word before each number. */
function tokensOf(typed: string): readonly Token[] {
  const spelt = typed.replace(
    /\b(level|nivel)(?:e?s)?\s+(\d{1,2})((?:\s*(?:,|&|\band\b|\by\b)\s*\d{1,2}\b)*)/giu,
    (_, word: string, first: string, others: string) =>
      [first, ...(others.match(/\d+/g) ?? [])].map((level) => `${word} ${level}`).join(' and '),
  );
  const words = [...spelt.matchAll(/\d+\+?|\p{L}[\p{L}'’-]*|&/gu)].map(([written]) => written);
  const joined: Token[] = [];
  for (let at = 0; at < words.length; at++) {
    const [one = '', next = ''] = [words[at], words[at + 1]];
    const isPair = /\p{L}{3}/u.test(one) && /\p{L}{3}/u.test(next) && isCharacteristic(`${one} ${next}`);
    if (isPair) at++;
    const written = isPair ? `${one} ${next}` : one;
    joined.push({ written, word: written.toLowerCase().replaceAll('’', "'") });
  }
  return joined;
}

/** The system that the question names, and its other words. */
function withoutSystem(
  tokens: readonly Token[],
  systems: readonly SystemCharts[],
): readonly [string | undefined, readonly Token[]] {
  const ids = systems.map(({ system }) => [system, system] as const);
  for (const [words, system] of [...systemWords, ...ids]) {
    const at = indexOfPhrase(tokens, words);
    if (at !== undefined) return [system, [...tokens.slice(0, at.start), ...tokens.slice(at.end)]];
  }
  return [undefined, tokens];
}

interface Found {
  readonly start: number;
  readonly end: number;
}

/** Where the words of a phrase stand. */
function indexOfPhrase(tokens: readonly (Token | undefined)[], phrase: string): Found | undefined {
  const words = tokensOf(phrase).map(({ word }) => word);
  for (let start = 0; words.length > 0 && start + words.length <= tokens.length; start++) {
    if (words.every((word, index) => tokens[start + index]?.word === word)) return { start, end: start + words.length };
  }
  return undefined;
}

/** The longest of some names that a question has. */
function nameIn(tokens: readonly (Token | undefined)[], names: readonly string[]): Found | undefined {
  const found = names.flatMap((name) => indexOfPhrase(tokens, name) ?? []);
  return found.toSorted((one, other) => other.end - other.start - (one.end - one.start))[0];
}

function tryChart(system: string, chart: Chart, lists: readonly Modifiers[], tokens: readonly Token[]): readonly Try[] {
  const open: (Token | undefined)[] = [...tokens];
  const modifiers = lists.filter(({ of }) => of === chart.id).flatMap(({ list }) => list);
  // First: `stand and shoot` is no question about shooting.
  const added = takeModifiers(open, modifiers);
  const name = nameIn(open, [chart.name, ...chart.also]);
  if (name) open.fill(undefined, name.start, name.end);
  const place = takePlace(open, chart);
  const score = takeBase(open);
  // `save 5+ at S 5`: the score is the value of an axis.
  const isOfRow = place !== undefined && place.row === undefined && chart.row?.name.endsWith('-save') === true;
  if (isOfRow && score !== undefined) place.row = String(score);
  const base = isOfRow ? undefined : score;
  const left = open.filter((token) => token !== undefined && !fillers.has(token.word));
  const isNamed = name !== undefined;
  const isWhole = place?.column !== undefined && (!chart.row || place.row !== undefined);
  const add = added.reduce((sum, { modifier, times }) => sum + modifier.add * times, 0);
  const about = { system, of: chart, added };
  if (isNamed && base !== undefined && left.length === 0 && place && Object.keys(place).length === 0) {
    // `7+ to hit`: a score that no single roll shows.
    const needed = chart.marks.has(String(base)) ? neededFor(chart, base, add) : undefined;
    const expression = needed && expressionOf(needed, chart.roll);
    return needed && expression !== undefined
      ? [{ answer: { ...about, values: [], needed, isExtrapolated: false, isDoubtful: false, expression } }]
      : [];
  }
  const isMeant = isNamed || added.length > 0;
  if (left.length > 0 && isMeant && place && Object.keys(place).length > 0) {
    const known = isWhole ? modifiers.map((modifier) => modifier.name) : labelsOf(chart, place);
    return known.length > 0 || (isWhole && isNamed) ? [{ fault: unknownWords(chart.name, left, known) }] : [];
  }
  if (!isWhole || left.length > 0 || (base !== undefined && !isNamed)) return [];
  const values = valuesOf(chart, place);
  const found: LookedUp = lookUpOn(
    chart,
    { column: place.column ?? '', ...(place.row !== undefined && { row: place.row }) },
    add,
  );
  if (found.kind === 'needed') {
    const { needed, isExtrapolated, isDoubtful } = found;
    const expression = expressionOf(needed, chart.roll);
    return [{ answer: { ...about, values, needed, isExtrapolated, isDoubtful, expression } }];
  }
  if (found.kind !== 'outside') return [];
  return [{ fault: { kind: 'notOnChart', chart: chart.name, name: found.axis.name, value: found.value } }];
}

function valuesOf({ row, column }: Chart, place: Partial<ChartPlace>): ChartAnswer['values'] {
  return [
    ...(row && place.row !== undefined ? [[row.name, place.row] as const] : []),
    ...(place.column !== undefined ? [[column.name, place.column] as const] : []),
  ];
}

function tryNumber(system: string, list: Modifiers, tokens: readonly Token[]): readonly Try[] {
  const name = nameIn(tokens, [list.name, ...list.also]);
  if (!name) return [];
  const open = tokens.map((token, index): Token | undefined =>
    name.start <= index && index < name.end ? undefined : token,
  );
  const added = takeModifiers(open, list.list);
  const left = open.filter((token) => token !== undefined && !fillers.has(token.word));
  if (left.length > 0)
    return [
      {
        fault: unknownWords(
          list.name,
          left,
          list.list.map((modifier) => modifier.name),
        ),
      },
    ];
  const number = added.reduce((sum, { modifier, times }) => sum + modifier.add * times, list.base ?? 0);
  return [
    {
      answer: {
        system,
        of: list,
        values: [],
        added,
        number,
        isExtrapolated: false,
        isDoubtful: false,
        ...(list.roll !== undefined && { expression: `${number}${list.roll}` }),
      },
    },
  ];
}

function unknownWords(chart: string, left: readonly (Token | undefined)[], known: readonly string[]): ChartFault {
  const words = left.map((token) => token?.written ?? '').join(' ');
  return { kind: 'unknownWords', chart, words, nearest: nearest(words, known), known };
}

/** The labels of the axis that a question leaves open. */
function labelsOf({ row, column }: Chart, place: OpenPlace): readonly string[] {
  const axis = place.column === undefined ? column : place.row === undefined ? row : undefined;
  return axis?.values.filter((value) => /\p{L}{2}/u.test(value)) ?? [];
}

/** Takes the modifiers out of a question, each with a number before it: `2 Runesmiths`. */
function takeModifiers(open: (Token | undefined)[], modifiers: readonly ChartModifier[]): readonly AddedModifier[] {
  const names = modifiers
    .flatMap((modifier) => [modifier.name, ...modifier.also].map((name) => ({ name, modifier })))
    .toSorted((one, other) => other.name.length - one.name.length);
  const added = new Map<ChartModifier, number>();
  for (const { name, modifier } of names) {
    for (let at = indexOfPhrase(open, name); at; at = indexOfPhrase(open, name)) {
      const before = open[at.start - 1];
      const count =
        before && /^\d{1,2}$/.test(before.written) && !isValue(open, at.start - 1) ? Number(before.written) : undefined;
      open.fill(undefined, count === undefined ? at.start : at.start - 1, at.end);
      const times = (added.get(modifier) ?? 0) + (count ?? 1);
      added.set(modifier, Math.min(times, modifier.most ?? Number.POSITIVE_INFINITY));
    }
  }
  return [...added].map(([modifier, times]) => ({ modifier, times }));
}

/** Whether a number stands behind the name of a characteristic: then it is its value. */
function isValue(open: readonly (Token | undefined)[], index: number): boolean {
  const before = open[index - 1];
  return before !== undefined && (opponents.has(before.word) || isCharacteristic(before.written));
}

function isCharacteristic(written: string): boolean {
  return gameName(written) !== written.toLowerCase();
}

interface OpenPlace {
  row?: string;
  column?: string;
}

/** Takes the values of the axes out of a question: `WS 4 vs 3`, `S 4 T 3`, `a Bard in Brigandsburg`. */
function takePlace(open: (Token | undefined)[], { row, column }: Chart): OpenPlace | undefined {
  const place: OpenPlace = {};
  const set = (axis: Axis | undefined, value: string): boolean => {
    if (axis && axis === row && place.row === undefined) place.row = value;
    else if (axis && axis === column && place.column === undefined) place.column = value;
    else return false;
    return true;
  };
  for (const axis of [row, column]) if (axis) takeLabel(open, axis, (value) => set(axis, value));
  let last: string | undefined;
  for (let at = 0; at < open.length; at++) {
    const [token, next, behind] = [open[at], open[at + 1], open[at + 2]];
    if (!token || !next) continue;
    const name = gameName(token.written);
    const isNamed = isCharacteristic(token.written) || name === row?.name || name === column.name;
    if (isNamed && /^\d{1,2}$/.test(next.written)) {
      const axis = axisFor(name, row, column, place.row !== undefined);
      if (!axis || !set(axis, next.written)) return undefined;
      open.fill(undefined, at, at + 2);
      last = name;
    } else if (opponents.has(token.word) && last !== undefined) {
      const value = /^\d{1,2}$/.test(next.written) ? next : undefined;
      if (!value || (behind && /^\d/.test(behind.written))) continue;
      const axis =
        column.name === `opponent-${last}`
          ? column
          : row?.name === `opponent-${last}`
            ? row
            : opposite(last, row, column);
      if (!axis || !set(axis, value.written)) return undefined;
      open.fill(undefined, at, at + 2);
    }
  }
  return place;
}

/** `S 4 vs 3`: the other axis of a chart with two. */
function opposite(name: string, row: Axis | undefined, column: Axis): Axis | undefined {
  if (name === row?.name) return column;
  return name === column.name ? row : undefined;
}

/** The axis of a characteristic; where both are of the same one, first that of the one who acts, then that of his opponent. */
function axisFor(name: string, row: Axis | undefined, column: Axis, hasRow: boolean): Axis | undefined {
  const axes = [row, column].filter((axis) => axis !== undefined);
  const own = axes.find((axis) => axis.name === name);
  const other = axes.find((axis) => axis.name === `opponent-${name}`);
  return own && !(other && hasRow) ? own : other;
}

/** Takes a label out of a question: the value itself where it is a word, or a word for it. */
function takeLabel(open: (Token | undefined)[], { values, words }: Axis, set: (value: string) => boolean): void {
  const labels = [
    ...words,
    ...values.filter((value) => /\p{L}{2}/u.test(value)).map((value) => [value, value] as const),
  ];
  for (const [label, value] of labels.toSorted(([one], [other]) => other.length - one.length)) {
    const at = indexOfPhrase(open, label) ?? indexOfPhrase(open, `${label}s`);
    if (at && set(value)) {
      open.fill(undefined, at.start, at.end);
      return;
    }
  }
}

/** Takes a score out of a question: `5+`. */
function takeBase(open: (Token | undefined)[]): number | undefined {
  const at = open.findIndex((token) => token !== undefined && /^\d{1,2}\+$/.test(token.written));
  const token = open[at];
  if (!token) return undefined;
  open[at] = undefined;
  return Number.parseInt(token.written, 10);
}
