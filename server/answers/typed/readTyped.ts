/** A typed question about odds, to its rolls. */

import { type ChartAnswer, type ChartFault, readChartQuestion } from '../../charts/chartQuestion.ts';
import type { Bindings } from '../../dice/evaluation/odds.ts';
import type { Annotation } from '../../dice/language/expression.ts';
import { readForeign } from '../../dice/language/foreign.ts';
import type { Habit } from '../../dice/language/habit.ts';
import { freeVariables, hasDice } from '../../dice/language/names.ts';
import { parseExpression } from '../../dice/language/parse.ts';
import type { DiceSyntaxError } from '../../dice/language/syntaxError.ts';
import { readSpokenQuestion } from '../../dice/prose/questions/readSpokenQuestion.ts';
import { chartsOf } from '../../workspace/packages/chartsOf.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { abilityRolls } from './abilityRolls.ts';
import { canonical, isWithDice } from './expressions.ts';
import { type OtherMeaning, otherMeaning } from './otherMeaning.ts';
import { withGameNames } from './profileNames.ts';

/** A roll that is meant. */
export interface TypedRoll {
  /** In the language of odds. The spans of the annotation are in it. */
  readonly expression: string;
  readonly annotation: Annotation;
  /** The ability whose roll it is, `Fear 6`, if the text names one. */
  readonly ability?: string | undefined;
  /** The values that the text gives to names: `Fear 6` gives 6 to `n`. */
  readonly given: Bindings;
  /** What a printed chart says of it, if one is asked about. */
  readonly chart?: ChartAnswer | undefined;
  /** Whether the text is not in the language of odds, so that the answer must say how it was read. */
  readonly isReread: boolean;
  /** What the comparison means in other tools. */
  readonly instead: OtherMeaning | undefined;
}

/** Why no roll is known to be meant. */
export type TypedFault =
  /** In the order of the text, at least one. */
  | { readonly kind: 'syntax'; readonly errors: readonly DiceSyntaxError[] }
  /** `spellings` are possible meanings; `nearest` are similar names of abilities. */
  | { readonly kind: 'noDice'; readonly spellings: readonly string[]; readonly nearest: readonly string[] }
  /** The ability is known, and its rule has no written odds. */
  | { readonly kind: 'noMechanic' }
  /** A habit of other tools; the spellings are its possible meanings. */
  | { readonly kind: 'habit'; readonly habit: Habit; readonly spellings: readonly string[] }
  /** Several things are asked for. */
  | { readonly kind: 'several'; readonly spellings: readonly string[] }
  /** A printed chart is asked about that has no such value, or does not know all words. */
  | { readonly kind: 'chart'; readonly fault: ChartFault }
  /** Only the dice could be read. */
  | { readonly kind: 'partly'; readonly spelling: string };

export type TypedReading =
  | { readonly kind: 'rolls'; readonly rolls: readonly [TypedRoll, ...TypedRoll[]] }
  | { readonly kind: 'unread'; readonly fault: TypedFault };

const nothingGiven: Bindings = new Map();
const unknownAbility = { kind: 'unknown', nearest: [] } as const;
/** Longer texts are no name of an ability, whatever its value. */
const maximumNameLength = 200;

/**
 * Reads what is typed into the panel, the list of rolls or a terminal: the language of odds, the notations of other tools, the name of
 * an ability, and phrases such as `5+ on 1D6`, in this order. An uncertain text is not read: the answer is a reason, with possible meanings.
 *
 * @param workspace asked for only where the text may name an ability.
 */
export function readTyped(typed: string, scope: () => Package, language: string): TypedReading {
  // The command of a chat is no slip.
  const plain = typed.replace(/^\s*[/!](?:roll|r)\s/i, (command) => ' '.repeat(command.length));
  const { annotation, errors } = parseExpression(plain);
  if (annotation && plain === typed && hasDice(annotation) && !hasForeignNames(typed, annotation)) {
    const named = withGameNames(typed, annotation);
    return named === typed ? rollOf(typed, false) : rollOf(named, true);
  }
  const isTooLong = errors.some(({ code }) => code === 'tooLong');
  if (isTooLong || typed.trim() === '') return unread({ kind: 'syntax', errors });
  const foreign = readForeign(typed);
  if (foreign?.kind === 'otherwise') {
    const { habit, spellings } = foreign;
    return unread({ kind: 'habit', habit, spellings: spellings.map(canonical) });
  }
  if (foreign && isWithDice(foreign.text)) return rollOf(foreign.text, true);
  const asked = readChartQuestion(typed, chartsOf(scope()));
  if (asked?.kind === 'refused') return unread({ kind: 'chart', fault: asked.fault });
  if (asked) return rollsOf(asked.answers.map(rollOfChart), true);
  const ability = isNameable(typed) ? abilityRolls(scope(), typed, language) : unknownAbility;
  if (ability.kind === 'found') {
    return ability.rolls.length > 0 ? rollsOf(ability.rolls, true) : unread({ kind: 'noMechanic' });
  }
  return phraseReading(typed, errors, ability.nearest);
}

