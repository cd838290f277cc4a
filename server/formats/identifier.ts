import commonSchema from '../../schemas/whq-common.schema.json';

const identifier = new RegExp(commonSchema.$defs.identifier.pattern);

/** Whether the text matches the schema's pattern for ids. */
export function isIdentifier(text: string): boolean {
  return identifier.test(text);
}
