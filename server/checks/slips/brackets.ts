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
  const ofTexts = new Brackets(isListMark);
  const ofNames: Brackets[] = [];
  for (const prose of texts) {
    if (!/[()[\]]/.test(prose.text)) continue;
    const brackets = prose.use === 'name' ? new Brackets(undefined) : ofTexts;
    brackets.read(prose);
    if (brackets !== ofTexts) ofNames.push(brackets);
  }
  const unbalanced = [ofTexts, ...ofNames].flatMap((brackets) => brackets.unbalanced());
  return unbalanced
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

/** Round and square brackets are counted apart, so that one wrong bracket is one problem. */
class Brackets {
  /** Closed and not opened. */
  readonly #alone: Bracket[] = [];
  readonly #open = new Map<string, Bracket[]>([
    ['(', []],
    ['[', []],
  ]);

  readonly #itemMark: RegExp | undefined;

  /** @param itemMark text before a closing bracket that has no opening one, such as the letter of an item. */
  constructor(itemMark: RegExp | undefined) {
    this.#itemMark = itemMark;
  }

  read({ text, start }: Prose): void {
    for (const { 0: written, index } of text.matchAll(/[()[\]]/g)) {
      const opened = this.#open.get(written);
      const bracket = { written, at: start + index };
      const before = unescapeText(text.slice(Math.max(0, index - maximumLengthBefore), index));
      const behind = unescapeText(text.slice(index + 1, index + 1 + maximumLengthBehind));
      if (isSmile.test(before) || (isQuoted.test(before) && isQuotedBehind.test(behind))) continue;
      if (opened) opened.push(bracket);
      else if (!this.#open.get(written === ')' ? '(' : '[')?.pop() && !this.#itemMark?.test(before))
        this.#alone.push(bracket);
    }
  }

  /** In no order. */
  unbalanced(): readonly Bracket[] {
    return [...this.#alone, ...[...this.#open.values()].flat()];
  }
}

const maximumLengthBefore = 16;

/** As long as a character reference. */
const maximumLengthBehind = 8;

/** `:)` */
const isSmile = /[:;]-?$/;
const isQuoted = /["'`“‘«]$/;
const isQuotedBehind = /^["'`”’»]/;

/** `a)`, `12)`, `iv)`: no bracket is opened before the mark of an item. */
const isListMark = /(?:^|[^A-Za-zÀ-ÿ0-9])(?:[A-Za-z]|\d{1,3}|[ivxIVX]{1,4})$/;
