import type { Connection } from 'vscode-languageserver';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import type { Host, HostListing } from '../../workspace/packages/host.ts';
import { type FolderReader, hostListing, isPassedOver, listFolder } from '../../workspace/packages/listing.ts';
import type { ClientRequests } from '../protocol/protocol.ts';

/** A host that asks the client for files: for a server in a browser, and for virtual file systems. Links are not followed. */
export function clientHost(connection: Connection, folders: readonly string[]): Host {
  const ask = async <Method extends keyof ClientRequests>(
    method: Method,
    params: ClientRequests[Method]['params'],
  ): Promise<ClientRequests[Method]['result'] | undefined> => {
    // A client that does not know our requests answers with an error; then only open documents are known.
    try {
      return await connection.sendRequest<ClientRequests[Method]['result']>(method, params);
    } catch {
      return undefined;
    }
  };
  const roots = folders.map((folder) => folder.replace(/\/$/, ''));
  const reader: FolderReader = {
    look: async (uri) => (await ask('whq/readFolder', { uri })) ?? { kind: 'missing' },
    childOf: (uri, name) => `${uri}/${encodeURIComponent(name)}`,
    follow: async () => undefined,
  };
  return {
    list: async (places): Promise<HostListing> => {
      const listed: Parameters<typeof hostListing>[0][number][] = [];
      for (const place of places.map(decodedUri)) {
        const root = roots.find((one) => `${place}/`.startsWith(`${decodedUri(one)}/`));
        const names = root === undefined ? [] : namesIn(place.slice(decodedUri(root).length));
        if (root === undefined || names.some(isPassedOver)) continue;
        const uriOf = (path: string): string => namesIn(path).reduce((uri, name) => reader.childOf(uri, name), root);
        listed.push([await listFolder(reader, root, names), root, uriOf]);
      }
      return hostListing(listed);
    },
    read: async (uri, largest) => {
      const text = await ask('whq/readFile', { uri, largest });
      if (typeof text === 'string') return { kind: 'text', text };
      return text?.reason ? { kind: 'unread', reason: text.reason } : { kind: 'missing' };
    },
  };
}

function namesIn(path: string): readonly string[] {
  return path.split('/').filter((name) => name !== '');
}
