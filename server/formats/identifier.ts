import commonSchema from '../../schemas/whq-common.schema.json';
import { rememberedText } from '../queries/remembered.ts';
import type { ValueType } from './schema/finding.ts';

/** Whether the text matches the schema's pattern for ids. */
export function isIdentifier(text: string): boolean {
  return isAllowedText(text, 'identifier');
}

/** Whether the schema allows the text for values of that type. */
export function isAllowedText(text: string, type: ValueType): boolean {
  return patternOf(type).test(text);
}

const patternOf = rememberedText({ most: 100 }, (type) => new RegExp(commonSchema.$defs[type as ValueType].pattern));

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
