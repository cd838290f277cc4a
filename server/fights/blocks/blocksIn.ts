import { query, rememberedText } from '../../queries/remembered.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { blockText } from './blockText.ts';
import { lineBlocks } from './lineBlocks.ts';
import { linesOf } from './lines.ts';
import { makeBlock } from './makeBlock.ts';
import { blockTableAt } from './tableBlocks.ts';
import { maySkillStand } from './valueNames.ts';
import type { FoundBlock, WrittenBlock } from './writtenBlock.ts';

/** The stat blocks in the texts of a section, in order, without its `<monster>`. Spans count in the section. */
export function blocksIn(scope: Package, document: Document, section: Section): readonly FoundBlock[] {
  if (!document.format || !maySkillStand(section.text)) return none;
  return inSection(section, document, scope.systemsOf(document).join(), sectionsOfQuest(document).found.length > 0);
}

const none: readonly FoundBlock[] = [];

/** No other game has a Battle-level. */
const sectionsOfQuest = bySection<boolean, []>({
  valueIn: (_, { text }) => /battle[- ]level|nivel de (?:batalla|combate)/i.test(text),
  isFound: (isOfQuest) => isOfQuest,
});

const inSection = query(
  (section: Section, document: Document, systems: string, isOfQuest: boolean): readonly FoundBlock[] =>
    writtenBlocks(blockText(document, section))
      .map((written) => makeBlock(written, { systems: systems.split(','), isOfQuest }))
      .filter(({ faults }) => faults.filter(({ kind }) => kind === 'range').length < manyOutside),
);

/** With so many values that no game of ours has, it is a block of another one: its values may be percentages. */
const manyOutside = 3;

/** The stat blocks in a text as they are written, in order. */
export const writtenBlocks = rememberedText({ most: 100, longest: 2000 }, (text: string): readonly WrittenBlock[] => {
  if (!maySkillStand(text)) return [];
  const lines = linesOf(text);
  const taken = new Set<number>();
  const found: WrittenBlock[] = [];
  for (let at = 0; at < lines.length; at++) {
    const table = blockTableAt(text, lines, at);
    if (!table) continue;
    found.push(...table.blocks);
    for (let line = at; line < table.next; line++) taken.add(line);
    at = table.next - 1;
  }
  found.push(...lineBlocks(text, lines, (line) => taken.has(line)));
  return found.toSorted((one, other) => one.span.start - other.span.start);
});
