import { remembered } from '../../text/remembered.ts';
import type { Definition } from './definition.ts';
import type { Translation } from './translation.ts';
import { isScoreIn, isScoreOptional } from './valueHints.ts';

/** The names of a rule and their values, without the rest of its text: while it is the same, mentions and uses of the rule stay valid. */
export const namingText = remembered((definition: Definition): string => {
  const { id, isMagic, name, alsoNamed, parameters, values, variantOf } = definition.rule;
  const aliases = alsoNamed.map((template) => template.name);
  const hints = [isScoreIn(definition), isScoreOptional(definition)];
  return JSON.stringify([id, isMagic, name, aliases, parameters, values[0], variantOf?.id, hints]);
});

/** The same for a translation. */
export function translatedNamingText({ language, ruleId, part, names }: Translation): string {
  return JSON.stringify([language, ruleId, part, names.map((template) => template.name)]);
}
