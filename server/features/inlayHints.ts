import type { InlayHint } from 'vscode-languageserver-types';
import { label } from '../text/label.ts';
import type { Document } from '../workspace/document.ts';
import type { Section } from '../workspace/section.ts';
import { finished, listed, type Steps } from '../workspace/steps.ts';
import type { Span } from '../xml/tree.ts';
import { oddsSummary } from './odds/oddsText.ts';
import type { Reader } from './reader.ts';
import { diceIn } from './textReading.ts';

/** Behind every roll and every chance in the span of the document: what it comes to. What needs a number first gets no hint. */
export function inlayHints(document: Document, span: Span, reader: Reader): InlayHint[] {
  return finished(inlayHintSteps(document, span, reader));
}

/** The same in steps, one for each section. */
export function* inlayHintSteps(document: Document, span: Span, reader: Reader): Steps<InlayHint[]> {
  if (document.kind === undefined) return [];
  const first = document.sectionIndexAt(span.start);
  const last = document.sectionIndexAt(span.end);
  const hintsOf = (section: Section, index: number): InlayHint[] => {
    const base = document.startOf(index);
    const { dice, chances, scores } = diceIn(section);
    const subjects = [
      ...dice.map(({ span: { end }, expression }) => ({ end, subject: expression })),
      ...chances.map(({ span: { end }, test }) => ({ end, subject: test })),
      ...scores.map(({ span: { end }, value }) => ({ end, subject: value })),
    ];
    return subjects.flatMap(({ end, subject }) => {
      const offset = base + end;
      if (offset < span.start || offset > span.end) return [];
      const summary = oddsSummary(subject, new Map(), reader);
      return [{ position: document.positionAt(offset), label: label(summary), paddingLeft: true }];
    });
  };
  const sections = document.sections.slice(first, last + 1);
  return yield* listed(sections.map((section, index) => () => hintsOf(section, first + index)));
}
