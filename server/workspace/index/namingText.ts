import { remembered } from '../../text/remembered.ts';
import type { Definition } from './definition.ts';
import type { Translation } from './translation.ts';
import { isScoreIn, isScoreOptional } from './valueHints.ts';

/** All that a rule says of its names and their values, and not the rest of its text: as long as it is the same, so is every mention and use of the rule. */
export const namingText = remembered((definition: Definition): string => {
  const { id, isMagic, name, alsoNamed, parameters, values, variantOf } = definition.rule;
  const aliases = alsoNamed.map((template) => template.name);
  const hints = [isScoreIn(definition), isScoreOptional(definition)];
  return JSON.stringify([id, isMagic, name, aliases, parameters, values[0], variantOf?.id, hints]);
});

/** The same of a translation. */
export function translatedNamingText({ language, ruleId, part, names }: Translation): string {
  return JSON.stringify([language, ruleId, part, names.map((template) => template.name)]);
}
