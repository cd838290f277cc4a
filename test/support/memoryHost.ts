import type { Host } from '../../server/workspace/host.ts';

/** A host over texts by their URIs, which a test may change in place. It lists and reads as a host of real files does. */
export function memoryHost(files: ReadonlyMap<string, string>): Host {
  return {
    list: async () => [...files.keys()].filter(couldBeOurs),
    read: async (uri) => files.get(uri)?.replace(/^\ufeff/, ''),
  };
}

function couldBeOurs(uri: string): boolean {
  return /\.(?:xml|md|markdown|txt)$/i.test(uri) && !/\/(?:\.[^/]|node_modules\/)/.test(uri);
}
