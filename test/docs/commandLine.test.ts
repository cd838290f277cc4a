import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { describe, it } from 'mocha';
import { callIn } from '../cli/commandLine.ts';
import { check, read, sessionsIn, withoutTime } from './pages.ts';

describe('docs/ci.md', () => {
  for (const { command, output } of sessionsIn('docs/ci.md')) {
    it(`whq-rules ${command}`, async () => {
      const { out, err } = await callIn(resolve(), [...command.split(' '), '--lang', 'en']);
      check(withoutTime(output), withoutTime(out + err), command);
    });
  }
});

describe('docs/speed.md', () => {
  it('has a place for the figures of the benchmark', () => {
    assert.match(read('docs/speed.md'), /^<!-- bench -->\n[\s\S]*^<!-- \/bench -->$/m);
  });
});
