import { mechanicsOf } from '../../abilities/rule.ts';
import type { Expression } from '../../dice/language/expression.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import { readProse } from '../../dice/prose/chances/reading.ts';
import { rememberedText } from '../../queries/remembered.ts';
import { type RollTable, withNested } from '../../tables/rollTable.ts';
import { grouped } from '../../text/grouped.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { lineAt, type Section } from '../../workspace/documents/section.ts';
import { tablesIn } from '../../workspace/documents/tablesIn.ts';
import { diceIn } from '../../workspace/documents/textReading.ts';
import { translationKeyIn } from '../../workspace/index/translation.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Reader } from '../reader.ts';
import { abilityChancesIn } from './abilityChances.ts';
import { annotatedRolls } from './annotatedRolls.ts';
import { askedTest } from './askedTest.ts';
import { annotationText, formulaText, testText } from './formulaText.ts';
import { type Detail, isAboveLine, isChance, isPlain } from './lensDetail.ts';
import type { LineItem } from './lineItem.ts';
import { oddsKey } from './oddsKey.ts';
import { tableAnnotation, tableTitle } from './tableText.ts';
import { textLinesOf } from './textLines.ts';

/** The rolls and chances of a line: `told` are shown above the line, `others` in the hover and in the panel. */
export interface LineItems {
  /** The place of the first of them; in a wrapped paragraph the beginning of its first line, if they are further down. */
  readonly offset: number;
  /** Chances first. */
  readonly told: readonly LineItem[];
  readonly others: readonly LineItem[];
  /** The roll tables that begin in the line and have no roll that can be calculated. */
  readonly openTables: readonly RollTable[];
}

/** A section of a document of a workspace, whose odds are shown. */
interface Told {
  readonly scope: Package;
  readonly document: Document;
  readonly reader: Reader;
  readonly detail: Detail;
}

/** The lines of a section for which there are odds to tell, in the order of the text. A paragraph that is wrapped is one line. */
export function lineOdds(section: Section, told: Told): readonly LineItems[] {
  const tablesOfSection = tablesWithOdds(section);
  const items = itemsIn(section, tablesOfSection, told);
  const openTables = tablesOfSection.flatMap(({ table, odds }) => (odds ? [] : [table]));
  if (items.length + openTables.length === 0) return [];
  const annotated = new Set(items.flatMap((item) => (item.ability === undefined ? annotatedRolls(item.subject) : [])));
  const { firstOf, rows } = textLinesOf(section);
  const place = {
    section,
    rows: tablesOfSection.flatMap(({ table }) => table.rows),
    hasParameters: hasParameters(section, told),
    reader: told.reader,
  };
  const lineOf = (offset: number): number => {
    const { line } = lineAt(section, offset);
    return firstOf[line] ?? line;
  };
  const itemsOf = grouped(items, ({ span }) => lineOf(span.start));
  const tablesOf = grouped(openTables, (table) => lineOf(startOf(table)));
  let before: readonly LineItem[] = [];
  return [...new Set([...itemsOf.keys(), ...tablesOf.keys()])]
    .sort((one, other) => one - other)
    .flatMap((line) => {
      const found = itemsOf.get(line) ?? [];
      const tables = tablesOf.get(line) ?? [];
      const unsaid = withoutContraries(found, before).filter(({ expression }) => !annotated.has(expression));
      before = found;
      const lineStart = section.lineStarts[line - 1] ?? 0;
      const placeInLine = { ...place, items: unsaid, isRow: rows.has(line) };
      const sorted = sortedItems(unsaid, (item) => isAboveLine(item, placeInLine, told.detail));
      const [openTable] = tables;
      if (sorted.told.length === 0 && !openTable) return [];
      const first = unsaid[0]?.span.start ?? (openTable ? startOf(openTable) : 0);
      const offset = lineAt(section, first).line === line ? first : lineStart;
      return [{ offset, ...sorted, openTables: tables }];
    });
}

/** The rolls and chances of a text without sections, chances first, without the dice whose odds players know. */
export function oddsOfText(text: string, reader: Reader): readonly LineItem[] {
  const items = [...textItems(text, readingOf(text), reader)].sort((a, b) => a.span.start - b.span.start);
  return sortedItems(withoutContraries(items, []), (item) => !isPlain(item)).told;
}

/** Of the rules that an author looks at one after another, most are the same ones. */
const readingOf = rememberedText({ most: 40, longest: 10_000 }, (text) => readProse(text));

/** Whether the section is the text of a rule with parameters, in its own language or in another one. */
function hasParameters(section: Section, { scope, document }: Told): boolean {
  const key = translationKeyIn(document, section);
  const rule = (key ? scope.ruleWithId(key.id) : scope.index.definitionIn(section))?.rule;
  return rule !== undefined && rule.template.slots.length + rule.parameters.length > 0;
}

/** A sentence such as “on 4 or less it floats” often has a line of its own, after the line of the opposite test. */
function withoutContraries(items: readonly LineItem[], before: readonly LineItem[]): readonly LineItem[] {
  const tests = new Map(before.filter(isChance).map((item) => [keyOf(item), item.expression]));
  return items.filter((item) => {
    // Tables have no key: each is told.
    const key = isChance(item) && item.ability === undefined ? keyOf(item) : undefined;
    const told = key === undefined ? undefined : tests.get(key);
    return told === undefined || told === item.expression;
  });
}

