import { grouped } from '../../text/grouped.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';
import { type SlipCode, severityOf } from '../problems/kinds.ts';
import { risingNumbers } from './pageNumbers.ts';

/** More blemishes of a kind are one hint for the file: nobody reads through dozens of them. A bad scan has dice glued to words everywhere. */
const maximumApart = 10;

type Blemish = Extract<Finding, { readonly code: SlipCode }>;

/** Whether the file says if a problem is reported: a slip that changes no rule, one that fills a file, and a word that may be a name. */
export function isJudgedInFile(problem: Finding): problem is Blemish {
  if (!isSlip(problem)) return false;
  const { code, facts } = problem;
  return (
    severityOf(code) === 'hint' || code === 'missing-prefix' || (code === 'misspelt-word' && isName.test(facts.written))
  );
}

/** Whether a problem is a slip of scanning or typing, which has the text as it was meant. */
export function isSlip(problem: Finding): problem is Blemish {
  return 'written' in problem.facts && 'repaired' in problem.facts;
}

const isName = /^\p{Lu}\p{Ll}/u;

/**
 * Of the slips in a document those that are reported: page numbers that rise, words that are no names, and of a kind that fills the file the
 * first one, with the places of all others. Spans count in the document.
 */
export function slipsOfFile(scope: Package, document: Document, found: readonly Finding[]): readonly Finding[] {
  const byCode = grouped(found.filter(isJudgedInFile), ({ code }) => code);
  const judged = [...byCode].flatMap(([code, alike]) => {
    alike.sort((a, b) => a.span.start - b.span.start);
    if (code === 'misspelt-word') return alike.filter((word) => !isOfPerson(scope, document, word));
    const isPage =
      code === 'stray-page-number' ? risingNumbers(alike.map(({ facts }) => Number(facts.written))) : undefined;
    const slips = isPage ? alike.filter((_, index) => isPage[index]) : alike;
    return slips.length > (code === 'glued-die' ? 1 : maximumApart) ? asOne(slips) : slips;
  });
  return [...found.filter((one) => !isJudgedInFile(one)), ...judged];
}

/** Whether a word is the name of a person or place: with a capital within a sentence, and more than once in the folder. */
function isOfPerson(scope: Package, document: Document, { facts: { written, repaired = '' } }: Blemish): boolean {
  const text = document.getText();
  const uses = usesOf(text, written);
  const isWithin = (at: number): boolean => withinSentence.test(text.slice(Math.max(0, at - longestMarkup), at));
  if (usesOf(text, repaired).length >= uses.length || !uses.some(isWithin)) return false;
  const isThere = (other: Document): boolean => other !== document && usesOf(other.getText(), written).length > 0;
  return uses.length > 1 || scope.documents().some(isThere);
}

function usesOf(text: string, word: string): readonly number[] {
  const whole = new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'gu');
  return text.includes(word) ? [...text.matchAll(whole)].map(({ index }) => index) : [];
}

/** A word in small letters or a comma, and perhaps markup, before a word. */
const withinSentence = /[\p{Ll},][*_"”’)]*\s+(?:<[^<>]*>|[*_"“‘«([])*$/u;
const longestMarkup = 100;

/** One problem for all of them, at the first place; it has a fix if each of them has. */
function asOne(alike: readonly Blemish[]): readonly Finding[] {
  const [first, ...others] = alike;
  if (!first) return [];
  const { code, span } = first;
  const copies = alike.flatMap(({ facts }) => facts.copies ?? []);
  const facts = { ...first.facts, others: others.map((other) => other.span), ...(copies.length > 0 && { copies }) };
  const fixes = alike.flatMap((one) => (one.fixes?.length === 1 ? one.fixes : []));
  if (fixes.length < alike.length) return [{ code, span, facts }];
  const edits = fixes.flatMap((fix) => fix.edits);
  return [{ code, span, facts, fixes: [{ kind: 'all', code, count: alike.length, edits }] }];
}
