import { bindName, bindText, readValue } from '../catalogue/binding.ts';
import { type Block, blocksOf } from '../catalogue/content.ts';
import type { Rule } from '../catalogue/rule.ts';
import { isTest } from '../dice/expression.ts';
import type { Binding, Bindings } from '../dice/odds.ts';
import { parseAnnotation, parseExpression } from '../dice/parse.ts';
import type { Messages } from '../l10n/messages.ts';
import { type Definition, entryOf } from '../workspace/index.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { markdownText } from './markdown.ts';
import { oddsMarkdown } from './oddsMarkdown.ts';
import type { Reader } from './reader.ts';

/** Cards longer than this would cover the screen; the rest is one click away. */
const longestText = 1800;

/** A rule as Markdown: its name and where it comes from, its text and its odds, with the values of a mention put in. */
export function ruleCard(
  workspace: Workspace,
  definition: Definition,
  values: ReadonlyMap<string, string>,
  reader: Reader,
): string {
  const { messages } = reader;
  const { rule, section } = definition;
  const name = bindName(rule.template, values);
  const place = placeOf(workspace, definition, messages);
  const head = [`**${markdownText(name)}**`, ...[place, rule.id && `\`${rule.id}\``].filter(Boolean)].join(' · ');
  const element = entryOf(section);
  const blocks = element ? blocksOf(section.text, element) : [];
  const text = textOf(blocks, (written) => bindText(written, rule.template, values));
  const others = otherPlaces(workspace, definition, messages);
  return [head, ...text, ...oddsOf(rule, values, reader), ...(others ? [`*${others}*`] : [])].join('\n\n');
}

/** What people call the place a rule comes from: the book of a pack, or the file. */
export function placeOf(workspace: Workspace, { document }: Definition, messages: Messages): string {
  return workspace.packOf(document)?.title[messages.language] ?? document.uri.slice(document.uri.lastIndexOf('/') + 1);
}

/** What a mention gives the names in a rule's odds: those of its template, and the names that the rule declares for them. */
export function bindingsOf(rule: Rule, values: ReadonlyMap<string, string>): Bindings {
  const bindings = new Map<string, Binding>();
  const names = rule.template.slots.flatMap((slot) => slot.names);
  names.forEach((name, index) => {
    const given = values.get(name);
    const binding = given === undefined ? undefined : bindingOf(given);
    if (binding === undefined) return;
    bindings.set(name.toLowerCase(), binding);
    const declared = rule.parameters[index];
    if (declared) bindings.set(declared.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'), binding);
  });
  return bindings;
}

function bindingOf(text: string): Binding | undefined {
  const value = readValue(text);
  switch (value.kind) {
    case 'number':
      return value.value;
    case 'automatic':
      return 'automatic';
    case 'dice': {
      const body = parseExpression(value.text).annotation?.body;
      return body && !isTest(body) ? body : undefined;
    }
    case 'words':
      return undefined;
    default:
      return value satisfies never;
  }
}

function oddsOf(rule: Rule, values: ReadonlyMap<string, string>, reader: Reader): readonly string[] {
  const bindings = bindingsOf(rule, values);
  return rule.mechanics.flatMap(({ source }) => {
    const { annotation } = parseAnnotation(source);
    return annotation ? [oddsMarkdown(annotation, bindings, reader)] : [];
  });
}

function textOf(blocks: readonly Block[], bind: (text: string) => string): readonly string[] {
  const paragraphs: string[] = [];
  let length = 0;
  for (const block of blocks) {
    const text = markdownText(bind(block.text));
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

function otherPlaces(workspace: Workspace, definition: Definition, messages: Messages): string | undefined {
  const { id } = definition.rule;
  const others = id === undefined ? [] : workspace.index.withId(id).filter((other) => other !== definition);
  const places = new Set(others.map((other) => placeOf(workspace, other, messages)));
  return places.size > 0 ? messages.words.card.alsoIn([...places].map(markdownText).join(', ')) : undefined;
}
