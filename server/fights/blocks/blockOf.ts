import type { Span } from '../../text/span.ts';
import type { Parts } from './parts.ts';
import { firstOf } from './player.ts';
import type { WrittenBlock, WrittenValue } from './writtenBlock.ts';

/** The block of somebody with that name that has these parts. */
export function blockOf(
  form: WrittenBlock['form'],
  name: WrittenValue | undefined,
  span: Span,
  { first: who, notes, ...parts }: Parts,
): WrittenBlock {
  const first = who === undefined ? undefined : firstOf(who, name?.written ?? '');
  const plain = (name?.written ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/\s*[:.]$/, '');
  return {
    ...parts,
    form,
    name: plain,
    ...(name && { nameSpan: name.span }),
    span,
    ...(first && { first }),
    notes: notes.join(' ').trim(),
  };
}
