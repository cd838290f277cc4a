import { type EntryFormat, entryFormat, type Format } from '../../formats/format.ts';
import { hyphenated } from '../../text/writing.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
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
export function entryTag(section: Pick<Section, 'text'>, format: Format | undefined): StartTag | undefined {
  return entityTags(section, format)[0]?.tag;
}

/** The start tag of an entry, or of a part of one that has a name of its own: the room's adventures have. */
interface EntityTag {
  readonly tag: StartTag;
  readonly of: EntryFormat;
  /** The part before the id in the translation key. */
  readonly scope: string;
}

/** The start tags of the entry at the start of a section and of its parts, in order. */
export function entityTags({ text }: Pick<Section, 'text'>, format: Format | undefined): readonly EntityTag[] {
  const name = format?.isXml && text.startsWith('<') ? readName(text, 1) : undefined;
  const entry = format && name !== undefined ? entryFormat(format, name) : undefined;
  if (!entry || !format?.isXml) return [];
  const tag = readStartTag(text, 0, entry.element, []);
  const own = { tag, of: entry, scope: '' };
  if (!format.parts) return [own];
  const scope = `${slugOf(attributeValue(text, tag, 'name') ?? '')}.`;
  const parts = format.parts.flatMap((of) =>
    Array.from(text.matchAll(new RegExp(`<${of.element}(?=\\s)`, 'g')), ({ index }) => ({
      tag: readStartTag(text, index, of.element, []),
      of,
      scope,
    })),
  );
  return [own, ...parts];
}

/** `DREAD KING'S THRONE ROOM` is `dread-king-s-throne-room` in keys. */
export function slugOf(name: string): string {
  return hyphenated(name).replace(/^-|-$/g, '');
}
