import type { Host } from '../../server/workspace/packages/host.ts';

/** A host over texts by their URIs, which a test may change in place. It lists and reads as a host of real files does. */
export function memoryHost(files: ReadonlyMap<string, string>): Host {
  return {
    list: async (places) => {
      const listed = [...files.keys()].filter(
        (uri) => couldBeOurs(uri) && places.some((place) => uri === place || uri.startsWith(`${place}/`)),
      );
      return { files: listed, unread: [], isWhole: false };
    },
    read: async (uri, largest) => {
      const text = files.get(uri);
      if (text === undefined) return { kind: 'missing' };
      if (text.length > largest) return { kind: 'unread', reason: 'tooLarge' };
      return { kind: 'text', text: text.replace(/^\ufeff/, '') };
    },
  };
}

function couldBeOurs(uri: string): boolean {
  return /\.(?:xml|md|markdown|txt|sources\.tsv)$/i.test(uri) && !/\/(?:\.[^/]|node_modules\/)/.test(uri);
}
