import type { SystemCharts } from '../../charts/chart.ts';
import { neededText } from '../../charts/needed.ts';
import { mayStateScores, type StatedScore, statedScores } from '../../charts/statedScores.ts';
import { remembered } from '../../text/remembered.ts';
import { rememberedParts } from '../../text/rememberedParts.ts';
import { shift } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { paragraphsIn } from '../../workspace/documents/paragraphsIn.ts';
import { proseOf } from '../../workspace/documents/prose.ts';
import { readBySection } from '../../workspace/documents/readBySection.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import { chartsLater } from '../../workspace/packages/chartsOf.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Finding } from '../problems/finding.ts';
import { shiftFinding } from '../problems/shiftFinding.ts';

/**
 * Scores beside values for which the charts of the systems of the text say another one: `needs 4+ to hit (WS 4 against WS 3)`. Spans count in
 * the document.
 */
export function* chartMismatches(workspace: Workspace, document: Document): Steps<readonly Finding[]> {
  const { format } = document;
  if (format?.isXml && format.isOfCharts) return none;
  const { found } = yield* mismatchesBySection(document, chartsFor(workspace, document));
  return found.flatMap(({ index, value }) => value.map((problem) => shiftFinding(problem, document.startOf(index))));
}

const none: readonly Finding[] = [];

/** Those of each section, in section coordinates. */
const mismatchesBySection = readBySection<readonly Finding[], [charts: () => readonly SystemCharts[]]>({
  valueIn: (document, section, _, charts) => {
    const stated = mayStateScores(section.text) ? scoresIn(document, section, charts()) : [];
    return stated.length > 0 ? stated.flatMap((one) => mismatchOf(one) ?? []) : none;
  },
  isFound: (problems) => problems.length > 0,
});

function chartsFor(workspace: Workspace, document: Document): () => readonly SystemCharts[] {
  return chartsLater(workspace, workspace.systemsOf(document));
}

/**
 * The scores in the texts of a section that the charts of the systems of its document have too. Spans count in the section.
 *
 * @param at an offset in the section, if only the text there is asked for.
 */
export function statedScoresIn(
  workspace: Workspace,
  document: Document,
  section: Section,
  at?: number,
): readonly StatedScore[] {
  const { format } = document;
  if (!format || (format.isXml && format.isOfCharts) || !mayStateScores(section.text)) return [];
  return scoresIn(document, section, chartsFor(workspace, document)(), at);
}

function scoresIn(
  document: Document,
  section: Section,
  charts: readonly SystemCharts[],
  at?: number,
): readonly StatedScore[] {
  const texts = document.format?.isXml ? proseOf(section) : paragraphsIn(document, section);
  const scores = scoresBy(charts)(texts.map(({ text }) => text));
  return texts.flatMap(({ use, text, start }, index) => {
    if (use === 'name' || (at !== undefined && (at < start || start + text.length < at))) return [];
    // What comes before a list may be a condition for all of it.
    const isListed = /:\s*$/.test(texts[index - 1]?.text.slice(-100) ?? '');
    return (scores[index] ?? []).map((stated) => ({
      ...stated,
      isPlain: stated.isPlain && !isListed,
      span: shift(stated.span, start),
      number: { ...stated.number, span: shift(stated.number.span, start) },
    }));
  });
}

/** Of each text; a key in one of them leaves the others as they were. */
const scoresBy = remembered((systems: readonly SystemCharts[]) =>
  rememberedParts((text: string) => statedScores(text, systems)),
);

/** Only if nothing in the text may change the score, and all charts say the same. */
function mismatchOf({ span, number, answers, isPlain }: StatedScore): Finding | undefined {
  const [first, ...others] = answers;
  const needed = first?.needed;
  if (!isPlain || !needed || answers.some(({ isExtrapolated }) => isExtrapolated)) return undefined;
  const said = neededText(needed);
  const written = `${number.value}+`;
  const isSame = others.every((other) => other.needed && neededText(other.needed) === said);
  // A roll that everybody makes may be written as one.
  if (!isSame || said === written || (needed.kind === 'certain' && number.value <= 1)) return undefined;
  const [score, ...further] = needed.kind === 'scores' ? needed.scores : [];
  const problem: Finding = { code: 'chart-mismatch', span, facts: { written, chart: first.name, needed } };
  if (score === undefined || further.length > 0) return problem;
  const edits = [{ span: number.span, newText: String(score) }];
  return { ...problem, span: number.span, fixes: [{ kind: 'replace', text: said, edits }] };
}
