import { identifierFrom } from '../../formats/identifier.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import { attributeOf } from '../../xml/tree.ts';

/**
 * The prefix for ids of new entries in a document: the common prefix of its ids, else the name of the file. With its hyphen, or empty
 * without either.
 */
export function idPrefix(document: Document): string {
  const common = commonPrefix(idsIn(document));
  return common ?? prefixOfFile(document.uri);
}

/**
 * The same from the name of the file only, or of its folders: `salt-works-rules.xml` and `salt-works/data/xml/rules/rules.xml` give
 * `salt-works-`.
 */
export function prefixOfFile(uri: string): string {
  const [file = '', ...folders] = decodedUri(uri)
    .replace(/[?#].*$/s, '')
    .split('/')
    .reverse();
  for (const name of [file.replace(/\.\w+$/, ''), ...folders.slice(0, nearFolders)]) {
    const words = identifierFrom(name)
      .split('-')
      .filter((word) => !kindWords.has(word) && !/^\d*$/.test(word));
    if (words.length > 0) return `${words.join('-')}-`;
  }
  return '';
}

/** Folders farther up say where files are kept, not what they are. */
const nearFolders = 4;

/** Words for kinds of content in names of files and folders. */
const kindWords: ReadonlySet<string> = new Set(
  `rule rules monster monsters table tables event events travel settlement dungeon card cards adventure adventures objective room
   rooms location locations warrior warriors translation translations content i18n en es data xml public assets new untitled workspace
   regla reglas monstruo monstruos tabla tablas evento eventos mazmorra carta cartas aventura aventuras sala lugar lugares aventurero
   aventureros traduccion traducciones nuevo nueva nuevos nuevas de`.split(/\s+/),
);

/** More ids do not change the prefix. */
const maximumIds = 50;

function idsIn({ sections }: Document): readonly string[] {
  const ids: string[] = [];
  for (const { nodes, text } of sections.slice(1, maximumIds)) {
    const [entry] = nodes;
    const span = entry?.kind === 'element' ? attributeOf(entry, 'id')?.valueSpan : undefined;
    const id = span && text.slice(span.start, span.end);
    if (id) ids.push(id);
  }
  return ids;
}

/** The common prefix up to its last hyphen; undefined for fewer than two ids, or without a common prefix. */
function commonPrefix(ids: readonly string[]): string | undefined {
  const [first, ...others] = ids;
  if (first === undefined || others.length === 0) return undefined;
  let end = first.lastIndexOf('-') + 1;
  while (end > 1 && !others.every((id) => id.startsWith(first.slice(0, end)))) {
    end = first.lastIndexOf('-', end - 2) + 1;
  }
  return end > 1 && /^[a-z0-9][a-z0-9-]*$/.test(first.slice(0, end)) ? first.slice(0, end) : undefined;
}
