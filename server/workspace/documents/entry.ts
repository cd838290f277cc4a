import { entryFormat, type Format } from '../../formats/format.ts';
import type { Element } from '../../xml/tree.ts';
import type { Section } from './section.ts';

/**
 * The entry of a document of that kind that a section begins with; undefined for the section before the first entry, and for what has no
 * entries.
 */
export function entryOf(section: Section, format: Format | undefined): Element | undefined {
  const [node] = format?.isXml ? section.nodes : [];
  const isEntry = node?.kind === 'element' && format && entryFormat(format, node.name) && section.openRoot !== node;
  return isEntry ? node : undefined;
}
