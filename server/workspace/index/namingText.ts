import { remembered } from '../../text/remembered.ts';
import { sidesIn } from '../documents/textReading.ts';
import type { Definition } from './definition.ts';
import { explainedBy } from './explained.ts';
import type { Translation } from './translation.ts';
import { isScoreIn, isScoreOptional, textOf } from './valueHints.ts';

/**
 * The names of a rule, their values, its odds, its effects on fights and the characteristics of which it speaks, without the rest of its text: while it is the same,
 * mentions and uses of the rule stay valid, and so do the chances that lenses show there.
 */
export const namingText = remembered((definition: Definition): string => {
  const { id, isMagic, name, alsoNamed, parameters, values, variantOf, mechanics, fights } = definition.rule;
  const aliases = alsoNamed.map((template) => template.name);
  const hints = [isScoreIn(definition), isScoreOptional(definition), ...explainedBy(definition)];
  const isTheSame = variantOf?.difference === undefined;
  const instructions = [mechanics, fights];
  return JSON.stringify([
    id,
    isMagic,
    name,
    aliases,
    parameters,
    values,
    variantOf?.id,
    isTheSame,
    hints,
    instructions,
  ]);
});

/**
 * What decides whether a rule has the odds of the bundled rule with its id, and its effects on fights: the sides of its dice, and its numbers. To
 * read them takes longer than all the rest that a key changes, so they are only asked for where that rule has any.
 */
export function borrowingText(definition: Definition): string {
  return [...sidesIn(definition.section), ...(textOf(definition).match(/\d+/g) ?? [])].join();
}

/** The same for a translation. */
export function translatedNamingText({ language, ruleId, part, names }: Translation): string {
  return JSON.stringify([language, ruleId, part, names.map((template) => template.name)]);
}
