import type { CodeLens, Position } from 'vscode-languageserver-types';
import { isTest } from '../dice/expression.ts';
import { type Budget, maximumSteps } from '../dice/limits.ts';
import { freeVariables } from '../dice/names.ts';
import { label } from '../text/label.ts';
import type { Document } from '../workspace/document.ts';
import type { Section } from '../workspace/section.ts';
import { finished, type Steps } from '../workspace/steps.ts';
import { type LineItem, type LineItems, lineOdds } from './lineOdds.ts';
import { oddsSummary } from './odds/oddsText.ts';
import type { Reader } from './reader.ts';

/** The commands that lenses run on the client, both with a `RollOfLine`. */
export interface LensCommands {
  readonly showOdds: string;
  readonly roll: string;
}

/** A roll of a line, and all rolls of that line. */
export interface RollOfLine {
  /** In the language of odds; one of those in `rolls`. */
  readonly expression: string;
  readonly uri: string;
  readonly rolls: readonly {
    /** As people write it. */
    readonly label: string;
    readonly expression: string;
    /** Behind its dice. */
    readonly position: Position;
  }[];
}

/** More than this on one line says less, */
const mostPerLine = 3;

/** but a chance is not left out for that. */
const mostChances = 6;

/** More rolls of one line nobody goes through. */
const mostRolls = 20;

/** Above every line with dice whose odds are not common knowledge: a lens for each of its odds, chances first, and one that rolls. */
export function codeLenses(document: Document, commands: LensCommands, reader: Reader): CodeLens[] {
  return finished(codeLensSteps(document, commands, reader));
}

interface Asking {
  readonly document: Document;
  readonly commands: LensCommands;
  readonly reader: Reader;
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
    const start = document.startOf(index);
    yield () => {
      for (const line of shown) lenses.push(...lensesOf(line, start, { document, commands, reader }));
    };
    if (!beyond) continue;
    // A lens that does nothing says why there are no more.
    const position = document.positionAt(start + beyond.offset);
    lenses.push({
      range: { start: position, end: position },
      command: { title: reader.messages.words.odds.tooMuchBelow, command: '' },
    });
    return lenses;
  }
  return lenses;
}

interface Line {
  /** Where the first dice of the line stand. */
  readonly offset: number;
  readonly lenses: readonly TitledItem[];
  /** All rolls of the line, those above first. */
  readonly rolls: readonly LineItem[];
  /** Those that need no number first. */
  readonly rollable: readonly LineItem[];
  /** What it has taken to work it out. */
  readonly steps: number;
}

interface TitledItem {
  readonly title: string;
  readonly item: LineItem;
}

/** Makes the lenses of a line: one for each of its odds, and one that rolls. */
function lensesOf(line: Line, start: number, { document, commands, reader }: Asking): readonly CodeLens[] {
  const at = (offset: number): Position => document.positionAt(start + offset);
  const range = { start: at(line.offset), end: at(line.offset) };
  const argumentOf = (item: LineItem, rolls: readonly LineItem[]): RollOfLine => ({
    expression: item.expression,
    uri: document.uri,
    rolls: rolls.map(({ written, expression, span }) => ({
      label: label(written),
      expression,
      position: at(span.end),
    })),
  });
  const odds = line.lenses.map(({ title, item }) => ({
    range,
    command: { title, command: commands.showOdds, arguments: [argumentOf(item, line.rolls)] },
  }));
  const [first] = line.rollable;
  if (!first) return odds;
  const { roll } = reader.messages.words.odds;
  const command = { title: roll, command: commands.roll, arguments: [argumentOf(first, line.rollable)] };
  return [...odds, { range, command }];
}

/** What is known of the lines of a section. */
interface Known {
  readonly reader: Reader;
  /** What is on each line, until it is worked out. */
  readonly items: (LineItems | undefined)[];
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
): Steps<{ readonly shown: readonly Line[]; readonly beyond: LineItems | Line | undefined }> {
  if (known.get(section)?.reader !== reader) {
    yield () => {
      const items = lineOdds(section, reader);
      known.set(section, { reader, items: [...items], lines: items.map(() => undefined) });
    };
  }
  const { lines, items } = known.get(section) ?? nothingKnown;
  const shown: Line[] = [];
  for (const [number, onLine] of items.entries()) {
    if (left.steps <= 0 || left.lines <= 0) return { shown, beyond: lines[number] ?? onLine };
    if (onLine && !lines[number]) {
      yield () => {
        lines[number] = lineOf(onLine, reader);
        items[number] = undefined;
      };
    }
    const line = lines[number];
    if (!line) continue;
    if (line.lenses.length > 0) shown.push(line);
    left.steps -= line.steps;
    left.lines--;
  }
  return { shown, beyond: undefined };
}

const nothingKnown: Pick<Known, 'lines' | 'items'> = { lines: [], items: [] };

function lineOf({ text, offset, told, others }: LineItems, reader: Reader): Line {
  const { odds: words } = reader.messages.words;
  const chances = told.filter(({ subject }) => isTest(subject.kind === 'annotation' ? subject.body : subject));
  const shown = told.slice(0, Math.max(mostPerLine, Math.min(chances.length, mostChances)));
  const left = { steps: maximumSteps };
  const lenses = shown.flatMap((item): readonly TitledItem[] => {
    if (left.steps <= 0) return [{ title: titleOf(item, words.tooMuch), item }];
    const title = titleOf(item, summaryOf(item, reader, left));
    // A line that asks for numbers and is longer than the text below it is no help.
    return needsNumbers(item, reader) && title.length > text.length ? [] : [{ title, item }];
  });
  const [beyond] = told.slice(shown.length);
  const more = beyond ? [{ title: words.moreOnLine(told.length - shown.length), item: beyond }] : [];
  const rolls = [...told, ...others].slice(0, mostRolls);
  return {
    offset,
    lenses: lenses.length === 0 ? [] : [...lenses, ...more],
    rolls,
    rollable: rolls.filter(({ subject }) => freeVariables(subject).every((name) => reader.preview.levels.has(name))),
    steps: maximumSteps - left.steps,
  };
}

function titleOf({ written }: LineItem, summary: string): string {
  return label(`${written} → ${summary}`);
}

/** Whether more than one number is missing, so that there is nothing to tell but their names. */
function needsNumbers({ subject }: LineItem, { preview: { levels, party } }: Reader): boolean {
  const open = freeVariables(subject).filter((name) => !levels.has(name));
  const hasParty =
    party.length > 0 && party.every(({ characteristics }) => open.every((name) => characteristics.has(name)));
  return open.length > 1 && !hasParty;
}

function summaryOf({ subject, alternative }: LineItem, reader: Reader, left: Budget): string {
  const summary = oddsSummary(subject, new Map(), reader, left);
  if (!alternative) return summary;
  const when = alternative.fromNatural === undefined ? '' : `${alternative.fromNatural}+: `;
  return `${summary}; ${when}${oddsSummary(alternative.expression, new Map(), reader, left)}`;
}
