import { readName, skipBlanks } from './name.ts';
import { type ParseError, report } from './parseError.ts';
import type { Attribute, Span } from './tree.ts';
import { readValue } from './value.ts';

/** A start tag as far as it could be read. */
export interface StartTag {
  readonly name: string;
  readonly nameSpan: Span;
  readonly attributes: readonly Attribute[];
  readonly span: Span;
  readonly selfClosing: boolean;
  /** False where another `<` or the end of the text came before the `>`. */
  readonly finished: boolean;
}

/** Reads the start tag whose `<` stands at `start` and whose name is `tagName`. Never fails: what is wrong with it goes to `errors`. */
export function readStartTag(text: string, start: number, tagName: string, errors: ParseError[]): StartTag {
  const nameSpan = { start: start + 1, end: start + 1 + tagName.length };
  const attributes: Attribute[] = [];
  const seen = new Set<string>();
  let offset = nameSpan.end;
  let isBehindValue = false;
  const tag = (end: number, selfClosing: boolean, finished: boolean): StartTag => ({
    name: tagName,
    nameSpan,
    attributes,
    span: { start, end },
    selfClosing,
    finished,
  });
  for (;;) {
    const afterBlanks = skipBlanks(text, offset);
    const character = text[afterBlanks];
    if (character === '>') return tag(afterBlanks + 1, false, true);
    if (character === '/' && text[afterBlanks + 1] === '>') return tag(afterBlanks + 2, true, true);
    if (character === undefined || character === '<') {
      report(errors, { kind: 'unfinishedStartTag', name: tagName, span: { start, end: offset } });
      return tag(afterBlanks, false, false);
    }
    const attributeName = readName(text, afterBlanks);
    if (attributeName === undefined) {
      offset = skipStrayCharacters(text, afterBlanks, errors);
      isBehindValue = false;
      continue;
    }
    const attribute = readAttribute(text, afterBlanks, attributeName, errors);
    const { nameSpan: span } = attribute;
    if (isBehindValue && afterBlanks === offset) report(errors, { kind: 'missingSpace', name: attributeName, span });
    if (seen.has(attributeName)) report(errors, { kind: 'duplicateAttribute', name: attributeName, span });
    seen.add(attributeName);
    attributes.push(attribute);
    offset = attribute.span.end;
    isBehindValue = true;
  }
}

/** What can follow characters that no tag has: searched for, because a long run of them would exhaust the stack of a regular expression. */
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
  if (text[equals] !== '=') {
    report(errors, { kind: 'attributeWithoutValue', name: attributeName, span: nameSpan });
    return { name: attributeName, nameSpan, valueSpan: undefined, span: nameSpan };
  }
  const { valueSpan, end } = readValue(text, equals, attributeName, errors);
  return { name: attributeName, nameSpan, valueSpan, span: { start, end } };
}
