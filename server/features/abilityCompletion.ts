import { type CompletionItem, CompletionItemKind, InsertTextFormat, MarkupKind } from 'vscode-languageserver-types';
import { type Template, titleCase } from '../catalogue/template.ts';
import type { Definition } from '../workspace/definition.ts';
import type { Document } from '../workspace/document.ts';
import { languageOf, mentionOf } from '../workspace/mentions.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Place } from './place.ts';
import type { Reader } from './reader.ts';
import { ruleCard } from './ruleCard.ts';
import { placeOf } from './ruleLocation.ts';

/** Names shorter than this as typed so far would offer half the book at every word. */
const shortestPrefix = 2;

/** More than anybody looks through; the next letter brings fewer. */
const maximumItems = 100;

/** The abilities whose names begin with what has been typed before the cursor: `fea` offers `Fear n`, with a place to type the number. */
export function abilityItems(workspace: Workspace, document: Document, place: Place, reader: Reader): CompletionItem[] {
  const items = new Map<string, CompletionItem>();
  for (const typed of beginningsBefore(place)) {
    const span = place.inDocument({ start: place.offset - typed.length, end: place.offset });
    const range = document.range(span);
    for (const name of workspace.index.beginningWith(typed)) {
      const { template } = name;
      const definition = workspace.index.definitionOf(name);
      if (!definition) continue;
      const { isMagic } = definition.rule;
      if (isMagic || items.has(template.name)) continue;
      items.set(template.name, itemFor(workspace, definition, template, range, reader));
      if (items.size === maximumItems) return [...items.values()];
    }
  }
  return [...items.values()];
}

/** What the last one, two, three or four words before the cursor could be the beginning of, the longest first, in small letters. */
function beginningsBefore({ section, offset }: Place): readonly string[] {
  const before = section.text.slice(Math.max(0, offset - 60), offset);
  const words = /(?:^|[^\p{L}\p{N}])((?:\p{L}[\p{L}\p{M}'’,-]*[ \u00a0]){0,3}\p{L}[\p{L}\p{M}'’-]*)$/u.exec(
    before,
  )?.[1];
  const beginnings: string[] = [];
  for (let typed = words ?? ''; typed !== ''; typed = typed.replace(/^[^ \u00a0]+[ \u00a0]?/, '')) {
    if (typed.length >= shortestPrefix) beginnings.push(typed.toLowerCase().replaceAll('\u00a0', ' '));
  }
  return beginnings;
}

/** The item with the card of its ability, which is made for the one that the author looks at and not for the whole list. */
export function withCard(workspace: Workspace, item: CompletionItem, reader: Reader): CompletionItem {
  const mention = item.kind === CompletionItemKind.Reference ? mentionOf(workspace, item.label) : undefined;
  if (!mention) return item;
  const card = ruleCard(workspace, mention.definition, reader, { language: languageOf(mention.owner) });
  return { ...item, documentation: { kind: MarkupKind.Markdown, value: card } };
}

function itemFor(
  workspace: Workspace,
  definition: Definition,
  template: Template,
  range: ReturnType<Document['range']>,
  reader: Reader,
): CompletionItem {
  const { id } = definition.rule;
  const label = printedName(template);
  return {
    label,
    kind: CompletionItemKind.Reference,
    detail: [placeOf(workspace, definition, reader.messages), id].filter(Boolean).join(' · '),
    filterText: label,
    // Behind what the place itself calls for.
    sortText: `9${label}`,
    insertTextFormat: InsertTextFormat.Snippet,
    textEdit: { range, newText: snippetOf(template) },
  };
}

/** `FEAR n` as it stands among other abilities: `Fear n`. */
function printedName(template: Template): string {
  return joined(template, (slot) => slot.written);
}

/** The same with a tab stop for each value. */
function snippetOf(template: Template): string {
  let stop = 0;
  return joined(template, ({ before, name, after }) => `${before}\${${++stop}:${name}}${after}`);
}

interface WrittenSlot {
  readonly written: string;
  readonly before: string;
  readonly name: string;
  readonly after: string;
}

function joined(template: Template, write: (slot: WrittenSlot) => string): string {
  const words = template.parts.flatMap((part) => (part.kind === 'word' ? [part.text] : []));
  const titled = titleCase(words.join('\n')).split('\n');
  const parts = template.parts.map((part) => {
    switch (part.kind) {
      case 'mark':
        return part.text;
      case 'word':
        return titled.shift() ?? part.text;
      case 'slot': {
        const [name = 'n', second] = part.slot.names;
        if (part.slot.kind === 'range')
          return `${write(writtenSlot('', name, '-'))}${write(writtenSlot('', second ?? 'b', ''))}`;
        const before = part.slot.kind === 'signed' ? '+' : part.slot.kind === 'die' ? '1D' : '';
        return write(writtenSlot(before, part.slot.kind === 'target' ? `${name}+` : name, ''));
      }
      default:
        return part satisfies never;
    }
  });
  return parts.join(' ').replace(/([[(]) | ([\])])/g, '$1$2');
}

function writtenSlot(before: string, name: string, after: string): WrittenSlot {
  return { written: `${before}${name}${after}`, before, name, after };
}
