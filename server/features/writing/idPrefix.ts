import type { Document } from '../../workspace/documents/document.ts';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import { attributeOf } from '../../xml/tree.ts';

/**
 * What the ids of new entries in a document begin with: what those in it have in common, else the name of the file. With its hyphen, or
 * empty where neither says anything.
 */
export function idPrefix(document: Document): string {
  const common = commonPrefix(idsIn(document));
  return common ?? prefixOfFile(document.uri);
}

/** The same by the name of the file alone, or of the folders that it is in: `salt-works-rules.xml` and `salt-works/data/xml/rules/rules.xml` give `salt-works-`. */
export function prefixOfFile(uri: string): string {
  const [file = '', ...folders] = decodedUri(uri)
    .replace(/[?#].*$/s, '')
    .split('/')
    .reverse();
  for (const name of [file.replace(/\.\w+$/, ''), ...folders.slice(0, nearFolders)]) {
    const words = kebabCase(name)
      .split('-')
      .filter((word) => !kindWords.has(word) && !/^\d*$/.test(word));
    if (words.length > 0) return `${words.join('-')}-`;
  }
  return '';
}

/** Above these a folder says where somebody keeps things, and not what they are. */
const nearFolders = 4;

/** Words in names of files and folders that say what kind of content there is. */
const kindWords: ReadonlySet<string> = new Set(
  `rule rules monster monsters table tables event events travel settlement dungeon card cards adventure adventures objective room
   rooms location locations warrior warriors translation translations content i18n en es data xml public assets new untitled workspace
   regla reglas monstruo monstruos tabla tablas evento eventos mazmorra carta cartas aventura aventuras sala lugar lugares aventurero
   aventureros traduccion traducciones nuevo nueva nuevos nuevas de`.split(/\s+/),
);

/** Small letters, digits and hyphens, without accents. */
function kebabCase(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** More say no more. */
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

/** Up to the last hyphen that all have in common; undefined with fewer than two ids, or where they have nothing in common. */
function commonPrefix(ids: readonly string[]): string | undefined {
  const [first, ...others] = ids;
  if (first === undefined || others.length === 0) return undefined;
  let end = first.lastIndexOf('-') + 1;
  while (end > 1 && !others.every((id) => id.startsWith(first.slice(0, end)))) {
    end = first.lastIndexOf('-', end - 2) + 1;
  }
  return end > 1 && /^[a-z0-9][a-z0-9-]*$/.test(first.slice(0, end)) ? first.slice(0, end) : undefined;
}
