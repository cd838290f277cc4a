import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { decode } from '../../server/hosts/decode.ts';

/** The bytes are read as this text in that encoding; with neither, they cannot be read. */
function check(bytes: Uint8Array, text: string, encoding: string | undefined, hasMark = false): void {
  const expected =
    encoding === undefined
      ? { kind: 'notUtf8', guess: text }
      : { kind: 'text', text, encoding: { name: encoding, hasMark } };
  assert.deepEqual(decode(bytes), expected);
}

const declared = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?><rules>é</rules>`;

describe('decode', () => {
  it('reads UTF-8, with and without a mark, whatever is declared', () => {
    check(Buffer.from('<rules>é'), '<rules>é', 'UTF-8');
    check(Buffer.from('\ufeff<rules>é'), '<rules>é', 'UTF-8', true);
    check(Buffer.from(declared('ISO-8859-1')), declared('ISO-8859-1'), 'UTF-8');
    check(Buffer.from(''), '', 'UTF-8');
  });

  it('reads UTF-16 by its mark or by its first letters', () => {
    for (const text of ['\ufeff<rules>é', `\ufeff${declared('UTF-16')}`, declared('UTF-16'), declared('UTF-16LE')]) {
      const bytes = Buffer.from(text, 'utf16le');
      check(bytes, text.replace('\ufeff', ''), 'UTF-16', text.startsWith('\ufeff'));
      check(Buffer.from(bytes).swap16(), text.replace('\ufeff', ''), 'UTF-16', text.startsWith('\ufeff'));
    }
  });

  it('reads what is declared where the bytes are not UTF-8', () => {
    for (const encoding of ['ISO-8859-1', 'iso-8859-1', 'latin1']) {
      check(Buffer.from(declared(encoding), 'latin1'), declared(encoding), 'ISO-8859-1');
    }
    check(Buffer.from(declared('windows-1252'), 'latin1'), declared('windows-1252'), 'WINDOWS-1252');
    // The quotation marks, the dash and the euro of Windows, which Node 20 takes for control characters.
    for (const encoding of ['windows-1252', 'ISO-8859-1']) {
      const bytes = Buffer.concat([
        Buffer.from(declared(encoding), 'latin1'),
        Uint8Array.of(0x93, 0x94, 0x96, 0x80, 0x81),
      ]);
      check(bytes, `${declared(encoding)}“”–€\u0081`, encoding.toUpperCase());
    }
    const cyrillic = Buffer.concat([Buffer.from('<?xml version="1.0" encoding="KOI8-R"?><a>'), Buffer.from([0xc1])]);
    check(cyrillic, '<?xml version="1.0" encoding="KOI8-R"?><a>а', 'KOI8-R');
  });

  it('guesses at the rest, to tell whose it is', () => {
    check(Buffer.from('<rules>é', 'latin1'), '<rules>\ufffd', undefined);
    const bad = declared('UTF-8').replace('é', '\ufffd');
    check(Buffer.from(declared('UTF-8'), 'latin1'), bad, undefined);
    check(Buffer.from([0xff, 0xfe, 0x3c]), '\ufffd', undefined);
    for (const text of ['<rules>é', 'rules>', '\n<rules>', '<!-- é -->']) {
      check(Buffer.from(text, 'utf16le'), text, undefined);
      check(Buffer.from(text, 'utf16le').swap16(), text, undefined);
    }
    const unknown = declared('EBCDIC-CP-US').replace('é', '\ufffd');
    check(Buffer.from(declared('EBCDIC-CP-US'), 'latin1'), unknown, undefined);
  });
});
