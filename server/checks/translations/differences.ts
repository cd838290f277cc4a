import type { Span } from '../../text/span.ts';
import type { Alignment } from '../../translations/comparison/alignment.ts';
import { diceInLanguage } from '../../translations/comparison/diceLetters.ts';
import type { Move } from '../../translations/comparison/movedSigns.ts';
import type { RowDifference } from '../../translations/comparison/rowDifferences.ts';
import type { SignDifference } from '../../translations/comparison/signDifference.ts';
import { isWord, type Sign } from '../../translations/comparison/signs.ts';
import type { LanguageText } from '../../translations/model/sources.ts';
import { targetProblems } from '../odds/targets.ts';
import type { Suspect } from '../problems/facts.ts';
import type { Finding, Fix } from '../problems/finding.ts';
import type { Beside } from './comparison.ts';
import { isUnreadable } from './repaired.ts';

/** More of one entry are one problem: the texts then differ as a whole. */
const maximumApart = 6;

/** The dice, numbers and rows that a translation has otherwise than its source. */
export function differenceProblems({ best, sources, suspect: suspectOf }: Beside): readonly Finding[] {
  const { source, translation, moves, rows } = best;
  const signs = best.signs.filter((difference) => counts(difference, best, sources.isOverride));
  if (signs.length + moves.length + rows.length === 0) return [];
  // It is reported there: no roll of the source reaches its target.
  if (signs.length > 0 && isImpossible(source) && !isImpossible(translation)) return [];
  const suspect = suspectOf();
  const texts = { source: source.text, translation: translation.text, language: translation.language };
  const isFixable = suspect === 'translation' && isOneChange(best);
  return [
    ...signs.slice(0, maximumApart).map((difference) => problemOf(difference, texts, suspect, isFixable)),
    ...moves.map((move) => moveProblem(move, texts, suspect)),
    ...rows.map((row) => rowProblem(row, suspect, isFixable)),
  ];
}

/** Whoever rewrites a text may say a number otherwise, but not change dice; and what nobody can read may be any number. */
function counts({ source, written }: SignDifference, best: Alignment, isOverride: boolean): boolean {
  if (source && written) return true;
  if (isOverride && source?.kind !== 'die') return false;
  return !isUnreadable(source ? best.translation : best.source);
}

/** Whether a text has a target that its dice cannot reach. */
function isImpossible({ text }: LanguageText): boolean {
  return targetProblems([{ use: 'text', text, start: 0 }]).some(({ code }) => code === 'impossible-target');
}

/** Whether only dice and numbers, or only marks of rows, have changed: otherwise one text may be a new version of the other, with its own numbers. */
function isOneChange({ signs, rows }: Alignment): boolean {
  return rows.length === 0 ? signs.every(({ source, written }) => source && written) : signs.length === 0;
}

function moveProblem(move: Move, texts: Texts, suspect: Suspect): Finding {
  const { span } = move;
  if (move.what === 'rows')
    return { code: 'translation-row', span, facts: { what: 'swapped', row: move.form, other: move.other, suspect } };
  const written = textOf(texts.translation, span);
  const [what, source] =
    move.what === 'sign'
      ? (['moved', written] as const)
      : (['swapped', textOf(texts.translation, move.other.span)] as const);
  return { code: codeOf(move.sign), span, facts: { what, source, written, suspect } };
}

function rowProblem({ what, form, written, span }: RowDifference, suspect: Suspect, isFixable: boolean): Finding {
  const problem: Finding = { code: 'translation-row', span, facts: { what, row: form, other: written, suspect } };
  if (what !== 'changed' || !isFixable) return problem;
  return { ...problem, fixes: [{ kind: 'replace', text: form, edits: [{ span, newText: form }] }] };
}

interface Texts {
  readonly source: string;
  readonly translation: string;
  /** Of the translation. */
  readonly language: string;
}

function problemOf(
  { source, written, span }: SignDifference,
  texts: Texts,
  suspect: Suspect,
  isFixable: boolean,
): Finding {
  const shown = source && shownSign(texts.source, source);
  const facts = {
    what: source ? (written ? 'changed' : 'lost') : 'added',
    source: shown,
    written: written && shownSign(texts.translation, written),
    suspect,
  } as const;
  const problem: Finding = { code: codeOf(source ?? written), span, facts };
  const fix = isFixable && source && written && shown !== undefined && changeFix(source, written, shown, texts);
  return fix ? { ...problem, fixes: [fix] } : problem;
}

/** As it is written, with a `+` for a score to reach, and with the number of the dice if that is a variable: `(the Dungeon level) D6`. */
function shownSign(text: string, sign: Sign): string {
  const written = textOf(text, sign.span);
  if (sign.kind === 'die' && sign.form.startsWith('?')) {
    const [count = ''] = variableCount.exec(text.slice(0, sign.span.start)) ?? [];
    return `${count.replace(/\s+/g, ' ')}${written}`;
  }
  return sign.kind === 'number' && sign.sense === 'up' && !written.endsWith('+') ? `${written}+` : written;
}

const variableCount = /\([^()]{1,60}\)\s*$/;

function codeOf(sign: Sign | undefined): 'translation-dice' | 'translation-number' {
  return sign?.kind === 'die' ? 'translation-dice' : 'translation-number';
}

/** Writes the sign of the source in place of the changed one. A number in words is left to the author, and so is a bound that breaks off. */
function changeFix(source: Sign, written: Sign, shown: string, { translation, language }: Texts): Fix | undefined {
  if (isWord(source) || isWord(written) || /\s/.test(shown)) return undefined;
  if (shown.endsWith('+') && brokenBound.test(translation.slice(written.span.end))) return undefined;
  const text = source.kind === 'die' ? diceInLanguage(source.form.replace('?', ''), translation, language) : shown;
  return { kind: 'replace', text, edits: [{ span: written.span, newText: text }] };
}

/** `7 o Además`: the word that joins `más` to a number, without it. */
const brokenBound = /^\s*(?:or|and|[oyu])(?!\p{L})/u;

function textOf(text: string, { start, end }: Span): string {
  return text.slice(start, end).replace(/\s+/g, ' ');
}
