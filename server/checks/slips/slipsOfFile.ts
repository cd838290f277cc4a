import { grouped } from '../../text/grouped.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';
import { type SlipCode, severityOf } from '../problems/kinds.ts';
import { risingNumbers } from './pageNumbers.ts';

/** More blemishes of a kind are one hint for the file: nobody reads through dozens of them. */
const maximumDistance = 10;

type Blemish = Extract<Finding, { readonly code: SlipCode }>;

/** Whether the file says if a problem is reported: a slip that changes no rule, one that fills a file, and a word that may be a name. */
export function isJudgedInFile(problem: Finding): problem is Blemish {
  return isBlemish(problem) || mayBeName(problem);
}

/** Whether a problem is a slip that changes no rule, or one that fills a file. */
export function isBlemish(problem: Finding): problem is Blemish {
  return (severityOf(problem.code) === 'hint' || problem.code === 'missing-prefix') && isSlip(problem);
}

function mayBeName(problem: Finding): problem is Blemish {
  return problem.code === 'misspelt-word' && isSlip(problem) && /^\p{Lu}\p{Ll}/u.test(problem.facts.written);
}

/** Whether a problem is a slip of scanning or typing, which has the text as it was meant. */
export function isSlip(problem: Finding): problem is Blemish {
  const { facts } = problem;
  return 'written' in facts && 'repaired' in facts;
}

/**
 * Of the slips in a document those that are reported: blemishes are page numbers that rise, and of a kind that fills the file the first one, with the
 * places of all others. Spans count in the document.
 */
export function slipsOfFile(scope: Package, document: Document, found: readonly Finding[]): readonly Finding[] {
  const byCode = grouped(found.filter(isJudgedInFile), ({ code }) => code);
  const blemishes = [...byCode].flatMap(([code, alike]) => {
    alike.sort((a, b) => a.span.start - b.span.start);
    if (code === 'misspelt-word') return misspeltWords(scope, document, alike);
    const slips = code === 'stray-page-number' ? pageNumbers(alike) : alike;
    return slips.length > maximumDistance ? asOne(slips) : slips;
  });
  return [...found.filter((one) => !isJudgedInFile(one)), ...blemishes];
}

/** The words without the names of people and places: they have a capital within a sentence, and the folder has them more than once. */
function misspeltWords(scope: Package, document: Document, found: readonly Blemish[]): readonly Finding[] {
  const text = document.getText();
  const isWithin = (at: number): boolean => withinSentence.test(text.slice(Math.max(0, at - longestMarkup), at));
  return found.filter(({ facts: { written, repaired = '' } }) => {
    const uses = usesOf(text, written);
    if (usesOf(text, repaired).length >= uses.length || !uses.some(isWithin)) return true;
    const isThere = (other: Document): boolean => other !== document && usesOf(other.getText(), written).length > 0;
    return uses.length < 2 && !scope.documents().some(isThere);
  });
}

function usesOf(text: string, word: string): readonly number[] {
  const whole = new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'gu');
  return text.includes(word) ? [...text.matchAll(whole)].map(({ index }) => index) : [];
}

/** A word in small letters or a comma, and perhaps markup, before a word. */
const withinSentence = /[\p{Ll},][*_"”’)]*\s+(?:<[^<>]*>|[*_"“‘«([])*$/u;
const longestMarkup = 100;

function pageNumbers(all: readonly Blemish[]): readonly Blemish[] {
  const isPage = risingNumbers(all.map(({ facts }) => Number(facts.written)));
  return all.filter((_, index) => isPage[index]);
}

/** One problem for all of them, at the first place; it has a fix if each of them has. */
function asOne(alike: readonly Blemish[]): readonly Finding[] {
  const [first, ...others] = alike;
  if (!first) return [];
  const { code, span, facts } = first;
  const copies = alike.flatMap((one) => one.facts.copies ?? []);
  const places = { others: others.map((other) => other.span), ...(copies.length > 0 && { copies }) };
  const grouped = { code, span, facts: { ...facts, ...places } };
  const edits = alike.flatMap(({ fixes }) => (fixes?.length === 1 ? fixes : [])).flatMap((fix) => fix.edits);
  const isCertain = alike.every(({ fixes }) => fixes?.length === 1);
  return [isCertain ? { ...grouped, fixes: [{ kind: 'all', code, count: alike.length, edits }] } : grouped];
}
