import type { CodeLens, Range } from 'vscode-languageserver-types';
import { mechanicsOf } from '../catalogue/rule.ts';
import type { Annotation, Expression } from '../dice/expression.ts';
import { formatExpression } from '../dice/format.ts';
import { freeVariables } from '../dice/names.ts';
import type { Alternative } from '../dice/notation.ts';
import { parseAnnotation } from '../dice/parse.ts';
import { label } from '../text/label.ts';
import type { Document } from '../workspace/document.ts';
import { lineAt, type Section } from '../workspace/section.ts';
import { finished, type Steps } from '../workspace/steps.ts';
import { formulaText, oddsSummary, testText } from './odds/oddsText.ts';
import type { Reader } from './reader.ts';
import { diceIn } from './textReading.ts';

/** The commands that lenses run on the client. */
export interface LensCommands {
  readonly showOdds: string;
  readonly roll: string;
}

/** More than this on one line says less. */
const mostPerLine = 3;

/** Above every line with dice: what they come to; and a second lens that rolls the first of them. */
export function codeLenses(document: Document, commands: LensCommands, reader: Reader): CodeLens[] {
  return finished(codeLensSteps(document, commands, reader));
}

/** The same in steps: a few for each section that is not known yet, and one for each that is. */
export function* codeLensSteps(document: Document, commands: LensCommands, reader: Reader): Steps<CodeLens[]> {
  const lenses: CodeLens[] = [];
  if (document.kind === undefined) return lenses;
  for (const [index, section] of document.sections.entries()) {
    const lines = yield* linesOf(section, reader);
    yield () => {
      for (const line of lines) {
        const position = document.positionAt(document.startOf(index) + line.offset);
        lenses.push(...lensesOf(line, { start: position, end: position }, commands, reader));
      }
    };
  }
  return lenses;
}

function lensesOf(
  { title, expression, isRollable }: Line,
  range: Range,
  commands: LensCommands,
  reader: Reader,
): readonly CodeLens[] {
  const argument = { expression };
  const odds = { range, command: { title, command: commands.showOdds, arguments: [argument] } };
  const { roll } = reader.messages.words.odds;
  return isRollable
    ? [odds, { range, command: { title: roll, command: commands.roll, arguments: [argument] } }]
    : [odds];
}

interface Line {
  /** Where the first dice of the line stand. */
  readonly offset: number;
  readonly title: string;
  readonly expression: string;
  readonly isRollable: boolean;
}

interface Summarised {
  readonly offset: number;
  readonly written: string;
  /** In the language of odds, for the commands. */
  readonly expression: string;
  readonly subject: Annotation | Expression;
  /** The roll that a chance is about, in the language of odds. */
  readonly roll?: string;
  /** `3D6/4D6(5+)`: the roll that counts on a high roll to hit. */
  readonly alternative?: Alternative | undefined;
}

/** What is known of the lines of a section. */
interface Known {
  readonly reader: Reader;
  readonly lines: Line[];
  /** What is on the lines that are still to be worked out, the last one first. */
  readonly waiting: (readonly Summarised[])[];
}

const known = new WeakMap<Section, Known>();

/** What is known of a section, or found out line by line: one may have dozens of hard expressions. What has been interrupted goes on. */
function* linesOf(section: Section, reader: Reader): Steps<readonly Line[]> {
  if (known.get(section)?.reader !== reader) {
    yield () => {
      known.set(section, { reader, lines: [], waiting: itemsByLine(section, reader).reverse() });
    };
  }
  const { lines, waiting } = known.get(section) ?? nothingKnown;
  while (waiting.length > 0) {
    yield () => {
      const items = waiting.pop();
      if (items) lines.push(lineOf(items, reader));
    };
  }
  return lines;
}

const nothingKnown: Pick<Known, 'lines' | 'waiting'> = { lines: [], waiting: [] };

function itemsByLine(section: Section, reader: Reader): Summarised[][] {
  const byLine = new Map<number, Summarised[]>();
  for (const item of summarised(section, reader)) {
    const { line } = lineAt(section, item.offset);
    const items = byLine.get(line);
    if (items) items.push(item);
    else byLine.set(line, [item]);
  }
  return [...byLine.values()];
}

function lineOf(items: readonly Summarised[], reader: Reader): Line {
  // A chance says more than the roll that it is about, or than the dice to which the sentence adds something.
  const rolls = items.flatMap(({ roll }) => roll ?? []);
  const telling = items.filter(
    ({ expression }) => !rolls.some((roll) => roll === expression || beginsWith(roll, expression)),
  );
  const distinct = [...new Map(telling.map((item) => [item.written.toLowerCase(), item])).values()];
  const [first] = distinct;
  const shown = distinct.slice(0, mostPerLine).map((item) => `${item.written} → ${summaryOf(item, reader)}`);
  const more =
    distinct.length > mostPerLine ? [reader.messages.words.odds.moreOnLine(distinct.length - mostPerLine)] : [];
  return {
    offset: items[0]?.offset ?? 0,
    title: label([...shown, ...more].join('   ·   ')),
    expression: first?.expression ?? '',
    isRollable: first !== undefined && freeVariables(first.subject).length === 0,
  };
}

function beginsWith(roll: string, dice: string): boolean {
  return roll.replace(/^\(+/, '').startsWith(`${dice} `);
}

function summaryOf({ subject, alternative }: Summarised, reader: Reader): string {
  const summary = oddsSummary(subject, new Map(), reader);
  if (!alternative) return summary;
  const when = alternative.fromNatural === undefined ? '' : `${alternative.fromNatural}+: `;
  return `${summary}; ${when}${oddsSummary(alternative.expression, new Map(), reader)}`;
}

/** Everything in the section that odds can be given for, in the order of the text. */
function summarised(section: Section, reader: Reader): readonly Summarised[] {
  const { dice, chances, scores } = diceIn(section);
  const items: Summarised[] = [
    ...dice.map(({ span, expression, alternative, misread }) => ({
      offset: span.start,
      // What a scan has spoilt is shown as it is read.
      written: misread ? formatExpression(expression) : section.text.slice(span.start, span.end).replace(/\s+/g, ' '),
      expression: formatExpression(expression),
      subject: expression,
      alternative,
    })),
    ...chances.map(({ span, roll, test }) => ({
      offset: span.start,
      written: testText(test, reader.messages),
      expression: formatExpression(test),
      subject: test,
      roll: formatExpression(roll),
    })),
    ...scores.map(({ span, roll, value }) => ({
      offset: span.start,
      written: formulaText(value, reader.messages),
      expression: formatExpression(value),
      subject: value,
      roll: formatExpression(roll),
    })),
    ...mechanicsOf(section.text, section.nodes).flatMap(({ source, span }) => {
      const { annotation } = parseAnnotation(source);
      if (!annotation) return [];
      return [{ offset: span.start, written: annotation.label ?? source, expression: source, subject: annotation }];
    }),
  ];
  return items.sort((a, b) => a.offset - b.offset);
}
