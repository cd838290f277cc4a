import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { readJson } from '../../server/json/readJson.ts';
import { itProperty, runs } from '../support/runs.ts';

/** The errors of a text, each as `kind "marked text"`. */
function check(text: string, ...expected: readonly string[]): void {
  const { errors } = readJson(text);
  assert.deepEqual(
    errors.map(({ kind, span }) => `${kind} ${JSON.stringify(text.slice(span.start, span.end))}`),
    expected,
    text,
  );
}

describe('readJson', () => {
  it('finds nothing in JSON', () => {
    check('{}');
    check(' [1, -2.5e3, "a\\u00e9", true, null, {"a": {}}]\n');
    check('{"__proto__": {"a": 1}, "a": "\u2028"}');
  });

  it('names a mistake at its place', () => {
    check('{"a": [1, 2,]}', 'trailingComma ","');
    check('{"a": 1,\n}', 'trailingComma ","');
    check('{"a": 1\n "b": 2}', 'missingComma "1"');
    check('["a" "b"]', 'missingComma "\\""');
    check('{"a" 1}', 'missingColon "\\""');
    check('{"a": }', 'missingValue ":"');
    check('{"a": [1, 2}', 'missingBracket "2"');
    check('{"a": [1, 2]', 'missingBrace "]"');
    check('{"a": "b\n}', 'unclosedText "\\"b"');
    check('{// note\n"a": 1}', 'comment "// note"');
    check('{"a": yes}', 'unknownWord "yes"');
    check('{} {}', 'textBehind "{"');
    check('{"a": "\\q"}', 'badEscape "\\"\\\\q\\""');
  });

  it('reads what it can beside a mistake', () => {
    const { root, data } = readJson('{"a": ["x", ], "b": "y"');
    assert.equal(data, undefined);
    assert.deepEqual(
      root?.properties.map(({ name, value }) => [name, value?.text, value?.items.map(({ text }) => text)]),
      [
        ['a', undefined, ['x']],
        ['b', 'y', []],
      ],
    );
  });

  it('has spans in UTF-16 units', () => {
    const text = '{"🎲": ["é\\n🎲"]}';
    const [property] = readJson(text).root?.properties ?? [];
    assert.equal(text.slice(property?.nameSpan.start, property?.nameSpan.end), '"🎲"');
    const [item] = property?.value?.items ?? [];
    assert.equal(text.slice(item?.span.start, item?.span.end), '"é\\n🎲"');
    assert.equal(item?.text, 'é\n🎲');
  });

  it('refuses what would fill the stack, in no time', () => {
    for (const open of ['[', '{"a":']) {
      const { errors } = readJson(open.repeat(100_000));
      assert.deepEqual(errors, [{ kind: 'tooDeep', span: { start: 0, end: 1 } }]);
    }
  });

  itProperty('has errors if and only if JSON.parse has one, whatever is done to a text', () => {
    const texts = fc.json({ maxDepth: 4 });
    const pieces = fc.constantFrom(
      '',
      ',',
      '}',
      ']',
      '{',
      '[',
      '"',
      '\\',
      ':',
      '//x\n',
      '01',
      '-',
      'é',
      '\u0000',
      '\n',
    );
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(3), pieces, (json, place, removed, inserted) => {
        const at = place % (json.length + 1);
        const text = json.slice(0, at) + inserted + json.slice(at + removed);
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        const { errors } = readJson(text);
        assert.equal(errors.length === 0, isJson, text);
        for (const { span } of errors) assert(span.start >= 0 && span.start <= span.end && span.end <= text.length);
      }),
      { numRuns: runs(2000) },
    );
  });
});
