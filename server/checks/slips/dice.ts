import { spoiltDiceIn } from '../../dice/prose/notation/spoiltDice.ts';
import { noSlips, type Slip } from './slip.ts';

/** Dice that a scan has misread, split or glued to the words beside them, as the reader of dice takes them. */
export function diceSlips(text: string): readonly Slip[] {
  if (!mayBeSpoilt.test(text)) return noSlips;
  return spoiltDiceIn(text).flatMap(({ start, end, how, die }): Slip | readonly [] => {
    const written = text.slice(start, end);
    // The edge of a cell.
    if (written.startsWith('|') && text.indexOf('|') !== text.lastIndexOf('|')) return [];
    return { code: codes[how], start, written, repaired: how === 'glued' ? undefined : die };
  });
}

const mayBeSpoilt =
  /D(?:G|[ \t\u00a0]\d|[36][A-Za-z]|(?<=[liI|]D|[\dliI][ \t\u00a0]D|[a-zß-ÿ]\d{0,2}D)[36G \u00a0])|ld\d|[1-9]06(?!\d)/;
const codes = { letter: 'misread-die', split: 'split-die', glued: 'glued-die' } as const;
