import { blockCard } from '../../answers/fights/blockCard.ts';
import { partyAttacks } from '../../answers/fights/partyAttacks.ts';
import { paragraph } from '../../answers/markdown.ts';
import type { Reader } from '../../answers/reader.ts';
import { blocksIn } from '../../fights/blocks/blocksIn.ts';
import { touches } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Place } from '../../workspace/documents/place.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { HoverText } from './hoverText.ts';

/** The stat block at the place. */
export function blockHoverAt(
  workspace: Workspace,
  document: Document,
  { section, offset }: Place,
  reader: Reader,
): HoverText | undefined {
  const found = blocksIn(workspace, document, section).find(({ span }) => touches(span, offset));
  if (!found) return undefined;
  const attacks = found.block && partyAttacks(workspace, found.block, reader);
  const lines = attacks === undefined ? [] : [paragraph(attacks)];
  return { span: found.span, blocks: [...blockCard(found, reader), ...lines] };
}
