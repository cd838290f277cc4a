import type { InlayHint } from 'vscode-languageserver-types';
import { percentText } from '../answers/odds/numbers.ts';
import { oddsSummary } from '../answers/odds/oddsText.ts';
import type { Reader } from '../answers/reader.ts';
import type { Fraction } from '../dice/evaluation/fraction.ts';
import type { Expression } from '../dice/language/expression.ts';
import { maximumSteps } from '../dice/language/limits.ts';
import { remembered } from '../queries/remembered.ts';
import { inParts } from '../queries/run.ts';
import { rowChances } from '../tables/chances/rowChances.ts';
import { withNested } from '../tables/rollTable.ts';
import { label } from '../text/label.ts';
import { type Span, shift } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';
import type { Section } from '../workspace/documents/section.ts';
import { tablesIn } from '../workspace/documents/tablesIn.ts';
import { diceIn } from '../workspace/documents/textReading.ts';
import type { Asked } from './asked.ts';

/** The budget for the hints of one request. */
const maximumRequestSteps = 20 * maximumSteps;

/** More hints than are ever visible. */
const maximumHints = 5000;

/**
 * The odds behind every roll and every chance in the span of the document. A roll that needs a number first has no hint. If a limit is exceeded,
 * the last hint says so.
 */
export function inlayHints(
  { document, reader }: Pick<Asked, 'document' | 'reader'>,
  { start, end }: Span,
): readonly InlayHint[] {
  return document.format ? hintsFor(subjectsFrom(document, start, end), document, reader) : [];
}

/** The rolls and chances between two offsets; their ends are offsets of the document. */
const subjectsFrom = inParts(
  (document: Document, start: number, end: number) => document.sectionIndexAt(end) - document.sectionIndexAt(start) + 1,
  (part, document, start, end): readonly Subject[] => {
    const index = document.sectionIndexAt(start) + part;
    const section = document.sections[index];
    const base = document.startOf(index);
    const found = section ? subjectsIn(section, shift({ start, end }, -base)) : [];
    return found.map((one) => ({ ...one, end: base + one.end }));
  },
);

/** What is left for the hints of one request. */
const budgetFor = remembered((_: readonly Subject[]) => ({ steps: maximumRequestSteps, isExceeded: false }));

const hintsFor = inParts(
  (subjects: readonly Subject[], _document: Document, _reader: Reader) => subjects.length,
  (part, subjects, document, reader): readonly InlayHint[] => {
    const found = subjects[part];
    const left = budgetFor(subjects);
    if (!found || left.isExceeded) return [];
    left.isExceeded = left.steps <= 0 || part >= maximumHints;
    const { end, subject } = found;
    const text = left.isExceeded
      ? reader.messages.words.odds.tooMuchBelow
      : 'numerator' in subject
        ? percentText(subject, reader.messages)
        : oddsSummary(subject, new Map(), reader, left);
    return [{ position: document.positionAt(end), label: label(text), paddingLeft: true }];
  },
);

interface Subject {
  /** The end of its text. */
  readonly end: number;
  /** A roll or a test, or the chance of a row. */
  readonly subject: Expression | Fraction;
}

/** The rolls and chances in the span of the section, in the order of the text. */
function subjectsIn(section: Section, span: Span): readonly Subject[] {
  const { dice, chances, scores } = diceIn(section);
  const rows = tablesIn(section)
    .flatMap(withNested)
    .flatMap((table) => rowChances(section.text, table) ?? []);
  const ends = new Set(rows.map(({ row: { mark } }) => mark.end));
  return [
    ...rows.map(({ row: { mark }, chance }) => ({ end: mark.end, subject: chance })),
    ...dice.map(({ span: { end }, expression }) => ({ end, subject: expression })),
    ...chances.filter(({ span }) => !ends.has(span.end)).map(({ span: { end }, test }) => ({ end, subject: test })),
    ...scores.map(({ span: { end }, value }) => ({ end, subject: value })),
  ]
    .filter(({ end }) => end >= span.start && end <= span.end)
    .sort((a, b) => a.end - b.end);
}
