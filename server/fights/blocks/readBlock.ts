import type { FightSystem, StatBlock } from '../statBlock.ts';
import { blockOf } from './blockOf.ts';
import { writtenBlocks } from './blocksIn.ts';
import { withoutMarkup } from './blockText.ts';
import { makeBlock } from './makeBlock.ts';
import { beginsPart, newParts, readParts } from './parts.ts';
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
  const plain = withoutMarkup(text);
  const written = writtenBlocks(plain).filter(({ form }) => form !== 'line');
  const [first, second] = written;
  if (second) return { faults: [{ kind: 'several', span: second.span, written: second.name }], assumed: [] };
  const typed = first ?? typedBlock(plain);
  if (typed.faults.some(({ kind }) => kind === 'nothing')) return { faults: typed.faults, assumed: [] };
  const { block, faults, assumed } = makeBlock(typed, {
    systems: system ? [system] : [],
    isTyped: first === undefined,
  });
  return { ...(block && { block }), faults, assumed };
}

/** A block in parts, with its name in front of them. */
function typedBlock(text: string): WrittenBlock {
  const start = startOfParts(text);
  const parts = newParts();
  readParts({ text, at: start, end: text.length, place: 'alone' }, parts);
  const span = { start: 0, end: text.length };
  const name = text
    .slice(0, start)
    .replace(/^[\s*_#>`"“]+|[\s*_`"”]*[:([{–—,-]?[\s*_`(]*$/g, '')
    .replace(/[.:]$/, '')
    .trim();
  const from = text.indexOf(name);
  const named = name === '' ? undefined : { written: name, span: { start: from, end: from + name.length } };
  const isNothing = parts.values.size === 0 && parts.weapons.length === 0;
  const faults: readonly BlockFault[] = [{ kind: 'nothing', span, written: text.slice(0, 40) }];
  return { ...blockOf('line', named, span, parts), ...(isNothing && { faults }) };
}

/** Where the first part begins: the first value, or behind a colon or a line end any part. */
function startOfParts(text: string): number {
  for (const { 0: before, index } of text.matchAll(/(?:^|[:\n]|(?<![\p{L}\d])(?=\p{L}))[\s*_`]*/gu)) {
    const at = index + before.length;
    if (beginsPart(text, at, /[:\n]/.test(before) ? 'alone' : 'sentence')) return at;
  }
  return 0;
}
