import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe } from 'mocha';
import { completion } from '../../server/features/completion/completion.ts';
import { definition } from '../../server/features/definition.ts';
import { documentLinks } from '../../server/features/documentLinks.ts';
import { documentSymbols } from '../../server/features/documentSymbols.ts';
import { hover } from '../../server/features/hover/hover.ts';
import { inlayHints } from '../../server/features/inlayHints.ts';
import { semanticTokens } from '../../server/features/semanticTokens.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english } from '../support/cursor.ts';
import { codeLenses } from '../support/lenses.ts';
import { makeEdit, openedAgain, openedFiles, relatedEdits, relatedFiles } from '../support/relatedFiles.ts';
import { replaceIn } from '../support/replaceIn.ts';
import { itProperty, runs } from '../support/runs.ts';

/** The distance of the places that are asked about: each has another one in the next text. */
const stride = 17;

/** All that an editor shows of a document, as plain data. */
function shownOf(workspace: Workspace, document: Document): unknown {
  const asked = { scope: workspace.packageOf(document), document, reader: english };
  const { length } = document.getText();
  const offsets = Array.from({ length: Math.ceil(length / stride) }, (_, at) => at * stride);
  return {
    lenses: codeLenses(asked),
    tokens: semanticTokens(asked),
    symbols: documentSymbols(document),
    links: documentLinks(asked, () => true),
    hints: inlayHints(asked, { start: 0, end: length }),
    places: offsets.map((offset) => [hover(asked, offset), definition(asked, offset)]),
    offered: offsets.filter((_, at) => at % 4 === 0).map((offset) => completion(asked, offset)),
  };
}

function shown(workspace: Workspace): readonly (readonly [string, unknown])[] {
  return workspace.documents().map((document) => [document.uri, shownOf(workspace, document)]);
}

describe('what an editor shows of a file beside others', () => {
  it('changes with the root of another file, which gives its entries another meaning', () => {
    const workspace = openedFiles(relatedFiles);
    shown(workspace);
    replaceIn(workspace, 'file:///p/warriors.xml', '<warriors>', '<warrior-list>');
    assert.deepEqual(shown(workspace), shown(openedAgain(workspace)));
  });

  itProperty('is after edits of any file that of a first reading', () => {
    fc.assert(
      fc.property(relatedEdits, (edits) => {
        const workspace = openedFiles(relatedFiles);
        shown(workspace);
        for (const edit of edits) makeEdit(workspace, edit, () => shown(workspace));
        assert.deepEqual(shown(workspace), shown(openedAgain(workspace)));
      }),
      { numRuns: Math.ceil(runs(60) / 3), seed: 1 },
    );
  });
});
