import type { Host } from '../../server/workspace/packages/host.ts';

/** A host over texts by their URIs, which a test may change in place. It lists and reads as a host of real files does. */
export function memoryHost(files: ReadonlyMap<string, string>): Host {
  return {
    list: async (places) => {
      const found = [...files.keys()].filter(
        (uri) => !isPassedOver(uri) && places.some((place) => uri === place || uri.startsWith(`${place}/`)),
      );
      const listed = found.filter(couldBeOurs);
      const others = found.filter((uri) => !couldBeOurs(uri));
      return { files: listed, others, unread: [], isWhole: false };
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
  return /\.(?:xml|md|markdown|txt|sources\.tsv)$|\/(?:whq|content-manifest)\.json$/i.test(uri);
}

function isPassedOver(uri: string): boolean {
  return /\/(?:\.[^/]|node_modules\/)/.test(uri);
}
