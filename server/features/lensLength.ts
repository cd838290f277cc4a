import { openNames, withPartySize } from '../answers/odds/askedTest.ts';
import { isChance, type LineItem } from '../answers/odds/lineOdds.ts';
import type { Reader } from '../answers/reader.ts';

/**
 * Whether the lens of an item may take a whole line of an editor of 700 pixels, so that nothing behind it is in sight. Its odds are not
 * calculated for that: what they say is as long as that of most others of their kind.
 *
 * @param item none is not long.
 */
export function mayBeLong(item: LineItem | undefined, { messages, preview }: Reader): boolean {
  if (!item) return false;
  const { written, subject, once } = item;
  if (once) return written.length + lengths.occasions > lengths.visible;
  const [name, ...others] = openNames(subject, withPartySize(subject, preview));
  if (name === undefined) return written.length > lengths.visible;
  const ofValues = isChance(item) ? lengths.chances : lengths.averages;
  const ofOthers = others.length > 0 ? lengths.assumed : 0;
  return written.length + messages.words.odds.variable(name).length + ofValues + ofOthers > lengths.visible;
}

/** Lengths of texts, in characters. */
const lengths = {
  /** ` → 1 in 6 a turn · by turn 4: 52 % · on average in turn 6` */
  occasions: 70,
  /** ` →  3: 50 %, 4: 67 %, 5: 83 %, 6+: 100 %`, without the name. */
  chances: 42,
  /** ` →  3: average 6.5, 4: average 7.5, 5: average 8.5, 6: average 9.5` */
  averages: 62,
  /** ` at Battle-level 3` */
  assumed: 20,
  /** With space for the lens that rolls. */
  visible: 78,
};
