import { describe, it } from 'mocha';
import { check } from '../commandLine.ts';

const good = '<rules>\n  <rule id="b" name="B">x</rule>\n</rules>\n';
const crooked = '<rules>\n  <rule id="a" name="A">x</rule>\n    <rule id=\'c\' name="C">x</rule>\n  </rules>\n';

describe('whq-rules format', () => {
  it('names the files that it changes, and leaves broken ones alone', () =>
    check(
      { arguments: ['format'], files: { 'a.xml': crooked, 'b.xml': good, 'c.xml': crooked.replace('>x<', '>x</b><') } },
      { out: 'a.xml\n', err: '1 file formatted.\n' },
    ));

  it('does not count files that nobody may write', () =>
    check(
      { arguments: ['format', 'a.xml', 'b.xml'], files: { 'a.xml': crooked, 'b.xml': crooked }, readOnly: ['a.xml'] },
      {
        status: 2,
        out: 'b.xml\n',
        err: 'a.xml: not changed. You have no permission to write this file.\n1 file formatted.\n',
      },
    ));

  it('lists with --check what it would change', async () => {
    await check(
      { arguments: ['format', '--check', '.'], files: { 'a.xml': crooked } },
      { status: 1, out: 'a.xml\n', err: '1 file to format.\n' },
    );
    await check({ arguments: ['format', '--check'], files: { 'b.xml': good } }, { err: '0 files to format.\n' });
    await check(
      { arguments: ['format', '--check', '--quotes', 'single'], files: { 'b.xml': good } },
      { status: 1, out: 'b.xml\n', err: '1 file to format.\n' },
    );
  });
});
