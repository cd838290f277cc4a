import { spoiltDiceIn } from '../../dice/prose/notation/spoiltDice.ts';
import { noSlips, type Slip } from './slip.ts';

/** Dice that a scan has misread or split, as the reader of dice takes them. */
export function diceSlips(text: string): readonly Slip[] {
  if (!mayBeSpoilt.test(text)) return noSlips;
  return spoiltDiceIn(text).flatMap(({ start, end, isSplit, die }): Slip | readonly [] => {
    const written = text.slice(start, end);
    // The edge of a cell.
    if (written.startsWith('|') && text.indexOf('|') !== text.lastIndexOf('|')) return [];
    return { code: isSplit ? 'split-die' : 'misread-die', start, written, repaired: die };
  });
}

const mayBeSpoilt = /D(?:G|[ \t\u00a0]\d|(?<=[liI|]D|[\dliI][ \t\u00a0]D)[36G \u00a0])|[lI]d\d|[1-9]06(?!\d)/;
