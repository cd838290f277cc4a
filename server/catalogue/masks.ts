import type { Span } from '../xml/tree.ts';

/** The places of a prose document that are not running text, ascending. */
export function proseMasks(text: string, languageId: 'markdown' | 'plaintext'): readonly Span[] {
  return languageId === 'markdown' ? [...text.matchAll(/`[^`\n]+`/g)].map(spanOf) : [];
}

function spanOf({ 0: found, index }: RegExpExecArray): Span {
  return { start: index, end: index + found.length };
}
