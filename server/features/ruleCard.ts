import type { Block } from '../catalogue/content.ts';
import type { Mechanic, Rule } from '../catalogue/rule.ts';
import { parseAnnotation } from '../dice/parse.ts';
import { messagesFor } from '../l10n/messages.ts';
import type { Definition } from '../workspace/definition.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { cardFooter } from './cardFooter.ts';
import { markdownText } from './markdown.ts';
import { oddsMarkdown } from './oddsMarkdown.ts';
import type { Reader } from './reader.ts';
import { bindingsOf } from './ruleBindings.ts';
import { placeOf } from './ruleLocation.ts';
import { boundBlocks, boundName, type Given, ruleTextIn } from './ruleText.ts';

/** Cards longer than this would cover the screen; the rest is one click away. */
const longestText = 1800;

/** What a card is made of besides the rule. */
export interface CardOptions {
  readonly given?: Given | undefined;
  /** The language of the name that was hovered; without one the card is in the reader's. */
  readonly language?: string | undefined;
}

/**
 * A rule as Markdown: its name and where it comes from, its text and its odds, with the values of a mention put in, and who else
 * has it. The whole card is in the language of its text.
 */
export function ruleCard(
  workspace: Workspace,
  definition: Definition,
  reader: Reader,
  { given, language }: CardOptions = {},
): string {
  const text = ruleTextIn(workspace, definition, language ?? reader.messages.language);
  const messages = text.language === undefined ? reader.messages : messagesFor(text.language);
  const { rule } = definition;
  const name = boundName(text.template, given);
  const original = boundName(rule.template, given);
  const place = markdownText(placeOf(workspace, definition, messages));
  const head = [
    name === original ? `**${markdownText(name)}**` : `**${markdownText(name)}** (${markdownText(original)})`,
    ...[place, rule.id && `\`${rule.id}\``].filter(Boolean),
  ].join(' · ');
  const odds = oddsOf(rule, text.mechanics, given, { ...reader, messages });
  const footer = cardFooter(workspace, definition, given, { ...reader, messages });
  return [head, ...textOf(boundBlocks(text, given)), ...odds, ...footer].join('\n\n');
}

function oddsOf(
  rule: Rule,
  mechanics: readonly Mechanic[],
  given: Given | undefined,
  reader: Reader,
): readonly string[] {
  const bindings = bindingsOf(rule, given);
  return mechanics.flatMap(({ source }) => {
    const { annotation } = parseAnnotation(source);
    return annotation ? [oddsMarkdown(annotation, bindings, reader)] : [];
  });
}

function textOf(blocks: readonly Block[]): readonly string[] {
  const paragraphs: string[] = [];
  let length = 0;
  for (const block of blocks) {
    const text = markdownText(block.text);
    length += text.length;
    if (length > longestText) return [...paragraphs, '…'];
    if (block.kind === 'paragraph') paragraphs.push(text);
    else addRow(paragraphs, `${'  '.repeat(block.depth)}- **${markdownText(block.range)}** ${text}`);
  }
  return paragraphs;
}

/** Rows of a table are one list. */
function addRow(paragraphs: string[], row: string): void {
  const last = paragraphs.at(-1);
  if (last !== undefined && /^\s*- \*\*/.test(last)) paragraphs[paragraphs.length - 1] = `${last}\n${row}`;
  else paragraphs.push(row);
}