function sortedItems(
  items: readonly LineItem[],
  isAbove: (item: LineItem) => boolean,
): Pick<LineItems, 'told' | 'others'> {
  // A chance says more than the roll that it is about, or than the dice to which the sentence adds something.
  const known = new Set(items.flatMap(({ roll }) => (roll === undefined ? [] : beginningsOf(formatExpression(roll)))));
  const telling = distinct(items.filter(({ expression }) => !known.has(expression)));
  const chances = telling.filter(isChance);
  const sorted = [...chances, ...telling.filter((item) => !isChance(item))];
  return {
    told: sorted.filter(isAbove),
    others: [...distinct(sharedRolls(chances)), ...sorted.filter((item) => !isAbove(item))],
  };
}

/** The roll, and the dice that it begins with: `2D6+1` and `2D6`. */
function beginningsOf(roll: string): readonly string[] {
  const bare = roll.replace(/^\(+/, '');
  return [roll, ...Array.from(bare.matchAll(/ |(?<=\d)[+-]/g), ({ index }) => bare.slice(0, index))];
}

/** If several chances belong to one roll, a single roll is made for all of them. */
function sharedRolls(chances: readonly LineItem[]): readonly LineItem[] {
  const about = chances.flatMap(({ span, roll }) => (roll ? [{ span, roll, expression: formatExpression(roll) }] : []));
  const counts = new Map<string, number>();
  for (const { expression } of about) counts.set(expression, (counts.get(expression) ?? 0) + 1);
  return about
    .filter(({ expression }) => (counts.get(expression) ?? 0) > 1)
    .map(({ span, roll, expression }) => ({ span, written: expression, expression, subject: roll }));
}

/** The first of all items with the same odds. */
function distinct(items: readonly LineItem[], told: ReadonlySet<string> = new Set()): readonly LineItem[] {
  const seen = new Set(told);
  return items.filter((item) => {
    const key = keyOf(item);
    if (key === undefined) return true;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function keyOf({ table, subject, once, alternative, ability }: LineItem): string | undefined {
  if (table) return undefined;
  if (ability !== undefined) return ability;
  if (once) return `${subject.kind}: ${oddsKey(once)}`;
  const key = oddsKey(subject);
  return alternative && key !== undefined ? `${key} / ${formatExpression(alternative.expression)}` : key;
}

/** All rolls and chances of the section, in the order of the text, without those of the text that an annotation repeats. */
function itemsIn(
  section: Section,
  tables: readonly TableOfSection[],
  { scope, document, reader }: Told,
): readonly LineItem[] {
  const inText = textItems(section.text, diceIn(section), reader);
  const told = new Set(inText.flatMap((item) => keyOf(item) ?? []));
  return [
    ...inText,
    ...tableItems(tables, reader),
    ...distinct(annotationItems(section, reader), told),
    ...abilityChancesIn(scope, document, section, reader.messages.language),
  ].sort((a, b) => a.span.start - b.span.start);
}

function startOf({ rows: [first], span }: RollTable): number {
  return first?.mark.start ?? span.start;
}

/** A table, and its odds; without them if the text names no roll, or adds something that nobody can read. */
interface TableOfSection {
  readonly table: RollTable;
  readonly odds: ReturnType<typeof tableAnnotation>;
}

function tablesWithOdds(section: Section): readonly TableOfSection[] {
  const tables = tablesIn(section).flatMap(withNested);
  return tables.map((table) => ({ table, odds: tableAnnotation(section.text, table) }));
}

/** The tables whose rolls are known, at the dice that the text names for them. */
function tableItems(tables: readonly TableOfSection[], { messages }: Reader): readonly LineItem[] {
  return tables.flatMap(({ table, odds }) => {
    if (!odds || !table.die) return [];
    const { expression, annotation } = odds;
    return [{ span: table.die.span, written: tableTitle(table, messages), expression, subject: annotation, table }];
  });
}

function textItems(
  text: string,
  { dice, chances, scores }: Pick<ReturnType<typeof readProse>, 'dice' | 'chances' | 'scores'>,
  { messages, preview }: Reader,
): readonly LineItem[] {
  return [
    ...dice.map(({ span, expression, alternative, misread }) => ({
      span,
      // A text with mistakes of a scan is shown corrected, and of dice of which some are kept it is said which.
      written:
        misread || !('count' in expression || expression.kind === 'addition' || expression.kind === 'product')
          ? formulaText(expression, messages)
          : asWritten(text.slice(span.start, span.end), expression, messages),
      expression: formatExpression(expression),
      subject: expression,
      alternative,
    })),
    ...chances.map((mention) => {
      const { span, roll, test, isStated } = mention;
      const subject = askedTest(mention, preview);
      const written = testText(test, messages);
      const item = {
        span,
        written,
        expression: formatExpression(subject),
        subject,
        roll,
        ...(isStated && { isStated }),
      };
      return subject === test ? item : { ...item, once: test };
    }),
    ...scores.map(({ span, roll, value }) => ({
      span,
      written: formulaText(value, messages),
      expression: formatExpression(value),
      subject: value,
      roll,
    })),
  ];
}

/** In the words of the text, with the spaces that the same roll has everywhere: `2D6+2`. */
function asWritten(text: string, expression: Expression, messages: Messages): string {
  const formula = formulaText(expression, messages);
  return withoutSpaces(text) === withoutSpaces(formula) ? formula : text.replace(/\s+/g, ' ');
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

function annotationItems(section: Section, { messages }: Reader): readonly LineItem[] {
  return mechanicsOf(section.text, section.nodes).flatMap(({ source, span }) => {
    const { annotation } = parseAnnotation(source);
    if (!annotation) return [];
    const written = annotation.label ?? annotationText(annotation, messages);
    return [{ span, written, expression: source, subject: annotation }];
  });
}
