/** Scores in running text that a printed chart has too: `needs 4+ to hit (WS 4 against WS 3)`. */
import { gameName } from '../dice/prose/words/gameName.ts';
import { type Span, shift } from '../text/span.ts';
import type { SystemCharts } from './chart.ts';
import { type ChartAnswer, readChartQuestion } from './chartQuestion.ts';

/** A score, the name of a chart and the values of its sides, in one piece of text that says nothing else. */
export interface StatedScore {
  /** From the first of the three to the last. */
  readonly span: Span;
  /** The number of the score, without its plus. */
  readonly number: { readonly span: Span; readonly value: number };
  /** What the charts say, at least one. */
  readonly answers: readonly ChartAnswer[];
  /** Whether nothing in its paragraph may change the score. */
  readonly isPlain: boolean;
}

/** Whether a text may have such scores: a quick test. */
export function mayStateScores(text: string): boolean {
  return scoreHint.test(text) && pairHint.test(text);
}

// Both begin with a digit, so that a whole page is searched within a few milliseconds.
const scoreHint = /[0-9](?:\+|\s(?:or|o)\s)/;
const pairHint = /\d[\s*_]{0,9}(?:vs\.?|versus|against|contra|and|y|with|con|[,/])[^.;\d]{1,60}\d/;

/** Longer than any sentence, because its parts are compared with each other. */
const maximumSentence = 1000;

/**
 * The scores of a paragraph whose values a chart has. The words between score, chart and values are all known, so that they belong together.
 *
 * @param systems the charts of the systems of the text.
 */
export function statedScores(paragraph: string, systems: readonly SystemCharts[]): readonly StatedScore[] {
  if (!mayStateScores(paragraph)) return [];
  const names = chartNames(systems);
  const sides = sideNames(systems);
  if (names === undefined || sides === undefined) return [];
  const isUnchanged = !changes.test(paragraph);
  return sentencesOf(paragraph).flatMap(({ text, start }) => {
    const found = text.length > maximumSentence ? [] : inSentence(text, names, sides, systems);
    if (found.length === 0) return [];
    const isPlain = isUnchanged && isPlainAround(text, found);
    return found.map((one) => ({
      ...one,
      span: shift(one.span, start),
      number: { ...one.number, span: shift(one.number.span, start) },
      isPlain,
    }));
  });
}

/** A mark at the end of a sentence, a semicolon, a bar of a table, or an empty line ends what belongs together. */
function sentencesOf(paragraph: string): readonly { readonly text: string; readonly start: number }[] {
  const found: { text: string; start: number }[] = [];
  let start = 0;
  for (const { index, 0: mark } of paragraph.matchAll(/(?<!\bvs)\.(?=\s|$)|[!?;|]|\n[^\S\n]*\n/g)) {
    found.push({ text: paragraph.slice(start, index), start });
    start = index + mark.length;
  }
  return [...found, { text: paragraph.slice(start), start }];
}

type Part = { readonly span: Span } & (
  | { readonly kind: 'score'; readonly value: number; readonly numberSpan: Span }
  /** `words`: as a question names the chart. */
  | { readonly kind: 'name'; readonly words: string }
  /** `words`: the values as a question has them. */
  | { readonly kind: 'pair'; readonly words: string }
);

function inSentence(
  text: string,
  names: RegExp,
  sides: string,
  systems: readonly SystemCharts[],
): readonly Omit<StatedScore, 'isPlain'>[] {
  const pairs = pairsIn(text, sides);
  if (pairs.length === 0) return [];
  const others = [...scoresIn(text), ...namesIn(text, names)];
  const parts: readonly Part[] = [
    ...pairs,
    ...others.filter(({ span }) => pairs.every((pair) => span.end <= pair.span.start || pair.span.end <= span.start)),
  ].toSorted((one, other) => one.span.start - other.span.start);
  const windows = parts.map((first, index) => {
    const [second, third] = parts.slice(index + 1);
    return second && third ? joined(text, [first, second, third], systems) : undefined;
  });
  const inTurn = windows.filter((_, index) => index % 3 === 0);
  if (parts.length % 3 === 0 && inTurn.every((found) => found !== undefined)) return inTurn;
  // Of two that share a part neither is certain.
  return windows.flatMap((found, index) => {
    const isShared = [-2, -1, 1, 2].some((distance) => windows[index + distance] !== undefined);
    return found && !isShared ? [found] : [];
  });
}

/** Three parts of different kinds with nothing but known words between, if a chart has an answer. */
function joined(
  text: string,
  parts: readonly [Part, Part, Part],
  systems: readonly SystemCharts[],
): Omit<StatedScore, 'isPlain'> | undefined {
  const [first, second, third] = parts;
  const [score, name, pair] = [
    parts.find((part) => part.kind === 'score'),
    parts.find((part) => part.kind === 'name'),
    parts.find((part) => part.kind === 'pair'),
  ];
  if (!score || !name || !pair) return undefined;
  const isJoined = isKnown(between(text, first, second)) && isKnown(between(text, second, third));
  const reading = isJoined ? readChartQuestion(`${name.words} ${pair.words}`, systems) : undefined;
  if (reading?.kind !== 'answers') return undefined;
  return {
    span: { start: first.span.start, end: third.span.end },
    number: { span: score.numberSpan, value: score.value },
    answers: reading.answers,
  };
}

