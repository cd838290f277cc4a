import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { baselineText, compare, readBaseline } from '../../../server/checks/baseline/baseline.ts';
import { checkedFiles } from '../../support/checkedFiles.ts';

const rule = (id: string, text: string): string => `  <rule id="${id}" name="A">${text}</rule>\n`;
const rules = (...entries: readonly string[]): string => `<rules>\n${entries.join('')}</rules>`;

/** What a baseline of the first text makes of the second: fresh problems by code, hidden and stale ones. */
function check(
  known: string,
  now: string,
  expected: { fresh?: readonly string[]; hidden: number; stale: number },
): void {
  const baseline = readBaseline(baselineText(checkedFiles({ 'a.xml': known })));
  assert.ok(baseline);
  const [file] = checkedFiles({ 'a.xml': now });
  assert.ok(file);
  const { fresh, hidden, stale } = compare(baseline, 'a.xml', file.document, file.problems);
  assert.deepEqual({ fresh: fresh.map(({ code }) => code), hidden: hidden.length, stale }, { fresh: [], ...expected });
}

describe('baseline', () => {
  const one = rule('a', 'Roll 106. Then roll 106.');

  it('hides known problems, also where lines have moved', () => {
    check(rules(one), rules(one), { hidden: 2, stale: 0 });
    check(rules(one, rule('b', 'x')), rules('\n\n', rule('c', 'y'), one), { hidden: 2, stale: 0 });
    check(rules(one), rules(rule('a', 'Before. Roll 106. Then, later, roll 106 again.')), { hidden: 2, stale: 0 });
  });

  it('shows new ones: another place, another entry, another text', () => {
    check(rules(one), rules(one, rule('b', 'Roll 106.')), { fresh: ['misread-die'], hidden: 2, stale: 0 });
    check(rules(one), rules(rule('a', 'Roll 106. Roll 106. Roll 106.')), {
      fresh: ['misread-die'],
      hidden: 2,
      stale: 0,
    });
    check(rules(one), rules(rule('a', 'Roll 106. Roll lD6.')), { fresh: ['misread-die'], hidden: 1, stale: 1 });
  });

  it('counts known problems that are gone', () => check(rules(one), rules(rule('a', 'x')), { hidden: 0, stale: 2 }));

  it('is a file with a line for each, in a fixed order', () => {
    const files = checkedFiles({ 'b.xml': rules(one), 'a.xml': rules(rule('c', 'Roll 106.')) });
    const text = baselineText(files);
    assert.equal(text, baselineText(files.toReversed()));
    assert.equal(
      text,
      `{
  "version": 1,
  "problems": [
    {"file":"a.xml","code":"misread-die","entry":"c","text":"106"},
    {"file":"b.xml","code":"misread-die","entry":"a","text":"106","count":2}
  ]
}
`,
    );
    assert.equal(baselineText([]), '{\n  "version": 1,\n  "problems": []\n}\n');
  });

  it('is refused if it is another file', () => {
    for (const text of ['', 'x', '[]', '{}', '{"version":2,"problems":[]}', '{"version":1,"problems":[1]}'])
      assert.equal(readBaseline(text), undefined, text);
    const row = { file: 'a', code: 'b', entry: '', text: '', count: -1 };
    assert.equal(readBaseline(JSON.stringify({ version: 1, problems: [row] })), undefined);
    assert.ok(readBaseline('{"version":1,"problems":[{"file":"__proto__","code":"a","entry":"","text":""}]}'));
  });
});
