import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { run } from './commandLine.ts';

/** How a text is written as bytes. The line of the declaration is part of it. */
const encodings: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8, declared': (text) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'Latin-1, declared': (text) => Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>\n${text}`, 'latin1'),
  'UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16, declared': (text) => Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>\n${text}`, 'utf16le'),
  'UTF-16 without a mark, declared': (text) =>
    Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>\n${text}`, 'utf16le'),
};

const entries =
  '<rule id="alga" name="ALGA"><p>Crece en la cámara.</p></rule>\n<rule id="arrecife" name="ARRECIFE"><p>Daña.</p></rule>\n';

/** What stands around the entries, and what is said of it: a code and what it shows, or nothing. */
const damages: readonly (readonly [before: string, after: string, code?: string])[] = [
  ['<rules>', '</rules>'],
  ['rules>', '</rules>', 'missing-root'],
  ['<rulse>', '</rulse>', 'wrong-root'],
  ['', '', 'missing-root'],
  ['<!-- míos\n<rules>', '</rules>', 'unclosed-comment'],
  ['<?mías\n<rules>', '</rules>', 'unclosed-instruction'],
  ['<!DOCTYPE rules [\n<rules>', '</rules>', 'unfinished-start-tag'],
];

/** What the program says of a file by that way. */
const ways: Readonly<Record<string, (content: Buffer) => Promise<{ status: number; codes: readonly string[] }>>> = {
  'a named file': (content) => answer(['check', '--format=json', 'ñu.xml'], { 'ñu.xml': content }),
  'a folder': (content) => answer(['check', '--format=json', '.'], { 'sub/ñu.xml': content }),
  'standard input': (content) =>
    answer(['check', '--format=json', '--stdin', '--stdin-filename', 'ñu.xml'], {}, content),
};

async function answer(parameters: readonly string[], files: Readonly<Record<string, Buffer>>, input?: Buffer) {
  const { status, out, err } = await run({ arguments: parameters, files, input });
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
  for (const encoding of Object.keys(encodings)) {
    it(`reads ${encoding}`, async () => {
      for (const way of Object.keys(ways)) await check(encoding, way, damages[0] ?? ['', '']);
    });
    it(`finds a damaged beginning in ${encoding}`, async () => {
      for (const way of Object.keys(ways)) for (const damage of damaged) await check(encoding, way, damage);
    });
  }

  it('says of letters that nothing tells that they cannot be read, and ends with 2', async () => {
    const text = `<rules>\n${entries}</rules>\n`;
    for (const bytes of [
      Buffer.from(text, 'latin1'),
      Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`, 'latin1'),
      Buffer.from(text, 'utf16le'),
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

  it('reads the others beside a file that cannot be read', async () => {
    const files = {
      'b.xml': Buffer.from('\ufeff<rules><rule id="b" name="B"><p>Text</p></rule></rules>', 'utf16le'),
      'foreign.xml': Buffer.from('<project name="é"/>', 'latin1'),
      'latin.xml': Buffer.from('<rules name="é"/>', 'latin1'),
      'scenario.md': Buffer.from('\ufeffFear 6', 'utf16le'),
      'torre.md': Buffer.from('Miedo 6 en la cámara', 'latin1'),
      'tower.md': Buffer.from('Fear 6', 'utf16le'),
    };
    const said = (name: string): string =>
      `${name}: this file is not UTF-8, so its letters cannot be read. Save it as UTF-8.\n`;
    const all = await run({ arguments: ['check'], files });
    assert.deepEqual([all.out, all.err], ['2 files · 0 errors · 0 warnings · 0.0 s\n', said('latin.xml')]);
    const named = await run({ arguments: ['check', 'torre.md', 'tower.md', 'scenario.md'], files });
    assert.deepEqual([named.err, named.status], [said('torre.md') + said('tower.md'), 2]);
    const one = await run({ arguments: ['check', 'scenario.md'], files });
    assert.deepEqual([one.err, one.status], ['', 0]);
    const rule = await run({ arguments: ['rule', '--package', '.', 'b'], files });
    assert.match(rule.out, /^B · b\.xml · b\n\nText\n$/);
    assert.deepEqual([rule.err, rule.status], [said('latin.xml'), 2]);
  });

  it('shows what a file hides, and counts as an editor does', async () => {
    const { out } = await run({
      arguments: ['check'],
      files: { 'a.xml': '\ufeff<rules>\r\n\t<rule id="a" name="天🐉\u001b[31m">\0</rule>\r\n</rules>\r\n' },
    });
    assert.equal(
      out,
      `a.xml:2:24  error  There is an invisible character here (U+001B) that XML does not allow. Remove it.   illegal-character
     2 │   <rule id="a" name="天🐉␛[31m">␀</rule>
       │                          ~
a.xml:2:31  error  There is an invisible character here (U+0000) that XML does not allow. Remove it.   illegal-character
     2 │   <rule id="a" name="天🐉␛[31m">␀</rule>
       │                                 ~
1 file · 2 errors · 0 warnings · 0.0 s
`,
    );
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
