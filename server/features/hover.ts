import type { Hover } from 'vscode-languageserver-types';
import type { Suffix } from '../abilities/mentions/mention.ts';
import { readUse } from '../abilities/mentions/use.ts';
import { ruleCard } from '../answers/cards/ruleCard.ts';
import { dotted, type MarkdownBlock, markupContent, paragraph, separated } from '../answers/markdown.ts';
import { askedTest, numbersToSay, rolledTest, withPartySize } from '../answers/odds/askedTest.ts';
import { formulaText, testText } from '../answers/odds/formulaText.ts';
import { oddsDetails } from '../answers/odds/oddsMarkdown.ts';
import { openRowTest, rowOddsText, tableTitle } from '../answers/odds/tableText.ts';
import type { Reader } from '../answers/reader.ts';
import type { Expression } from '../dice/language/expression.ts';
import { isTest } from '../dice/language/expressionKinds.ts';
import { formatExpression } from '../dice/language/format.ts';
import { parseAnnotation } from '../dice/language/parse.ts';
import { usesRules, type XmlFormat } from '../formats/format.ts';
import { elementHelp } from '../formats/schema/describe.ts';
import { rowPathAt } from '../tables/rowChances.ts';
import { type Span, touches } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';
import { type Place, placeAt } from '../workspace/documents/place.ts';
import { tablesIn } from '../workspace/documents/tablesIn.ts';
import { diceIn } from '../workspace/documents/textReading.ts';
import type { Definition } from '../workspace/index/definition.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import { mentionLanguage } from '../workspace/rules/mentionLanguage.ts';
import { mentionAt, mentionOf, nameLanguage } from '../workspace/rules/mentions.ts';
import { isAwaitedAt } from '../workspace/rules/ruleAt.ts';
import { templatesOf } from '../workspace/rules/ruleNames.ts';
import { attributeValue } from '../xml/attributeValue.ts';
import { unescapeText } from '../xml/references.ts';
import type { Element } from '../xml/tree.ts';
import type { Asked } from './asked.ts';
import type { RollOfLine } from './codeLenses.ts';
import { entityHoverAt, replacementsAt } from './entityHover.ts';

/** The hover at the offset: for an ability, dice, a chance, an element or an attribute. */
export function hover({ workspace, document, reader }: Asked, offset: number): Hover | undefined {
  const place = placeAt(document, offset);
  const found = place && textAt(workspace, document, place, reader);
  if (!found) return undefined;
  return {
    contents: markupContent(found.blocks),
    range: document.range(place.inDocument(found.span)),
  };
}

/** Whether the answer at the offset depends on the known rules. */
export function mayNameRule(document: Document, offset: number): boolean {
  if (!document.format) return false;
  const location = placeAt(document, offset)?.location;
  return location?.kind === 'text' || (location?.kind === 'attributeValue' && location.attribute.name === 'id');
}

interface Found {
  readonly span: Span;
  readonly blocks: readonly MarkdownBlock[];
}

function textAt(workspace: Workspace, document: Document, place: Place, reader: Reader): Found | undefined {
  const { location, names } = place;
  const { format } = document;
  if (location.kind === 'text') {
    return (
      namedRuleAt(workspace, place, reader) ??
      awaitedRuleAt(workspace, document, place, reader) ??
      entityHoverAt(workspace, document, place, reader) ??
      abilityAt(workspace, document, place, reader) ??
      tableRowAt(place, reader) ??
      rollAt(document, place, reader)
    );
  }
  if (location.kind === 'processingInstruction') return annotationAt(place, reader);
  if (!format?.isXml) return undefined;
  switch (location.kind) {
    case 'elementName':
    case 'endTag':
      return elementText(format, names, location.span, reader);
    case 'attributeName':
      return attributeText(format, names, location.attribute.name, location.span, reader);
    case 'attributeValue':
      return (
        referenceAt(workspace, format, place, reader) ??
        awaitedRuleAt(workspace, document, place, reader) ??
        entityHoverAt(workspace, document, place, reader) ??
        withReplacements(
          attributeText(format, names, location.attribute.name, location.span, reader),
          replacementsAt(workspace, document, place, reader),
        )
      );
    default:
      return undefined;
  }
}

function withReplacements(found: Found | undefined, lines: readonly MarkdownBlock[]): Found | undefined {
  return found && lines.length > 0 ? { ...found, blocks: [...found.blocks, ...lines] } : found;
}

