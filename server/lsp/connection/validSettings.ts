import { isObject } from '../../text/parsedJson.ts';
import { isLevel, type Settings } from '../protocol/settings.ts';

/**
 * The settings in a client's answer, which may be anything: people write them by hand, and not every editor checks them. A value of the
 * wrong kind and a level that the game does not have are left out, so that the default counts.
 */
export function validSettings(answer: unknown): Settings {
  const { codeLens, problems, formatting, inlayHints, levels, party } = fieldsOf(answer);
  // Mistakes in these two are named where they are read.
  const { severities, baseline } = fieldsOf(problems);
  const { quotes } = fieldsOf(formatting);
  const { detail } = fieldsOf(codeLens);
  return {
    codeLens: { ...valid(codeLens, isFlag), ...(typeof detail === 'string' && { detail }) },
    problems: { ...valid(problems, isFlag), severities, baseline },
    formatting: { ...valid(formatting, isFlag), ...(typeof quotes === 'string' && { quotes }) },
    inlayHints: valid(inlayHints, isFlag),
    levels: valid(levels, isLevel),
    party: Array.isArray(party) ? party.filter(isObject) : [],
  };
}

/** The fields of the object whose values are valid; none if it is no object. */
function valid<Value>(value: unknown, isValid: (value: unknown) => value is Value): { readonly [name: string]: Value } {
  const fields = Object.entries(fieldsOf(value));
  return Object.fromEntries(fields.flatMap(([name, field]) => (isValid(field) ? [[name, field] as const] : [])));
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}
