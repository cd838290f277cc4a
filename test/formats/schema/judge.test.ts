import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { rules } from '../../../server/formats/rules.ts';
import { judge, judgeRoot } from '../../../server/formats/schema/judge.ts';
import { parse } from '../../../server/xml/parse.ts';
import type { Element } from '../../../server/xml/tree.ts';
import { itAnswers } from '../../support/cases.ts';
import { assertLinearSteps } from '../../support/growth.ts';
import { itLong, itProperty, runs } from '../../support/runs.ts';

/** All findings, with the texts that they lie on. */
function findingsIn(text: string): readonly string[] {
  const { nodes, errors } = parse(text);
  assert.deepEqual(errors, []);
  const root = nodes.find((node) => node.kind === 'element');
  assert(root);
  const children = root.children.filter((node) => node.kind === 'element');
  const inEntries = root.children.flatMap((node) =>
    node.kind === 'element' || node.kind === 'text' || node.kind === 'cdata' ? judge(rules.schema, text, node) : [],
  );
  return [...judgeRoot(rules.schema, text, root, children), ...inEntries].map(({ span, kind, ...facts }) => {
    const marked = JSON.stringify(text.slice(span.start, span.end));
    return `${kind} ${span.start} ${marked} ${JSON.stringify(facts)}`;
  });
}

describe('judge', () => itAnswers('test/formats/cases/judge.txt', findingsIn));

describe('judge on any input', () => {
  const pieces = [
    '<',
    '>',
    '/',
    '"',
    "'",
    '&',
    '=',
    ' ',
    '<?',
    '?>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<p',
    '</p>',
    'x',
    '__proto__',
  ];
  const source =
    '<rules><rule id="a" name="A"><p>x <b>y</b></p><table><tr><td>1</td></tr></table><?odds a: 1D6 ?></rule><magic id="b" name="B">z</magic></rules>';

  itProperty('never throws on what the reader calls well-formed', () => {
    let judged = 0;
    const edit = fc.record({
      at: fc.nat(source.length),
      remove: fc.nat(8),
      insert: fc.array(fc.constantFrom(...pieces), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        const text = edits.reduce(
          (old, { at, remove, insert }) => old.slice(0, at) + insert.join('') + old.slice(at + remove),
          source,
        );
        const { nodes, errors } = parse(text);
        const isSound = ({ span }: Element) =>
          errors.every((error) => error.span.end < span.start || error.span.start > span.end);
        const elements = nodes.flatMap((node) => (node.kind === 'element' ? [node, ...node.children] : []));
        for (const node of elements) {
          if (node.kind !== 'element' || !isSound(node)) continue;
          judged++;
          for (const { span } of [...judge(rules.schema, text, node), ...judgeRoot(rules.schema, text, node, [node])]) {
            assert(node.span.start <= span.start && span.start < span.end && span.end <= node.span.end);
          }
        }
      }),
      { seed: 2, numRuns: runs(1500) },
    );
    assert(judged > runs(1000), `only ${judged} elements were judged`);
  });

  const rows = (count: number) => `<rules><rule id="a" name="A"><table>${'<tr/>'.repeat(count)}</table></rule></rules>`;

  it('names a thousand of elements by the ten thousand, and takes long names and texts', () => {
    const longName = (length: number) => `<rules><${'a'.repeat(length)}/></rules>`;
    const blanks = (length: number) =>
      `<rules><rule id="a" name="A"><ul>x${' '.repeat(length)}x<li/></ul></rule></rules>`;
    assert.equal(findingsIn(rows(10_000)).length, 1001);
    assert.equal(findingsIn(longName(100_000)).length, 1);
    assert.equal(findingsIn(blanks(100_000)).length, 1);
  });

  itLong('takes steps in proportion to the number of rows', () => assertLinearSteps({ rows }, findingsIn, 1500));
});
