import type { Prose } from '../../workspace/documents/prose.ts';
import { noSlips, type Slip } from './slip.ts';

/** `1. 2 or 3` and `2, 3 4, 5 or 6`: the scores follow on one another, so the mark between them was a comma. */
export function listSlips({ text }: Prose): readonly Slip[] {
  if (!/[1-9]\.?\s[1-9]/.test(text)) return noSlips;
  return [...text.matchAll(list)].flatMap(({ 0: written, index }) => {
    const before = text.slice(Math.max(0, index - maximumWordLength), index);
    if (!isRow(written) || !wordBeforeList.test(before)) return [];
    const hasComma = written.includes(', ');
    return [...written.matchAll(/(?<=[1-9])(?:\.\s|\s)(?=[1-9])/g)].flatMap((separator): readonly Slip[] => {
      const isStop = separator[0].startsWith('.');
      // Without any comma `2 3 or 4` may well be two numbers.
      if (!isStop && !hasComma) return [];
      const at = index + separator.index;
      const comma = { span: { start: at, end: isStop ? at + 1 : at }, newText: ',' };
      return [{ code: 'list-slip', span: { start: at - 1, end: at + separator[0].length + 1 }, edits: [comma] }];
    });
  });
}

/** At most ten scores: a longer row of numbers is looked through once and not from each of its numbers. */
const list =
  /(?<![A-Za-zÀ-ÿ0-9.+-]|[+-]\s)[1-9](?:(?:\.\s|,\s?|\s)[1-9](?![A-Za-zÀ-ÿ0-9+])){1,8},?\s(?:or|and|o|y)\s[1-9](?![A-Za-zÀ-ÿ0-9+-]|[.,]\d|\s?x)/gu;
const wordBeforeList =
  /(?<![A-Za-zÀ-ÿ])(?:an?|of|on|score|scores|rolls?|un|una|de|saca|sacas|tienen|obtiene|obtienes)\s+$/u;
const maximumWordLength = 20;

/** Whether each number is one more than the one before it. */
function isRow(written: string): boolean {
  const numbers = (written.match(/\d/g) ?? []).map(Number);
  return numbers.every((value, index) => index === 0 || value === (numbers[index - 1] ?? 0) + 1);
}
