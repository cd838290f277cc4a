import type { CodeLens, Range } from 'vscode-languageserver-types';
import { mechanicsOf } from '../catalogue/rule.ts';
import type { Annotation, Expression } from '../dice/expression.ts';
import { formatExpression } from '../dice/format.ts';
import { type Budget, maximumSteps } from '../dice/limits.ts';
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

/** What the lenses of one document may take: about a second, done in between other things. */
const maximumDocumentSteps = 40 * maximumSteps;

/** More lenses than this no editor shows in good time. */
const maximumLines = 10_000;

/** The same in steps: a few for each section that is not known yet, and one for each that is. */
export function* codeLensSteps(document: Document, commands: LensCommands, reader: Reader): Steps<CodeLens[]> {
  const lenses: CodeLens[] = [];
  if (document.kind === undefined) return lenses;
  const left = { steps: maximumDocumentSteps, lines: maximumLines };
  for (const [index, section] of document.sections.entries()) {
    const { shown, beyond } = yield* linesOf(section, reader, left);
    const rangeOf = ({ offset }: { readonly offset: number }): Range => {
      const position = document.positionAt(document.startOf(index) + offset);
      return { start: position, end: position };
    };
    yield () => {
      for (const line of shown) lenses.push(...lensesOf(line, rangeOf(line), commands, reader));
    };
    if (!beyond) continue;
    // A lens that does nothing says why there are no more.
    lenses.push({ range: rangeOf(beyond), command: { title: reader.messages.words.odds.tooMuchBelow, command: '' } });
    return lenses;
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
  /** What it has taken to work it out. */
  readonly steps: number;
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
  /** What is on each line, until it is worked out. */
  readonly items: (readonly Summarised[])[];
  readonly lines: (Line | undefined)[];
}

const known = new WeakMap<Section, Known>();

/** What is left for the lines of a document. */
interface Left {
  steps: number;
  lines: number;
}

/**
 * What is known of a section, or found out line by line: one may have dozens of hard expressions. What has been interrupted goes on. Lines
 * take as much of what is left whether they are known or not, so that it always ends at the same one.
 *
 * @returns the lines as far as they may be shown, and what is on the first one beyond.
 */
function* linesOf(
  section: Section,
  reader: Reader,
  left: Left,
): Steps<{ readonly shown: readonly Line[]; readonly beyond: Summarised | Line | undefined }> {
  if (known.get(section)?.reader !== reader) {
    yield () => {
      const items = itemsByLine(section, reader);
      known.set(section, { reader, items, lines: items.map(() => undefined) });
    };
  }
  const { lines, items } = known.get(section) ?? nothingKnown;
  const shown: Line[] = [];
  for (const [number, onLine] of items.entries()) {
    if (left.steps <= 0 || left.lines <= 0) return { shown, beyond: lines[number] ?? onLine[0] };
    if (!lines[number]) {
      yield () => {
        lines[number] = lineOf(onLine, reader);
        items[number] = [];
      };
    }
    const line = lines[number];
    if (!line) continue;
    shown.push(line);
    left.steps -= line.steps;
    left.lines--;
  }
  return { shown, beyond: undefined };
}

const nothingKnown: Pick<Known, 'lines' | 'items'> = { lines: [], items: [] };

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
  const told = new Set(items.flatMap(({ roll }) => (roll === undefined ? [] : beginningsOf(roll))));
  const telling = items.filter(({ expression }) => !told.has(expression));
  const distinct = [...new Map(telling.map((item) => [item.written.toLowerCase(), item])).values()];
  const [first] = distinct;
  const left = { steps: maximumSteps };
  const shown = distinct.slice(0, mostPerLine).map((item) => {
    const summary = left.steps > 0 ? summaryOf(item, reader, left) : reader.messages.words.odds.tooMuch;
    return `${item.written} → ${summary}`;
  });
  const more =
    distinct.length > mostPerLine ? [reader.messages.words.odds.moreOnLine(distinct.length - mostPerLine)] : [];
  return {
    offset: items[0]?.offset ?? 0,
    title: label([...shown, ...more].join('   ·   ')),
    expression: first?.expression ?? '',
    isRollable: first !== undefined && freeVariables(first.subject).length === 0,
    steps: maximumSteps - left.steps,
  };
}

/** The roll, and the dice that it begins with: `2D6 + 1` and `2D6`. */
function beginningsOf(roll: string): readonly string[] {
  const bare = roll.replace(/^\(+/, '');
  return [roll, ...Array.from(bare.matchAll(/ /g), ({ index }) => bare.slice(0, index))];
}

function summaryOf({ subject, alternative }: Summarised, reader: Reader, left: Budget): string {
  const summary = oddsSummary(subject, new Map(), reader, left);
  if (!alternative) return summary;
  const when = alternative.fromNatural === undefined ? '' : `${alternative.fromNatural}+: `;
  return `${summary}; ${when}${oddsSummary(alternative.expression, new Map(), reader, left)}`;
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
