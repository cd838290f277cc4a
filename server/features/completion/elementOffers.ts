import { CompletionItemKind } from 'vscode-languageserver-types';
import type { XmlFormat } from '../../formats/format.ts';
import { elementHelp } from '../../formats/schema/describe.ts';
import { type ElementShape, shapeAt } from '../../formats/schema/shapes.ts';
import type { Span } from '../../text/span.ts';
import { type Place, rootOf } from '../../workspace/documents/place.ts';
import { attributeOf } from '../../xml/tree.ts';
import { needsEnd } from '../writing/closingTag.ts';
import { beginsWithName } from '../writing/entryTemplates.ts';
import { idPrefix } from '../writing/idPrefix.ts';
import { newEntry } from '../writing/newEntry.ts';
import { type CompletionAsked, type Offer, type Offers, offer } from './offer.ts';

/** A tag of which at most the name has been typed. */
interface BegunTag {
  readonly format: XmlFormat;
  /** The elements around it. */
  readonly parents: readonly string[];
  /** Those that may stand there. */
  readonly names: readonly string[];
  /** Behind the `<`. */
  readonly span: Span;
  /** Whether nothing but the name is there, so that the whole element can be put in. */
  readonly isBare: boolean;
  /** Whether it may be the use of a rule: a special rule of a Monster, or of one in a table. */
  readonly isUse: boolean;
}

/** The tag that begins at the place; undefined in a document that is not recognised. */
export function begunTagAt({ document: { format }, place }: CompletionAsked): BegunTag | undefined {
  if (!format?.isXml) return undefined;
  const { location, offset, names: around } = place;
  const isNamed = location.kind === 'elementName';
  const span = isNamed ? location.span : { start: offset, end: offset };
  const parents = isNamed ? around.slice(0, -1) : around;
  const entries = parents.length === 1 ? format.entries.map(({ element }) => element) : [];
  const names = shapeAt(format, parents)?.children ?? entries;
  const isBare = isNamed ? isNameOnly(place) : !hasAttributeBehind(place, span);
  const isUse = isBare && parents.at(-1) === 'special' && names.includes('rule');
  return { format, parents, names, span, isBare, isUse };
}

/** The elements that may stand here, each with its required parts; behind uses of rules, which are what most authors want there. */
export function elementOffers(asked: CompletionAsked): Offers | undefined {
  const tag = begunTagAt(asked);
  if (!tag) return undefined;
  const { format, parents, names, span, isUse } = tag;
  const offers = names.map((name) => {
    const path = [...parents, name];
    const help = elementHelp(format, path, asked.reader.messages.language);
    return offer({
      label: name,
      kind: CompletionItemKind.Class,
      ...written(asked, tag, path),
      isSnippet: true,
      ...(help && { detail: help.title, documentation: help.description }),
    });
  });
  return { offers, span, from: isUse ? orderBehindUses : 0 };
}

/** Those of uses are smaller. */
const orderBehindUses = 9000;

/** The text of an element; nothing of an entry whose name is asked for next. */
function written(asked: CompletionAsked, { format, isBare }: BegunTag, path: readonly string[]) {
  const name = path.at(-1) ?? '';
  if (!isBare) return { newText: name };
  if (path.length > 2 || name !== format.entries[0]?.element) return { newText: elementSnippet(format, path) };
  const { scope, document, reader, insertEntry } = asked;
  if (insertEntry !== undefined && beginsWithName(format.kind))
    return { newText: '', command: { title: '', command: insertEntry } };
  const { samples } = reader.messages.words.writing;
  // The editor indents its lines as that of the cursor is.
  return { newText: newEntry(scope, format, idPrefix(document), samples).slice(1) };
}

/** Whether nothing but the name has been typed of the tag. */
function isNameOnly({ location, section }: Place): boolean {
  if (location.kind !== 'elementName') return false;
  const { element } = location;
  const isOpen = !element.finished && element.attributes.length === 0;
  return isOpen && !/^[^\S\r\n]*[^\s<]/.test(section.text.slice(element.nameSpan.end));
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
  if (name === 'br') return 'br/>';
  if (shape && !shape.allowsText && isUsuallyEmpty(shape)) return `${name}${attributes} />`;
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

/** The attributes that the start tag does not have yet, the required ones first. */
export function attributeOffers({ document: { format }, place, reader }: CompletionAsked): Offers | undefined {
  const { location, section, names, offset } = place;
  if (!format?.isXml || (location.kind !== 'startTag' && location.kind !== 'attributeName')) return undefined;
  const span = location.kind === 'attributeName' ? location.span : { start: offset, end: offset };
  if (span.start === span.end && !/\s/.test(section.text[offset - 1] ?? '')) return undefined;
  const help = elementHelp(format, names, reader.messages.language);
  const own = section.text.slice(span.start, span.end);
  const hasValue = /^\s*=/.test(section.text.slice(span.end));
  const wanted = (shapeAt(format, names)?.attributes ?? []).filter(
    ({ name }) => name === own || !attributeOf(location.element, name),
  );
  const offers = wanted
    .toSorted((one, other) => Number(other.required) - Number(one.required))
    .map(({ name, required }): Offer => {
      const documentation = help?.attributes.find((attribute) => attribute.name === name)?.description;
      return offer({
        label: name,
        kind: CompletionItemKind.Property,
        newText: hasValue ? name : `${name}="$1"`,
        isSnippet: true,
        // Plain text, which every client shows.
        ...(documentation && { documentation }),
        ...(required && { detail: reader.messages.words.required }),
      });
    });
  return { offers, span, from: 1 };
}

/** The end tag behind `</`, and in an end tag. */
export function endTagOffers(asked: CompletionAsked): Offers | undefined {
  const { location, offset } = asked.place;
  const { start, end } = location.kind === 'endTag' ? location.endTag.span : { start: offset - 2, end: offset };
  return endTag(asked, '</', { start, end });
}

/** The same in the text of an element without one, if somebody wants to see what there is. */
export function wantedEndTagOffers(asked: CompletionAsked): Offers | undefined {
  const { document, place, cause } = asked;
  if (cause !== 'wanted' || !document.format?.isXml || !needsEnd(document, place.location.path)) return undefined;
  return endTag(asked, '', { start: place.offset, end: place.offset });
}

/** @param begun what is there of the tag at the beginning of the span. */
function endTag(
  { document, place: { location, section, offset } }: CompletionAsked,
  begun: '</' | '',
  { start, end }: Span,
): Offers | undefined {
  const open = location.path.at(-1)?.name ?? (section.openRoot === undefined ? rootOf(document)?.name : undefined);
  if (open === undefined) return undefined;
  // A tag that goes on in the next line ends there.
  const tag = `</${open}${/[\r\n]/.test(section.text.slice(offset, end)) ? '' : '>'}`;
  const isBegun = begun !== '';
  const label = isBegun ? `/${open}` : tag;
  const newText = isBegun ? tag.slice(1) : tag;
  const offers = [offer({ label, kind: CompletionItemKind.Class, newText })];
  return { offers, span: { start: start + (isBegun ? 1 : 0), end }, ...(!isBegun && { from: lastOrder }) };
}

const lastOrder = 9999;
