import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import type { Finding } from '../../../server/checks/problems/finding.ts';
import { messageOf } from '../../../server/wording/messageOf.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import type { Document } from '../../../server/workspace/documents/document.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

const base = 'file:///a/data/xml/rules/reef.xml';
const english = 'file:///a/data/i18n/content-en.xml';
const spanish = 'file:///a/data/i18n/content-es.xml';

function rules(text: string): string {
  return `<rules>\n<rule id="reef-fear" name="FEAR">${text}</rule>\n<rule id="reef-net" name="NET">Caught.</rule>\n</rules>`;
}

function translations(text: string, key = 'rule.reef-fear.text'): string {
  return `<translations>\n<entry key="rule.reef-net.name">Net</entry>\n<entry key="${key}">${text}</entry>\n</translations>`;
}

/** The findings that scanning left, without those of other checks. */
function slipsIn(workspace: Workspace, document: Document): readonly Finding[] {
  return findingsIn(workspace, document).filter(({ code }) => code === 'misread-die');
}

/** Compares the findings of each file: their codes with the written text, and the other files that they name. */
function check(files: Readonly<Record<string, string>>, expected: Readonly<Record<string, readonly string[]>>): void {
  const workspace = new Workspace([]);
  for (const [uri, text] of Object.entries(files)) workspace.putFile(uri, text);
  const found = Object.fromEntries(
    workspace.documents().map((document) => {
      const told = slipsIn(workspace, document).map((problem) => {
        const { code, span, facts } = problem;
        const copies = 'copies' in facts ? (facts.copies ?? []) : [];
        const texts = copies.map((copy) => {
          const other = workspace.get(copy.uri)?.getText() ?? '';
          return `${copy.file} ${other.slice(copy.span.start, copy.span.end)}`;
        });
        return [code, document.getText().slice(span.start, span.end), ...texts].join(', ');
      });
      return [document.uri, told];
    }),
  );
  assert.deepEqual(found, expected);
}

const slip = 'Roll 106 for each Warrior, and add the lD6 of the Monster.';

describe('withoutCopies', () => {
  it('makes one problem of a slip in a text and in its translations', () => {
    check(
      { [base]: rules(slip), [english]: translations(slip), [spanish]: translations('Tira 106 por cada Guerrero.') },
      {
        [base]: ['misread-die, 106, content-en.xml 106, content-es.xml 106', 'misread-die, lD6, content-en.xml lD6'],
        [english]: [],
        [spanish]: [],
      },
    );
  });

  it('leaves a slip of a translation there, if its text does not have it', () => {
    check(
      { [base]: rules('Roll 1D6.'), [english]: translations('Roll 106 for each Warrior.') },
      { [base]: [], [english]: ['misread-die, 106'] },
    );
    check(
      { [base]: rules(slip), [english]: translations(slip, 'rule.reef-net.text') },
      { [base]: ['misread-die, 106', 'misread-die, lD6'], [english]: ['misread-die, 106', 'misread-die, lD6'] },
    );
  });

  it('reports a translation alone, whose text is in no file', () => {
    check({ [english]: translations(slip) }, { [english]: ['misread-die, 106', 'misread-die, lD6'] });
  });

  it('pairs slips of the same writing in their order', () => {
    const twice = 'Roll 106 for each Warrior, then roll 106 for each Monster.';
    check(
      { [base]: rules(twice), [english]: translations('Roll 106 for each Warrior.') },
      { [base]: ['misread-die, 106, content-en.xml 106', 'misread-die, 106'], [english]: [] },
    );
  });

  it('names the other files in the sentence', () => {
    const workspace = new Workspace([]);
    const document = workspace.putFile(base, rules(slip));
    workspace.putFile(english, translations(slip));
    workspace.putFile(spanish, translations(slip));
    assert.ok(document);
    const [problem] = findingsIn(workspace, document);
    assert.ok(problem);
    assert.match(messageOf(problem, document, messagesFor('en')), /The same in content-en\.xml and content-es\.xml\.$/);
    assert.match(messageOf(problem, document, messagesFor('es')), /Lo mismo en content-en\.xml y content-es\.xml\.$/);
  });

  it('follows the text: without its slip the translation has the problem', () => {
    const workspace = new Workspace([]);
    const document = workspace.putFile(base, rules('Roll 106 for each Warrior.'));
    const copy = workspace.putFile(english, translations('Roll 106 for each Warrior.'));
    assert.ok(document && copy);
    const count = (): readonly number[] => [document, copy].map((one) => slipsIn(workspace, one).length);
    assert.deepEqual(count(), [1, 0]);
    const at = document.positionAt(document.getText().indexOf('106'));
    const range = { start: at, end: { line: at.line, character: at.character + 3 } };
    workspace.update(document, [{ range, text: '1D6' }], 2);
    assert.deepEqual(count(), [0, 1]);
  });
});
