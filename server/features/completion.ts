import { type CompletionItem, CompletionItemKind, InsertTextFormat, type TextEdit } from 'vscode-languageserver-types';
import { type ElementHelp, elementHelp } from '../schema/describe.ts';
import { entryNames } from '../schema/kinds.ts';
import { label } from '../text/label.ts';
import type { Document } from '../workspace/document.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { attributeOf, type Element, type Span } from '../xml/tree.ts';
import { abilityItems, type Offered } from './abilityCompletion.ts';
import { completionRange } from './completionRange.ts';
import { markupContent, paragraph } from './markdown.ts';
import { type Place, placeAt, rootOf } from './place.ts';
import type { Reader } from './reader.ts';
import { ruleAttributeItems } from './ruleAttributeCompletion.ts';
import { snippetText } from './snippet.ts';

/** What can be typed at the offset: elements, attributes and their values, closing tags, and abilities in text. */
export function completion(workspace: Workspace, document: Document, offset: number, reader: Reader): Offered {
  const place = placeAt(document, offset);
  if (!place) return complete([]);
  const isText = place.location.kind === 'text' || place.location.kind === 'content';
  const isTag = document.kind !== 'prose' && /<\/?$/.test(place.section.text.slice(0, place.offset).slice(-2));
  if (isText && !isTag) return abilityItems(workspace, document, place, reader);
  if (place.location.kind === 'attributeValue') {
    const ofRule = ruleAttributeItems(workspace, document, place, reader);
    if (ofRule) return ofRule;
  }
  return complete(markupItems(document, place, reader));
}

function complete(items: CompletionItem[]): Offered {
  return { items, isIncomplete: false };
}

