import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { Document } from '../../server/workspace/documents/document.ts';
import { languageIdOf } from '../../server/workspace/packages/host.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { itProperty, runs } from '../support/runs.ts';
import { snapshot } from '../support/snapshot.ts';

const uris = [
  'file:///a/m.xml',
  'file:///a/b%20c.xml',
  'file:///a/b-c.xml',
  'file:///b/content-es.xml',
  'file:///a/hall.md',
];

const pieces = fc.oneof(
  fc
    .constantFrom('eel', 'rat')
    .chain((id) =>
      fc.constantFrom(
        `<rule id="${id}" name="EEL n"><p>It bites.</p></rule>\n`,
        `<rule id="${id}" name="RAT n"><?also-named Anguila n?><p>Like Eel 3.</p></rule>\n`,
        `<rule id="${id}-2" name="EEL n"><?variant-of ${id} ?><p>It swims.</p></rule>\n`,
        `<entry key="rule.${id}.name">Anguila n</entry>\n`,
        `<monster id="m" name="M"><special><rule id="${id}">Eel 3</rule></special></monster>\n`,
        `<table name="T"><monster id="m"/><group><monster id="${id}"/></group><tableRef name="T"/></table>\n`,
        `<entry key="monster.m.name">Anguila</entry>\n`,
        `Whoever meets Eel 3, see \`${id}\`.\n\n`,
      ),
    ),
  fc.constantFrom(
    '<rules>\n',
    '</rules>',
    '<translations>\n',
    '</translations>',
    '<monsters>',
    '</monsters>',
    '<tables>',
    '<!--',
    'x',
  ),
);
const inside = fc.array(pieces, { maxLength: 6 }).map((all) => all.join(''));
const texts = fc
  .tuple(fc.constantFrom('rules', 'rules', 'translations', 'monsters', 'tables', ''), inside)
  .map(([root, text]) => (root === '' ? text : `<${root}>\n${text}</${root}>`));

type Step =
  | { readonly kind: 'open' | 'read'; readonly uri: string; readonly text: string }
  | { readonly kind: 'edit'; readonly uri: string; readonly at: number; readonly length: number; readonly text: string }
  | { readonly kind: 'delete'; readonly uri: string };

const uri = fc.constantFrom(...uris);
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('open' as const, 'read' as const), uri, text: texts }),
    fc.record({
      kind: fc.constant('edit' as const),
      uri,
      at: fc.nat(400),
      length: fc.oneof(fc.constant(0), fc.nat(90)),
      text: fc.oneof(pieces, fc.constant('')),
    }),
    fc.record({ kind: fc.constant('delete' as const), uri }),
  ),
  { minLength: 1, maxLength: 14 },
);

/** After these steps everything is as if the files had been read just now, in whatever order. */
function check(all: readonly Step[], order: readonly string[]): void {
  const workspace = new Workspace([]);
  const texts = new Map<string, string>();
  for (const step of all) take(workspace, texts, step);
  const fresh = new Workspace([]);
  for (const one of order) {
    const text = texts.get(one);
    if (text !== undefined) fresh.put(new Document(one, languageIdOf(one), 0, text));
  }
  assert.deepEqual(snapshot(workspace), snapshot(fresh));
}

function take(workspace: Workspace, texts: Map<string, string>, step: Step): void {
  if (step.kind === 'delete') {
    workspace.delete(step.uri);
    texts.delete(step.uri);
  } else if (step.kind === 'edit') {
    const document = workspace.get(step.uri);
    if (!document) return;
    const range = document.range({ start: step.at, end: step.at + step.length });
    workspace.update(document, [{ range, text: step.text }], document.version + 1);
    texts.set(step.uri, document.getText());
  } else {
    workspace.put(new Document(step.uri, languageIdOf(step.uri), 0, step.text));
    texts.set(step.uri, step.text);
  }
  // Questions in between, for what is remembered of their answers.
  snapshot(workspace);
}

const rule = (name: string): string => `<rule id="eel" name="${name}"><p>It bites.</p></rule>`;
const rules = (...names: readonly string[]): string => `<rules>${names.map(rule).join('')}</rules>`;

describe('what the index answers', () => {
  itProperty('does not depend on what was opened, edited and read before', () => {
    fc.assert(fc.property(steps, fc.shuffledSubarray(uris, { minLength: uris.length }), check), {
      numRuns: runs(250),
      seed: 8,
    });
  });

  it('is that the last rule of a file counts, and of files the last by name, whichever was touched last', () => {
    const workspace = new Workspace([]);
    const counts = (name: string): void => {
      assert.equal(workspace.all.ruleWithId('eel')?.rule.name, name);
      assert.equal(workspace.all.index.withId('eel')[0]?.rule.name, name);
    };
    const last = workspace.putFile('file:///a/z.xml', rules('A', 'B'));
    workspace.putFile('file:///a/b.xml', rules('C', 'D'));
    counts('B');
    assert.ok(last);
    const at = last.getText().indexOf('"A"') + 1;
    workspace.update(last, [{ range: last.range({ start: at, end: at + 1 }), text: 'E' }], 1);
    counts('B');
    workspace.put(new Document(last.uri, 'xml', 2, rules('B', 'F')));
    counts('F');
    workspace.putFile('file:///a/b.xml', rules('G'));
    counts('F');
    workspace.delete('file:///a/z.xml');
    counts('G');
  });

  it('knows a file once, however its URI is spelled', () => {
    const workspace = new Workspace([]);
    for (const uri of ['file:///c%3A/a(1).xml', 'file:///C:/a%281%29.xml']) workspace.putFile(uri, rules('A'));
    assert.equal(workspace.all.index.withId('eel').length, 1);
    workspace.delete('file:///c:/a(1).xml');
    assert.equal(workspace.all.ruleWithId('eel'), undefined);
  });
});
