import type { CompletionItem } from 'vscode-languageserver-types';
import type { Problem } from '../../server/checks/problems/problem.ts';
import { codeActions as codeActionsFor } from '../../server/features/actions/codeActions.ts';
import { completion as completionAt } from '../../server/features/completion/completion.ts';
import { resolveItem } from '../../server/features/completion/resolveItem.ts';
import type { OfferedAction } from '../../server/features/offeredAction.ts';
import { prepareRename, rename as renameAt } from '../../server/features/rename/rename.ts';
import { diagnosticOf } from '../../server/lsp/connection/convert.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { whole } from '../support/actions.ts';
import type { Asked, Probe } from './asked.ts';
import { expect } from './difference.ts';
import { expectNotWorse } from './soundness.ts';

/** What is put in replaces what was typed, on the line of the cursor. */
export const completion: Probe = {
  share: 0.25,
  ask: ({ scope, document, offset, reader, random }) => {
    const offered = completionAt({ scope, document, reader }, offset);
    for (const item of offered.items) expectAtCursor(item, document, offset);
    const item = offered.items[random.below(offered.items.length)];
    if (item) expect(resolveItem({ scope, reader }, item).label === item.label, () => 'resolving changes the label');
    return offered;
  },
};

function expectAtCursor({ label, textEdit }: CompletionItem, document: Document, offset: number): void {
  if (!textEdit || !('range' in textEdit)) return;
  const { start, end } = textEdit.range;
  const isAtCursor = document.offsetAt(start) <= offset && offset <= document.offsetAt(end);
  expect(isAtCursor && start.line === end.line, () => `completion of ${JSON.stringify(label)} not at the cursor`);
}

export const rename: Probe = {
  share: 0.1,
  ask: ({ scope, document, offset, reader, random }) => {
    const newId = random.pick(['fresh-id', 'rpb-fear', 'b', 'Ñandú', '$&', 'constructor', '']);
    const support = {
      versionOf: () => 1,
      hasDocumentChanges: random.chance(0.5),
      hasAnnotations: random.chance(0.5),
    };
    const target = prepareRename({ scope, document, reader }, offset);
    return [target, renameAt({ scope, document, reader }, offset, newId, support)];
  },
};

/** Fixes and comments that ignore, of which one is made. */
export const codeActions: Probe = {
  share: 0.3,
  ask: (asked) => {
    const { document, reader } = asked;
    const diagnose = (problem: Problem) => diagnosticOf(document, problem, reader.messages);
    return makeOne(codeActionsFor({ ...asked, diagnosticOf: diagnose }), asked);
  },
};

/** Makes one of the actions in a copy of the document, as an editor does. */
function makeOne(offered: readonly OfferedAction[], { document, random }: Asked): unknown {
  const actions = offered.map((one) => whole(one));
  const action = actions[random.below(actions.length)];
  const edits = action?.edit?.changes?.[document.uri] ?? [];
  if (!action || edits.length === 0) return actions;
  const changed = new Document(document.uri, document.languageId, 1, document.getText());
  // From the last one to the first, so that each counts in what was there.
  const changes = edits.map(({ range, newText: text }) => ({ range, text, start: document.offsetAt(range.start) }));
  changed.update(changes.toSorted((one, other) => one.start - other.start).toReversed(), 2);
  expectNotWorse(document, changed, action.title);
  return actions;
}
