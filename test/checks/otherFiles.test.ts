import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { check } from '../../server/checks/check.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { languageIdOf } from '../../server/workspace/packages/host.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english } from '../support/cursor.ts';
import { dungeon } from '../support/package.ts';
import { problemsOf } from '../support/problems.ts';
import { replaceIn } from '../support/replaceIn.ts';
import { itProperty, runs } from '../support/runs.ts';

/** Files that name each other in each of the ways there are. */
const files: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    ...dungeon,
    'rules.xml':
      '<rules>\n<rule id="brine" name="BRINE n"><p>It stings on n+.</p></rule>\n<rule id="foam" name="FOAM"><?variant-of brine ?><p>Like Brine 3.</p></rule>\n</rules>',
    'more-monsters.xml':
      '<monsters>\n<monster id="crab" name="Crab" plural="Crabs" factions="reef"><special><rule id="brine">Brine 3</rule><rule id="foam"/></special></monster>\n<monster id="chief" name="Reef Chief" plural="Reef Chiefs" factions="reef" species="crab"/>\n<monster id="ray" name="Ray" plural="Rays"/>\n</monsters>',
    'more-tables.xml':
      '<tables>\n<table name="Reef" kind="dungeon">\n<group level="1"><monster id="chief" number="1" ambiences="reef"/><monster id="crab" number="2"><special append="true"><rule id="brine" param="Chief">Brine (Crab)</rule></special></monster></group>\n<monster id="ray" number="1"/>\n<event id="wave"/>\n<tableRef name="Deep"/>\n</table>\n</tables>',
    'content-es.xml':
      '<translations>\n<entry key="monster.eel.name">Anguila</entry>\n<entry key="rule.brine.name">SALMUERA n</entry>\n<entry key="rule.brine.text"><p>Pica con n+.</p></entry>\n<entry key="monster.crab.name">Cangrejo</entry>\n</translations>',
    'hall.md': 'Two Crabs (Brine 3, Foam) and a Brina 4.\n\nSee `brine` and [them](rules.xml#foam).\n',
    'content-manifest.json': '{ "xmlFiles": ["/rules.xml", "/tables.xml", "/content-es.xml"] }',
  }).map(([name, text]) => [`file:///p/${name}`, text]),
);

function workspaceWith(texts: Readonly<Record<string, string>>): Workspace {
  const workspace = new Workspace(packs);
  workspace.fileNames.replace(['file:///p'], Object.keys(texts));
  for (const [uri, text] of Object.entries(texts)) workspace.put(new Document(uri, languageIdOf(uri), 1, text));
  return workspace;
}

function problemsOfAll(workspace: Workspace): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    workspace.documents().map((document) => [document.uri, problemsOf(workspace, document, english.messages)]),
  );
}

const tokens = [...new Set(Object.values(files).flatMap((text) => text.match(/[\p{L}\d.-]+|\n|[^\p{L}\d\s]/gu) ?? []))];

const ids = ['eel', 'rat', 'crab', 'chief', 'ray', 'wave', 'brine', 'foam', 'quay', 'Deep', 'Reef', '7'];

/** A piece of a file, from one end of a word to another, is replaced by others. */
const edit = fc.record({
  uri: fc.constantFrom(...Object.keys(files)),
  from: fc.nat(),
  length: fc.oneof(fc.constant(1), fc.constant(0), fc.nat(12)),
  tokens: fc.oneof(
    fc.constantFrom(...ids).map((id) => [id]),
    fc.array(fc.constantFrom(...tokens), { maxLength: 2 }),
  ),
  isUndone: fc.boolean(),
});

describe('the problems of a file beside others', () => {
  it('change with a reference in another file', () => {
    const workspace = workspaceWith({
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
      fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), (edits) => {
        const workspace = workspaceWith(files);
        problemsOfAll(workspace);
        for (const { uri, from, length, tokens: added, isUndone } of edits) {
          const document = workspace.get(uri);
          if (!document) continue;
          const before = document.getText();
          const ends = [...before.matchAll(/(?<=[\p{L}\d])(?![\p{L}\d])|(?<![\p{L}\d])(?=[\p{L}\d])/gu)].map(
            ({ index }) => index,
          );
          const at = ends.length > 0 ? from % ends.length : 0;
          const [start = 0, end = before.length] = [ends[at], ends[at + length]];
          const range = document.range({ start, end });
          workspace.update(document, [{ range, text: added.join(' ') }], document.version + 1);
          problemsOfAll(workspace);
          if (!isUndone) continue;
          workspace.update(document, [{ text: before }], document.version + 1);
          problemsOfAll(workspace);
        }
        const texts = Object.fromEntries(workspace.documents().map((document) => [document.uri, document.getText()]));
        assert.deepEqual(problemsOfAll(workspace), problemsOfAll(workspaceWith(texts)));
      }),
      { numRuns: runs(150), seed: 1 },
    );
  });
});
