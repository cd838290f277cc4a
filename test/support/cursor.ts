import { noPreview, type Reader, type Warrior } from '../../server/answers/reader.ts';
import { packs } from '../../server/hosts/packs.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

/** A reader in that language of whose game nothing is known. */
export function readerIn(locale: string): Reader {
  return { messages: messagesFor(locale), preview: noPreview };
}

export const english = readerIn('en');

/** A reader with numbers of the game, `battle-level=3`, and Warriors of the party, `Brand:strength=4`; `es` reads Spanish. */
export function readerOf(words: readonly string[]): Reader {
  const numbers = (text: string): Map<string, number> =>
    new Map(text.split(',').map((one) => [one.replace(/=.*/, ''), Number(one.replace(/.*=/, ''))]));
  const levels = words.filter((word) => /^[\w-]+=/.test(word)).map(numbers);
  const party = words.flatMap((word): Warrior[] => {
    const [name = '', own] = word.split(':');
    return own === undefined ? [] : [{ name, characteristics: numbers(own) }];
  });
  return {
    ...readerIn(words.includes('es') ? 'es' : 'en'),
    preview: { levels: new Map(levels.flatMap((one) => [...one])), party },
  };
}

/** The text without its `|`, and the offset at which that stood. Throws unless there is exactly one. */
export function readCursor(marked: string): { readonly text: string; readonly offset: number } {
  const offset = marked.indexOf('|');
  if (offset < 0 || marked.indexOf('|', offset + 1) >= 0) throw new Error(`exactly one | marks the cursor: ${marked}`);
  return { text: marked.replace('|', ''), offset };
}

/** A document with the cursor at its `|`, in a workspace with the bundled packs. */
export function withCursor(marked: string, languageId = 'xml') {
  const { text, offset } = readCursor(marked);
  return { ...opened(text, languageId), offset };
}

/** The packs are added to an index once: that takes as long as many a test. */
const shared = new Workspace(packs);

/** A workspace with the bundled packs and no other file. It is the same each time: its files are gone with the next call. */
export function emptyWorkspace(): Workspace {
  for (const { uri } of [...shared.documents()]) shared.delete(uri);
  for (const uri of shared.textsBeside.uris()) shared.textsBeside.delete(uri);
  shared.fileNames.replace([], []);
  return shared;
}

/** A document open in a workspace with the bundled packs. */
export function opened(text: string, languageId = 'xml') {
  const workspace = emptyWorkspace();
  const extension = languageId === 'xml' ? 'xml' : 'md';
  const document = new Document(`file:///drafts/test.${extension}`, languageId, 1, text);
  workspace.put(document);
  return { workspace, scope: workspace.packageOf(document), document };
}
