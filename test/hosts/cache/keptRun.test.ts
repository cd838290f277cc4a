import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'mocha';
import { mulberry32 } from '../../../server/dice/random.ts';
import { type KeptFiles, keptFiles } from '../../../server/hosts/cache/keptFiles.ts';
import { keptRun, noteRun, textAt } from '../../../server/hosts/cache/keptRun.ts';
import { type Answer, callIn, type Files, inFolder } from '../../cli/commandLine.ts';
import { itProperty, runs } from '../../support/runs.ts';

const rule = (id: string, text: string): string =>
  `<rules>\n  <rule id="${id}" name="${id.toUpperCase()}">\n    ${text}\n  </rule>\n</rules>\n`;

/** A baseline that knows a problem of a file. */
const known = '{"version":1,"problems":[{"file":"notes.md","code":"impossible-target","entry":"","text":"7+"}]}';

/** A package with something of each kind that a check reads. */
const files: Files = {
  'whq.json': '{ "id": "lamps", "severities": { "impossible-target": "error" } }',
  'known.json': known,
  'data/xml/rules/a.xml': rule('lamp', 'Roll 1D6: on a 7+ the lamp goes out.'),
  'data/xml/rules/b.xml': rule('rope', 'A Warrior with a rope may climb. Roll 2D6 on a O.'),
  'data/i18n/content-es.xml':
    '<translations>\n  <entry key="rule.lamp.text">Tira 1D6: con 5+ se apaga.</entry>\n</translations>\n',
  'data/i18n/content-es.sources.tsv': 'rule.lamp.text\t0\tRoll\n',
  'notes.md': '# The cellar\n\nBehind the door stand 6 Goblins (Fear 6). Roll 1D6: on a 7+ the lamp goes out.\n',
  'readme.txt': 'Copy what you like.\n',
  'schema/rules.xsd': '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"/>',
  'pictures/lamp.png': 'x',
};

const allOptions = [
  [],
  ['--format', 'json'],
  ['--format', 'junit'],
  ['--format', 'sarif'],
  ['--format', 'github'],
  ['--summary'],
  ['--show', 'hint'],
  ['--lang', 'es'],
  ['--fail-on', 'hint'],
  ['--baseline', 'known.json'],
  ['--baseline', 'known.json', 'data'],
  ['data'],
  ['notes.md', 'data/xml/rules/a.xml'],
  ['--lang', 'es', '--show', 'hint', 'data/i18n'],
];

/** What a check of this folder says, as an earlier run says it or as this run does, and which of both. */
async function checkKept(
  kept: KeptFiles,
  folder: string,
  words: readonly string[],
): Promise<{ said: string; isKept: boolean }> {
  const check = { files: kept, key: JSON.stringify([folder, words]) };
  const run = keptRun(check);
  if (run) {
    const written = run.pieces.map((piece) => `${piece.stream} ${textAt(piece, 0)}`);
    return { said: [run.status, ...written].join('\n'), isKept: true };
  }
  const noted = noteRun(check);
  const answer = await callIn(folder, ['check', ...words], { written: noted.written });
  if (answer.status !== 2) noted.keep(answer.status);
  return { said: saidIn(answer), isKept: false };
}

/** Without the time that it took, like that of a run that took none. */
function saidIn({ status, written }: Answer): string {
  const said = written.map(({ stream, text }) => `${stream} ${text.replace(/(?<=" time=")\d+\.\d{3}/, '0.000')}`);
  return [status, ...said].join('\n');
}

/** Changes something in the folder, or nothing. */
function change(folder: string, random: () => number): void {
  const any = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const name = any(Object.keys(files));
  const path = join(folder, name);
  const write = (to: string, content: string): void => {
    rmSync(to, { recursive: true, force: true });
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, content);
  };
  const text = String(files[name]);
  const at = Math.floor(random() * (text.length + 1));
  any([
    () => {},
    () => {},
    () => write(path, text),
    // Of the same length.
    () => write(path, `${text.slice(0, at)}${any(['4', 'O', '<', ' ', 'ñ'])}${text.slice(at + 1)}`),
    () => write(path, `${text.slice(0, at)}${any(['4+', '\n', 'the the', '</rule>', '&'])}${text.slice(at)}`),
    () => write(path, ''),
    () => rmSync(path, { recursive: true, force: true }),
    () => {
      rmSync(path, { recursive: true, force: true });
      mkdirSync(path);
    },
    () =>
      write(
        join(folder, any(['data/xml/rules/c.xml', 'data/c.xml', 'data/whq.json', 'c.md'])),
        any(Object.values(files)).toString(),
      ),
    () =>
      rmSync(join(folder, any(['data/xml/rules/c.xml', 'data/whq.json', 'c.md'])), { recursive: true, force: true }),
    () => {
      const link = join(folder, any(['link.xml', 'data/xml/link', 'data/xml/rules/b.xml']));
      rmSync(link, { recursive: true, force: true });
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(any(['data/xml/rules/a.xml', '../rules', '/nowhere', 'a.xml']), link);
    },
    () => {
      rmSync(join(folder, 'moved'), { recursive: true, force: true });
      renameSync(join(folder, any(['pictures', 'schema', 'data'])), join(folder, 'moved'));
    },
    () => write(join(folder, 'known.json'), any(['', '{}', known])),
  ])();
}

