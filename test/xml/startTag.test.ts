import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Span } from '../../server/text/span.ts';
import { readName } from '../../server/xml/name.ts';
import type { ParseError } from '../../server/xml/parseError.ts';
import { readStartTag } from '../../server/xml/startTag.ts';

/** The spans of a start tag as strokes below it: `n` an attribute's name, `v` its value, `#` the whole tag but for those. */
function check(text: string, strokes: string): void {
  const errors: ParseError[] = [];
  const tag = readStartTag(text, 0, readName(text, 1) ?? '', errors);
  const drawn = [...' '.repeat(text.length)];
  const draw = ({ start, end }: Span, stroke: string): void => {
    drawn.fill(stroke, start, end);
  };
  draw(tag.span, '#');
  for (const { span, nameSpan, valueSpan } of tag.attributes) {
    draw(span, '-');
    draw(nameSpan, 'n');
    if (valueSpan) draw(valueSpan, 'v');
  }
  assert.equal(drawn.join('').trimEnd(), strokes);
}

describe('readStartTag', () => {
  const cases: readonly (readonly [text: string, strokes: string])[] = [
    ['<a>x', '###'],
    ['<a/>x', '####'],
    ['<a b="cd" e=\'\'/>', '###n--vv-#n---##'],
    ['<a b = "c" >', '###n----v-##'],
    ['<a b="c" <d>', '###n--v-#'],
    ['<a b="c d="e">', '###n--v#n--v-#'],
    ['<a b="c>d</a>', '###n--v#'],
    ['<a b="c\n>', '###n--v##'],
    ['<a b=c>', '###n-v#'],
    ['<a b=c d">', '###n-vvv-#'],
    ['<a b c="d">', '###n#n--v-#'],
    ['<a b= >', '###n-##'],
    ['<a "b" c="d">', '####n##n--v-#'],
    ['<a b="c"/', '###n--v-#'],
  ];
  for (const [text, strokes] of cases) it(JSON.stringify(text), () => check(text, strokes));
});

describe('readName', () => {
  const cases: readonly (readonly [text: string, name: string | undefined])[] = [
    ['rule id', 'rule'],
    ['xsi:type="', 'xsi:type'],
    ['_a-b.c1>', '_a-b.c1'],
    ['daño>', 'daño'],
    ['ñ', 'ñ'],
    ['a\u{10400}b ', 'a\u{10400}b'],
    ['e\u0301>', 'e\u0301'],
    ['a\u{1f600}', 'a\u{1f600}'],
    ['a\u2192', 'a'],
    ['º', undefined],
    ['1a', undefined],
    ['-a', undefined],
    [' a', undefined],
    ['\u0301a', undefined],
    ['\ud800', undefined],
    ['', undefined],
  ];
  for (const [text, name] of cases) it(JSON.stringify(text), () => assert.equal(readName(text, 0), name));
});
