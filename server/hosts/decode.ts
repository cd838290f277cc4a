import { xmlDeclarationOf } from '../xml/declaration.ts';
import { encodingFamily, type FileEncoding } from '../xml/encodings.ts';
import { textOfBytes } from './textOfBytes.ts';

/** The text of a file's bytes. */
export type Decoded =
  /** The text without its byte order mark. */
  | { readonly kind: 'text'; readonly text: string; readonly encoding: FileEncoding }
  /** Neither UTF-8 nor the declared encoding. `guess` has the bad bytes replaced, so that the file can be recognised. */
  | { readonly kind: 'notUtf8'; readonly guess: string };

/**
 * Decodes a file: by its byte order mark, else as UTF-8 if the bytes are valid, else as the encoding in its XML declaration. UTF-8 has
 * precedence over the declaration, because hardly any other text is valid UTF-8; a check compares the declaration with the bytes.
 */
export function decode(bytes: Uint8Array): Decoded {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (/^(?:ÿþ|<\0\?\0)/.test(start)) return decodedAs('utf-16le', bytes);
  if (/^(?:þÿ|\0<\0\?)/.test(start)) return decodedAs('utf-16be', bytes);
  // Programs do not read UTF-16 without a byte order mark.
  if (/^[^\0]\0[^\0]\0$/.test(start)) return unreadable('utf-16le', bytes);
  if (/^\0[^\0]\0[^\0]$/.test(start)) return unreadable('utf-16be', bytes);
  const declared = declaredEncoding(bytes);
  const asUtf8 = decodedAs('utf-8', bytes);
  return asUtf8.kind === 'text' || declared === undefined ? asUtf8 : decodedAs(declared, bytes);
}

function decodedAs(encoding: string, bytes: Uint8Array): Decoded {
  try {
    const text = textOfBytes(encoding, bytes, true);
    const hasMark = /^(?:ÿþ|þÿ|ï»¿)/.test(String.fromCharCode(...bytes.subarray(0, 3)));
    const name = encodingFamily(encoding) ?? encoding.toUpperCase();
    return { kind: 'text', text, encoding: { name, hasMark } };
  } catch {
    // Bytes that the encoding does not have, or an unknown encoding.
    return unreadable(encoding.startsWith('utf-16') ? encoding : 'utf-8', bytes);
  }
}

function unreadable(encoding: string, bytes: Uint8Array): Decoded {
  return { kind: 'notUtf8', guess: new TextDecoder(encoding).decode(bytes) };
}

/** The encoding in the declaration, whose letters are the same in nearly all encodings. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 300));
  const span = xmlDeclarationOf(beginning)?.parts.find(({ name }) => name === 'encoding')?.valueSpan;
  const name = span && beginning.slice(span.start, span.end);
  const family = name && encodingFamily(name);
  // UTF-16 and UTF-32 were recognised before by their bytes.
  return family === undefined || family === '' || /^UTF-/.test(family) ? undefined : name?.toLowerCase();
}