function markupItems(document: Document, place: Place, reader: Reader): CompletionItem[] {
  const { location, section } = place;
  const previous = section.text[place.offset - 1];
  switch (location.kind) {
    case 'text':
    case 'content':
      if (previous === '<') return elementItems(document, place, { start: place.offset, end: place.offset }, reader);
      if (previous === '/' && section.text[place.offset - 2] === '<')
        return closingItems(document, place, place.offset - 2);
      return [];
    case 'elementName':
      return elementItems(document, place, location.span, reader);
    case 'endTag':
      return closingItems(document, place, location.endTag.span.start, location.endTag.span);
    case 'startTag':
      return /[\s"']/.test(previous ?? '') ? attributeItems(document, place, location.element, undefined, reader) : [];
    case 'attributeName':
      return attributeItems(document, place, location.element, location.span, reader);
    case 'attributeValue':
      return valueItems(document, place, reader);
    default:
      return [];
  }
}

/** The elements that may stand here, each with what it must have. */
function elementItems(document: Document, place: Place, span: Span, reader: Reader): CompletionItem[] {
  const parents = place.location.kind === 'elementName' ? place.names.slice(0, -1) : place.names;
  const kind = document.kind;
  if (kind === undefined || kind === 'prose') return [];
  const help = elementHelp(kind, parents, reader.messages.language);
  const names = help?.children ?? (parents.length === 1 ? entryNames(kind) : []);
  const isBare = place.location.kind !== 'elementName' || isNameOnly(place);
  const items = names.map((name, index) => {
    const own = elementHelp(kind, [...parents, name], reader.messages.language);
    return item(document, place, span, {
      label: name,
      kind: CompletionItemKind.Class,
      insertText: isBare ? elementSnippet(name, own) : name,
      order: index,
      ...(own && { detail: own.title, documentation: own.description }),
    });
  });
  const closing = parents.length > 0 && isBare ? closingItems(document, place, span.start - 1, undefined, span) : [];
  return [...items, ...closing];
}

/** Whether nothing but the name has been typed of the tag, so that the whole element can be put in. */
function isNameOnly({ location, section }: Place): boolean {
  if (location.kind !== 'elementName') return false;
  const { element } = location;
  return (
    !element.finished &&
    element.attributes.length === 0 &&
    !/^[^\S\r\n]*[^\s<]/.test(section.text.slice(element.nameSpan.end))
  );
}

function elementSnippet(name: string, help: ElementHelp | undefined): string {
  const required = help?.attributes.filter((attribute) => attribute.required) ?? [];
  const attributes = required.map((attribute, index) => ` ${attribute.name}="$${index + 1}"`).join('');
  const structure =
    help && !help.allowsText && help.children[0] ? `<${help.children[0]}>$0</${help.children[0]}>` : '$0';
  if (name === 'br') return 'br/>';
  return `${name}${attributes}>${structure}</${name}>`;
}

function attributeItems(
  document: Document,
  place: Place,
  element: Element,
  span: Span | undefined,
  reader: Reader,
): CompletionItem[] {
  const help =
    document.kind && document.kind !== 'prose' && elementHelp(document.kind, place.names, reader.messages.language);
  if (!help) return [];
  const replaced = span ?? { start: place.offset, end: place.offset };
  const own = place.section.text.slice(replaced.start, replaced.end);
  const hasValue = /^\s*=/.test(place.section.text.slice(replaced.end));
  return help.attributes
    .filter(({ name }) => name === own || !attributeOf(element, name))
    .map((attribute, index) =>
      item(document, place, replaced, {
        label: attribute.name,
        kind: CompletionItemKind.Property,
        insertText: hasValue ? attribute.name : `${attribute.name}="$1"`,
        documentation: attribute.description,
        order: index + (attribute.required ? 0 : 100),
        ...(attribute.required && { detail: reader.messages.words.required }),
      }),
    );
}

function valueItems(document: Document, place: Place, reader: Reader): CompletionItem[] {
  const { location } = place;
  if (location.kind !== 'attributeValue' || !document.kind || document.kind === 'prose') return [];
  const help = elementHelp(document.kind, place.names, reader.messages.language);
  const values = help?.attributes.find(({ name }) => name === location.attribute.name)?.values ?? [];
  return values.map((value, index) =>
    item(document, place, location.span, {
      label: value,
      kind: CompletionItemKind.EnumMember,
      insertText: snippetText(value),
      order: index,
    }),
  );
}

/** The end tag of the innermost element that is open here. */
function closingItems(
  document: Document,
  place: Place,
  tagStart: number,
  endTag?: Span,
  typed?: Span,
): CompletionItem[] {
  const { location } = place;
  const path = location.kind === 'elementName' ? location.path.slice(0, -1) : location.path;
  const open = path.at(-1)?.name ?? (place.section.openRoot === undefined ? rootOf(document)?.name : undefined);
  if (open === undefined) return [];
  const span = typed ?? { start: tagStart + 1, end: endTag?.end ?? place.offset };
  // A tag that goes on in the next line ends there.
  const goesOn = /[\r\n]/.test(place.section.text.slice(place.offset, span.end));
  return [
    item(document, place, span, {
      label: `/${open}`,
      kind: CompletionItemKind.Class,
      insertText: `/${snippetText(open)}${goesOn ? '' : '>'}`,
      order: 50,
    }),
  ];
}

interface ItemParts {
  readonly label: string;
  readonly kind: CompletionItemKind;
  /** A snippet: `$1`, `$0`. */
  readonly insertText: string;
  readonly order: number;
  readonly detail?: string;
  readonly documentation?: string;
}

function item(document: Document, place: Place, span: Span, parts: ItemParts): CompletionItem {
  const { kind, insertText, order, detail, documentation } = parts;
  const textEdit: TextEdit = { range: completionRange(document, place, span), newText: insertText };
  return {
    label: label(parts.label),
    kind,
    textEdit,
    filterText: parts.label,
    sortText: String(order).padStart(4, '0'),
    insertTextFormat: InsertTextFormat.Snippet,
    ...(detail && { detail }),
    ...(documentation && { documentation: markupContent([paragraph(documentation)]) }),
  };
}
