import type { Position } from 'vscode-languageserver-types';

/** The fields of a value that anybody may have made. */
export type Fields = Readonly<Record<string, unknown>>;

/** The longest expression, name or address; our own links and lenses are shorter. */
const maximumTextLength = 4000;

/** None for a value without fields. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Undefined for any other value. */
export function textField(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= maximumTextLength ? value : undefined;
}

/** A position as in LSP; undefined for any other value. */
export function positionIn(value: unknown): Position | undefined {
  const { line, character } = fieldsOf(value);
  return isIndex(line) && isIndex(character) ? { line, character } : undefined;
}

/** Whether the value is a possible line or character in an editor. */
export function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31;
}
