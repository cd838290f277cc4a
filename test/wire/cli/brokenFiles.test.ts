import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { run } from '../commandLine.ts';

/** How a text is written as bytes. The line of the declaration is part of it. */
const encodings: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8, declared': (text) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'Latin-1, declared': (text) => Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>\n${text}`, 'latin1'),
  'UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16, declared': (text) => Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>\n${text}`, 'utf16le'),
  'UTF-16 of big ends': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'UTF-16 without a mark, declared': (text) =>
    Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>\n${text}`, 'utf16le'),
};

const entries =
  '<rule id="alga" name="ALGA"><p>Crece en la cámara.</p></rule>\n<rule id="arrecife" name="ARRECIFE"><p>Daña.</p></rule>\n';

/** What stands around the entries, and what is said of it: a code and what it shows, or nothing. */
const damages: readonly (readonly [before: string, after: string, code?: string])[] = [
  ['<rules>', '</rules>'],
  ['rules>', '</rules>', 'missing-root'],
  ['< rules>', '</rules>', 'missing-root'],
  ['<rulse>', '</rulse>', 'wrong-root'],
  ['<Rules>', '</Rules>', 'wrong-root'],
  ['x<rules>', '</rules>', 'text-outside-root'],
  ['', '', 'missing-root'],
  ['<!-- míos\n<rules>', '</rules>', 'unclosed-comment'],
  ['<?mías\n<rules>', '</rules>', 'unclosed-instruction'],
  ['<!DOCTYPE rules [\n<rules>', '</rules>', 'unfinished-start-tag'],
];

/** What the program says of a file by that way. */
const ways: Readonly<
  Record<string, (content: Buffer) => Promise<{ status: number | null; codes: readonly string[] }>>
> = {
  'a named file': (content) => answer(['check', '--format=json', 'ñu.xml'], { 'ñu.xml': content }),
  'a folder': (content) => answer(['check', '--format=json', '.'], { 'sub/ñu.xml': content }),
  'standard input': (content) =>
    answer(['check', '--format=json', '--stdin', '--stdin-filename', 'ñu.xml'], {}, content),
};

async function answer(parameters: readonly string[], files: Readonly<Record<string, Buffer>>, input?: Buffer) {
  const { status, out, err } = await run({ arguments: parameters, files, ...(input && { input }) });
  assert.equal(err, '');
  const { files: count, problems }: { files: number; problems: { code: string }[] } = JSON.parse(out);
  assert.equal(count, 1);
  return { status, codes: problems.map(({ code }) => code) };
}

/** Both entries are read in that encoding, by that way, and the one problem that there is, if any, is found. */
async function check(encoding: string, way: string, [before, after, code]: (typeof damages)[number]): Promise<void> {
  const content = encodings[encoding]?.(`${before}\n${entries}${after}\n`) ?? Buffer.of();
  const found = await ways[way]?.(content);
  assert.deepEqual(found, code ? { status: 1, codes: [code] } : { status: 0, codes: [] }, `${encoding} ${before}`);
}

describe('whq-rules check: files that other programs have written', () => {
  const [, ...damaged] = damages;
  for (const [turn, encoding] of Object.keys(encodings).entries()) {
    it(`reads ${encoding}`, async () => {
      for (const way of Object.keys(ways)) await check(encoding, way, damages[0] ?? ['', '']);
    });
    // Each time others of the damages, and one way for each, or there would be hundreds of processes.
    it(`finds a damaged beginning in ${encoding}`, async () => {
      const names = Object.keys(ways);
      const some = damaged.filter((_, index) => index % names.length === turn % names.length);
      await Promise.all(some.map((damage, index) => check(encoding, names[index % names.length] ?? '', damage)));
    });
  }

  for (const way of Object.keys(ways)) {
    it(`finds each damage in ${way}`, async () => {
      for (const damage of damaged) await check('UTF-8', way, damage);
    });
  }

  it('says of letters that nothing tells that they cannot be read, and ends with 2', async () => {
    const text = `<rules>\n${entries}</rules>\n`;
    const damaged = `rules>\n${entries}</rules>`;
    for (const bytes of [
      Buffer.from(text, 'latin1'),
      Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`, 'latin1'),
      Buffer.from(damaged, 'latin1'),
      Buffer.from(text, 'utf16le'),
      Buffer.from(text, 'utf16le').swap16(),
      Buffer.from(damaged, 'utf16le'),
    ]) {
      const said = 'a.xml: this file is not UTF-8, so its letters cannot be read. Save it as UTF-8.\n';
      for (const { err, status } of [
        await run({ arguments: ['check', 'a.xml'], files: { 'a.xml': bytes } }),
        await run({ arguments: ['check'], files: { 'a.xml': bytes } }),
        await run({ arguments: ['check', '--stdin', '--stdin-filename', 'a.xml'], input: bytes }),
      ]) {
        assert.deepEqual([err.split('\n', 1)[0], status], [said.trim(), 2]);
      }
    }
  });

  it('says which encoding a file is in if it declares another', async () => {
    const text = `<rules>\n${entries}</rules>\n`;
    for (const [bytes, declared] of [
      [Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>\n${text}`), 'ISO-8859-1'],
      [Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-8"?>\n${text}`, 'utf16le'), 'UTF-8'],
    ] as const) {
      for (const [name, way] of Object.entries(ways)) {
        assert.deepEqual(await way(bytes), { status: 1, codes: ['wrong-encoding'] }, `${declared} ${name}`);
      }
    }
  });
});
