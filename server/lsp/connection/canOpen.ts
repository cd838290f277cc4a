import type { ServerContext } from './context.ts';

/**
 * Whether the client can show the document: those of the packs are on no disk, and a client has to ask for their text. One that does not
 * gets no location there, which it could only fail to open; the card of the rule has its text all the same.
 */
export function canOpen({ workspace, capabilities }: ServerContext, uri: string): boolean {
  return capabilities().workspace?.textDocumentContent !== undefined || !workspace.packWith(uri);
}
