import { textOfBytes } from '../../hosts/textOfBytes.ts';
import type { FileEncoding } from '../../xml/encodings.ts';

/**
 * A function that turns a text into the bytes of a file's encoding, with the file's byte order mark; it returns undefined for a text with a
 * character that the encoding lacks. Undefined for an encoding that cannot be written: the text of the file must give exactly its bytes.
 *
 * @param bytes the bytes of the file, and its text without the mark.
 */
export function encode(
  { name, hasMark }: FileEncoding,
  bytes: Uint8Array,
  text: string,
): ((text: string) => Uint8Array | undefined) | undefined {
  const writers = name === 'UTF-8' ? [utf8] : name === 'UTF-16' ? [utf16(true), utf16(false)] : singleByte(name);
  const marked = (writer: Writer): Writer => (hasMark ? (written) => writer(`\ufeff${written}`) : writer);
  return writers.map(marked).find((writer) => {
    const same = writer(text);
    return same !== undefined && Buffer.compare(same, bytes) === 0;
  });
}

type Writer = (text: string) => Uint8Array | undefined;

/** Undefined for a text with half of a character, which UTF-8 cannot write. */
function utf8(text: string): Uint8Array | undefined {
  return /\p{Cs}/u.test(text) ? undefined : Buffer.from(text, 'utf8');
}

function utf16(isLittleEndian: boolean): Writer {
  return (text) => {
    const bytes = Buffer.from(text, 'utf16le');
    return isLittleEndian ? bytes : bytes.swap16();
  };
}

/** For an encoding with one byte for each character: the characters of all bytes, turned round. None for any other encoding. */
function singleByte(name: string): readonly Writer[] {
  const codes = new Map<string, number>();
  try {
    for (let code = 0; code < 256; code++) {
      const character = textOfBytes(name, Uint8Array.of(code), false);
      if (character.length !== 1) return [];
      if (character !== '\ufffd') codes.set(character, code);
    }
  } catch {
    return [];
  }
  return [
    (text) => {
      const bytes = Array.from(text, (character) => codes.get(character));
      return bytes.includes(undefined) ? undefined : Uint8Array.from(bytes.flatMap((code) => code ?? []));
    },
  ];
}
