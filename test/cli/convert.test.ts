import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { convertCommand } from '../../server/cli/check/convert.ts';
import type { Terminal } from '../../server/cli/terminal.ts';

const first = `<events>
  <event id="my-reeds" name="Reeds"><rules><p>Roll <b>1D6</b>.</p></rules><treasure>false</treasure></event>
</events>
`;
const present = first.replace('<p>Roll <b>1D6</b>.</p>', 'Roll 1D6.');

/** What a run of the command prints on both streams, its status, and the file afterwards. */
async function check(
  text: string,
  parameters: readonly string[],
  expected: { readonly out: RegExp; readonly err: readonly string[]; readonly status: number; readonly file: string },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'whq-convert-'));
  try {
    const path = join(folder, 'reeds.xml');
    await writeFile(path, text);
    const out: string[] = [];
    const print = (printed: string): void => void out.push(printed);
    const err: string[] = [];
    const terminal: Terminal = {
      version: '1',
      environment: { LANG: 'en' },
      workingFolder: folder,
      isColoured: false,
      width: 80,
      print,
      printPainted: print,
      printData: print,
      complain: (line) => void err.push(line),
      showProgress: undefined,
      clear: undefined,
      readInput: async () => 'unreadableInput',
    };
    const status = await convertCommand(parameters, terminal);
    assert.match(out.join(''), expected.out);
    assert.deepEqual(err, expected.err);
    assert.equal(status, expected.status);
    assert.equal(await readFile(path, 'utf8'), expected.file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('whq-rules convert', () => {
  it('writes files in the present edition, and says what that cannot say', () =>
    check(first, ['reeds.xml'], {
      out: /^reeds\.xml\n$/,
      err: ['reeds.xml: the present edition has no <b> in this text (1 ×). The words stay.', '1 file converted.'],
      status: 0,
      file: present,
    }));

  it('and in the first one', () =>
    check(present, ['--to', 'first', '.'], {
      out: /^reeds\.xml\n$/,
      err: ['1 file converted.'],
      status: 0,
      file: present.replace('Roll 1D6.', '<p>Roll 1D6.</p>'),
    }));

  it('shows the differences without writing', () =>
    check(first, ['--dry-run', '--lang', 'es', 'reeds.xml'], {
      out: /^-.*<p>Roll <b>1D6<\/b>\.<\/p>.*\n\+.*<rules>Roll 1D6\./m,
      err: [
        'reeds.xml: la edición actual no tiene <b> en este texto (1 ×). Las palabras se quedan.',
        'Se convertiría 1 archivo.',
      ],
      status: 0,
      file: first,
    }));

  it('needs a file', () =>
    check(first, [], {
      out: /^$/,
      err: ['Name the files or the folders to convert.', 'See whq-rules convert --help.'],
      status: 2,
      file: first,
    }));
});
