import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

/** The problems of a file in the form `code line`. */
function check(text: string, ...expected: readonly string[]): void {
  const workspace = new Workspace([]);
  const document = workspace.putFile('file:///a/content-es.xml', text);
  assert.ok(document);
  const found = findingsIn(workspace, document).map(
    ({ code, span }) => `${code} ${document.positionAt(span.start).line + 1}`,
  );
  assert.deepEqual(found, expected, text);
}

const conflict = (ours: string, theirs: string): string =>
  `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> branch with spaces\n`;
const entry = (key: string, text: string): string => `<entry key="${key}">${text}</entry>`;
const file = (content: string): string => `<translations>\n${content}\n</translations>\n`;

describe('mergeConflicts', () => {
  it('reports marks of a merge once, in place of the errors that follow from them', () => {
    const whole = conflict(entry('a', 'uno'), entry('a', 'dos'));
    check(file(whole), 'merge-conflict 2');
    check(file(whole).replaceAll('\n', '\r\n'), 'merge-conflict 2');
    check(file(`${whole}<entry key="b">\n${conflict('uno', 'dos')}</entry>`), 'merge-conflict 2');
    // One version closes the entry and begins another one.
    check(file(`<entry key="b">\n${conflict('uno</entry>\n<entry key="c">', 'dos')}</entry>`), 'merge-conflict 3');
    // With the common ancestor between the two.
    check(file(whole.replace('=======', `||||||| base\n${entry('a', 'cero')}\n=======`)), 'merge-conflict 2');
    check(whole + file(entry('z', 'uno')), 'merge-conflict 1');
  });

  it('still reports other problems behind them', () => {
    const whole = conflict(entry('a', 'uno'), entry('a', 'dos'));
    check(file(`${whole}${entry('c', 'uno')}\n${entry('c', 'dos')}`), 'merge-conflict 2', 'duplicate-translation 8');
  });

  it('takes nothing else for a merge', () => {
    check(file(entry('a', '\n=======\n')));
    check(file(entry('a', '&lt;&lt;&lt;&lt;&lt;&lt;&lt; HEAD\n=======\n>>>>>>> b')));
    check(file(`<!--\n<<<<<<< HEAD\n-->${entry('a', 'uno')}`));
  });
});
