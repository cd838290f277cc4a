/** Tables with a column of rolls and, beside it, a column of what they need: `| Jump a pit | 1D6 | 3+ |`. */
import { type BoundTarget, boundTarget } from '../binding/boundTarget.ts';
import { isSingle } from '../binding/needs.ts';
import { opened } from '../binding/openRoll.ts';
import type { TokenMention } from '../notation/notation.ts';
import type { RolledDice } from '../targets/roll.ts';
import { targetAt } from '../targets/targets.ts';
import type { Token } from '../words/token.ts';
import { signAt } from '../words/words.ts';

/** The target in the cell behind one that has only the dice of a mention; undefined where the heads of the columns do not say that it is one. */
export function targetInNextCell(
  text: string,
  tokens: readonly Token[],
  { from, to, sign, alternative }: TokenMention,
  roll: RolledDice,
): BoundTarget | undefined {
  const isCell = signAt(tokens, from - 1) === '|' && signAt(tokens, to) === '|';
  if (!isCell || sign !== undefined || alternative !== undefined) return undefined;
  const reading = targetAt(tokens, to + 1);
  const start = tokens[from]?.start;
  if (!reading || start === undefined || isSingle(reading.target) || signAt(tokens, reading.next) !== '|')
    return undefined;
  if (!hasHeadsOfTests(text, start)) return undefined;
  return boundTarget(tokens, to + 1, reading, opened(roll, 'rolled', to + 1), false);
}

const maximumRows = 60;
const maximumRowLength = 400;

/** Whether the column of an offset is one of rolls, and the one behind it one of what they need. */
function hasHeadsOfTests(text: string, offset: number): boolean {
  let start = text.lastIndexOf('\n', offset) + 1;
  if (offset - start > maximumRowLength) return false;
  const column = text.slice(start, offset).split('|').length - 1;
  for (let row = 0; row < maximumRows && start > 0; row++) {
    const before = text.lastIndexOf('\n', start - 2) + 1;
    if (start - before > maximumRowLength || !text.slice(before, start).trimStart().startsWith('|')) break;
    start = before;
  }
  const [head = '', rule = ''] = text.slice(start, start + 2 * maximumRowLength).split('\n', 2);
  if (!/^[\s|:-]+$/.test(rule) || !rule.includes('-')) return false;
  const cells = head.split('|');
  return rollHeads.test(cells[column] ?? '') && needHeads.test(cells[column + 1] ?? '');
}

const rollHeads = /^[\s*_]*(?:rolls?|dice|die|tests?|checks?|throw|tiradas?|dados?|pruebas?)[\s*_]*$/i;
const needHeads =
  /^[\s*_]*(?:success|needs?|needed|target|score|to pass|to succeed|pass|passed on|succeeds on|works on|éxito|necesita|objetivo|se supera con|se pasa con|puntuación|con)[\s*_]*$/i;
