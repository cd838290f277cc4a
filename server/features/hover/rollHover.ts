import { dotted, type MarkdownBlock, paragraph } from '../../answers/markdown.ts';
import { askedTest, numbersToSay, withPartySize } from '../../answers/odds/askedTest.ts';
import { formulaText, testText } from '../../answers/odds/formulaText.ts';
import { oddsBlock, oddsDetails, type ShownOdds } from '../../answers/odds/shownOdds.ts';
import { openRowTest, rowOddsText, tableTitle } from '../../answers/odds/tableText.ts';
import type { Reader } from '../../answers/reader.ts';
import type { Expression } from '../../dice/language/expression.ts';
import { isTest } from '../../dice/language/expressionKinds.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import { rowPathAt } from '../../tables/chances/rowChances.ts';
import { type Span, touches } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { tablesIn } from '../../workspace/documents/tablesIn.ts';
import { diceIn } from '../../workspace/documents/textReading.ts';
import type { RollOfLine } from '../lenses/oddsLenses.ts';
import type { HoverAsked, HoverText } from './hoverText.ts';

/** How likely the scores of the row of a roll table at the place are; only what table it is where nobody can say. */
export function tableRowHover({ place: { section, offset }, reader }: HoverAsked): HoverText | undefined {
  const { messages } = reader;
  const path = rowPathAt(tablesIn(section), offset);
  const last = path.at(-1);
  if (!last) return undefined;
  const { start, end } = last.row.mark;
  const scores = { kind: 'bold', text: section.text.slice(start, end) } as const;
  const title = paragraph(tableTitle(last.table, messages));
  const chances = rowOddsText(section.text, path, messages);
  if (chances !== undefined) return { span: last.row.mark, blocks: [paragraph(scores, ` → ${chances}`), title] };
  const open = openRowTest(last);
  if (!open) {
    const table = paragraph(scores, ` · ${tableTitle(last.table, messages)}`);
    const advice = last.table.die ? [] : [paragraph(messages.words.tables.noDie)];
    return { span: last.row.mark, blocks: [table, ...advice] };
  }
  const odds = oddsDetails(open.annotation, open.expression, reader);
  return { span: last.row.mark, blocks: [paragraph(scores, ` → ${odds.line}`), ...tableAndBars(odds), title] };
}

/** The odds of the dice, the chance or the score at the place, with links to show and to roll it. */
export function rollHover({ document, place, reader }: HoverAsked): HoverText | undefined {
  const { section, offset, inDocument } = place;
  const { dice, chances, scores } = diceIn(section);
  const chance = chances.find(({ span }) => touches(span, offset));
  const roll = dice.find(({ span }) => touches(span, offset));
  const score = scores.find(({ span }) => touches(span, offset));
  const mention = roll ?? chance ?? score;
  if (!mention) return undefined;
  const written = section.text.slice(mention.span.start, mention.span.end).replace(/\s+/g, ' ');
  const subject =
    'test' in mention ? askedTest(mention, reader.preview) : 'value' in mention ? mention.value : mention.expression;
  const preview = withPartySize(subject, reader.preview);
  const odds = oddsDetails(subject, formatExpression(subject), { ...reader, preview });
  const single = 'test' in mention ? mention.test : subject;
  const formula = mention === roll ? '' : formulaOf(single, reader);
  const head = paragraph(
    { kind: 'bold', text: written },
    `${formula && formula !== written ? ` (${formula})` : ''} → `,
    odds.line,
  );
  const links = rollLinks(document, inDocument(mention.span), formula || written, subject, reader);
  return { span: mention.span, blocks: [head, ...tableAndBars(odds), ...links] };
}

/** The odds of an `<?odds ?>` instruction; undefined if its expression cannot be read. */
export function annotationHover({ place: { location, section }, reader }: HoverAsked): HoverText | undefined {
  if (location.kind !== 'processingInstruction' || location.node.target !== 'odds') return undefined;
  const source = section.text.slice(location.span.start, location.span.end);
  const { annotation } = parseAnnotation(source);
  if (!annotation) return undefined;
  const odds = oddsDetails(annotation, source, reader);
  return { span: location.node.span, blocks: [oddsBlock(odds), ...barsOf(odds)] };
}

/** The links for a roll, for a client with the commands. */
function rollLinks(
  document: Document,
  span: Span,
  label: string,
  subject: Expression,
  { messages, links, preview }: Reader,
): readonly MarkdownBlock[] {
  if (!links) return [];
  const { odds: words } = messages.words;
  const position = document.positionAt(span.end);
  const variables = numbersToSay([subject], preview);
  const expression = formatExpression(subject);
  const argument: RollOfLine = {
    expression,
    uri: document.uri,
    ...(variables && { variables }),
    rolls: [{ label, expression, position }],
  };
  const roll = { kind: 'command', text: words.roll, command: links.roll, argument } as const;
  const show = { kind: 'command', text: words.showOdds, command: links.showOdds, argument } as const;
  return [paragraph(...dotted([show, roll]))];
}

/** The sentence as a formula, so that the reader sees how it was read. */
function formulaOf(subject: Expression, { messages }: Reader): string {
  return isTest(subject) ? testText(subject, messages) : formulaText(subject, messages);
}

function tableAndBars(odds: ShownOdds): readonly MarkdownBlock[] {
  return [...(odds.across ? [oddsBlock(odds)] : []), ...barsOf(odds)];
}

function barsOf({ bars }: ShownOdds): readonly MarkdownBlock[] {
  return bars === undefined ? [] : [{ kind: 'preformatted', text: bars }];
}
