import { maximumErrors, type ParseError } from './parseError.ts';
import { checkCharacters, checkReferences } from './references.ts';
import { readName, readStartTag, type StartTag, skipBlanks } from './startTag.ts';
import type { Element, EndTag, Node, Span } from './tree.ts';

/** Elements nested deeper than this are read as siblings, so that no input can exhaust the stack of whoever walks the tree. */
export const maximumDepth = 100;

export interface Parsed {
  readonly nodes: readonly Node[];
  readonly errors: readonly ParseError[];
  /** The root element's end tag, where it stands in this text. */
  readonly rootEnd: EndTag | undefined;
  /** The root element's start tag, where this text begins the document and does not end the root. */
  readonly openRoot: Element | undefined;
}

/**
 * Reads XML text into a tree. Never fails: whatever is wrong becomes an error beside the tree, and the rest is read as its author meant it.
 *
 * @param root the name of the root element if the text lies inside it; undefined if the text is the beginning of a document or all of it.
 */
export function parse(text: string, root?: string): Parsed {
  return new Parser(text, root).parse();
}

/** An element whose end has not been seen. */
interface Frame {
  readonly tag: StartTag;
  readonly children: Node[];
  /** `</na`, typed so far: it counts if no whole end tag comes. */
  pendingEnd: (EndTag & { readonly error: ParseError }) | undefined;
}

class Parser {
  readonly #text: string;
  readonly #errors: ParseError[] = [];
  readonly #nodes: Node[] = [];
  readonly #stack: Frame[] = [];
  readonly #isStart: boolean;
  readonly #hasAmpersand: boolean;
  readonly #hasCDataEnd: boolean;
  #root: string | undefined;
  #rootEnd: EndTag | undefined;
  #depthReported = false;
  #doctypeSeen = false;
  #offset = 0;
  /** Closing marks that do not stand in the rest of the text: each is searched for in vain only once. */
  readonly #absent = new Set<string>();

  constructor(text: string, root: string | undefined) {
    this.#text = text;
    this.#root = root;
    this.#isStart = root === undefined;
    this.#hasAmpersand = text.includes('&');
    this.#hasCDataEnd = text.includes(']]>');
  }

