import { type CompletionItem, CompletionItemKind, InsertTextFormat, type Range } from 'vscode-languageserver-types';
import { label } from '../text/label.ts';
import type { Definition } from '../workspace/definition.ts';
import type { Document } from '../workspace/document.ts';
import type { RuleName } from '../workspace/index.ts';
import { languageOf } from '../workspace/mentions.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { escapeText } from '../xml/references.ts';
import { completionRange } from './completionRange.ts';
import { markupContent } from './markdown.ts';
import type { Place } from './place.ts';
import type { Reader } from './reader.ts';
import { parameterValues, valuesText } from './rules/parameterValues.ts';
import { ruleCard } from './rules/ruleCard.ts';
import { placeOf } from './rules/ruleLocation.ts';
import { elementSnippet, mentionSnippet } from './rules/ruleSnippets.ts';
import { asPrinted, writtenTemplate } from './rules/writtenTemplate.ts';

/** Names shorter than this as typed so far would offer half the book at every word. */
const shortestPrefix = 2;

/** More than anybody looks through; the next letter brings fewer. */
const maximumItems = 100;

/** What is offered, and whether there is more that the next letter may bring. */
export interface Offered {
  readonly items: CompletionItem[];
  readonly isIncomplete: boolean;
}

/** Where a name is put in. */
interface Surroundings {
  /** Among the special rules of an entry, which are elements. */
  readonly isElement: boolean;
  readonly isXml: boolean;
}

/**
 * The abilities whose names begin with what has been typed before the cursor, in either language: `fea` offers `Fear n`, with the
 * published numbers to choose from. Among the special rules of a monster or a table it puts in the whole `<rule>`.
 */
export function abilityItems(workspace: Workspace, document: Document, place: Place, reader: Reader): Offered {
  const items = new Map<string, CompletionItem>();
  const surroundings: Surroundings = {
    isElement: place.names.at(-1) === 'special' && document.kind !== 'rules',
    isXml: document.kind !== 'prose',
  };
  for (const typed of beginningsBefore(place)) {
    const range = completionRange(document, place, { start: place.offset - typed.length, end: place.offset });
    for (const name of workspace.index.beginningWith(typed)) {
      const definition = workspace.index.definitionOf(name);
      if (!definition || definition.rule.isMagic) continue;
      const item = itemFor(workspace, definition, name, surroundings, range, reader);
      if (items.has(item.label)) continue;
      items.set(item.label, item);
      if (items.size === maximumItems) return { items: [...items.values()], isIncomplete: true };
    }
  }
  return { items: [...items.values()], isIncomplete: false };
}

/** The item with the card of its rule, which is made for the one that the author looks at and not for the whole list. */
export function withCard(workspace: Workspace, item: CompletionItem, reader: Reader): CompletionItem {
  const { ruleId, language } = dataOf(item);
  const definition = ruleId === undefined ? undefined : workspace.ruleWithId(ruleId);
  if (!definition) return item;
  return { ...item, documentation: markupContent(ruleCard(workspace, definition, reader, { language })) };
}

/** What an item carries so that its card can be made later. */
export interface RuleItemData {
  readonly ruleId: string;
  readonly language?: string | undefined;
}

function dataOf({ data }: CompletionItem): Partial<RuleItemData> {
  return typeof data === 'object' && data !== null ? data : {};
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

function itemFor(
  workspace: Workspace,
  definition: Definition,
  name: RuleName,
  { isElement, isXml }: Surroundings,
  range: Range,
  reader: Reader,
): CompletionItem {
  const { template } = name;
  const { id } = definition.rule;
  const printed = writtenTemplate(template, asPrinted);
  const written = `${printed.name}${printed.rest}`;
  const published = parameterValues(workspace, definition);
  const data: RuleItemData | undefined = id === undefined ? undefined : { ruleId: id, language: languageOf(name) };
  const seen = valuesText(published);
  return {
    label: label(written),
    kind: CompletionItemKind.Reference,
    detail: label(
      [
        placeOf(workspace, definition, reader.messages),
        ...(seen ? [reader.messages.words.completion.valuesSeen(seen)] : []),
        ...(id === undefined ? [] : [id]),
      ].join(' · '),
    ),
    filterText: written,
    // Behind what the place itself calls for.
    sortText: `9${written}`,
    insertTextFormat: InsertTextFormat.Snippet,
    textEdit: {
      range,
      newText:
        isElement && id !== undefined
          ? elementSnippet(definition.rule, id, template, { published })
          : mentionSnippet(template, { published }, isXml ? escapeText : undefined),
    },
    ...(data && { data }),
  };
}
