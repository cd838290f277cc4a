import assert from 'node:assert/strict';
import { noPreview } from '../../server/answers/reader.ts';
import { convertTable } from '../../server/features/convertTable.ts';
import { packs } from '../../server/hosts/packs.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { whole } from '../support/actions.ts';

/** What the actions at the first occurrence of some words make of a text, by their titles. */
function converted(text: string, words: string, languageId = 'xml'): Readonly<Record<string, string>> {
  const document = new Document('file:///a', languageId, 1, text);
  const reader = { messages: messagesFor('en'), preview: noPreview };
  const actions = convertTable({ scope: new Workspace(packs).all, document, reader }, text.indexOf(words));
  return Object.fromEntries(
    actions.map((action) => {
      const { title, edit } = whole(action);
      const next = new Document('file:///a', languageId, 1, text);
      const edits = edit?.changes?.[document.uri] ?? [];
      next.update(
        edits.toReversed().map(({ range, newText }) => ({ range, text: newText })),
        2,
      );
      return [title, next.getText()];
    }),
  );
}

const toElements = 'Turn this table into elements (<table>)';
const toLines = 'Turn this table into plain lines';

const plain = '<rules><rule id="a-well" name="WELL">Roll 1D6:\n1-3 A rope.\n4-6 Gold.\n</rule></rules>';
const markup =
  '<rules><rule id="a-well" name="WELL">Roll 1D6:\n<table><tr><td>1-3</td> <td>A rope.</td></tr>\n<tr><td>4-6</td> <td>Gold.</td></tr></table>\n</rule></rules>';

describe('another form of a roll table', () => {
  it('is elements for lines, and lines for elements', () => {
    assert.deepEqual(converted(plain, '4-6'), { [toElements]: markup });
    assert.deepEqual(converted(plain, 'Roll 1D6'), { [toElements]: markup });
    assert.deepEqual(converted(markup, '4-6'), { [toLines]: plain });
  });

  it('is no table where none may stand', () => {
    const event = `<events><event id="a-cave" name="Cave"><flavor>Dark.</flavor><rules>Roll 1D6:\n1-3 A rope.\n4-6 Gold.</rules></event></events>`;
    assert.deepEqual(converted(event, '4-6'), {});
  });

  it('is none where there is no table', () => assert.deepEqual(converted(plain, '<rules'), {}));
});
