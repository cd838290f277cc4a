import { blocksOf } from '../../server/abilities/content.ts';
import { cellsOfText } from '../../server/abilities/plainBlocks.ts';
import { parse } from '../../server/xml/parse.ts';

/** The blocks of a rule: paragraphs as they are, rows as `[range] text` or `word | cell`, indented by their depth. */
export function blocksIn(content: string): readonly string[] {
  const text = `<rule>${content}</rule>`;
  const [element] = parse(text).nodes;
  if (element?.kind !== 'element') return ['no element'];
  return blocksOf(text, element).map((block) => {
    if (block.kind === 'words') return `${'  '.repeat(block.depth)}${cellsOfText(block.text).join(' | ')}`;
    return block.kind === 'row' ? `${'  '.repeat(block.depth)}[${block.range}] ${block.text}` : block.text;
  });
}
