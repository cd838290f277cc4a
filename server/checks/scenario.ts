import { mayHaveDice } from '../dice/prose/words/tokens.ts';
import { query } from '../queries/remembered.ts';
import { rememberedParts } from '../queries/rememberedParts.ts';
import type { Document } from '../workspace/documents/document.ts';
import { paragraphsIn } from '../workspace/documents/paragraphsIn.ts';
import type { Prose } from '../workspace/documents/prose.ts';
import type { Section } from '../workspace/documents/section.ts';
import { tablesIn } from '../workspace/documents/tablesIn.ts';
import { targetProblems } from './odds/targets.ts';
import type { Finding } from './problems/finding.ts';
import { shiftFinding } from './problems/shiftFinding.ts';
import { bracketProblems } from './slips/brackets.ts';
import { ocrProblems } from './slips/ocr.ts';
import { repeatedProblems } from './slips/repeated.ts';
import { splitSentenceProblems } from './slips/splitSentences.ts';
import { tableProblems } from './tables/tableProblems.ts';

/** The problems of a scenario in Markdown or plain text that depend on it alone: slips of scans and typing, and targets. */
export function scenarioProblems(document: Document, section: Section): readonly Finding[] {
  const texts = paragraphsIn(document, section);
  const isOfGame = speaksOfGame(section);
  const found = foundIn(document, isOfGame)(texts.map(({ text }) => text));
  const problems = texts.flatMap(({ text, start }, index) => {
    const written = section.text.slice(start, start + text.length);
    const told = (found[index] ?? []).filter((problem) => !isOfMask(problem, text, written));
    return told.map((problem) => shiftFinding(problem, start));
  });
  return isOfGame
    ? [
        ...problems,
        ...bracketProblems(texts),
        ...splitSentenceProblems(texts, section.text, shortestParagraph),
        ...repeatedProblems(texts, section.text),
        ...tableProblems(section),
      ]
    : [...problems, ...tableProblems(section).filter(isOfNamedRoll)];
}

/** Shorter paragraphs are labels, or lines of a verse. */
const shortestParagraph = 60;

/** Whether it is the problem of a table that names its roll: its scores are wrong in any game. */
function isOfNamedRoll({ code }: Finding): boolean {
  return code !== 'table-without-die';
}

/** Whether a text has a table of a roll that it names: its scores may be wrong in any game. */
export function hasTableOfRoll(section: Section): boolean {
  return mayHaveDice(section.text) && tablesIn(section).some(({ die }) => die !== undefined);
}

/** Whether a text names dice or Warriors. Any other has nothing to do with the game: slips in its words are no concern of this program. */
export function speaksOfGame({ text }: Pick<Section, 'text'>): boolean {
  return ofGame.test(text);
}

const ofGame = /D ?(?:3|6|66)(?!\d)|(?<![A-Za-z])(?:Warriors?|Guerreros?|Aventureros?|Battle-level)(?![A-Za-z])/;

/** The findings of paragraphs of a document. */
const foundIn = query((_: Document, isOfGame: boolean) =>
  rememberedParts((text): readonly Finding[] => {
    const texts: readonly Prose[] = [{ use: 'text', text, start: 0 }];
    const targets = targetProblems(texts);
    return isOfGame ? [...ocrProblems({ errors: [], text }, undefined, texts, ''), ...targets] : targets;
  }),
);

/**
 * Whether a full stop is one only because of what is not shown to the checks: code, a link or the mark of an item behind it. In notes, whose
 * sentences begin with small letters, none is wrong either.
 */
function isOfMask({ code, span }: Finding, shown: string, written: string): boolean {
  if (code !== 'stray-full-stop') return false;
  const next = span.end + (/\S/.exec(shown.slice(span.end))?.index ?? 0);
  if (shown.slice(span.start, next) !== written.slice(span.start, next)) return true;
  const line = shown.slice(shown.lastIndexOf('\n', span.start) + 1, span.start);
  const [first = ''] = /[A-Za-zÀ-ÿ]/.exec(line.slice(endOfSentence(line))) ?? [];
  return first !== first.toUpperCase();
}

/** Behind the last mark that ends a sentence; 0 without one. */
function endOfSentence(line: string): number {
  return 1 + Math.max(...['.', '!', '?'].map((mark) => line.lastIndexOf(mark)));
}
