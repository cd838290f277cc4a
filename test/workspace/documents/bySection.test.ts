import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { memoryBySection } from '../../../server/workspace/documents/bySection.ts';
import { Document } from '../../../server/workspace/documents/document.ts';

const names = ['eel', 'ray', 'gull', 'crab'];

/** The values of all sections after an edit, of which there were as many as sections: each was its own text. */
function check(
  replaced: string,
  text: string,
  expected: (sections: readonly string[]) => readonly (string | undefined)[],
) {
  const entries = names.map((name) => `<rule id="${name}" name="X"/>`);
  const document = new Document('file:///rules.xml', 'xml', 1, `<rules>\n${entries.join('\n')}\n</rules>`);
  const [first, second] = [memoryBySection<string>(), memoryBySection<string>()];
  const fill = (memory: typeof first): (string | undefined)[] => {
    const values = memory(document, [1]);
    for (const [index, section] of document.sections.entries()) values[index] = section.text;
    return values;
  };
  const filled = fill(first);
  fill(second);
  const count = document.sections.length;
  const start = document.getText().indexOf(replaced);
  document.update([{ range: document.range({ start, end: start + replaced.length }), text }], 2);
  const now = document.sections.map((section) => section.text);
  for (const memory of [first, second]) assert.deepEqual(memory(document, [1]), expected(now));
  assert.equal(first(document, [1]) === filled, now.length === count);
  assert.deepEqual(
    first(document, [2]),
    now.map(() => undefined),
  );
}

describe('values by section', () => {
  it('stay, but for the section of a key, in the same list', () => {
    check('id="ray"', 'id="rays"', (now) => now.map((text) => (text.includes('rays') ? undefined : text)));
  });

  it('move with their sections when an entry is added or taken away', () => {
    const added = '<rule id="ray" name="X"/>\n<rule id="moth" name="X"/>';
    check('<rule id="ray" name="X"/>', added, (now) => now.map((text) => (text.includes('moth') ? undefined : text)));
    check('<rule id="ray" name="X"/>\n', '', (now) => [...now]);
  });
});
