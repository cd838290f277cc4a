import type { Connection } from 'vscode-languageserver';
import type { Host } from '../workspace/host.ts';
import type { ClientRequests } from './protocol.ts';

/** A host that asks the client for files: for a server in a browser, and for file systems that are not the disk. */
export function clientHost(connection: Connection): Host {
  const ask = async <Method extends keyof ClientRequests>(
    method: Method,
    params: ClientRequests[Method]['params'],
  ): Promise<ClientRequests[Method]['result'] | undefined> => {
    // A client that does not know our requests answers with an error; then only what it opens is known.
    try {
      return await connection.sendRequest<ClientRequests[Method]['result']>(method, params);
    } catch {
      return undefined;
    }
  };
  return {
    list: async () => (await ask('whq/listFiles', {})) ?? [],
    read: async (uri) => (await ask('whq/readFile', { uri })) ?? undefined,
  };
}
