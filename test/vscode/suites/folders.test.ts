import * as vscode from 'vscode';
import { askOnce, middleOf, textOfHover } from '../support/ask.ts';
import { equal } from '../support/assert.ts';
import { describe, itInBoth, itLong } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { closeAll, exists, move, open, remove, write } from '../support/workspace.ts';

const omen = (text: string): string =>
  `<rules><rule id="test-omen" name="OMEN n" parameterName="n"><p>${text}</p></rule></rules>\n`;
const uses = `<monsters>
<monster id="test-augur" name="Augur"><special><rule id="test-omen">Omen</rule></special></monster>
</monsters>
`;

type Expected = Pick<Shown, 'file' | 'text'> | 'unknown';

/**
 * A file that uses a rule of a folder is open while this happens to the folder; then what the editor shows there is as it should be:
 * whether the use, which lacks a value, has a problem, and the file that the definition is in.
 */
async function check(happens: readonly (() => PromiseLike<void>)[], expected: readonly Expected[]): Promise<void> {
  await write('omens/deep/omen.xml', omen('It is dark.'));
  await write('augur.xml', uses);
  const { document } = await open('augur.xml');
  try {
    await shows(document, { file: 'omens/deep/omen.xml', text: 'It is dark' });
    for (const [index, happening] of happens.entries()) {
      await happening();
      await shows(document, expected[index] ?? 'unknown');
    }
  } finally {
    await closeAll();
    for (const path of ['augur.xml', 'omens', 'signs', 'elsewhere']) if (await exists(path)) await remove(path);
  }
}

/** What the editor shows of the use of the rule. */
interface Shown {
  /** The file of the definition; `unknown` if there is none. */
  readonly file: string;
  /** The text of the rule in the hover, without the rest of it. */
  readonly text: string;
  readonly hasProblem: boolean;
}

/** Waits until the definition, the hover and the problems all are so. */
async function shows(document: vscode.TextDocument, expected: Expected): Promise<void> {
  const wanted: Shown =
    expected === 'unknown' ? { file: 'unknown', text: '', hasProblem: false } : { ...expected, hasProblem: true };
  let last: Shown | undefined;
  try {
    await until('that', async () => {
      last = await shownIn(document);
      return JSON.stringify(last) === JSON.stringify(wanted) || undefined;
    });
  } catch {
    equal(last, wanted);
  }
}

async function shownIn(document: vscode.TextDocument): Promise<Shown> {
  const [location] = await askOnce<vscode.Location | vscode.LocationLink>(
    'vscode.executeDefinitionProvider',
    document.uri,
    middleOf(document, 'test-omen'),
  );
  const uri = location && ('targetUri' in location ? location.targetUri : location.uri);
  const hovers = await askOnce<vscode.Hover>('vscode.executeHoverProvider', document.uri, middleOf(document, 'Omen'));
  const codes = vscode.languages
    .getDiagnostics(document.uri)
    .map(({ code }) => (typeof code === 'object' ? code.value : code));
  return {
    file: uri ? vscode.workspace.asRelativePath(uri, false) : 'unknown',
    text: /It is \w+/.exec(hovers.map(textOfHover).join('\n'))?.[0] ?? '',
    hasProblem: codes.includes('missing-parameter'),
  };
}

describe('a folder of rules', () => {
  itInBoth('that is deleted takes its rules with it', () => check([() => remove('omens')], ['unknown']));

  itLong('that is renamed keeps its rules, at their new place', () =>
    check([() => move('omens', 'signs')], [{ file: 'signs/deep/omen.xml', text: 'It is dark' }]),
  );

  itLong('that comes back has what it has now', () =>
    check(
      [() => remove('omens'), () => write('omens/deep/omen.xml', omen('It is bright.'))],
      ['unknown', { file: 'omens/deep/omen.xml', text: 'It is bright' }],
    ),
  );

  itLong('that lies in one that is renamed goes along, and is deleted there', () =>
    check(
      [() => move('omens/deep', 'omens/deeper'), () => move('omens', 'signs'), () => remove('signs/deeper')],
      [
        { file: 'omens/deeper/omen.xml', text: 'It is dark' },
        { file: 'signs/deeper/omen.xml', text: 'It is dark' },
        'unknown',
      ],
    ),
  );
});
