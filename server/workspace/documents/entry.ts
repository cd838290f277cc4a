import { type DocumentKind, entryNames } from '../../formats/kinds.ts';
import type { Element } from '../../xml/tree.ts';
import type { Section } from './section.ts';

/** The entry of a document of that kind that a section begins with, or undefined for the section before the first entry. */
export function entryOf(section: Section, kind: DocumentKind): Element | undefined {
  const [node] = section.nodes;
  const isEntry = node?.kind === 'element' && namesOf(kind).has(node.name) && section.openRoot !== node;
  return isEntry ? node : undefined;
}

const sets = new Map<DocumentKind, ReadonlySet<string>>();

function namesOf(kind: DocumentKind): ReadonlySet<string> {
  const known = sets.get(kind) ?? new Set(entryNames(kind));
  sets.set(kind, known);
  return known;
}
