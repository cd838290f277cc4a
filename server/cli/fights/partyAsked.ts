import { resolve } from 'node:path';
import { type Warrior, warriorFrom } from '../../answers/reader.ts';
import { readText } from '../../hosts/disk.ts';
import { isObject, parsedJson } from '../../text/parsedJson.ts';
import type { Call } from '../call/command.ts';

/**
 * The Warriors in the file of `--party`: a list as the setting has it, or settings with the list under its name. None without the option;
 * undefined, and it is said, where the file has no party.
 */
export async function partyAsked({ terminal, words, values }: Call): Promise<readonly Warrior[] | undefined> {
  const path = values.get('party');
  if (path === undefined) return [];
  const file = await readText(resolve(terminal.workingFolder ?? '', path));
  if (file.kind !== 'text') {
    terminal.complain(words.trouble[file.kind === 'folder' ? 'notAFile' : file.kind](path));
    return undefined;
  }
  const party = warriorsIn(parsedJson(file.text));
  if (!party) terminal.complain(words.fight.noParty(path));
  return party;
}

function warriorsIn(data: unknown): readonly Warrior[] | undefined {
  const list: unknown = Array.isArray(data) ? data : isObject(data) ? data['whq-rules.party'] : undefined;
  if (!Array.isArray(list) || list.length === 0) return undefined;
  return list.every(isWarrior) ? list.map(warriorFrom) : undefined;
}

function isWarrior(entry: unknown): entry is Readonly<Record<string, unknown>> {
  return isObject(entry) && typeof entry.name === 'string' && entry.name.trim() !== '';
}