function phraseReading(typed: string, errors: readonly DiceSyntaxError[], nearest: readonly string[]): TypedReading {
  const phrase = readSpokenQuestion(typed);
  switch (phrase?.kind) {
    case 'read':
      return rollOf(phrase.expression, true);
    case 'habit':
      return unread({ kind: 'habit', habit: phrase.habit, spellings: phrase.spellings.map(canonical) });
    case 'several':
      return unread({ kind: 'several', spellings: phrase.expressions });
    case 'partly':
      // For a slip in the language of odds the message of its own reader is better than one about phrases.
      return isSlipInFormula(typed, errors)
        ? unread({ kind: 'syntax', errors })
        : unread({ kind: 'partly', spelling: phrase.expression });
    case undefined: {
      if (errors.length > 0 && mayHaveDice.test(typed)) return unread({ kind: 'syntax', errors });
      const [, score] = /^\s*([2-6])\s*\+\s*$/.exec(typed) ?? [];
      const spellings = score === undefined ? [] : [`1D6 >= ${score}`];
      return unread({ kind: 'noDice', spellings, nearest });
    }
  }
}

/** The values that the text gives to the names of a roll. An ability may have values for other names too. */
export function givenValues({ annotation, given }: TypedRoll): Bindings {
  return new Map(
    freeVariables(annotation).flatMap((name) => {
      const value = given.get(name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** Whether the message of the reader of the language helps: not if it only says that a word is unknown. */
function isSlipInFormula(typed: string, [error]: readonly DiceSyntaxError[]): boolean {
  if (error === undefined || /\p{L}{2,}\s+\p{L}{2,}/u.test(typed)) return false;
  if (error.code !== 'unexpectedText') return true;
  return !/^\p{L}/u.test(error.text) && !/\p{L}{2,}\s*$/u.test(typed.slice(0, error.span.start));
}

/** Whether the text may be the name of an ability: a letter alone is not even like one. */
function isNameable(typed: string): boolean {
  return typed.length <= maximumNameLength && /\p{L}{3}/u.test(typed);
}

/** Anything that looks like a die. */
const mayHaveDice = /(?<!\p{L})\d*\s?d\s?[\d(%]|\)d/iu;

/** `w6`: dice, in tools that are made where dice are called so; `DC15`, a score; `4D6-L`: without the lowest. */
function hasForeignNames(typed: string, annotation: Annotation): boolean {
  const hasDice = freeVariables(annotation).some((name) => /^(?:w(?:[3468]|10|12|20|100)|(?:dc|cd)\d+)$/.test(name));
  return hasDice || /(?:[2-9]|\d\d)[Dd]\d+\s?[-–−]\s?[LH](?![\p{L}\p{N}])/u.test(typed);
}

function unread(fault: TypedFault): TypedReading {
  return { kind: 'unread', fault };
}

function rollOf(expression: string, isReread: boolean): TypedReading {
  return rollsOf([{ expression, given: nothingGiven }], isReread);
}

/** A number without dice is a roll that always shows it. */
function rollOfChart(chart: ChartAnswer): Pick<TypedRoll, 'expression' | 'given' | 'chart'> {
  return { expression: chart.expression ?? String(chart.number ?? 0), given: nothingGiven, chart };
}

/** The rolls of texts in the language of odds. */
function rollsOf(
  read: readonly Pick<TypedRoll, 'expression' | 'ability' | 'given' | 'chart'>[],
  isReread: boolean,
): TypedReading {
  const rolls = read.flatMap(({ expression: text, ability, given, chart }): readonly TypedRoll[] => {
    const { annotation: first } = parseExpression(text);
    const expression = isReread ? canonical(first ? withGameNames(text, first) : text) : text;
    const { annotation } = parseExpression(expression);
    if (!annotation) return [];
    return [{ expression, annotation, ability, given, chart, isReread, instead: otherMeaning(text, annotation) }];
  });
  const [roll, ...others] = rolls;
  return roll ? { kind: 'rolls', rolls: [roll, ...others] } : unread({ kind: 'noDice', spellings: [], nearest: [] });
}