  parse(): Parsed {
    const text = this.#text;
    if (this.#isStart && text.charCodeAt(0) === 0xfeff) this.#offset = 1;
    while (this.#offset < text.length) {
      const next = text.indexOf('<', this.#offset);
      const end = next < 0 ? text.length : next;
      if (end > this.#offset) this.#readText(end);
      if (next >= 0) this.#readMarkup(next);
      if (this.#errors.length > maximumErrors) this.#errors.length = maximumErrors;
    }
    checkCharacters(text, this.#errors);
    const openRoot = this.#closeAll();
    this.#errors.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
    return { nodes: this.#nodes, errors: this.#errors, rootEnd: this.#rootEnd, openRoot };
  }

  #readMarkup(start: number): void {
    const text = this.#text;
    const second = text[start + 1];
    if (second === '/') this.#readEndTag(start);
    else if (text.startsWith('<!--', start)) this.#readComment(start);
    else if (text.startsWith('<![CDATA[', start)) this.#readCData(start);
    else if (second === '!' && text.slice(start, start + 9).toUpperCase() === '<!DOCTYPE') this.#readDoctype(start);
    else this.#readNamedMarkup(start, second === '?');
  }

  #readNamedMarkup(start: number, isInstruction: boolean): void {
    const name = readName(this.#text, start + (isInstruction ? 2 : 1));
    if (name === undefined) {
      this.#errors.push({ kind: 'strayLessThan', span: { start, end: start + 1 } });
      this.#readText(start + 1);
    } else if (isInstruction) {
      this.#readInstruction(start, name);
    } else {
      this.#readStartTag(start, name);
    }
  }

  /** Reads up to `end` as text; a text node that ends right here is continued, so that a stray `<` does not cut it in two. */
  #readText(end: number): void {
    const span = { start: this.#offset, end };
    const siblings = this.#siblings();
    const last = siblings.at(-1);
    if (last?.kind === 'text' && last.span.end === span.start) {
      siblings[siblings.length - 1] = { kind: 'text', span: { start: last.span.start, end } };
    } else {
      siblings.push({ kind: 'text', span });
    }
    this.#offset = end;
    this.#checkPlace(span);
    if (this.#hasAmpersand) checkReferences(this.#text, span, this.#errors);
    if (!this.#hasCDataEnd) return;
    const text = this.#text.slice(span.start, span.end);
    for (
      let at = text.indexOf(']]>');
      at >= 0 && this.#errors.length < maximumErrors;
      at = text.indexOf(']]>', at + 3)
    ) {
      this.#errors.push({ kind: 'cdataEndInText', span: { start: span.start + at, end: span.start + at + 3 } });
    }
  }

  /** Text may not stand before the root or after it. */
  #checkPlace(span: Span): void {
    if (this.#stack.length > 0 || (this.#root !== undefined && !this.#rootEnd)) return;
    const text = this.#text.slice(span.start, span.end);
    const written = text.trim();
    if (written === '' || written === '<') return;
    const start = span.start + text.indexOf(written);
    this.#errors.push({ kind: 'textOutsideRoot', span: { start, end: start + firstLine(written).length } });
  }

  #readStartTag(start: number, name: string): void {
    const tag = readStartTag(this.#text, start, name, this.#errors);
    this.#offset = tag.span.end;
    const isTopLevel = this.#stack.length === 0;
    const isSecondRoot = isTopLevel && (this.#rootEnd !== undefined || (this.#isStart && this.#root !== undefined));
    if (isSecondRoot) {
      this.#errors.push({ kind: 'secondRoot', name, span: tag.nameSpan });
    } else if (isTopLevel && this.#isStart) {
      this.#root = name;
    }
    if (tag.selfClosing) {
      this.#siblings().push(elementOf(tag, [], undefined, tag.span.end));
      if (isTopLevel && this.#isStart) this.#rootEnd = { name, nameSpan: tag.nameSpan, span: tag.span };
    } else if (this.#stack.length >= maximumDepth) {
      if (!this.#depthReported) this.#errors.push({ kind: 'tooDeep', limit: maximumDepth, span: tag.nameSpan });
      this.#depthReported = true;
      this.#siblings().push(elementOf(tag, [], undefined, tag.span.end));
    } else if ((isSecondRoot && name === this.#root) || (!tag.finished && this.#find(`</${name}`, this.#offset) < 0)) {
      // The entries behind a second root go on being entries of the one document; and half a start tag that
      // nothing closes was never meant to hold what follows it.
      this.#siblings().push(elementOf(tag, [], undefined, tag.span.end));
    } else {
      this.#stack.push({ tag, children: [], pendingEnd: undefined });
    }
  }

  #readEndTag(start: number): void {
    const text = this.#text;
    const name = readName(text, start + 2) ?? '';
    const nameSpan = { start: start + 2, end: start + 2 + name.length };
    const afterName = skipBlanks(text, nameSpan.end);
    const isFinished = text[afterName] === '>';
    const endTag: EndTag = { name, nameSpan, span: { start, end: isFinished ? afterName + 1 : nameSpan.end } };
    this.#offset = endTag.span.end;
    if (!isFinished || name === '') this.#readUnfinishedEndTag(endTag);
    else this.#readFinishedEndTag(endTag);
  }

  #readFinishedEndTag(endTag: EndTag): void {
    const { name, nameSpan, span } = endTag;
    const depth = this.#stack.findLastIndex((frame) => frame.tag.name === name);
    const top = this.#stack.at(-1);
    if (depth >= 0) {
      while (this.#stack.length > depth + 1) this.#closeImplicitly(span.start);
      this.#close(endTag);
    } else if (name === this.#root && !this.#isStart && !this.#rootEnd) {
      while (this.#stack.length > 0) this.#closeImplicitly(span.start);
      this.#rootEnd = endTag;
      this.#nodes.push({ kind: 'strayEndTag', ...endTag });
    } else if (top && isSlipOf(name, top.tag.name)) {
      this.#errors.push({ kind: 'mismatchedEndTag', name, expected: top.tag.name, span: nameSpan });
      this.#close(endTag);
    } else {
      // Past the depth limit end tags have nothing to close; one message about the depth is enough.
      if (!this.#depthReported) this.#errors.push({ kind: 'strayEndTag', name, span });
      this.#siblings().push({ kind: 'strayEndTag', ...endTag });
    }
  }

  #readUnfinishedEndTag(endTag: EndTag): void {
    const top = this.#stack.at(-1);
    const error: ParseError = { kind: 'unfinishedEndTag', name: endTag.name, span: endTag.span };
    this.#errors.push(error);
    if (top && !top.pendingEnd && top.tag.name.startsWith(endTag.name)) top.pendingEnd = { ...endTag, error };
    else this.#siblings().push({ kind: 'strayEndTag', ...endTag });
    if (endTag.name === '' && this.#text[this.#offset] === '>') this.#offset++;
  }

  #readComment(start: number): void {
    const text = this.#text;
    const contentStart = start + 4;
    const close = this.#find('-->', contentStart);
    if (close < 0) {
      this.#errors.push({ kind: 'unclosedComment', span: { start, end: contentStart } });
      const end = endOfUnclosed(text, contentStart);
      this.#siblings().push({ kind: 'comment', contentSpan: { start: contentStart, end }, span: { start, end } });
      this.#offset = end;
      return;
    }
    for (
      let at = text.indexOf('--', contentStart);
      at >= 0 && at < close && this.#errors.length < maximumErrors;
      at = text.indexOf('--', at + 2)
    ) {
      this.#errors.push({ kind: 'doubleHyphen', span: { start: at, end: at + 2 } });
    }
    if (text[close - 1] === '-' && close > contentStart) {
      this.#errors.push({ kind: 'doubleHyphen', span: { start: close - 1, end: close + 1 } });
    }
    const span = { start, end: close + 3 };
    this.#siblings().push({ kind: 'comment', contentSpan: { start: contentStart, end: close }, span });
    this.#offset = span.end;
  }

  #readCData(start: number): void {
    const contentStart = start + 9;
    const close = this.#find(']]>', contentStart);
    const contentEnd = close < 0 ? endOfUnclosed(this.#text, contentStart) : close;
    const span = { start, end: close < 0 ? contentEnd : close + 3 };
    if (close < 0) this.#errors.push({ kind: 'unclosedCdata', span: { start, end: contentStart } });
    if (this.#isOutsideRoot()) this.#errors.push({ kind: 'misplacedCdata', span: { start, end: contentStart } });
    this.#siblings().push({ kind: 'cdata', contentSpan: { start: contentStart, end: contentEnd }, span });
    this.#offset = span.end;
  }

  #readInstruction(start: number, target: string): void {
    const text = this.#text;
    const targetSpan = { start: start + 2, end: start + 2 + target.length };
    const close = this.#find('?>', targetSpan.end);
    const contentEnd = close < 0 ? endOfLine(text, targetSpan.end) : close;
    const span = { start, end: close < 0 ? contentEnd : close + 2 };
    if (close < 0) this.#errors.push({ kind: 'unclosedInstruction', span: { start, end: targetSpan.end } });
    const isAtStart = this.#isStart && start === (text.charCodeAt(0) === 0xfeff ? 1 : 0);
    if (target.toLowerCase() === 'xml' && !isAtStart) {
      this.#errors.push({ kind: 'misplacedXmlDeclaration', span: { start, end: targetSpan.end } });
    }
    const content = text.slice(targetSpan.end, contentEnd);
    const contentStart = targetSpan.end + (content.length - content.trimStart().length);
    const contentSpan = { start: contentStart, end: Math.max(contentStart, targetSpan.end + content.trimEnd().length) };
    this.#siblings().push({ kind: 'processingInstruction', target, targetSpan, contentSpan, span });
    this.#offset = span.end;
  }

  /** A document type declaration is skipped, its own declarations included: nothing of it is ever fetched or expanded. */
  #readDoctype(start: number): void {
    const text = this.#text;
    const isMisplaced = !this.#isStart || this.#root !== undefined || this.#doctypeSeen;
    if (isMisplaced) this.#errors.push({ kind: 'misplacedDoctype', span: { start, end: start + 9 } });
    this.#doctypeSeen = true;
    const end = isMisplaced ? endOfLine(text, start + 2) : endOfDoctype(text, start);
    this.#siblings().push({ kind: 'doctype', span: { start, end } });
    this.#offset = end;
  }

  #find(mark: string, from: number): number {
    if (this.#absent.has(mark)) return -1;
    const found = this.#text.indexOf(mark, from);
    if (found < 0) this.#absent.add(mark);
    return found;
  }

  #isOutsideRoot(): boolean {
    return this.#stack.length === 0 && (this.#isStart || this.#rootEnd !== undefined);
  }

  #siblings(): Node[] {
    return this.#stack.at(-1)?.children ?? this.#nodes;
  }

  #close(endTag: EndTag): void {
    const frame = this.#stack.pop();
    if (!frame) return;
    this.#siblings().push(elementOf(frame.tag, frame.children, endTag, endTag.span.end));
    if (this.#isStart && this.#stack.length === 0) this.#rootEnd = endTag;
  }

  /** Ends the innermost element where its parent ends. */
  #closeImplicitly(end: number): void {
    const frame = this.#stack.pop();
    if (!frame) return;
    if (frame.pendingEnd) {
      this.#siblings().push(elementOf(frame.tag, frame.children, frame.pendingEnd, end));
    } else {
      if (frame.tag.finished) {
        this.#errors.push({ kind: 'unclosedElement', name: frame.tag.name, span: frame.tag.nameSpan });
      }
      this.#siblings().push(elementOf(frame.tag, frame.children, undefined, end));
    }
  }

  #closeAll(): Element | undefined {
    const isOpenRoot = this.#isStart && this.#stack.length > 0;
    while (this.#stack.length > (isOpenRoot ? 1 : 0)) this.#closeImplicitly(this.#text.length);
    const frame = this.#stack.pop();
    if (!frame) return undefined;
    const root = elementOf(frame.tag, frame.children, frame.pendingEnd, this.#text.length);
    this.#nodes.push(root);
    return root;
  }
}

function elementOf(tag: StartTag, children: readonly Node[], endTag: EndTag | undefined, end: number): Element {
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

/** Whether `found` is `expected` with a letter wrong, missing, too many or swapped, or with another case. */
function isSlipOf(found: string, expected: string): boolean {
  const a = found.toLowerCase();
  const b = expected.toLowerCase();
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1 || Math.max(a.length, b.length) < 3) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  const restOfFound = a.slice(start);
  const restOfExpected = b.slice(start);
  const isSwap =
    restOfFound.slice(2) === restOfExpected.slice(2) &&
    restOfFound[0] === restOfExpected[1] &&
    restOfFound[1] === restOfExpected[0];
  return (
    isSwap ||
    restOfFound.slice(1) === restOfExpected ||
    restOfFound === restOfExpected.slice(1) ||
    restOfFound.slice(1) === restOfExpected.slice(1)
  );
}

function firstLine(text: string): string {
  const end = text.search(/[\r\n]/);
  return end < 0 ? text : text.slice(0, end);
}

function endOfLine(text: string, offset: number): number {
  const pattern = /[\r\n]|<(?=[/A-Za-z!?])/g;
  pattern.lastIndex = offset;
  return pattern.exec(text)?.index ?? text.length;
}

/** A comment or CDATA section that is never closed ends before the next tag, so that it hides as little as possible. */
function endOfUnclosed(text: string, offset: number): number {
  const pattern = /<(?=[/A-Za-z!?])/g;
  pattern.lastIndex = offset;
  return pattern.exec(text)?.index ?? text.length;
}

/** The end of the `<!DOCTYPE …>` at `start`: its `>` outside brackets, or the end of the line where there is none. */
export function endOfDoctype(text: string, start: number): number {
  const pattern = /[[\]>]/g;
  pattern.lastIndex = start;
  let depth = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (match[0] === '[') depth++;
    else if (match[0] === ']') depth--;
    else if (depth <= 0) return match.index + 1;
  }
  return endOfLine(text, start + 2);
}
