import type { Location, Range } from 'vscode-languageserver-types';
import { packs } from '../../server/hosts/packs.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

/** Files side by side in a workspace with the bundled packs, with the cursor at the `|` that one of them has. */
export interface OpenPackage {
  readonly workspace: Workspace;
  readonly document: Document;
  readonly offset: number;
  /** `rules.xml "FEAR"` for the place of that text, `roleplay-book.xml "rpb-fear"` for one in a pack. */
  readonly show: (location: Location) => string;
}

/** @param files their texts by their names. Throws unless exactly one | marks the cursor. */
export function openPackage(files: Readonly<Record<string, string>>): OpenPackage {
  const workspace = new Workspace(packs);
  const cursors: { document: Document; offset: number }[] = [];
  for (const [name, marked] of Object.entries(files)) {
    const text = marked.replace('|', '');
    const document = workspace.putFile(`file:///package/${name}`, text);
    if (!document) throw new Error(`not recognised: ${name}`);
    if (text !== marked) cursors.push({ document, offset: marked.indexOf('|') });
  }
  const [cursor] = cursors;
  if (!cursor || cursors.length > 1) throw new Error('exactly one | marks the cursor');
  return { workspace, ...cursor, show: ({ uri, range }) => show(workspace, uri, range) };
}

function show(workspace: Workspace, uri: string, range: Range): string {
  const document = workspace.get(uri) ?? workspace.packWith(uri);
  return `${uri.slice(uri.lastIndexOf('/') + 1)} ${JSON.stringify(document?.getText(range))}`;
}
