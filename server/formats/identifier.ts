import commonSchema from '../../schemas/whq-common.schema.json';

const identifier = new RegExp(commonSchema.$defs.identifier.pattern);

/** Whether the text matches the schema's pattern for ids. */
export function isIdentifier(text: string): boolean {
  return identifier.test(text);
}

/**
 * A text as an id: small letters, digits and hyphens, without accents and apostrophes, such as `dragons-lair` for `Dragon's Lair`. Empty if
 * nothing of it is left.
 *
 * @param others the characters that become hyphens.
 */
export function identifierFrom(text: string, others = /[^a-z\d]+/g): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(others, '-')
    .replace(/^-+|-+$/g, '');
}
