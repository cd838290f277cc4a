import { isObject } from '../../text/parsedJson.ts';
import { isLevel, type Settings } from '../protocol/settings.ts';

/**
 * The settings in a client's answer, which may be anything: people write them by hand, and not every editor checks them. Sections that are no
 * objects, levels that the game does not have and Warriors that are no objects are left out; whoever reads a flag compares it with `true` or
 * `false`, so that the default counts in place of another value.
 */
export function settingsIn(answer: unknown): Settings {
  const given = isObject(answer) ? answer : {};
  const { levels = {}, ...sections } = Object.fromEntries(Object.entries(given).filter(([, value]) => isObject(value)));
  return {
    ...sections,
    levels: Object.fromEntries(Object.entries(levels as object).filter(([, level]) => isLevel(level))),
    party: Array.isArray(given.party) ? given.party.filter(isObject) : [],
  };
}
