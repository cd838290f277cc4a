import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { mechanicsOf, readRule } from '../../server/abilities/rule.ts';
import type { Span } from '../../server/text/span.ts';
import { parse } from '../../server/xml/parse.ts';

/** What an entry says of itself, and the same by its spans. */
function check(content: string, expected: Readonly<Record<string, unknown>>): void {
  const text = `<rule id="a" name="FEAR n">${content}</rule>`;
  const [element] = parse(text).nodes;
  assert.ok(element?.kind === 'element');
  const { mechanics, values, valuesSpan, alsoNamed, variantOf } = readRule(text, element);
  const at = (span: Span | undefined): string | undefined => span && text.slice(span.start, span.end);
  const found = {
    ...(mechanics.length > 0 && { odds: mechanics }),
    ...(valuesSpan && { values }),
    ...(alsoNamed.length > 0 && { alsoNamed: alsoNamed.map(({ name }) => name) }),
    ...(variantOf && { variantOf: [variantOf.id, variantOf.difference] }),
  };
  assert.deepEqual(found, expected, content);
  assert.deepEqual(
    mechanicsOf(text, [element]).map(({ source, span }) => [source, at(span)]),
    mechanics.map((source) => [source, source]),
  );
  assert.equal(at(variantOf?.idSpan), variantOf?.id);
  if (valuesSpan) assert.deepEqual(at(valuesSpan)?.split(/\s+/).filter(Boolean), values);
}

describe('readRule', () => {
  it('reads the instructions beside the text, wherever they stand', () => {
    check('<?odds a: 1D6 ?><p>b<?odds c: 2D6 ?></p>', { odds: ['a: 1D6', 'c: 2D6'] });
    check('<?values 3  4\n5+ A -1 1D3 ?>', { values: ['3', '4', '5+', 'A', '-1', '1D3'] });
    check('<?also-named HORROR n ?><?also-named DREAD ?>', { alsoNamed: ['HORROR n', 'DREAD'] });
    check('<?variant-of rpb-fear ?>', { variantOf: ['rpb-fear', undefined] });
    check('<?variant-of rpb-fear: Counts: twice. ?>', { variantOf: ['rpb-fear', 'Counts: twice.'] });
  });

  it('passes over what is empty or not ours, and takes the first of what can stand there once', () => {
    check('<?also-named ?><?variant-of ?><?variant-of : a ?><?xml-stylesheet a ?>', {});
    check('<?values ?>', { values: [] });
    check('<?values 1 ?><?values 2 ?>', { values: ['1'] });
    check('<?variant-of a ?><?variant-of b ?>', { variantOf: ['a', undefined] });
  });
});
