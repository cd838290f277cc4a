import rulesSchema from '../../schemas/whq-rules.schema.json';

const identifier = new RegExp(rulesSchema.$defs.identifier.pattern);

/** Whether the text matches the schema's pattern for ids. */
export function isIdentifier(text: string): boolean {
  return identifier.test(text);
}