/** `<rule id="…">Fear 6</rule>` in a monster or a table: the id says which rule the text names. */
function namedRuleAt(workspace: Workspace, { location, section }: Place, reader: Reader): Found | undefined {
  const element = location.path.at(-1);
  const id = element && element.children.length === 1 ? idOf(section.text, element) : undefined;
  const definition = id === undefined ? undefined : workspace.ruleWithId(id);
  if (!element || !definition || definition.section === section) return undefined;
  const written = unescapeText(section.text.slice(location.span.start, location.span.end));
  const use = readUse(written, templatesOf(workspace, definition));
  const own = [
    ruleCard(workspace, definition, reader, {
      given: use,
      multiplier: use?.multiplier,
      suffixes: use?.suffixes,
    }),
  ];
  const blocks = separated([...own, ...suffixCards(workspace, use?.suffixes ?? [], reader)]);
  return { span: location.span, blocks: withNotice(workspace, definition, blocks, reader) };
}

/** A use of an id that nobody defines so far. As long as files are read its text is no name of a bundled rule. */
function awaitedRuleAt(workspace: Workspace, document: Document, place: Place, reader: Reader): Found | undefined {
  const { location } = place;
  if (location.kind === 'attributeValue' && location.attribute.name !== 'id') return undefined;
  return isAwaitedAt(workspace, document, place)
    ? { span: location.span, blocks: [paragraph(reader.messages.words.stillReading)] }
    : undefined;
}

/** What may change as soon as all files are known: the card of a bundled rule, in whose place the workspace may have one of its own. */
function withNotice(
  workspace: Workspace,
  { isBundled }: Definition,
  blocks: readonly MarkdownBlock[],
  { messages }: Reader,
): readonly MarkdownBlock[] {
  return isBundled && workspace.isBeingRead ? [...blocks, paragraph(messages.words.stillReading)] : blocks;
}

function idOf(text: string, element: Element): string | undefined {
  return element.name === 'rule' || element.name === 'magic' ? attributeValue(text, element, 'id') : undefined;
}

function abilityAt(
  workspace: Workspace,
  document: Document,
  { section, offset }: Place,
  reader: Reader,
): Found | undefined {
  const mention = mentionAt(workspace, document, section, offset);
  if (!mention) return undefined;
  const language = mentionLanguage(workspace, section, mention);
  const card = ruleCard(workspace, mention.definition, reader, { ...mention, given: mention, language });
  const blocks = separated([card, ...suffixCards(workspace, mention.suffixes, reader)]);
  return { span: mention.span, blocks: withNotice(workspace, mention.definition, blocks, reader) };
}

/** The text in brackets behind an ability often names another one: `Breathe Fire 4 (Ambush A)`. */
function suffixCards(
  workspace: Workspace,
  suffixes: readonly Suffix[],
  reader: Reader,
): readonly (readonly MarkdownBlock[])[] {
  return suffixes.flatMap(({ text }) => {
    const other = mentionOf(workspace, text);
    return other
      ? [ruleCard(workspace, other.definition, reader, { ...other, given: other, language: nameLanguage(other.owner) })]
      : [];
  });
}

/** The scores of a row of a roll table. */
function tableRowAt({ section, offset }: Place, reader: Reader): Found | undefined {
  const { messages } = reader;
  const path = rowPathAt(tablesIn(section), offset);
  const last = path.at(-1);
  if (!last) return undefined;
  const { start, end } = last.row.mark;
  const scores = { kind: 'bold', text: section.text.slice(start, end) } as const;
  const title = paragraph(tableTitle(last.table, messages));
  const odds = rowOddsText(section.text, path, messages);
  if (odds !== undefined) return { span: last.row.mark, blocks: [paragraph(scores, ` → ${odds}`), title] };
  const open = openRowTest(last);
  if (!open) return undefined;
  const { line, table } = oddsDetails(open.annotation, open.expression, reader);
  return { span: last.row.mark, blocks: [paragraph(scores, ` → ${line}`), ...present(table), title] };
}

