import { type CompletionItem, CompletionItemKind, InsertTextFormat, type TextEdit } from 'vscode-languageserver-types';
import type { Reader } from '../../answers/reader.ts';
import { snippetText } from '../../answers/snippet.ts';
import type { XmlFormat } from '../../formats/format.ts';
import { elementHelp } from '../../formats/schema/describe.ts';
import { type ElementShape, shapeAt } from '../../formats/schema/shapes.ts';
import { label } from '../../text/label.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type Place, placeAt, rootOf } from '../../workspace/documents/place.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { attributeOf, type Element } from '../../xml/tree.ts';
import type { Asked } from '../asked.ts';
import { beginsWithName } from '../writing/entryTemplates.ts';
import { idPrefix } from '../writing/idPrefix.ts';
import { newEntry } from '../writing/newEntry.ts';
import { newFileItems } from '../writing/newFileItems.ts';
import { abilityItems, type Offered } from './abilityCompletion.ts';
import { blockElementItems, blockItems } from './blockCompletion.ts';
import { chartItems } from './chartCompletion.ts';
import { completionRange } from './completionRange.ts';
import { effectItems } from './effectCompletion.ts';
import { entityItems } from './entityCompletion.ts';
import { keyItems } from './keyCompletion.ts';
import { ruleAttributeItems } from './ruleAttributeCompletion.ts';
import { translationItems } from './translationCompletion.ts';
import type { CompletionCause } from './typedBeginnings.ts';
import { contentOfUseItems, restOfUseItems, useItems } from './useCompletion.ts';
import { valueItems } from './valueCompletion.ts';

/** The items for the offset: elements, attributes and their values, closing tags, and abilities in text. */
export function completion(
  asked: Asked,
  offset: number,
  cause: CompletionCause = 'wanted',
  insertEntry?: string,
): Offered {
  const { scope, document, reader } = asked;
  const files = newFileItems(asked, offset, insertEntry);
  if (files) return complete(files);
  const place = placeAt(document, offset);
  // A CDATA section has no markup, and what is put into one would need other escapes.
  if (!place || (place.location.kind === 'text' && place.location.node.kind === 'cdata')) return complete([]);
  const isText = place.location.kind === 'text' || place.location.kind === 'content';
  const isTag = document.format?.isXml && /<\/?$/.test(place.section.text.slice(0, place.offset).slice(-2));
  if (isText && !isTag) {
    const content = contentOfUseItems(scope, document, place);
    const typed = content.length > 0 ? content : valueItems(scope, document, place);
    if (typed.length > 0) return complete([...typed]);
    const named = entityItems(scope, document, place) ?? abilityItems(scope, document, place, reader, cause);
    const ofSource = translationItems(scope, document, place, reader);
    const skeletons = cause === 'wanted' ? blockItems(scope, document, place, reader) : [];
    const all = skeletons.length > 0 ? { ...named, items: [...named.items, ...skeletons] } : named;
    return ofSource.length > 0 ? withFirst(ofSource, all) : all;
  }
  const effects = effectItems(document, place, reader);
  if (effects) return effects;
  if (place.location.kind === 'attributeValue') {
    const named =
      ruleAttributeItems(scope, document, place) ??
      chartItems(scope, document, place) ??
      entityItems(scope, document, place) ??
      keyItems(scope, document, place);
    if (named) return named;
  }
  return markupItems(scope, document, place, reader, insertEntry);
}

/** Each name once: the sources come first. */
function withFirst(first: readonly CompletionItem[], { items, isIncomplete }: Offered): Offered {
  const labels = new Set(first.map((one) => one.label));
  const others = items.filter((one) => !labels.has(one.label));
  return { items: [...first, ...others.map(({ preselect: _, ...one }) => one)], isIncomplete };
}

function complete(items: CompletionItem[]): Offered {
  return { items, isIncomplete: false };
}

