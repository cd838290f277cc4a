import { prepare } from '../../dice/evaluation/prepare.ts';
import type { Annotation, Expression } from '../../dice/language/expression.ts';
import { asksParty, freeVariables, numberOfWarriors } from '../../dice/language/names.ts';
import type { ChanceMention } from '../../dice/prose/chances/reading.ts';
import { typicalNumbers } from '../../dice/prose/words/gameNumbers.ts';
import { remembered } from '../../queries/remembered.ts';
import { membersOf, type Preview, type Warrior, withLevels } from '../reader.ts';

/**
 * The question of a test in a text: the test itself, or, where each Warrior makes it, for how many of them it is true. While a number is open, it is
 * the test itself: its chances for the values of that number say more.
 */
export function askedTest(
  { test, isOfParty }: Pick<ChanceMention, 'test' | 'isOfParty'>,
  preview: Preview,
): Expression {
  if (!isOfParty) return test;
  const { span } = test;
  const times = { kind: 'name', name: numberOfWarriors, span } as const;
  const ofParty: Expression = { kind: 'party', times, body: test, span };
  return openNames(ofParty, withPartySize(ofParty, preview)).length === 0 ? ofParty : test;
}

/** The Warriors that a party has by the rules of the game. */
const usualWarriors = 4;

/** With the usual number of Warriors for a question about all Warriors, if neither the settings nor the text say how many there are. */
export function withPartySize(subject: Annotation | Expression, preview: Preview): Preview {
  const isKnown = preview.party.length > 0 || preview.levels.has(numberOfWarriors);
  return isKnown || !asksParty(subject) ? preview : withUsualWarriors(preview);
}

const withUsualWarriors = remembered(
  (preview: Preview): Preview => ({
    ...preview,
    levels: new Map([...preview.levels, [numberOfWarriors, usualWarriors]]),
    unset: new Set([...(preview.unset ?? []), numberOfWarriors]),
  }),
);

/** The names that need a number before there are odds for the reader, in the order of the expression. */
export function openNames(subject: Annotation | Expression, preview: Preview): readonly string[] {
  const bindings = withLevels(new Map(), preview);
  const prepared = prepare(subject, bindings, membersOf(preview, bindings));
  return prepared.kind === 'open' ? prepared.variables : [];
}

/**
 * What a lens takes for granted so that it has something to tell: where more than one number is open, the typical ones of all but one.
 * Undefined where there are no such numbers.
 */
export function assumedFor(
  subject: Annotation | Expression,
  preview: Preview,
): ReadonlyMap<string, number> | undefined {
  const { party } = preview;
  const open = openNames(subject, withPartySize(subject, preview));
  const hasAll = (warrior: Warrior): boolean => open.every((name) => warrior.characteristics.has(name));
  if (open.length < 2 || (party.length > 0 && party.every(hasAll))) return new Map();
  return typicalNumbers(open);
}

/** The numbers for the names of these rolls, if one of them is not from the settings; undefined otherwise. */
export function numbersToSay(
  subjects: readonly (Annotation | Expression)[],
  preview: Preview,
): Readonly<Record<string, number>> | undefined {
  const previews = subjects.map((subject) => ({ subject, known: withPartySize(subject, preview) }));
  const names = previews.flatMap(({ subject, known }) =>
    freeVariables(subject).flatMap((name) => {
      const value = known.levels.get(name);
      return value === undefined ? [] : [{ name, value, isUnset: known.unset?.has(name) === true }];
    }),
  );
  if (!names.some(({ isUnset }) => isUnset)) return undefined;
  return Object.fromEntries(names.map(({ name, value }) => [name, value]));
}