function rollAt(document: Document, { section, offset, inDocument }: Place, reader: Reader): Found | undefined {
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
  const { line, table, histogram } = oddsDetails(subject, formatExpression(subject), { ...reader, preview });
  const single = 'test' in mention ? mention.test : subject;
  const formula = mention === roll ? '' : formulaOf(single, reader);
  const head = paragraph(
    { kind: 'bold', text: written },
    `${formula && formula !== written ? ` (${formula})` : ''} → `,
    line,
  );
  const rolled = 'test' in mention ? rolledTest(subject, mention.test) : subject;
  const links = rollLinks(document, inDocument(mention.span), formula || written, { subject, rolled }, reader);
  return { span: mention.span, blocks: [head, ...present(table), ...present(histogram), ...links] };
}

/** The links for a roll, for a client with the commands. */
function rollLinks(
  document: Document,
  span: Span,
  label: string,
  { subject, rolled }: { readonly subject: Expression; readonly rolled: Expression },
  { messages, links, preview }: Reader,
): readonly MarkdownBlock[] {
  if (!links) return [];
  const { odds: words } = messages.words;
  const position = document.positionAt(span.end);
  const variables = numbersToSay([subject], preview);
  const argumentOf = (asked: Expression): RollOfLine => {
    const expression = formatExpression(asked);
    return {
      expression,
      uri: document.uri,
      ...(variables && { variables }),
      rolls: [{ label, expression, position }],
    };
  };
  const roll = { kind: 'command', text: words.roll, command: links.roll, argument: argumentOf(rolled) } as const;
  const show = {
    kind: 'command',
    text: words.showOdds,
    command: links.showOdds,
    argument: argumentOf(subject),
  } as const;
  return [paragraph(...dotted([show, roll]))];
}

/** The sentence as a formula, so that the reader sees how it was read. */
function formulaOf(subject: Expression, { messages }: Reader): string {
  return isTest(subject) ? testText(subject, messages) : formulaText(subject, messages);
}

function present(block: MarkdownBlock | undefined): readonly MarkdownBlock[] {
  return block ? [block] : [];
}

function annotationAt({ location, section }: Place, reader: Reader): Found | undefined {
  if (location.kind !== 'processingInstruction' || location.node.target !== 'odds') return undefined;
  const source = section.text.slice(location.span.start, location.span.end);
  const { annotation } = parseAnnotation(source);
  if (!annotation) return undefined;
  const { line, table, histogram } = oddsDetails(annotation, source, reader);
  const label = annotation.label === undefined ? '' : `${annotation.label}: `;
  return { span: location.node.span, blocks: [table ?? paragraph(label, line), ...present(histogram)] };
}

/** The id of a rule in a use by another entry, and the level of a magic. */
function referenceAt(
  workspace: Workspace,
  format: XmlFormat,
  { location, section }: Place,
  reader: Reader,
): Found | undefined {
  if (!usesRules(format) || location.kind !== 'attributeValue') return undefined;
  const { attribute, element } = location;
  const isLevel = element.name === 'magic' && attribute.name === 'level';
  const id = isLevel || attribute.name === 'id' ? idOf(section.text, element) : undefined;
  const definition = id === undefined ? undefined : workspace.ruleWithId(id);
  if (!definition) return undefined;
  const level = element.name === 'magic' ? attributeValue(section.text, element, 'level') : undefined;
  const blocks = ruleCard(workspace, definition, reader, { level });
  return { span: location.span, blocks: withNotice(workspace, definition, blocks, reader) };
}

function elementText(format: XmlFormat, names: readonly string[], span: Span, reader: Reader): Found | undefined {
  const help = elementHelp(format, names, reader.messages.language);
  if (!help) return undefined;
  const items = help.attributes.map(({ name, required, description }) => {
    const mark = required ? ` (${reader.messages.words.required})` : '';
    return { depth: 0, line: [{ kind: 'code', text: name } as const, `${mark}: ${description}`] };
  });
  const head = paragraph({ kind: 'bold', text: `<${help.name}>` }, ` · ${help.title}`);
  return { span, blocks: [head, paragraph(help.description), { kind: 'list', items }] };
}

function attributeText(
  format: XmlFormat,
  names: readonly string[],
  name: string,
  span: Span,
  reader: Reader,
): Found | undefined {
  const attribute = elementHelp(format, names, reader.messages.language)?.attributes.find(
    (other) => other.name === name,
  );
  if (!attribute) return undefined;
  const required = attribute.required ? ` · ${reader.messages.words.required}` : '';
  return { span, blocks: [paragraph({ kind: 'bold', text: name }, required), paragraph(attribute.description)] };
}
