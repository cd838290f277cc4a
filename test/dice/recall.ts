/** What the reader of prose finds in real content, counted, and samples of it to be checked by hand. Run by recall.mjs. */
import { formatExpression } from '../../server/dice/language/format.ts';
import { readProse } from '../../server/dice/prose/chances/reading.ts';
import { type SourceText, sourceTexts } from './sources.ts';

interface SourceReading {
  readonly source: SourceText;
  readonly reading: ReturnType<typeof readProse>;
}

/** Every text with what the reader makes of it, as the program reads texts of this game. */
function readings(): readonly SourceReading[] {
  let before: (SourceReading & { readonly hasOpenRoll: boolean }) | undefined;
  return sourceTexts().map((source) => {
    const hasOpenRoll = before !== undefined && before.source.file === source.file && before.hasOpenRoll;
    const reading = readProse(source.text, !hasOpenRoll);
    before = { source, reading, hasOpenRoll: reading.hasOpenRoll };
    return { source, reading };
  });
}

/** A place in a file, and what the reader makes of it there, in the language of odds. */
export interface Finding {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
  readonly reading: string;
}

/** A plain pattern for dice: it knows neither what surrounds them nor how scanners spoil them. */
const plainDice =
  /(?<![\p{L}\p{N}_])(?:\d{1,2}|n)?[dD](?:66|100|20|12|10|8|6|4|3|2|n)(?![\p{L}\p{N}])|\d[dD]\d{1,2}(?=[xX]\d)/gu;
/** A plain pattern for targets, in both languages. */
const plainTarget =
  /(?:\b(?:score|roll|result|total|scores|rolls|natural|needs?|puntuación|resultado|tirada|sacas?|sale|obtienes?)\s+(?:(?:of|is|was|a|an|de|es|un|una|natural)\s+)*|\b(?:on|con|en)\s+(?:an?\s+|una?\s+)?)(?:\d{1,2}(?![\d]|\s?[dD]\d)(?:\+|(?:\s*[-–,]\s*\d{1,2})*(?:,?\s+(?:or|o|to|a)\s+(?:\d{1,2}|more|less|higher|greater|over|above|más|menos)\b)?)|(?:equal|greater|less|higher|lower|mayor|menor|igual|superior|inferior)\s+(?:\p{L}+\s+){1,6}\p{L}+)/giu;
const farthestRoll = 300;

/** The dice, the chances, and how many of the dice that a plain pattern finds are not among them. */
export function count(): {
  readonly dice: number;
  readonly chances: number;
  readonly plain: number;
  readonly missed: readonly string[];
} {
  let [dice, chances, plain] = [0, 0, 0];
  const missed: string[] = [];
  for (const { source, reading } of readings()) {
    dice += reading.dice.length;
    chances += reading.chances.length;
    for (const { index, 0: written } of source.text.matchAll(plainDice)) {
      plain++;
      const isFound = reading.dice.some(({ span }) => span.start < index + written.length && index < span.end);
      if (!isFound) missed.push(`${source.file}:${source.start + index}`);
    }
  }
  return { dice, chances, plain, missed };
}

/** Every roll that the reader finds. */
export function diceFindings(): readonly Finding[] {
  return readings().flatMap(({ source, reading }) =>
    reading.dice.map(({ span, expression, sign, alternative }) => {
      const other = alternative ? ` / ${formatExpression(alternative.expression)}` : '';
      return findingOf(source, span, `${sign ?? ''}${formatExpression(expression)}${other}`);
    }),
  );
}

/** Every chance that the reader finds, and every number of dice that score something. */
export function chanceFindings(): readonly Finding[] {
  return readings().flatMap(({ source, reading: { chances, scores } }) => [
    ...chances.map(({ span, test }) => findingOf(source, span, formatExpression(test))),
    ...scores.map(({ span, value }) => findingOf(source, span, formatExpression(value))),
  ]);
}

/** Every target that a plain pattern finds not far behind dice, with the chance that the reader binds there, or nothing. */
export function targetFindings(): readonly Finding[] {
  return readings().flatMap(({ source, reading: { dice, chances, scores } }) => {
    const bound = [
      ...chances.map(({ span, test }) => ({ span, expression: test })),
      ...scores.map(({ span, value }) => ({ span, expression: value })),
    ];
    return [...source.text.matchAll(plainTarget)].flatMap(({ index, 0: written }) => {
      const end = index + written.length;
      if (!dice.some(({ span }) => span.start < end + 20 && span.end > index - farthestRoll)) return [];
      const found = bound.find(({ span }) => span.start < end && index < span.end);
      return [findingOf(source, { start: index, end }, found ? formatExpression(found.expression) : '')];
    });
  });
}

function findingOf(
  { file, start }: SourceText,
  span: { readonly start: number; readonly end: number },
  reading: string,
): Finding {
  return { file, offset: start + span.start, length: span.end - span.start, reading };
}

/** As many of the findings, chosen by a small generator that always chooses the same for the same seed. */
export function sample(findings: readonly Finding[], size: number, seed: number): readonly Finding[] {
  const rest = [...findings];
  const chosen: Finding[] = [];
  let state = seed;
  while (chosen.length < size && rest.length > 0) {
    state = (state * 48_271) % 2_147_483_647;
    chosen.push(...rest.splice(state % rest.length, 1));
  }
  return chosen;
}
