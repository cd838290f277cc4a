import { blockCard } from '../../answers/fights/blockCard.ts';
import { partyAttacks } from '../../answers/fights/partyAttacks.ts';
import { paragraph } from '../../answers/markdown.ts';
import type { Reader } from '../../answers/reader.ts';
import { blocksIn } from '../../fights/blocks/blocksIn.ts';
import { touches } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Place } from '../../workspace/documents/place.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { HoverText } from './hoverText.ts';

/** The stat block at the place. */
export function blockHoverAt(
  scope: Package,
  document: Document,
  { section, offset }: Place,
  reader: Reader,
): HoverText | undefined {
  const found = blocksIn(scope, document, section).find(({ span }) => touches(span, offset));
  if (!found) return undefined;
  const attacks = found.block && partyAttacks(scope, found.block, reader);
  const lines = attacks === undefined ? [] : [paragraph(attacks)];
  return { span: found.span, blocks: [...blockCard(found, reader), ...lines] };
}
