import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { describe, it } from 'mocha';
import { type Message, StreamMessageWriter } from 'vscode-jsonrpc/node';
import manifest from '../../../package.json';
import { check, program, run } from '../commandLine.ts';
import { runSessionWith, sessionFile } from '../session.ts';

describe('whq-rules', () => {
  const commands = [[], ['check'], ['odds'], ['roll'], ['rule'], ['lsp']];

  it('helps in both languages, and tells its version', async () => {
    const help = async (command: readonly string[]): Promise<void> => {
      const [english, spanish] = await Promise.all([
        run({ arguments: [...command, '--help'], environment: { LANG: 'en_GB.UTF-8' } }),
        run({ arguments: [...command, '-h'], environment: { LC_ALL: 'es_ES.UTF-8' } }),
      ]);
      assert.match(english.out, new RegExp(`^(whq-rules: .*\n\n)?Usage: whq-rules ${command[0] ?? 'COMMAND'}`));
      assert.match(spanish.out, new RegExp(`^(whq-rules: .*\n\n)?Uso: whq-rules ${command[0] ?? 'COMANDO'}`));
      for (const option of english.out.match(/--[a-z-]+/g) ?? []) assert.ok(spanish.out.includes(option), option);
      assert.deepEqual([english.status, english.err, spanish.status, spanish.err], [0, '', 0, '']);
      await check({ arguments: [...command, '--version'] }, { out: `${manifest.version}\n` });
    };
    await Promise.all(commands.map(help));
  });

  it('refuses wrong usage', async () => {
    const cases: readonly (readonly [line: string, err: string])[] = [
      ['chek .', 'There is no command "chek". Did you mean check?\nSee whq-rules --help.\n'],
      ['--formt', 'There is no option --formt here.\nSee whq-rules --help.\n'],
      ['check --formt json', 'There is no option --formt here. Did you mean --format?\nSee whq-rules check --help.\n'],
      [
        'check --format xml --lang es',
        '--format debe ser text, json, sarif, github o junit, no «xml».\nConsulta whq-rules check --help.\n',
      ],
      ['check --stdin a.xml', 'Use either --stdin or paths, not both.\nSee whq-rules check --help.\n'],
      ['check --stdin-filename a', '--stdin-filename can only be used with --stdin.\nSee whq-rules check --help.\n'],
      ['lsp', 'The option --stdio is missing.\nSee whq-rules lsp --help.\n'],
    ];
    await Promise.all(cases.map(([line, err]) => check({ arguments: line.split(' ') }, { status: 2, err })));
    const { status, out, err } = await run({ arguments: [] });
    assert.deepEqual([status, out], [2, '']);
    assert.match(err, /^whq-rules: .*\n\nUsage:/);
  });
});

describe('whq-rules lsp', () => {
  it('answers an editor, finds what check finds, and ends with its client', async () => {
    const { diagnostics } = await runSessionWith(program, 'lsp', '--stdio');
    const { out } = await run({ arguments: ['check', '--stdin', '--format', 'json'], input: sessionFile.text });
    const { problems } = JSON.parse(out);
    assert.deepEqual(
      problems.map(({ range, code, message }: (typeof diagnostics)[number]) => ({ range, code, message })),
      diagnostics.map(({ range, code, message }) => ({ range, code, message })),
    );
    assert.equal(problems.length, 2);
  });

  it('answers with the options in another order, too', async () => {
    for (const line of ['--lang es lsp --stdio', 'lsp --lang=es --stdio'])
      await runSessionWith(program, ...line.split(' '));
  });

  it('ends without an error when nobody reads its answers', async () => {
    for (const line of ['lsp --stdio', '--lang en lsp --stdio']) {
      const server = spawn(process.execPath, [program, ...line.split(' ')], { stdio: ['pipe', 'pipe', 'pipe'] });
      let errors = '';
      server.stderr.on('data', (text) => {
        errors += text;
      });
      const ended = new Promise((done) => server.on('close', done));
      server.stdout.destroy();
      const writer = new StreamMessageWriter(server.stdin);
      await writer.write({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { capabilities: {} } } as Message);
      assert.equal(await ended, 0, line);
      assert.equal(errors, '', line);
    }
  });
});
