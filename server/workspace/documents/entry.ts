import { entryFormat, type Format } from '../../formats/format.ts';
import { readName } from '../../xml/name.ts';
import { readStartTag, type StartTag } from '../../xml/startTag.ts';
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

/** Its start tag alone, for which no tree is made: those of a large file are not kept, and making them again takes long. */
export function entryTag({ text }: Section, format: Format | undefined): StartTag | undefined {
  const name = format?.isXml && text.startsWith('<') ? readName(text, 1) : undefined;
  const isEntry = format && name !== undefined && entryFormat(format, name) !== undefined;
  return isEntry ? readStartTag(text, 0, name, []) : undefined;
}
