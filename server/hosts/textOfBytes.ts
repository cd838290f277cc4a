/** The characters of the bytes 0x80 to 0x9f in windows-1252; the five bytes that it lacks stand for themselves. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * The text of bytes in an encoding, as the standard of the web has it (https://encoding.spec.whatwg.org): ISO-8859-1 is windows-1252 there.
 * Some versions of Node read these as the first 256 characters of Unicode, without quotation marks and dashes.
 *
 * @throws RangeError for an unknown encoding, and TypeError for bytes that it does not have if `isStrict`.
 */
export function textOfBytes(encoding: string, bytes: Uint8Array, isStrict: boolean): string {
  const decoder = new TextDecoder(encoding, { fatal: isStrict });
  const text = decoder.decode(bytes);
  if (decoder.encoding !== 'windows-1252') return text;
  return text.replace(/[\u0080-\u009f]/g, (character) => ofWindows[character.charCodeAt(0) - 0x80] ?? character);
}
