import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe } from 'mocha';
import type { Range } from 'vscode-languageserver-types';
import { incomingCalls, outgoingCalls, prepareCallHierarchy } from '../../server/features/callHierarchy.ts';
import { definition } from '../../server/features/definition.ts';
import { documentHighlights } from '../../server/features/documentHighlights.ts';
import { documentLinks } from '../../server/features/documentLinks.ts';
import { linkedEditingRanges } from '../../server/features/linkedEditingRanges.ts';
import { references } from '../../server/features/references.ts';
import { semanticTokens } from '../../server/features/semanticTokens.ts';
import { workspaceSymbols } from '../../server/features/workspaceSymbols.ts';
import { packs } from '../../server/hosts/packs.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { ruleAt } from '../../server/workspace/rules/ruleAt.ts';
import { english } from '../support/cursor.ts';
import { casesOf, itProperty, runs } from '../support/runs.ts';

/** Asks everything there is at the offset, and fails if an answer does not hold it or lies outside of its document. */
function check(workspace: Workspace, document: Document, offset: number): void {
  const inside = (uri: string, range: Range): void => {
    const within = workspace.get(uri) ?? workspace.packWith(uri);
    assert.ok(within, uri);
    const [start, end] = [within.offsetAt(range.start), within.offsetAt(range.end)];
    assert.ok(start <= end && end <= within.length);
    assert.deepEqual(within.range({ start, end }), range);
  };
  const scope = workspace.packageOf(document);
  const found = ruleAt(scope, document, offset);
  if (found) {
    const { start, end } = found.place.inDocument(found.span);
    assert.ok(start <= end && start <= document.length);
  }
  for (const { targetUri, targetRange } of definition({ scope, document }, offset)) inside(targetUri, targetRange);
  const all = references({ scope, document }, offset, true);
  for (const { uri, range } of all) inside(uri, range);
  assert.ok(references({ scope, document }, offset, false).length <= all.length);
  for (const { range } of documentHighlights({ scope, document }, offset)) inside(document.uri, range);
  const names = linkedEditingRanges(document, offset)?.ranges.map((range) => document.getText(range)) ?? [];
  assert.ok(names.length === 0 || (names.length === 2 && names[0] === names[1]));
  for (const item of prepareCallHierarchy({ scope, document, reader: english }, offset)) {
    assert.notEqual(item.name, '');
    inside(item.uri, item.range);
    for (const { fromRanges, from } of incomingCalls({ scope, reader: english }, item))
      for (const range of fromRanges) inside(from.uri, range);
    for (const { fromRanges } of outgoingCalls({ scope, reader: english }, item))
      for (const range of fromRanges) inside(item.uri, range);
  }
}

const pieces = [
  '<rule id="my-scare" name="SCARE n">',
  '<rule id="rpb-fear">Fear 4</rule>',
  '<monster id="m" name="">',
  '<entry key="rule.my-scare.name">',
  '<entry key="rule..name"/>',
  '<?variant-of rpb-fear: x ?>',
  '<?also-named ?>',
  '<special>',
  '</special>',
  '</rule>',
  '</monster>',
  'Fear 4',
  ' (Miedo 6, Scare 2)\n',
  '`rpb-fear`',
  '[x](y#my-scare)',
  '<![CDATA[Scare 3]]>',
  '<!-- ',
  '&amp;',
  ' id="',
  '\r\n',
  '\ud800',
  '<',
];
const kinds = ['rules', 'monsters', 'tables', 'translations', 'objectiveRoomAdventures', ''] as const;

describe('navigation', () => {
  itProperty('answers anywhere in any text', () => {
    const bundled = new Workspace(packs);
    bundled.putFile('file:///known.xml', '<rules><rule id="my-scare" name="SCARE n">Fear 1</rule></rules>');
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...kinds), text, fc.nat(), (kind, parts, seed) => {
        const isProse = kind === '';
        const written = isProse
          ? parts.join('')
          : `<${kind}>\n${parts.join('')}${seed % 2 === 0 ? `\n</${kind}>` : ''}`;
        const document = bundled.putFile(isProse ? 'file:///a.md' : 'file:///a.xml', written);
        // What is called as ours by chance is not ours, and is not looked at.
        fc.pre(document !== undefined);
        check(bundled, document, seed % (document.length + 1));
        const scope = bundled.packageOf(document);
        documentLinks({ scope, document, reader: english }, () => true);
        semanticTokens({ scope, document });
        workspaceSymbols({ workspace: bundled, reader: english }, 'scare', () => true);
        bundled.delete(document.uri);
      }),
      { numRuns: runs(300) },
    );
  });

  itProperty('answers at every offset of a package', () => {
    const workspace = new Workspace(packs);
    const special = '<special><rule id="rpb-fear" param="4">Fear 4</rule><text>Scare 2; Fly.</text></special>';
    const files = {
      'a.xml': '<rules>\n<rule id="my-scare" name="SCARE n"><?variant-of rpb-fear ?><p>Fear 1</p></rule>\n</rules>',
      'b.xml': `<monsters>\n<monster id="m" name="M">${special}</monster>\n</monsters>`,
      'c.xml': '<translations>\n<entry key="rule.my-scare.name">SUSTO n</entry>\n</translations>',
      'd.xml': '<tables>\n<table name="T"><monster id="m"/></table>\n</tables>',
      'e.md': 'Goblins (Susto 4, `my-scare`).',
    };
    for (const [name, text] of Object.entries(files)) workspace.putFile(`file:///${name}`, text);
    for (const document of workspace.documents())
      for (const offset of casesOf(Array.from({ length: document.length + 1 }, (_, index) => index)))
        check(workspace, document, offset);
  });
});