/** `4+`, `4 or more`, `4 o más`. */
function scoresIn(text: string): readonly Part[] {
  return [...text.matchAll(scores)].map(
    ({ index, 0: written, 1: number = '' }): Part => ({
      kind: 'score',
      value: Number(number),
      span: { start: index, end: index + written.length },
      numberSpan: { start: index, end: index + number.length },
    }),
  );
}

const scores =
  /(?<![\p{L}\d+/.,–-])(\d{1,2})(?:\+(?![\d\p{L}])|\s(?:or\s(?:more|better|higher|above|over)|o\s(?:más|mayor|superior))(?!\p{L}))/gu;

function namesIn(text: string, names: RegExp): readonly Part[] {
  return [...text.matchAll(names)].map(({ index, 0: written }): Part => {
    const word = written.toLowerCase();
    return { kind: 'name', words: verbs.get(word) ?? word, span: { start: index, end: index + written.length } };
  });
}

/** `hits on 4+`: what is done, for the name of the chart. */
const verbs: ReadonlyMap<string, string> = new Map([
  ...['hit', 'hits'].map((verb) => [verb, 'to hit'] as const),
  ...['wound', 'wounds'].map((verb) => [verb, 'to wound'] as const),
  ...['impacta', 'impactan', 'impactas'].map((verb) => [verb, 'para impactar'] as const),
  ...['hiere', 'hieren', 'hieres'].map((verb) => [verb, 'para herir'] as const),
]);

/** The names of charts with two sides, the longest first; undefined without any. */
function chartNames(systems: readonly SystemCharts[]): RegExp | undefined {
  const charts = systems.flatMap(({ book }) => book.charts.filter(({ row }) => row));
  const names = [...new Set([...charts.flatMap(({ name, also }) => [name, ...also]), ...verbs.keys()])];
  return charts.length === 0
    ? undefined
    : new RegExp(`(?<![A-Za-zÀ-ÿ\\d])(?:${alternatives(names)})(?![A-Za-zÀ-ÿ\\d])`, 'gi');
}

/** A pattern for the names of the sides of charts, in words or letters; undefined without any. */
function sideNames(systems: readonly SystemCharts[]): string | undefined {
  const axes = systems.flatMap(({ book }) => book.charts.flatMap(({ row, column }) => (row ? [row, column] : [])));
  const names = new Set(axes.map(({ name }) => name.replace(/^opponent-/, '')));
  const words = writtenNames.filter((name) => names.has(nameOf(name)));
  const own = [...names].map((name) => name.replaceAll('-', ' '));
  return names.size === 0 ? undefined : alternatives([...words, ...own, ...own.map(capitalised)]);
}

/** Only in these capitals: the letters of a profile, and characteristics as texts have them. */
const writtenNames = (
  'WS BS S T W I A HA HP F R H,Weapon Skill,Weapon skill,weapon skill,Strength,Toughness,Initiative,' +
  'Habilidad de Armas,Habilidad de armas,habilidad de armas,Habilidad con Armas,Habilidad de Combate,Fuerza,fuerza,Resistencia,resistencia,Iniciativa'
)
  .split(',')
  .flatMap((names, index) => (index === 0 ? names.split(' ') : [names]));

function nameOf(written: string): string {
  return gameName(written.replaceAll(' ', '-'));
}

function capitalised(name: string): string {
  return name.replace(/^\p{L}|(?<= )\p{L}/gu, (letter) => letter.toUpperCase());
}

function alternatives(names: readonly string[]): string {
  return names
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[^\p{L}\d ]/gu, '\\$&').replaceAll(' ', '\\s'))
    .join('|');
}

/** `WS 4 against WS 3`, `S 4, T 3`, `Fuerza 4 contra Resistencia 3`, `WS 4 vs 3`. */
function pairsIn(text: string, sides: string): readonly Part[] {
  // Marks of Markdown too.
  const [blank, blanks] = ['[\\s*_]{1,9}', '[\\s*_]{0,9}'];
  const value = `(?:\\s(?:of|de))?${blanks}(\\d{1,2})(?![\\d+])(?!\\s?[dD]\\d)`;
  const owner = `(?:${blank}(?:an?|the|un|una|el|la|su|his|its|their)(?![A-Za-zÀ-ÿ]))?(?:\\s[A-ZÀ-Þ][A-Za-zÀ-ÿ]{1,20}['’]s)?`;
  const other = `${blanks}(?:vs\\.?|versus|against|contra)(?![A-Za-zÀ-ÿ])${owner}(?:${blank}(${sides}))?${value}`;
  const beside = `(?:${blank}(?:and|y|with|con)|${blanks}[,/])${blanks}(${sides})${value}`;
  const pattern = new RegExp(`(?<![A-Za-zÀ-ÿ\\d])(${sides})${value}(?:${other}|${beside})`, 'g');
  return [...text.matchAll(pattern)].flatMap((match): readonly Part[] => {
    const [written, own = '', ownValue = '', second, secondValue, together, togetherValue] = match;
    // Without a word between it is not said whose is which.
    if (together !== undefined && nameOf(together) === nameOf(own)) return [];
    const name = second ?? together;
    const words = `${nameOf(own)} ${ownValue} vs ${name === undefined ? '' : nameOf(name)} ${secondValue ?? togetherValue}`;
    return [{ kind: 'pair', words, span: { start: match.index, end: match.index + written.length } }];
  });
}

