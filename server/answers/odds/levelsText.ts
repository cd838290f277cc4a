import type { Bindings } from '../../dice/evaluation/odds.ts';
import type { Annotation, Expression } from '../../dice/language/expression.ts';
import { isTest } from '../../dice/language/expressionKinds.ts';
import { asksParty, freeVariables, numberOfWarriors } from '../../dice/language/names.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Preview } from '../reader.ts';
import { numberText } from './numbers.ts';

/** ` at Battle-level 3`, ` for Gurni, Ilse`: the levels and the party of the reader that an answer depends on; empty if it depends on neither. */
export function levelsText(
  subject: Annotation | Expression,
  given: Bindings,
  { levels, party }: Preview,
  messages: Messages,
): string {
  const isCounted = saysHowMany(subject);
  const taken = freeVariables(subject).flatMap((name) => {
    const isSaid = given.has(name) || (name === numberOfWarriors && isCounted);
    const value = isSaid ? undefined : levels.get(name);
    return value === undefined ? [] : [`${messages.words.odds.variable(name)} ${numberText(value, messages)}`];
  });
  const { at, forWarriors } = messages.words.odds;
  const isForParty =
    party.length > 0 &&
    !given.has(numberOfWarriors) &&
    !levels.has(numberOfWarriors) &&
    asksParty(subject) &&
    !isCounted;
  const members = isForParty ? ` ${forWarriors(party.map(({ name }) => name).join(', '))}` : '';
  return `${taken.length === 0 ? '' : ` ${at(taken.join(', '))}`}${members}`;
}

/** Whether the answer itself says for how many Warriors it is. */
function saysHowMany(subject: Annotation | Expression): boolean {
  const body = subject.kind === 'annotation' ? subject.body : subject;
  return body.kind === 'party' && isTest(body.body);
}
