import type { ParameterKind } from '../../abilities/slotFit.ts';
import { list, shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';

/** Abilities, their parameters, and comments that ignore problems. */
export const abilitiesEn = {
  'missing-parameter': ({ name, value, example }) =>
    value === undefined
      ? `${shorten(name)} needs a value, as in ${example}: without it nobody knows how strong it is. Write it here and in param="…".`
      : `The value of ${shorten(name)} is only in the text. The app's editor reads it from param and shows an empty field: add param="${value}".`,
  'unfit-parameter': ({ value, rule, expected, other }) =>
    `"${shorten(value)}" does not fit ${shorten(rule)}, which takes ${kinds[expected]}.${other === undefined ? '' : ` Did you mean ${shorten(other)}?`}`,
  'parameter-mismatch': ({ written, parameter }) =>
    written === ''
      ? `param says "${shorten(parameter)}", but the text gives no value, and the text is all that players see.`
      : `The text says "${shorten(written)}", param says "${shorten(parameter)}". Players see the text, the app's editor shows param: make them the same.`,
  'wrong-rule': ({ text, id, otherId }) =>
    `"${shorten(text)}" is the rule ${otherId}, but ${shorten(id)} is linked here: readers who look it up see the wrong rule.`,
  'several-rules': ({ names, id }) =>
    `This names ${list(names.map(shorten), 'and')}, but only ${shorten(id)} is linked: give each its own <rule>.`,
  'unused-parameter': ({ what, name }) =>
    what === 'lost'
      ? `The text speaks of a value, and the name has no place for it: nobody sees the value of a Monster. Add ${shorten(name)} to the name.`
      : what === 'parameter'
        ? `The app asks authors for "${shorten(name)}", but neither the name nor the text of this rule uses it. Say what it does, or do not ask for it.`
        : `The name has "${shorten(name)}", but the text never says what it does. Use it in the text, or remove it from the name.`,
  'undeclared-placeholder': (facts) =>
    facts.what === 'rule'
      ? `The name has ${facts.placeholder}, but no parameter is declared, as other rules of this file do or its uses suppose: the app's editor asks authors for no value. Add parameterName.`
      : `${shorten(facts.written)} has no value: ${declaredParameters[Math.min(facts.declared, 2)]?.(facts.declared) ?? ''}. The app would print it as it is.`,
  'unknown-ability': ({ written, nearest }) =>
    `There is no ability "${shorten(written)}". Did you mean ${shorten(nearest)}?`,
  'unused-suppression': ({ code }) =>
    `There is no problem "${shorten(code)}" here to ignore. Remove it, so that it does not hide a later problem.`,
  'bad-suppression': (fault) => {
    switch (fault.kind) {
      case 'noCode':
        return 'Name the problem to ignore: <!-- whq-ignore code: reason -->.';
      case 'noReason':
        return 'Add a reason after a colon, so that the next author knows why this is ignored.';
      case 'unknownCode':
        return `There is no problem "${shorten(fault.code)}".${fault.nearest === undefined ? '' : ` Did you mean ${fault.nearest}?`}`;
      case 'notIgnorable':
        return `"${fault.code}" cannot be ignored, because programs could not read the file, or because nobody would notice what is hidden.`;
      case 'allInXml':
        return '"all" is for Markdown and text files. Name the problems one by one.';
      default:
        return fault satisfies never;
    }
  },
} satisfies Partial<ProblemMessages>;

const kinds: Readonly<Record<ParameterKind, string>> = {
  number: 'a plain number',
  score: 'a score to roll, such as 5+',
  die: 'a die, such as 1D6',
  modifier: 'a number to add or subtract, such as +1',
};

const declaredParameters = [
  () => 'the rule declares no parameter',
  () => 'the rule declares one parameter',
  (count: number) => `the rule declares ${count} parameters`,
] as const;
