import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { problemCodes } from '../../../server/checks/problems/kinds.ts';
import { readSeverities, withSeverities } from '../../../server/checks/problems/severities.ts';
import { readPackageFile } from '../../../server/checks/settings/packageFile.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { checkedFiles } from '../../support/checkedFiles.ts';

/** The faults of a `whq.json`, as sentences. */
function check(text: string, ...expected: readonly string[]): void {
  const { faults } = readPackageFile(text);
  assert.deepEqual(faults.map(messagesFor('en').words.choiceFault), expected);
  for (const fault of faults)
    assert.notEqual(messagesFor('es').words.choiceFault(fault), messagesFor('en').words.choiceFault(fault));
}

describe('whq.json', () => {
  it('may have severities for every code, and a baseline', () => {
    const severities = Object.fromEntries(problemCodes.map((code) => [code, 'hint']));
    const read = readPackageFile(JSON.stringify({ id: 'mine', severities, baseline: 'known.json' }));
    assert.deepEqual([read.severities.size, read.baseline, read.faults], [problemCodes.length, 'known.json', []]);
    check('{}');
    check('{"severities":{"double-space":"information","misread-die":"off"}}');
  });

  it('says what is wrong, and keeps the rest', () => {
    check('', 'this file is not JSON with { } around it, so none of its settings count.');
    check('[]', 'this file is not JSON with { } around it, so none of its settings count.');
    check('{"baseline":3}', '"baseline" must be the path of a file, such as "baseline.json".');
    check(
      '{"severities":["off"]}',
      '"severities" must be an object with codes and severities, such as { "double-space": "off" }.',
    );
    check(
      '{"severities":{"double-sapce":"off","misread-die":"loud","__proto__":"off","bad-id":"warning"}}',
      'there is no problem with the code "double-sapce". Did you mean double-space?',
      'misread-die must be error, warning, information, hint or off, not "loud".',
      'there is no problem with the code "__proto__".',
    );
    assert.equal(readPackageFile('{"severities":{"x":"off","bad-id":"warning"}}').severities.get('bad-id'), 'warning');
  });
});

describe('readSeverities', () => {
  it('names only so many unknown codes, and reads all others', () => {
    const unknown = Array.from({ length: 200_000 }, (_, index) => [`no-such-code-${index}`, 'off']);
    const { severities, faults } = readSeverities({ ...Object.fromEntries(unknown), 'bad-id': 'off' });
    assert.equal(faults.length, 100);
    assert.deepEqual([...severities], [['bad-id', 'off']]);
  });
});

describe('withSeverities', () => {
  it('changes severities, and leaves out what is off', () => {
    const [file] = checkedFiles({ 'a.xml': '<rules><rule id="a" name="A">Roll 106 &amp; x\u200by &c.</rule></rules>' });
    const { severities } = readSeverities({ 'misread-die': 'off', 'bare-ampersand': 'information' });
    const problems = withSeverities(file?.problems ?? [], severities);
    assert.deepEqual(
      problems.map(({ code, severity }) => `${code} ${severity}`),
      ['invisible-character hint', 'bare-ampersand info'],
    );
  });
});