/** The text between two parts, without who is attacked. */
function between(text: string, before: Part, behind: Part): string {
  const gap = text.slice(before.span.end, behind.span.start);
  return before.kind === 'name' ? gap.replace(target, '') : gap;
}

/** Whether a text has known words alone. */
function isKnown(text: string): boolean {
  if (/[^\p{L}\s,:()=→–—'’*_-]/u.test(text)) return false;
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => joiningWords.has(word));
}

function wordSet(...words: readonly string[]): ReadonlySet<string> {
  return new Set(words.join(' ').split(' '));
}

const joiningWords = wordSet(
  'a an the on of with at to for is are has have having needs need needed needing requires require required must',
  'roll rolls rolling score scores he she it they you his her its their so means who which that',
  'un una el la los las con de del en a al para es son tiene tienen teniendo necesita necesitan necesitas necesario',
  'hace falta tirada resultado su sus saca sacan sacar obtiene obtener debe deben que requiere se',
);

/** What joins such sentences, and who acts. */
const otherWords = wordSet(
  'and then him them this these therefore example y luego e este esta estos estas él ella ellos tú usted por así',
);

/** A word that may be what somebody does: `charging`, `mounted`. */
const noAction = '(?<!ing|ed|ado|ada|ido|ida|ados|adas|idos|idas|ando|iendo)';
const article = '(?:[Tt]he|[Aa]n?|[Ee]ach|[Ee]very|[Ee]l|[Ll][ao]s?|[Uu]na?|[Cc]ada|[Aa]l)';
const someName = `[A-ZÀ-Þ][a-zà-ÿ]{2,}${noAction}(?:\\s[A-ZÀ-Þ][a-zà-ÿ]{2,}${noAction})?`;
const someone = `(?:${article}\\s(?:${someName}|[a-zà-ÿ]{3,}${noAction})|${someName})`;

/** `and the guard needs`: who acts, before what he needs or does. */
const subject = new RegExp(
  `^[\\s,)]*(?:(?:and|then|y|luego)\\s)?${someone}(?=\\s(?:needs?|must|has|have|requires?|hits?|wounds?|necesitan?|debe|deben|tienen?|impactan?|hieren?)\\s)`,
);

/** ` a Goblin`, ` al guardia`: who is attacked, behind the name of a chart. */
const target = new RegExp(`^\\s(?:a\\s)?${article}\\s(?:${someName}|[a-zà-ÿ]{3,}${noAction})(?=[\\s,:(]|$)`);

/**
 * Anything in a paragraph that may raise or lower a score, also in another sentence or in the head of a table. Too much does no harm: the words
 * of the sentence itself are all known.
 */
const changes = new RegExp(
  '(?<![A-Za-zÀ-ÿ\\d])[+−-]\\s?\\d|\\||(?<![A-Za-zÀ-ÿ])(?:bonus|bonific|modif|penal|add|subtract|deduct|increas|improv|wors|reduc|sum|rest[ae]|' +
    'aument|mejor|empeor|doubl|dobl|re-?roll|repet|repit|except|unless|instead|otherwise|salvo|en lugar|charg|carga|ambush|embosc|surpris|sorpre|' +
    'frenz|frenes|hate|hatr|odi[ao]|bless|bendi|curs|maldi|prone|fallen|knock|stun|pinned|derrib|aturd|trabad|cover|cobertura|spell|hechizo|magic|mágic)',
  'i',
);

/** Whether the rest of a sentence, beside such scores, says only who they are for. */
function isPlainAround(text: string, found: readonly { readonly span: Span }[]): boolean {
  const starts = [0, ...found.map(({ span }) => span.end)];
  return starts.every((start, index) => {
    const rest = text.slice(start, found[index]?.span.start);
    const [who = ''] = subject.exec(text.slice(start)) ?? [];
    const said = who.length <= rest.length ? rest.slice(who.length) : rest;
    const words = said.toLowerCase().match(/\p{L}+/gu) ?? [];
    return !/\d/.test(said) && words.every((word) => joiningWords.has(word) || otherWords.has(word));
  });
}
