import { blockCard } from '../../answers/fights/blockCard.ts';
import { partyAttacks } from '../../answers/fights/partyAttacks.ts';
import { paragraph } from '../../answers/markdown.ts';
import { blocksIn } from '../../fights/blocks/blocksIn.ts';
import { touches } from '../../text/span.ts';
import type { HoverAsked, HoverText } from './hoverText.ts';

/** The stat block at the place. */
export function blockHover({ scope, document, place, reader }: HoverAsked): HoverText | undefined {
  const { section, offset } = place;
  const found = blocksIn(scope, document, section).find(({ span }) => touches(span, offset));
  if (!found) return undefined;
  const attacks = found.block && partyAttacks(scope, found.block, reader);
  const lines = attacks === undefined ? [] : [paragraph(attacks)];
  return { span: found.span, blocks: [...blockCard(found, reader), ...lines] };
}
