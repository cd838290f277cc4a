import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { check } from '../../server/checks/check.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english } from '../support/cursor.ts';
import { problemsOf } from '../support/problems.ts';
import { makeEdit, openedAgain, openedFiles, relatedEdits, relatedFiles } from '../support/relatedFiles.ts';
import { replaceIn } from '../support/replaceIn.ts';
import { itProperty, runs } from '../support/runs.ts';

function problemsOfAll(workspace: Workspace): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    workspace.documents().map((document) => [document.uri, problemsOf(workspace, document, english.messages)]),
  );
}

describe('the problems of a file beside others', () => {
  it('change with a reference in another file', () => {
    const workspace = openedFiles({
      'file:///p/monsters.xml':
        '<monsters>\n<monster id="a" name="A"/>\n<monster id="b" name="B"/>\n<monster id="c" name="C"/>\n</monsters>',
      'file:///p/tables.xml':
        '<tables>\n<table name="T" kind="dungeon">\n<monster id="a" number="1"/>\n<monster id="b" number="1"/>\n</table>\n</tables>',
    });
    const unused = (): readonly unknown[] => {
      const monsters = workspace.get('file:///p/monsters.xml');
      const found = monsters ? check(workspace, monsters) : [];
      return found.flatMap((finding) => (finding.code === 'unused-entry' ? [finding.facts.id] : []));
    };
    assert.deepEqual(unused(), ['c']);
    replaceIn(workspace, 'file:///p/tables.xml', '"b"', '"c"');
    assert.deepEqual(unused(), ['b']);
  });

  itProperty('are after edits of any file those of a first reading', () => {
    fc.assert(
      fc.property(relatedEdits, (edits) => {
        const workspace = openedFiles(relatedFiles);
        problemsOfAll(workspace);
        for (const edit of edits) makeEdit(workspace, edit, () => problemsOfAll(workspace));
        assert.deepEqual(problemsOfAll(workspace), problemsOfAll(openedAgain(workspace)));
      }),
      { numRuns: runs(150), seed: 1 },
    );
  });
});
