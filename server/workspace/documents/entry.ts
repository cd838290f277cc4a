import { entryFormat, type Format } from '../../formats/format.ts';
import { readName } from '../../xml/name.ts';
import { readStartTag, type StartTag } from '../../xml/startTag.ts';
import type { Element } from '../../xml/tree.ts';
import type { Section } from './section.ts';

/**
 * The entry at the start of a section, for that kind of document; undefined for the section before the first entry, and for kinds without
 * entries.
 */
export function entryOf(section: Section, format: Format | undefined): Element | undefined {
  const [node] = format?.isXml ? section.nodes : [];
  const isEntry = node?.kind === 'element' && format && entryFormat(format, node.name) && section.openRoot !== node;
  return isEntry ? node : undefined;
}

/** Only its start tag, without a tree: the trees of a large file are not kept, and reading them again takes long. */
export function entryTag({ text }: Pick<Section, 'text'>, format: Format | undefined): StartTag | undefined {
  const name = format?.isXml && text.startsWith('<') ? readName(text, 1) : undefined;
  const isEntry = format && name !== undefined && entryFormat(format, name) !== undefined;
  return isEntry ? readStartTag(text, 0, name, []) : undefined;
}
