/**
 * A short name for a text: 16 hexadecimal digits, the same on every machine. Different texts have different ones except by chance (two
 * FNV-1a hashes of 32 bits with different starts, over UTF-16 units). Not for secrets.
 */
export function fingerprint(text: string): string {
  let [first, second] = [0x811c9dc5, 0x3ade68b1];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    first = Math.imul(first ^ unit, prime);
    second = Math.imul(second ^ (unit + at), prime);
  }
  return hexadecimal(first) + hexadecimal(second);
}

const prime = 0x01000193;

function hexadecimal(hash: number): string {
  return (hash >>> 0).toString(16).padStart(8, '0');
}
