import type { Span } from '../text/span.ts';
import { readName, skipBlanks } from './name.ts';
import { type ParseError, report } from './parseError.ts';
import type { Attribute, Element, EndTag, Node } from './tree.ts';
import { readAttributeValue } from './value.ts';

/** A start tag, as far as it is readable. */
export interface StartTag {
  readonly name: string;
  readonly nameSpan: Span;
  readonly attributes: readonly Attribute[];
  readonly span: Span;
  readonly selfClosing: boolean;
  /** False if another `<` or the end of the text comes before the `>`. */
  readonly finished: boolean;
}

/** Reads the start tag with its `<` at `start` and the name `tagName`. Never fails: problems go to `errors`. */
export function readStartTag(text: string, start: number, tagName: string, errors: ParseError[]): StartTag {
  const nameSpan = { start: start + 1, end: start + 1 + tagName.length };
  let attributes: Attribute[] = [];
  /** Made for the tags with many attributes: a hostile one has a hundred thousand. */
  let seen: Set<string> | undefined;
  let offset = nameSpan.end;
  let isBehindValue = false;
  for (;;) {
    const afterBlanks = skipBlanks(text, offset);
    const character = text[afterBlanks];
    const selfClosing = character === '/' && text[afterBlanks + 1] === '>';
    if (character === '>' || selfClosing) {
      const span = { start, end: afterBlanks + (selfClosing ? 2 : 1) };
      return { name: tagName, nameSpan, attributes, span, selfClosing, finished: true };
    }
    const attributeName = readName(text, afterBlanks);
    // Text has no `=` behind its first word.
    const hasEquals = attributeName !== undefined && text[afterBlanks + attributeName.length] === '=';
    if (
      character === undefined ||
      character === '<' ||
      (!hasEquals && isTextFrom(text, afterBlanks, isBehindValue && afterBlanks === offset))
    ) {
      report(errors, { kind: 'unfinishedStartTag', name: tagName, span: { start, end: offset } });
      // Text, with the white space before it, is not part of the tag.
      const end = character === undefined || character === '<' ? afterBlanks : offset;
      return { name: tagName, nameSpan, attributes, span: { start, end }, selfClosing: false, finished: false };
    }
    if (attributeName === undefined) {
      offset = skipStrayCharacters(text, afterBlanks, errors);
      isBehindValue = false;
      continue;
    }
    const attribute = readAttribute(text, afterBlanks, attributeName, errors);
    const { nameSpan: span } = attribute;
    if (isBehindValue && afterBlanks === offset) report(errors, { kind: 'missingSpace', name: attributeName, span });
    if (attributes.length >= fewAttributes) seen ??= new Set(attributes.map(({ name }) => name));
    if (seen ? seen.has(attributeName) : attributes.some(({ name }) => name === attributeName))
      report(errors, { kind: 'duplicateAttribute', name: attributeName, span });
    seen?.add(attributeName);
    // A list that grows has room for 16 more, and most tags have one attribute.
    if (attributes.length === 0) attributes = [attribute];
    else attributes.push(attribute);
    offset = attribute.span.end;
    isBehindValue = true;
  }
}

const fewAttributes = 16;

/** The element with this start tag, its children and its end. */
export function elementOf(tag: StartTag, children: readonly Node[], endTag: EndTag | undefined, end: number): Element {
  return {
    kind: 'element',
    name: tag.name,
    nameSpan: tag.nameSpan,
    attributes: tag.attributes,
    children,
    startTag: tag.span,
    finished: tag.finished,
    selfClosing: tag.selfClosing,
    endTag,
    span: { start: tag.span.start, end },
  };
}

/** Two or more words that do not continue the tag: neither a value nor the end of the tag follows. */
const wordsOfText =
  /[^\s<>="'/]{1,100}[ \t]{1,10}[^\s<>="'/][^<>=]{0,1000}<|[^\s<>="'/]{1,100}[ \t]{1,10}[^\s<>="'/][^<>=]{0,1000}$/uy;

/** One or more words directly behind a quote, up to the next tag. */
const gluedText = /[^\s<>="'/][^<>=]{0,1000}</uy;

/** Whether running text begins at the offset: then the tag before it lacks its `>`. */
function isTextFrom(text: string, offset: number, isGlued: boolean): boolean {
  const pattern = isGlued ? gluedText : wordsOfText;
  pattern.lastIndex = offset;
  return pattern.test(text);
}

/** The next part of a tag behind stray characters. A search, because matching a long run would exhaust the stack of the regular expression. */
const partOfTag = /[\s<>/\p{L}_:]/gu;

function skipStrayCharacters(text: string, start: number, errors: ParseError[]): number {
  partOfTag.lastIndex = start + 1;
  const end = partOfTag.exec(text)?.index ?? text.length;
  report(errors, { kind: 'strayCharacters', characters: text.slice(start, end), span: { start, end } });
  return end;
}

function readAttribute(text: string, start: number, attributeName: string, errors: ParseError[]): Attribute {
  const nameSpan = { start, end: start + attributeName.length };
  const equals = skipBlanks(text, nameSpan.end);
  const lacksEquals = text[equals] !== '=' && isQuotedValue(text, equals);
  if (lacksEquals) {
    report(errors, { kind: 'attributeWithoutValue', name: attributeName, lacksEquals, span: nameSpan });
    const { valueSpan, end } = readAttributeValue(text, equals - 1, attributeName, errors);
    return { name: attributeName, nameSpan, valueSpan, span: { start, end } };
  }
  if (text[equals] !== '=') {
    report(errors, { kind: 'attributeWithoutValue', name: attributeName, lacksEquals, span: nameSpan });
    return { name: attributeName, nameSpan, valueSpan: undefined, span: nameSpan };
  }
  const { valueSpan, end } = readAttributeValue(text, equals, attributeName, errors);
  return { name: attributeName, nameSpan, valueSpan, span: { start, end } };
}

/** A quoted value: the same quote follows in its line and its tag, at a possible end of a value. */
const quotedValue = /"[^"<>\r\n]{0,1000}"(?=[\s/>?])|'[^'<>\r\n]{0,1000}'(?=[\s/>?])/y;

function isQuotedValue(text: string, offset: number): boolean {
  quotedValue.lastIndex = offset;
  return quotedValue.test(text);
}
