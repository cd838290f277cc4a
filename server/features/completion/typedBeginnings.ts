import type { Document } from '../../workspace/documents/document.ts';
import type { Place } from '../../workspace/documents/place.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { abilityListAt } from './abilityListAt.ts';

/**
 * Why an editor asks for completions: somebody wants them, or has typed a letter or a mark that may call for some. Editors that ask at every
 * word say of both that they were wanted.
 */
export type CompletionCause = 'wanted' | 'typed';

/** From so many letters on a word in the middle of an item may be the beginning of a name. */
const minimumLengthWithin = 2;

/**
 * The texts before the cursor that may be the beginning of a name, as they were typed: the last four words, three, two and one. `['']` where
 * all names may stand. Of what has only been typed in a scenario nothing is a beginning unless it stands in a list of abilities.
 */
export function typedBeginnings(
  { index }: Package,
  document: Document,
  { section, offset }: Place,
  cause: CompletionCause,
): readonly string[] {
  const words = wordsBefore(section.text, offset);
  if (cause === 'wanted' && words.length === 0) return [''];
  if (cause === 'wanted' || document.format?.isXml !== false) return words;
  const item = abilityListAt(index, document, section, offset);
  if (!item) return [];
  if (item.text.trim() === '') return item.isCertain && isOpened(section.text, offset) ? [''] : [];
  return words.filter((typed) => {
    const before = item.text.slice(0, Math.max(0, item.text.length - typed.length));
    if (!item.text.endsWith(typed) || !itemMayBegin.test(before)) return false;
    return typed.length >= minimumLengthWithin || (item.isCertain && before.trim() === '');
  });
}

/** Behind `(`, `, ` and `: `. */
function isOpened(text: string, offset: number): boolean {
  return /\($|[,;:|][*_]* $/.test(text.slice(Math.max(0, offset - 6), offset));
}

/** The text that may stand in an item before the name of an ability: a number of it, emphasis, or another one with `and`. */
const itemMayBegin = /^\s*(?:\d{1,2} ?[x×] )?[*_]{0,3}$|(?<!\p{L})(?:and|or|with|y|e|o|u|con) [*_]{0,3}$/iu;

function wordsBefore(text: string, offset: number): readonly string[] {
  const before = text.slice(Math.max(0, offset - 60), offset);
  const words = /(?:^|[^\p{L}\p{N}])((?:\p{L}[\p{L}\p{M}'’,-]*[ \u00a0]){0,3}\p{L}[\p{L}\p{M}'’-]*)$/u.exec(
    before,
  )?.[1];
  const beginnings: string[] = [];
  for (let typed = words ?? ''; typed !== ''; typed = typed.replace(/^[^ \u00a0]+[ \u00a0]?/, '')) {
    beginnings.push(typed);
  }
  return beginnings;
}
