import type { InlayHint } from 'vscode-languageserver-types';
import { oddsSummary } from '../answers/odds/oddsText.ts';
import type { Expression } from '../dice/language/expression.ts';
import { maximumSteps } from '../dice/language/limits.ts';
import { label } from '../text/label.ts';
import { type Span, shift } from '../text/span.ts';
import type { Section } from '../workspace/documents/section.ts';
import type { Steps } from '../workspace/documents/steps.ts';
import { diceIn } from '../workspace/documents/textReading.ts';
import type { Asked } from './asked.ts';

/** What the hints of one request may take. */
const maximumRequestSteps = 20 * maximumSteps;

/** More hints than are ever in sight. */
const maximumHints = 5000;

/** Behind every roll and every chance in the span of the document: what it comes to. What needs a number first gets no hint. In steps: one to read each section, and one for each hint. What is too much has a last hint that says so. */
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
          : oddsSummary(subject, new Map(), reader, left);
        hints.push({ position, label: label(text), paddingLeft: true });
      };
      if (isTooMuch) return hints;
    }
  }
  return hints;
}

interface Subject {
  /** Where the text that it stands for ends, in the section. */
  readonly end: number;
  readonly subject: Expression;
}

/** What has hints in the span of the section, in the order of the text. */
function subjectsIn(section: Section, span: Span): readonly Subject[] {
  const { dice, chances, scores } = diceIn(section);
  return [
    ...dice.map(({ span: { end }, expression }) => ({ end, subject: expression })),
    ...chances.map(({ span: { end }, test }) => ({ end, subject: test })),
    ...scores.map(({ span: { end }, value }) => ({ end, subject: value })),
  ]
    .filter(({ end }) => end >= span.start && end <= span.end)
    .sort((a, b) => a.end - b.end);
}
