import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../../../server/checks/check.ts';
import { emptyWorkspace } from '../../support/cursor.ts';

/** Short texts with one planted fault each. The first line of each says which problem is wanted, and perhaps the marked text and its fix. */
const folder = join('test', 'checks', 'tables', 'planted');

interface Sample {
  readonly wanted: string;
  readonly mark: string | undefined;
  readonly fix: string | undefined;
  readonly text: string;
}

function samplesIn(name: string): readonly Sample[] {
  return readFileSync(join(folder, name), 'utf8')
    .split('=====\n')
    .map((block) => {
      const [, wanted = '', mark, fix] = /^\? (\S+)(?: (.+) -> (.+))?$/m.exec(block) ?? [];
      const text = block.slice(block.indexOf('\n') + 1);
      const isXml = text.startsWith('<');
      return {
        wanted,
        mark,
        fix,
        text: isXml ? `<rules>\n<rule id="a-b" name="A">\n${text}</rule>\n</rules>\n` : text,
      };
    });
}

/** The problems of tables in a text: the code without `table-`, the marked text and the only fix. */
function problemsIn(text: string): readonly Pick<Sample, 'wanted' | 'mark' | 'fix'>[] {
  const workspace = emptyWorkspace();
  const document = workspace.putFile(text.startsWith('<') ? 'file:///rules.xml' : 'file:///page.md', text);
  assert.ok(document);
  return check(workspace, document).flatMap(({ code, span, fixes = [] }) => {
    const [fix, other] = fixes;
    const fixed = other ? undefined : fix?.edits.map(({ newText }) => newText).join();
    return code.startsWith('table-')
      ? [{ wanted: code.slice('table-'.length), mark: text.slice(span.start, span.end), fix: fixed }]
      : [];
  });
}

describe('a planted fault in a roll table', () => {
  for (const name of readdirSync(folder))
    it(`is reported as what it is: ${name}`, () => {
      const samples = samplesIn(name);
      assert.ok(samples.length > 7);
      for (const { wanted, mark, fix, text } of samples) {
        const found = problemsIn(text);
        if (wanted === 'none') assert.deepEqual(found, [], text);
        else if (mark !== undefined) assert.deepEqual(found, [{ wanted, mark, fix }], text);
        else
          assert.ok(
            found.some((problem) => problem.wanted === wanted),
            `${wanted} in ${text}`,
          );
      }
    });
});