function markupItems(scope: Package, document: Document, place: Place, reader: Reader, insertEntry?: string): Offered {
  const { location, section } = place;
  const previous = section.text[place.offset - 1];
  switch (location.kind) {
    case 'text':
    case 'content':
      if (previous === '<')
        return elementItems(scope, document, place, { start: place.offset, end: place.offset }, reader, insertEntry);
      if (previous === '/' && section.text[place.offset - 2] === '<')
        return complete(closingItems(document, place, place.offset - 2));
      return complete([]);
    case 'elementName':
      return elementItems(scope, document, place, location.span, reader, insertEntry);
    case 'endTag':
      return complete(closingItems(document, place, location.endTag.span.start, location.endTag.span));
    case 'startTag':
      if (!/[\s"']/.test(previous ?? '')) return complete([]);
      return complete(startTagItems(scope, document, place, location.element, undefined, reader));
    case 'attributeName':
      return complete(startTagItems(scope, document, place, location.element, location.span, reader));
    case 'attributeValue':
      return complete(valueItems(scope, document, place));
    default:
      return complete([]);
  }
}

/** The elements that may stand here, each with its required parts; among special rules those of abilities by their names. */
function elementItems(
  scope: Package,
  document: Document,
  place: Place,
  span: Span,
  reader: Reader,
  insertEntry?: string,
): Offered {
  const parents = place.location.kind === 'elementName' ? place.names.slice(0, -1) : place.names;
  const { format } = document;
  if (!format?.isXml) return complete([]);
  const entries = parents.length === 1 ? format.entries.map(({ element }) => element) : [];
  const names = shapeAt(format, parents)?.children ?? entries;
  const isBare = place.location.kind === 'elementName' ? isNameOnly(place) : !hasAttributeBehind(place, span);
  const areUses = isBare && isAmongSpecials(format, parents);
  const items = names.map((name, index) => {
    const path = [...parents, name];
    const help = elementHelp(format, path, reader.messages.language);
    const isEntry = isBare && parents.length === 1 && name === format.entries[0]?.element;
    const asksForName = isEntry && beginsWithName(format.kind) ? insertEntry : undefined;
    const whole = isEntry ? wholeEntry(scope, document, format, reader) : elementSnippet(format, path);
    return item(document, place, span, {
      label: name,
      kind: CompletionItemKind.Class,
      insertText: asksForName === undefined ? (isBare ? whole : name) : '',
      command: asksForName,
      // Behind the abilities, which are what most authors want there.
      order: areUses ? orderBehindUses + index : index,
      ...(help && { detail: help.title, documentation: help.description }),
    });
  });
  const uses = areUses ? useItems(scope, document, place, span) : complete([]);
  const skeletons =
    isBare && names.includes('table') && parents.length > 1
      ? blockElementItems(scope, document, place, span, reader)
      : [];
  const closing = parents.length > 0 && isBare ? closingItems(document, place, span.start - 1, undefined, span) : [];
  return { items: [...items, ...closing, ...uses.items, ...skeletons], isIncomplete: uses.isIncomplete };
}

/** Those of uses are smaller. */
const orderBehindUses = 9000;

/** Whether the innermost element holds uses of rules: the special rules of a Monster, or of one in a table. */
function isAmongSpecials(format: XmlFormat, parents: readonly string[]): boolean {
  return parents.at(-1) === 'special' && (shapeAt(format, parents)?.children.includes('rule') ?? false);
}

/** A whole entry, as in a new file. The editor indents its lines as that of the cursor is. */
function wholeEntry(scope: Package, document: Document, format: XmlFormat, { messages }: Reader): string {
  return newEntry(scope, format, idPrefix(document), messages.words.writing.samples).slice(1);
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

/** Whether the rest of a start tag follows, whose name has been deleted: `< id="a">`. */
function hasAttributeBehind({ section }: Place, { end }: Span): boolean {
  return /^[^\S\r\n]+[\w:.-]+=["']/.test(section.text.slice(end, end + maximumNameLength));
}

/** Longer than the name of any attribute. */
const maximumNameLength = 100;

function elementSnippet(format: XmlFormat, path: readonly string[]): string {
  const shape = shapeAt(format, path);
  const name = path.at(-1) ?? '';
  const required = shape?.attributes.filter((attribute) => attribute.required) ?? [];
  const attributes = required.map((attribute, index) => ` ${attribute.name}="$${index + 1}"`).join('');
  if (name === 'br' || (shape && !shape.allowsText && isUsuallyEmpty(shape)))
    return `${name}${attributes} />`.replace('br />', 'br/>');
  const [child, ...others] = shape && !shape.allowsText ? shape.children : [];
  // A child with attributes is put in by itself, so that they can be filled in.
  const isBare = child !== undefined && others.length === 0 && !needsAttributes(shapeAt(format, [...path, child]));
  return `${name}${attributes}>${isBare ? `<${child}>$0</${child}>` : '$0'}</${name}>`;
}

/** Whether nothing has to stand in the element: of a Monster in a table its attributes say it all. */
function isUsuallyEmpty({ attributes, children, required }: ElementShape): boolean {
  return children.length === 0 || (required.length === 0 && needsAttributes({ attributes }));
}

function needsAttributes(shape: Pick<ElementShape, 'attributes'> | undefined): boolean {
  return shape?.attributes.some((attribute) => attribute.required) ?? false;
}

/** The parts of a start tag; if it uses a rule, all the rest of it first. */
function startTagItems(
  scope: Package,
  document: Document,
  place: Place,
  element: Element,
  span: Span | undefined,
  reader: Reader,
): CompletionItem[] {
  const replaced = span ?? { start: place.offset, end: place.offset };
  const rest = restOfUseItems(scope, document, place, element, replaced);
  // Behind a quote an attribute needs a blank first.
  const isBehindQuote = span === undefined && /["']/.test(place.section.text[place.offset - 1] ?? '');
  if (isBehindQuote && rest.length > 0) return [...rest];
  return [...rest, ...attributeItems(document, place, element, replaced, reader)];
}

function attributeItems(
  document: Document,
  place: Place,
  element: Element,
  replaced: Span,
  reader: Reader,
): CompletionItem[] {
  const { format } = document;
  const shape = format?.isXml ? shapeAt(format, place.names) : undefined;
  if (!shape || !format?.isXml) return [];
  const help = elementHelp(format, place.names, reader.messages.language);
  const own = place.section.text.slice(replaced.start, replaced.end);
  const hasValue = /^\s*=/.test(place.section.text.slice(replaced.end));
  return shape.attributes
    .filter(({ name }) => name === own || !attributeOf(element, name))
    .map(({ name, required }, index) => {
      const documentation = help?.attributes.find((attribute) => attribute.name === name)?.description;
      return item(document, place, replaced, {
        label: name,
        kind: CompletionItemKind.Property,
        insertText: hasValue ? name : `${name}="$1"`,
        order: index + (required ? 0 : 100),
        ...(documentation && { documentation }),
        ...(required && { detail: reader.messages.words.required }),
      });
    });
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
  readonly command?: string | undefined;
}

function item(document: Document, place: Place, span: Span, parts: ItemParts): CompletionItem {
  const { kind, insertText, order, detail, documentation, command } = parts;
  const textEdit: TextEdit = { range: completionRange(document, place, span), newText: insertText };
  return {
    label: label(parts.label),
    kind,
    textEdit,
    filterText: parts.label,
    sortText: String(order).padStart(4, '0'),
    insertTextFormat: InsertTextFormat.Snippet,
    ...(detail && { detail }),
    // Plain text, which every client shows.
    ...(documentation && { documentation }),
    ...(command !== undefined && { command: { title: '', command } }),
  };
}
