import type { EntryValues } from '../../formats/entryValues.ts';
import type { XmlFormat } from '../../formats/format.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Element } from '../../xml/tree.ts';
import type { Finding } from '../problems/finding.ts';
import { characteristicProblems } from './characteristics.ts';
import { additionProblems, lostUses } from './specials.ts';

/** The arguments of a check of an entry's values: the places of the values, the text of the section, and the entry. */
type Check = (values: EntryValues, text: string, entry: Element) => readonly Finding[];

const checks: readonly Check[] = [characteristicProblems, lostUses, additionProblems];

/**
 * Values of an entry that no schema forbids, and that the apps read otherwise than they are meant, or that contradict each other. Spans are in
 * section coordinates. None while the entry is not well-formed.
 */
export function entryProblems({ values, entries }: XmlFormat, section: Section): readonly Finding[] {
  if (!values || section.errors.length > 0) return none;
  const [entry] = section.nodes;
  if (entry?.kind !== 'element' || entries.every(({ element }) => element !== entry.name)) return none;
  return checks.flatMap((find) => find(values, section.text, entry));
}

const none: readonly Finding[] = [];
