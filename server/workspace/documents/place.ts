import { type Span, shift } from '../../text/span.ts';
import { type Location, locate } from '../../xml/locate.ts';
import type { Element } from '../../xml/tree.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';

/** The place of an offset: its section, the offset in it, and the syntax there. All spans are in section coordinates. */
export interface Place {
  readonly section: Section;
  readonly offset: number;
  readonly location: Location;
  /** The names of the elements around it, the root first. */
  readonly names: readonly string[];
  /** The span in document coordinates. */
  readonly inDocument: (span: Span) => Span;
}

/**
 * The place of the offset; undefined in a document that is not recognised. At a border of sections the earlier one counts, because an
 * author types there.
 */
export function placeAt(document: Document, offset: number): Place | undefined {
  const { format } = document;
  if (!format) return undefined;
  const found = document.sectionIndexAt(offset);
  const index = found > 0 && document.startOf(found) === offset ? found - 1 : found;
  const section = document.sections[index];
  if (!section) return undefined;
  const start = document.startOf(index);
  const location = locate(section.nodes, offset - start);
  const isInRoot = document.rootDamage?.what === 'missing' || (index > 0 && rootOf(document) !== undefined);
  const root = format.isXml ? format.root : undefined;
  const names = [...(isInRoot && root !== undefined ? [root] : []), ...location.path.map(({ name }) => name)];
  return { section, offset: offset - start, location, names, inDocument: (span) => shift(span, start) };
}

/** The document's root element, as far as its first section has it. */
export function rootOf(document: Document): Element | undefined {
  if (document.rootDamage?.what === 'missing') return undefined;
  const section = document.firstSection;
  return section?.openRoot ?? section?.nodes.find((node) => node.kind === 'element');
}