describe('a check that says what an earlier one has said', () => {
  const seeds = [1, 2, 3, 4];
  for (const seed of seeds)
    itProperty(`says the same as one that reads all again, after any change (seed ${seed})`, async () => {
      await inFolder(files, async (folder) => {
        await inFolder({}, async (cache) => {
          const kept = keptFiles(join(cache, 'kept'));
          const random = mulberry32(seed);
          let hits = 0;
          const count = runs(250);
          for (let index = 0; index < count; index++) {
            try {
              change(folder, random);
            } catch {
              // What is to be moved is not there.
            }
            if (random() < 0.05) await restore(folder);
            const words = allOptions[Math.floor(random() * 3 * allOptions.length)] ?? [];
            const { said, isKept } = await checkKept(kept, folder, words);
            if (isKept) hits++;
            assert.equal(said, saidIn(await callIn(folder, ['check', ...words])), `${index} ${words.join(' ')}`);
          }
          assert.ok(hits > 0 && hits < count, `${hits} of ${count}`);
        });
      });
    });

  it('reads all again after each change that alone changes what it says', async () => {
    const check = async (words: readonly string[], change: (folder: string) => void): Promise<void> =>
      inFolder(files, (folder) =>
        inFolder({}, async (cache) => {
          const kept = keptFiles(cache);
          const before = await checkKept(kept, folder, words);
          assert.deepEqual(await checkKept(kept, folder, words), { ...before, isKept: true });
          change(folder);
          const now = await checkKept(kept, folder, words);
          assert.equal(now.isKept, false, String(change));
          assert.notEqual(now.said, before.said, String(change));
        }),
      );
    await check([], (folder) => rmSync(join(folder, 'notes.md')));
    await check([], (folder) => writeFileSync(join(folder, 'new.md'), files['notes.md'] ?? ''));
    await check([], (folder) => writeFileSync(join(folder, 'whq.json'), '{ "id": "lamps" }'));
    await check(['data'], (folder) => writeFileSync(join(folder, 'data', 'whq.json'), '{ "id": "lamps" }'));
    await check(['data/xml'], (folder) => renameSync(join(folder, 'whq.json'), join(folder, 'other.json')));
    // The file with the known problem is not looked at but for whether it is there.
    await check(['--baseline', 'known.json', 'data'], (folder) => rmSync(join(folder, 'notes.md')));
    await check(['notes.md', 'data/xml/rules/a.xml'], (folder) => {
      const path = join(folder, 'data/xml/rules/a.xml');
      writeFileSync(path, String(readFileSync(path)).replace('7+', '4+'));
    });
  });

  it('does not when a file has changed while it was read', () =>
    inFolder(files, (folder) =>
      inFolder({}, async (cache) => {
        const check = { files: keptFiles(cache), key: 'a' };
        const path = join(folder, 'notes.md');
        const noted = noteRun(check);
        await callIn(folder, ['check'], { written: noted.written });
        writeFileSync(path, `${readFileSync(path)} More.`);
        await callIn(folder, ['check'], { written: noted.written });
        noted.keep(0);
        assert.equal(keptRun(check), undefined);
      }),
    ));

  it('does not for another key, though it had the same name', () =>
    inFolder({}, async (cache) => {
      const [kept, seen] = [keptFiles(cache), [] as string[]];
      const spying: KeptFiles = {
        read: (name) => kept.read(seen[0] ?? name),
        write: (name, content) => {
          seen.push(name);
          kept.write(name, content);
        },
      };
      noteRun({ files: spying, key: 'a' }).keep(0);
      assert.equal(keptRun({ files: spying, key: 'a' })?.status, 0);
      assert.equal(keptRun({ files: spying, key: 'b' }), undefined);
    }));

  it('takes what is whole but no run for none', () =>
    inFolder({}, async (cache) => {
      const kept = keptFiles(cache);
      for (const content of [
        '',
        'null',
        '[]',
        '{',
        '{"key":"a"}',
        '{"key":"a","run":{}}',
        '{"key":"a","run":{"seen":[3]}}',
      ]) {
        const foreign: KeptFiles = { ...kept, read: () => Buffer.from(content) };
        assert.equal(keptRun({ files: foreign, key: 'a' }), undefined, content);
      }
    }));
});

describe('the time of a kept run', () => {
  it('is written as the report has it', () => {
    const mark = 1234567890123456;
    for (const [text, expected] of [
      ['took 1234567890123456.0 s', 'took 0.3 s'],
      ['tardó 1234567890123456,0 s', 'tardó 0,3 s'],
      ['time="1234567890123456.000">', 'time="0.250">'],
      ['nothing', 'nothing'],
    ] as const)
      assert.equal(textAt({ stream: 'out', text, secondsMark: mark }, 0.25), expected);
    assert.equal(textAt({ stream: 'out', text: 'took 1234567890123456.0 s' }, 0.25), 'took 1234567890123456.0 s');
  });
});

async function restore(folder: string): Promise<void> {
  rmSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
