import rulesSchema from '../../schemas/whq-rules.schema.json';

const identifier = new RegExp(rulesSchema.$defs.identifier.pattern);

/** Whether the text may be the id of a rule, by the pattern that the schema has for ids. */
export function isIdentifier(text: string): boolean {
  return identifier.test(text);
}
