/**
 * The URI with its percent sequences decoded: one text for a file however a client spells its URI (`a%20b.xml`, `c%3A`, `C:`). A sequence
 * that is no UTF-8, or stands for a sign that cannot be seen, stays as it is.
 */
export function decodedUri(uri: string): string {
  const decoded = uri.includes('%') ? uri.replace(/(?:%[\da-f]{2})+/gi, decodedBytes) : uri;
  // Windows has one drive C, which one client writes as `c:` and another as `C:`.
  return decoded.replace(/^file:\/\/\/[A-Z](?=:)/, (start) => start.toLowerCase());
}

/** The name of a file as people know it, from its URI: what follows the last `/`, decoded. */
export function fileNameOf(uri: string): string {
  return decodedUri(uri.slice(uri.lastIndexOf('/') + 1));
}

/** The folder that a file is in, as a decoded URI without a `/` at its end. */
export function folderOf(uri: string): string {
  return decodedUri(uri.slice(0, Math.max(0, uri.lastIndexOf('/'))));
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function decodedBytes(sequences: string): string {
  const bytes = Uint8Array.from(sequences.slice(1).split('%'), (digits) => Number.parseInt(digits, 16));
  const text = decoder.decode(bytes);
  return /[\ufffd\p{Cc}\p{Cf}]/u.test(text) ? sequences : text;
}
