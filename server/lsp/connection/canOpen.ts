import type { ServerContext } from './context.ts';

/**
 * Whether the client can show the document: the packs are not on the disk, so a client must request their text. A client without that
 * request gets no location in a pack, because it could not open it; the card of the rule has the text anyway.
 */
export function canOpen({ workspace, capabilities }: ServerContext, uri: string): boolean {
  return capabilities.workspace?.textDocumentContent !== undefined || !workspace.packWith(uri);
}
