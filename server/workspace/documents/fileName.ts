/**
 * The URI with its percent sequences decoded: one text for all encodings of a file's URI by clients (`a%20b.xml`, `c%3A`, `C:`). A sequence
 * of invalid UTF-8 or for an invisible character stays as it is.
 */
export function decodedUri(uri: string): string {
  const decoded = uri.includes('%') ? uri.replace(/(?:%[\da-f]{2})+/gi, decodedBytes) : uri;
  // Drive C of Windows is `c:` for one client and `C:` for another.
  return decoded.replace(/^file:\/\/\/[A-Z](?=:)/, (start) => start.toLowerCase());
}

/** The name of a file for people, from its URI: the part behind the last `/`, decoded. */
export function fileNameOf(uri: string): string {
  return decodedUri(uri.slice(uri.lastIndexOf('/') + 1));
}

/** The folder of a file, as a decoded URI without a `/` at its end. */
export function folderOf(uri: string): string {
  return decodedUri(uri.slice(0, Math.max(0, uri.lastIndexOf('/'))));
}

/** What is found for the place, a file or folder, or for the nearest folder around it. Places are decoded URIs. */
export function nearestAbove<Value>(place: string, find: (place: string) => Value | undefined): Value | undefined {
  for (let end = place.length; end > 0; end = place.lastIndexOf('/', end - 1)) {
    const found = find(place.slice(0, end));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The path of a file from a folder, with `/`. Both are decoded URIs. */
export function pathFrom(folder: string, place: string): string {
  const [from, to] = [folder.split('/'), place.split('/')];
  const shared = sharedFolders(folder, place);
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}

/** The number of names with which both paths begin. */
export function sharedFolders(one: string, other: string): number {
  const [names, others] = [one.split('/'), other.split('/')];
  const end = names.findIndex((name, index) => name !== others[index]);
  return end < 0 ? names.length : end;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function decodedBytes(sequences: string): string {
  const bytes = Uint8Array.from(sequences.slice(1).split('%'), (digits) => Number.parseInt(digits, 16));
  const text = decoder.decode(bytes);
  return /[\ufffd\p{Cc}\p{Cf}]/u.test(text) ? sequences : text;
}
