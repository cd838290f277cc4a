/** What somebody types who wants to know odds, to the rolls that are meant. */
import type { Bindings } from '../../dice/evaluation/odds.ts';
import type { Annotation } from '../../dice/language/expression.ts';
import { readForeign } from '../../dice/language/foreign.ts';
import type { Habit } from '../../dice/language/habit.ts';
import { freeVariables, hasDice } from '../../dice/language/names.ts';
import { parseExpression } from '../../dice/language/parse.ts';
import type { DiceSyntaxError } from '../../dice/language/syntaxError.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { abilityRolls } from './abilityRolls.ts';
import { countInstead } from './countInstead.ts';
import { canonical, isWithDice } from './expressions.ts';
import { readPhrase } from './phrase.ts';
import { withGameNames } from './profileNames.ts';

/** A roll that is meant. */
export interface TypedRoll {
  /** In the language of odds. The spans of the annotation are in it. */
  readonly expression: string;
  readonly annotation: Annotation;
  /** What the text says of the names in it, as `Fear 6` does of `n`. */
  readonly given: Bindings;
  /** Whether the text is not in the language of odds itself, so that its reader must be told how it was read. */
  readonly isReread: boolean;
  /** What people may mean instead who write dice that are compared one by one like a sum. */
  readonly countInstead: string | undefined;
}

/** Why no roll is known to be meant. */
export type TypedFault =
  /** In the order of the text, at least one. */
  | { readonly kind: 'syntax'; readonly errors: readonly DiceSyntaxError[] }
  /** `spellings` may be what is meant; `nearest` are names of abilities that are much like it. */
  | { readonly kind: 'noDice'; readonly spellings: readonly string[]; readonly nearest: readonly string[] }
  /** The ability is known, and nobody has written down what it rolls. */
  | { readonly kind: 'noMechanic' }
  /** A habit of other tools; the spellings are what may be meant. */
  | { readonly kind: 'habit'; readonly habit: Habit; readonly spellings: readonly string[] }
  /** Several things are asked for. */
  | { readonly kind: 'several'; readonly spellings: readonly string[] }
  /** Only the dice could be read. */
  | { readonly kind: 'partly'; readonly spelling: string };

export type TypedReading =
  | { readonly kind: 'rolls'; readonly rolls: readonly [TypedRoll, ...TypedRoll[]] }
  | { readonly kind: 'unread'; readonly fault: TypedFault };

const nothingGiven: Bindings = new Map();
const unknownAbility = { kind: 'unknown', nearest: [] } as const;
/** Longer texts are no name of an ability, whatever its value. */
const longestName = 200;

/**
 * Reads what is typed into the panel, the list of rolls or a terminal: the language of odds, the notations of other tools, the name of
 * an ability, and phrases such as `5+ on 1D6`, in this order. What is not certain is not read: then there is a reason, with what may be meant.
 *
 * @param workspace asked for only where the text may name an ability.
 */
export function readTyped(typed: string, workspace: () => Workspace, language: string): TypedReading {
  const { annotation, errors } = parseExpression(typed);
  if (annotation && hasDice(annotation) && !hasForeignNames(annotation)) {
    const named = withGameNames(typed, annotation);
    return named === typed ? rollOf(typed, false) : rollOf(named, true);
  }
  const isTooLong = errors.some(({ code }) => code === 'tooLong');
  if (isTooLong || typed.trim() === '') return { kind: 'unread', fault: { kind: 'syntax', errors } };
  const foreign = readForeign(typed);
  if (foreign?.kind === 'otherwise') {
    const { habit, spellings } = foreign;
    return { kind: 'unread', fault: { kind: 'habit', habit, spellings: spellings.map(canonical) } };
  }
  if (foreign && isWithDice(foreign.text)) return rollOf(foreign.text, true);
  const ability = isNameable(typed) ? abilityRolls(workspace(), typed, language) : unknownAbility;
  if (ability.kind === 'found') {
    return ability.rolls.length > 0 ? rollsOf(ability.rolls, true) : { kind: 'unread', fault: { kind: 'noMechanic' } };
  }
  return phraseReading(typed, errors, ability.nearest);
}

function phraseReading(typed: string, errors: readonly DiceSyntaxError[], nearest: readonly string[]): TypedReading {
  const phrase = readPhrase(typed);
  switch (phrase?.kind) {
    case 'read':
      return rollOf(phrase.expression, true);
    case 'habit':
      return {
        kind: 'unread',
        fault: { kind: 'habit', habit: phrase.habit, spellings: phrase.spellings.map(canonical) },
      };
    case 'several':
      return { kind: 'unread', fault: { kind: 'several', spellings: phrase.expressions } };
    case 'partly':
      // A slip in the language of odds is told better by its reader than by one of phrases.
      return isSlipInFormula(typed, errors)
        ? { kind: 'unread', fault: { kind: 'syntax', errors } }
        : { kind: 'unread', fault: { kind: 'partly', spelling: phrase.expression } };
    case undefined: {
      if (errors.length > 0 && mayHaveDice.test(typed)) return { kind: 'unread', fault: { kind: 'syntax', errors } };
      const [, score] = /^\s*([2-6])\s*\+\s*$/.exec(typed) ?? [];
      const spellings = score === undefined ? [] : [`1D6 >= ${score}`];
      return { kind: 'unread', fault: { kind: 'noDice', spellings, nearest } };
    }
  }
}

/** What the text says of the names of a roll, of which an ability may have more. */
export function givenValues({ annotation, given }: TypedRoll): Bindings {
  return new Map(
    freeVariables(annotation).flatMap((name) => {
      const value = given.get(name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** Whether what the reader of the language has to say of the text is of use: not where it has met with a word that it does not know. */
function isSlipInFormula(typed: string, [error]: readonly DiceSyntaxError[]): boolean {
  if (error === undefined || /\p{L}{2,}\s+\p{L}{2,}/u.test(typed)) return false;
  if (error.code !== 'unexpectedText') return true;
  return !/^\p{L}/u.test(error.text) && !/\p{L}{2,}\s*$/u.test(typed.slice(0, error.span.start));
}

/** Whether the text may be the name of an ability: a letter alone is not even like one. */
function isNameable(typed: string): boolean {
  return typed.length <= longestName && /\p{L}{3}/u.test(typed);
}

/** Anything that looks like a die. */
const mayHaveDice = /(?<!\p{L})\d*\s?d\s?[\d(%]|\)d/iu;

/** `w6`: dice, in tools that are made where dice are called so. */
function hasForeignNames(annotation: Annotation): boolean {
  return freeVariables(annotation).some((name) => /^w(?:[3468]|10|12|20|100)$/.test(name));
}

function rollOf(expression: string, isReread: boolean): TypedReading {
  return rollsOf([{ expression, given: nothingGiven }], isReread);
}

/** The rolls of texts in the language of odds. */
function rollsOf(
  read: readonly { readonly expression: string; readonly given: Bindings }[],
  isReread: boolean,
): TypedReading {
  const rolls = read.flatMap(({ expression: text, given }): readonly TypedRoll[] => {
    const { annotation: first } = parseExpression(text);
    const expression = isReread ? canonical(first ? withGameNames(text, first) : text) : text;
    const { annotation } = parseExpression(expression);
    if (!annotation) return [];
    return [{ expression, annotation, given, isReread, countInstead: countInstead(annotation) }];
  });
  const [roll, ...others] = rolls;
  return roll
    ? { kind: 'rolls', rolls: [roll, ...others] }
    : { kind: 'unread', fault: { kind: 'noDice', spellings: [], nearest: [] } };
}
