import type { InlayHint } from 'vscode-languageserver-types';
import { percentText } from '../answers/odds/numbers.ts';
import { oddsSummary } from '../answers/odds/oddsText.ts';
import type { Fraction } from '../dice/evaluation/fraction.ts';
import type { Expression } from '../dice/language/expression.ts';
import { maximumSteps } from '../dice/language/limits.ts';
import { rowChances } from '../tables/chances/rowChances.ts';
import { withNested } from '../tables/rollTable.ts';
import { label } from '../text/label.ts';
import { type Span, shift } from '../text/span.ts';
import type { Section } from '../workspace/documents/section.ts';
import type { Steps } from '../workspace/documents/steps.ts';
import { tablesIn } from '../workspace/documents/tablesIn.ts';
import { diceIn } from '../workspace/documents/textReading.ts';
import type { Asked } from './asked.ts';

/** The budget for the hints of one request. */
const maximumRequestSteps = 20 * maximumSteps;

/** More hints than are ever visible. */
const maximumHints = 5000;

/**
 * The odds behind every roll and every chance in the span of the document. A roll that needs a number first has no hint. In steps: one for
 * reading each section, and one for each hint. If a limit is exceeded, the last hint says so.
 */
export function* inlayHints({ document, reader }: Pick<Asked, 'document' | 'reader'>, span: Span): Steps<InlayHint[]> {
  const hints: InlayHint[] = [];
  if (!document.format) return hints;
  const first = document.sectionIndexAt(span.start);
  const last = document.sectionIndexAt(span.end);
  const left = { steps: maximumRequestSteps };
  for (const [index, section] of document.sections.slice(first, last + 1).entries()) {
    const start = document.startOf(first + index);
    let subjects: readonly Subject[] = [];
    yield () => {
      subjects = subjectsIn(section, shift(span, -start));
    };
    for (const { end, subject } of subjects) {
      const position = document.positionAt(start + end);
      const isTooMuch = left.steps <= 0 || hints.length >= maximumHints;
      yield () => {
        const text = isTooMuch
          ? reader.messages.words.odds.tooMuchBelow
          : 'numerator' in subject
            ? percentText(subject, reader.messages)
            : oddsSummary(subject, new Map(), reader, left);
        hints.push({ position, label: label(text), paddingLeft: true });
      };
      if (isTooMuch) return hints;
    }
  }
  return hints;
}

interface Subject {
  /** The end of its text, in the section. */
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
