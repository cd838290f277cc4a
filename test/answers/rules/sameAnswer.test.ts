import assert from 'node:assert/strict';
import { it } from 'mocha';
import type { Template } from '../../../server/abilities/template.ts';
import { ruleCard } from '../../../server/answers/cards/ruleCard.ts';
import { writtenMention } from '../../../server/answers/cards/ruleSnippets.ts';
import { markdownOf } from '../../../server/answers/markdown.ts';
import { lookUp } from '../../../server/answers/rules/lookUp.ts';
import { hover } from '../../../server/features/hover/hover.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Document } from '../../../server/workspace/documents/document.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { english } from '../../support/cursor.ts';
import { ownFiles, realFiles, type TestFile } from '../../support/realFiles.ts';
import { describeLong } from '../../support/runs.ts';

/** A value for each kind of slot. */
const samples = { number: '3', target: '4+', signed: '+1', die: '1D3', range: '1', text: 'Elves' } as const;

/** The ends of ranges, so that `[a-b] … [c-d]` is a die. */
const ends = new Map([
  ['a', '1'],
  ['b', '3'],
  ['c', '4'],
  ['d', '6'],
]);

function sampleOf(template: Template): string {
  const values = template.slots.flatMap(({ kind, names }) =>
    names.map((name) => [name, kind === 'range' ? (ends.get(name) ?? '1') : samples[kind]] as const),
  );
  return writtenMention(template, new Map(values));
}

/**
 * The names, each with values, for which a hover in a list of abilities and the look-up of the terminal and the quick pick have different
 * answers. The first line of a card has the name with its values, the book and the id.
 */
function differences(files: readonly TestFile[], least: number): readonly string[] {
  const workspace = new Workspace(packs);
  for (const { name, text } of files) workspace.putFile(`file:///package/${name}`, text);
  const spellings = new Set([...workspace.all.index.allNames()].map(({ template }) => sampleOf(template)));
  const uses = files.flatMap(({ text }) => [...text.matchAll(/<rule [^>]*>([^<&]{3,60})<\/rule>/g)]);
  for (const [, written = ''] of uses) spellings.add(written.trim());
  let compared = 0;
  const found = [...spellings].flatMap((written) => {
    const text = `Special abilities: ${written}; Fear 5.`;
    const document = new Document('file:///package/list.md', 'markdown', 1, text);
    workspace.put(document);
    const contents = hover(
      { scope: workspace.packageOf(document), document, reader: english },
      text.indexOf(written) + 1,
    )?.contents;
    workspace.delete(document.uri);
    if (typeof contents !== 'object' || !('value' in contents)) return [];
    compared++;
    const asked = lookUp(workspace.all, written);
    const [rule] = asked.kind === 'found' ? asked.rules : [];
    const card = rule ? markdownOf(ruleCard(workspace.all, rule.definition, english, rule)) : 'nothing';
    return headOf(card) === headOf(contents.value) ? [] : [`${written}: ${headOf(contents.value)} | ${headOf(card)}`];
  });
  assert.ok(compared >= least, `${compared} of ${spellings.size} were compared`);
  return found;
}

function headOf(card: string): string {
  return card.split('\n')[0] ?? '';
}

describeLong('the hover of a name and its look-up', () => {
  it('have the same answer for all names of the packs and of the example', () => {
    assert.deepEqual(
      differences(
        ownFiles().filter(({ name }) => name.startsWith('docs')),
        200,
      ),
      [],
    );
  });

  it('have the same answer for all names of a real package', () => {
    const files = realFiles('WHQ_CORPUS', '.xml');
    if (files.length > 0) assert.deepEqual(differences(files, 300), []);
  });
});
