import { addTo } from '../../text/grouped.ts';
import type { Prose } from '../../workspace/documents/prose.ts';
import { unescapeText } from '../../xml/references.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * Brackets that are opened and never closed in an entry, or closed and never opened. A remark may go from one paragraph to the next, but
 * not out of a name. Spans count in the section.
 *
 * @param texts those of a section, in order.
 */
export function bracketProblems(texts: readonly Prose[]): readonly Finding[] {
  const withBrackets = texts.filter(({ text }) => /[()[\]]/.test(text));
  if (withBrackets.length === 0) return [];
  const names = withBrackets.filter(({ use }) => use === 'name');
  const others = withBrackets.filter(({ use }) => use !== 'name');
  return [...unbalanced(others, true), ...names.flatMap((name) => unbalanced([name], false))]
    .sort((a, b) => a.at - b.at)
    .map(({ written, at }) => ({
      code: 'unbalanced-bracket',
      span: { start: at, end: at + 1 },
      facts: { written, repaired: undefined },
    }));
}

interface Bracket {
  readonly written: string;
  readonly at: number;
}

/**
 * The brackets without their other half, in no order. Round and square ones are counted apart, so that one wrong bracket is one problem.
 *
 * @param haveItems whether a closing bracket behind a letter or a number may be the mark of an item.
 */
function unbalanced(texts: readonly Prose[], haveItems: boolean): readonly Bracket[] {
  const open = new Map<string, Bracket[]>();
  const alone: Bracket[] = [];
  for (const { text, start } of texts) {
    for (const { 0: written, index } of text.matchAll(/[()[\]]/g)) {
      const bracket = { written, at: start + index };
      const before = unescapeText(text.slice(Math.max(0, index - maximumLengthBefore), index));
      const behind = unescapeText(text.slice(index + 1, index + 1 + maximumLengthBehind));
      if (isSmile.test(before) || (isQuoted.test(before) && isQuotedBehind.test(behind))) continue;
      if (written === '(' || written === '[') addTo(open, written, bracket);
      else if (!open.get(written === ')' ? '(' : '[')?.pop() && !(haveItems && isListMark.test(before)))
        alone.push(bracket);
    }
  }
  return [...alone, ...[...open.values()].flat()];
}

const maximumLengthBefore = 16;

/** As long as a character reference. */
const maximumLengthBehind = 8;

/** `:)`, `:')` */
const isSmile = /[:;]['’]?-?$/;
const isQuoted = /["'`“‘«]$/;
const isQuotedBehind = /^["'`”’»]/;

/** `a)`, `12)`, `iv)`: no bracket is opened before the mark of an item. */
const isListMark = /(?:^|[^A-Za-zÀ-ÿ0-9])(?:[A-Za-z]|\d{1,3}|[ivxIVX]{1,4})$/;
