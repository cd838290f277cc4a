import type { FightSystem, StatBlock } from '../statBlock.ts';
import { writtenBlocks } from './blocksIn.ts';
import { withoutTags } from './blockText.ts';
import { makeBlock } from './makeBlock.ts';
import { beginsPart, readParts } from './readParts.ts';
import { plainName } from './tableBlocks.ts';
import { namePattern } from './valueNames.ts';
import type { AssumedValue, BlockFault, WrittenBlock } from './writtenBlock.ts';

/** A longer text is no stat block. */
const maximumLength = 5000;

/**
 * The one stat block in a text as somebody types or copies it, in any form. Faults count in the text; with any of them there is no block.
 *
 * @param system counts where the form may be of several games.
 */
export function readBlock(
  text: string,
  system?: FightSystem,
): { readonly block?: StatBlock; readonly faults: readonly BlockFault[]; readonly assumed: readonly AssumedValue[] } {
  const span = { start: 0, end: text.length };
  if (text.trim() === '' || text.length > maximumLength)
    return { faults: [{ kind: 'nothing', span, written: text.slice(0, 40) }], assumed: [] };
  const plain = withoutTags(text);
  const written = writtenBlocks(plain).filter(({ form }) => form !== 'line');
  const [first, second] = written;
  if (second) return { faults: [{ kind: 'several', span: second.span, written: second.name }], assumed: [] };
  const typed = first ?? typedBlock(plain);
  if (typed.faults.some(({ kind }) => kind === 'nothing')) return { faults: typed.faults, assumed: [] };
  const { block, faults, assumed } = makeBlock(typed, system ? [system] : [], first === undefined);
  return { ...(block && { block }), faults, assumed };
}

/** A block in parts, with its name in front of them. */
function typedBlock(text: string): WrittenBlock {
  const start = startOfParts(text);
  const parts = readParts(text, start, text.length, true);
  const before = text.slice(0, start);
  const name = before
    .replace(/^[\s*_#>`"“]+|[\s*_`"”]*[:([{–—,-]?[\s*_`(]*$/g, '')
    .replace(/[.:]$/, '')
    .trim();
  const from = text.indexOf(name);
  const { span, ...said } = parts;
  const isNothing = parts.values.size === 0 && parts.weapons.length === 0;
  return {
    ...said,
    form: 'line',
    name: plainName(name),
    ...(name !== '' && { nameSpan: { start: from, end: from + name.length } }),
    span: { start: 0, end: text.length },
    notes: '',
    faults: isNothing
      ? [{ kind: 'nothing', span: { start: 0, end: text.length }, written: text.slice(0, 40) }]
      : parts.faults,
  };
}

/** Where the name ends: behind a colon with a part of the block after it, or in front of the first part. */
function startOfParts(text: string): number {
  for (const { index } of text.slice(0, 80).matchAll(/[:\n]/g)) {
    const next = index + 1 + (/^[\s*_`]*/.exec(text.slice(index + 1))?.[0].length ?? 0);
    if (beginsPart(text, next, true)) return valueBefore.test(text.slice(0, index + 1)) ? 0 : next;
  }
  for (const { index } of text.matchAll(wordStart)) if (isValueAt(text, index)) return index;
  return 0;
}

/** `WS 4; save: 5`: a colon in the middle of the values ends no name. */
const valueBefore = new RegExp(`(?<![\\p{L}\\d])(?:${namePattern})[\\s:=]{1,3}\\d`, 'iu');
const wordStart = /(?<![\p{L}\d])\p{L}/gu;
const valueStart = new RegExp(`(?:${namePattern})(?!\\p{L})[\\s:=*_]{0,4}[\\d–*-]`, 'iuy');

function isValueAt(text: string, index: number): boolean {
  valueStart.lastIndex = index;
  return valueStart.test(text);
}
