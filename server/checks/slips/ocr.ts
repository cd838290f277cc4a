import { isProseLanguage, languageOfWords, type TextLanguage } from '../../text/language.ts';
import type { Span } from '../../text/span.ts';
import type { Prose } from '../../workspace/documents/prose.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { MissingRoot } from '../../xml/parse.ts';
import { edited } from '../problems/edited.ts';
import type { Edit, Finding, Repair } from '../problems/finding.ts';
import type { SlipCode } from '../problems/kinds.ts';
import { shiftFinding } from '../problems/shiftFinding.ts';
import { Trial } from '../problems/trial.ts';
import type { AskedForSlips, Slip } from './slip.ts';
import { slipRulesOf } from './triggers.ts';

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
  const problems: Finding[] = [];
  for (const prose of texts) {
    const rules = slipRulesOf(prose.text);
    if (rules.length === 0) continue;
    const asked: AskedForSlips = {
      language: () => (areWordsKnown ? languageAmong(prose, texts) : 'other'),
    };
    for (const slip of apart(rules.flatMap(({ find }) => find(prose, asked)))) {
      problems.push(problemOf(slip, prose, trial));
    }
  }
  return problems;
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
  if (slips.length < 2) return slips;
  return slips
    .slice(0, maximumSlips)
    .filter(
      ({ span }, index) =>
        !slips.slice(0, index).some((other) => other.span.start < span.end && span.start < other.span.end),
    );
}

/** In one paragraph. More are no slips. */
const maximumSlips = 500;

function problemOf({ code, span, edits }: Slip, prose: Prose, trial: Trial): Finding {
  const written = prose.text.slice(span.start, span.end);
  const repaired = edits.length > 0 ? repairedText(prose.text, span, edits) : undefined;
  const problem: Finding = { code, span, facts: { written, repaired } };
  if (repaired === undefined || makesMarkup(prose.text, edits)) return shiftFinding(problem, prose.start);
  const fix = { ...repairOf(code, written, repaired), edits };
  const mended = shiftFinding({ ...problem, fixes: [fix] }, prose.start);
  return trial.allows(mended.fixes?.[0]?.edits ?? []) ? mended : shiftFinding(problem, prose.start);
}

const markup = /<[A-Za-z\u00c0-\u1fff_:/!?]|&#?[\w\u00c0-\u1fff]+;|\]\]>/g;
/** Characters on both sides of a repair that together may be markup. */
const maximumLengthBeside = 12;

/** Whether the repair would make markup of text, as a `<` and a letter are that had something between them. */
function makesMarkup(text: string, edits: readonly Edit[]): boolean {
  const [first, last] = [edits[0], edits.at(-1)];
  if (!first || !last) return false;
  const start = Math.max(0, first.span.start - maximumLengthBeside);
  const before = text.slice(start, last.span.end + maximumLengthBeside);
  if (!/[<&\]]/.test(before)) return false;
  const after = repairedText(text.slice(0, last.span.end + maximumLengthBeside), { start, end: text.length }, edits);
  return countOf(markup, after) > countOf(markup, before);
}

function countOf(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].length;
}

/** The text of a span after the edits in it. */
function repairedText(text: string, { start, end }: Span, edits: readonly Edit[]): string {
  return edited(text.slice(0, end), edits).slice(start);
}

function repairOf(code: SlipCode, written: string, repaired: string): Repair {
  if (code === 'invisible-character') return { kind: 'removeInvisible' };
  return repaired === '' ? { kind: 'remove', text: written } : { kind: 'replace', text: repaired };
}
