import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { locate } from '../../server/xml/locate.ts';
import { parse } from '../../server/xml/parse.ts';
import { ownFiles } from '../support/realFiles.ts';
import { itProperty, runs } from '../support/runs.ts';

describe('locate', () => {
  /** At every offset the answer lies where it was asked for, and the elements around it hold it. */
  function checkAll(text: string, offsets: Iterable<number>): void {
    const { nodes } = parse(text);
    for (const offset of offsets) {
      const { kind, span, path } = locate(nodes, offset);
      const isNear = kind === 'endTag' || kind === 'processingInstruction' || kind === 'text' || kind === 'comment';
      assert.ok(isNear || (span.start <= offset && offset <= span.end), `${kind} is not at ${offset}`);
      for (const element of path) {
        assert.ok(
          element.span.start < offset && offset <= element.span.end,
          `<${element.name}> is not around ${offset}`,
        );
      }
    }
  }

  itProperty('answers at every offset of any text', () => {
    const pieces = [
      '<a',
      '>',
      '</a>',
      '</',
      '<b/>',
      ' c="1"',
      ' d="',
      '<!--',
      '-->',
      '<?o ',
      '?>',
      '<![CDATA[',
      'x',
      ' ',
      '&',
      '<',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 20 }), (parts) => {
        const text = parts.join('');
        checkAll(
          text,
          Array.from({ length: text.length + 1 }, (_, offset) => offset),
        );
      }),
      { numRuns: runs(2000), seed: 1 },
    );
    for (const { text } of ownFiles())
      checkAll(
        text,
        Array.from({ length: 3000 }, (_, index) => (index * 37) % text.length),
      );
  });

  it('answers outside of the text too', () => {
    const { nodes } = parse('<a>x</a>');
    assert.equal(locate(nodes, -5).kind, 'content');
    assert.equal(locate(nodes, 100).kind, 'content');
    assert.equal(locate([], 0).kind, 'content');
  });
});
