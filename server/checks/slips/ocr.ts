import { isProseLanguage, languageOfWords, type TextLanguage } from '../../text/language.ts';
import type { Prose } from '../../workspace/documents/prose.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { MissingRoot } from '../../xml/parse.ts';
import type { Finding, Repair } from '../problems/finding.ts';
import { Trial } from '../problems/trial.ts';
import { diceSlips } from './dice.ts';
import { strayPageNumber } from './pageNumbers.ts';
import { slipRows } from './rows.ts';
import { noSlips, type Slip, slipsOfRow } from './slip.ts';
import { misspeltWords } from './spelling.ts';

/**
 * Slips of scanning and typing in the texts of a section. Spans count in the section.
 *
 * @param root as for `parse`.
 * @param texts those of the section.
 * @param language that of a translations file; empty for any other. Words are judged only in the languages that the game's words are known in.
 */
export function ocrProblems(
  section: Pick<Section, 'errors' | 'text'>,
  root: string | MissingRoot | undefined,
  texts: readonly Prose[],
  language: string,
): readonly Finding[] {
  const areWordsKnown = language === '' || isProseLanguage(language);
  const trial = new Trial(section, root);
  return texts.flatMap((prose) => {
    const language = (): TextLanguage => (areWordsKnown ? languageAmong(prose, texts) : 'other');
    return slipsIn(prose, language).map((slip) => problemOf(slip, prose, trial));
  });
}

/**
 * Slips of all kinds in a text, by the order of their kinds: of those in one place the first counts.
 *
 * @param language of the text: asked only where it matters.
 */
export function slipsIn({ text, use }: Pick<Prose, 'text' | 'use'>, language: () => TextLanguage): readonly Slip[] {
  const isName = use === 'name';
  const found = slipRows.flatMap((row) => {
    const slips = isName && row.isOfSentences ? noSlips : slipsOfRow(row, text);
    return slips.length > 0 && row.isEnglish && language() === 'other' ? noSlips : slips;
  });
  return apart([
    ...found,
    ...diceSlips(text),
    ...misspeltWords(text, language),
    ...(isName ? noSlips : strayPageNumber(text)),
  ]);
}

/** The language of a text; a name has that of the texts beside it. */
function languageAmong({ text }: Prose, texts: readonly Prose[]): TextLanguage {
  const own = languageOfWords(text);
  if (own === 'other' || texts.length === 1) return own;
  const ofAll = languageOfWords(texts.map((one) => one.text).join(' '));
  return ofAll === 'other' ? 'other' : (own ?? ofAll);
}

/** Of slips that overlap the first counts: nothing is said twice. */
function apart(slips: readonly Slip[]): readonly Slip[] {
  return slips.filter(
    (slip, index) => !slips.slice(0, index).some((other) => other.start < endOf(slip) && slip.start < endOf(other)),
  );
}

function endOf({ start, written }: Slip): number {
  return start + written.length;
}

function problemOf({ code, start, written, repaired }: Slip, prose: Prose, trial: Trial): Finding {
  const span = { start: prose.start + start, end: prose.start + start + written.length };
  const problem: Finding = { code, span, facts: { written, repaired } };
  // With what stands before it the repair may be markup.
  if (repaired === undefined || /[<&\]][^\s;>]{0,20}$/.test(prose.text.slice(0, start))) return problem;
  const edits = [{ span, newText: repaired }];
  return trial.allows(edits) ? { ...problem, fixes: [{ ...repairOf(code, written, repaired), edits }] } : problem;
}

function repairOf(code: Slip['code'], written: string, repaired: string): Repair {
  if (code === 'invisible-character') return { kind: 'removeInvisible' };
  return repaired === '' ? { kind: 'remove', text: written } : { kind: 'replace', text: repaired };
}
