import type { Span } from '../text/span.ts';
import { type CloseOf, closeFinderBeforeRoot, closeFinderInRoot } from './closeFinder.ts';
import { beginsDeclaration, firstLine, readDeclaration } from './declaration.ts';
import { endOfUnclosedFinder, lineEnd, nextTag } from './endOfUnclosed.ts';
import {
  isDoctype,
  readCData,
  readComment,
  readDoctype,
  readInstruction,
  readMisplacedDoctype,
  type Source,
} from './inert.ts';
import { markFinder } from './markFinder.ts';
import { readName, skipBlanks } from './name.ts';
import { type ParseError, report } from './parseError.ts';
import { checkBlanks, checkCharacters, checkReferences } from './references.ts';
import { readStartTag } from './startTag.ts';
import type { Element, EndTag, Node } from './tree.ts';
import { TreeBuilder } from './treeBuilder.ts';

export interface Parsed {
  /** In the order of the text. Siblings leave no gap between them. */
  readonly nodes: readonly Node[];
  /** In the order of the text. */
  readonly errors: readonly ParseError[];
  /** The root element's end tag, if it is in this text. */
  readonly rootEnd: EndTag | undefined;
  /** The root element's start tag, if this text begins the document and does not end the root. */
  readonly openRoot: Element | undefined;
}

/**
 * Reads XML text into a tree. Never fails: a problem becomes an error beside the tree, and the rest is read as its author meant it.
 *
 * @param root the name of the root element if the text lies inside it; undefined if the text is the beginning of a document or all of it;
 *   a `MissingRoot` if it is that and has no root tag.
 */
export function parse(text: string, root?: string | MissingRoot): Parsed {
  return new Parser(text, root).parse();
}

/** A root without a start tag: all elements of the document belong to it. */
export interface MissingRoot {
  readonly name: string;
  /** The remains of its start tag, which are skipped. */
  readonly remains: Span;
}

class Parser implements Source {
  readonly text: string;
  readonly errors: ParseError[] = [];
  /** Most texts need none of these: they are made when they are needed. */
  #find: ((mark: string, from: number) => number) | undefined;
  #closeInRoot: CloseOf | undefined;
  #closeBeforeRoot: CloseOf | undefined;
  #endOfUnclosedBeforeRoot: ((from: number) => number) | undefined;
  readonly #tree: TreeBuilder;
  /** The start of the document in this text, behind a byte order mark; -1 if it begins in an earlier text. */
  readonly #begin: number;
  /** Whether running text may have errors: it has an `&` or a `]]>`. */
  readonly #mayHaveErrors: boolean;
  #hasDoctype = false;
  #hasElement = false;
  readonly #remains: Span | undefined;
  #offset = 0;

  constructor(text: string, root: string | MissingRoot | undefined) {
    this.text = text;
    this.#mayHaveErrors = text.includes('&') || text.includes(']]>');
    this.#remains = typeof root === 'object' ? root.remains : undefined;
    this.#tree = new TreeBuilder(text, typeof root === 'object' ? root.name : root, this.errors);
    this.#begin = typeof root === 'string' ? -1 : text.charCodeAt(0) === 0xfeff ? 1 : 0;
  }

  parse(): Parsed {
    const { text, errors } = this;
    this.#offset = Math.max(0, this.#begin);
    while (this.#offset < text.length) {
      const next = text.indexOf('<', this.#offset);
      const remains = this.#remainsBefore(next);
      const end = remains?.start ?? (next < 0 ? text.length : next);
      if (end > this.#offset) this.#readText(end);
      // Not a text node, because checks would read its words.
      if (remains) this.#addLeaf({ kind: 'strayEndTag', name: '', nameSpan: emptyAt(remains.end), span: remains });
      else if (next >= 0) this.#readMarkup(next);
    }
    checkCharacters(text, errors);
    const openRoot = this.#tree.finish();
    if (errors.length > 1) errors.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
    return { nodes: this.#tree.nodes, errors, rootEnd: this.#tree.rootEnd, openRoot };
  }

  find(mark: string, from: number): number {
    this.#find ??= markFinder(this.text);
    return this.#find(mark, from);
  }

  get closeOf(): CloseOf {
    if (this.#isBeforeRoot()) {
      this.#closeBeforeRoot ??= closeFinderBeforeRoot(this.text);
      return this.#closeBeforeRoot;
    }
    this.#closeInRoot ??= closeFinderInRoot((mark, from) => this.find(mark, from));
    return this.#closeInRoot;
  }

  endOfUnclosedComment(from: number): number {
    return this.#isBeforeRoot() ? this.#endBeforeRoot(from) : nextTag(this.text, from);
  }

  endOfUnclosedInstruction(from: number): number {
    return this.#isBeforeRoot() ? this.#endBeforeRoot(from) : lineEnd(this.text, from);
  }

  #endBeforeRoot(from: number): number {
    this.#endOfUnclosedBeforeRoot ??= endOfUnclosedFinder(this.text);
    return this.#endOfUnclosedBeforeRoot(from);
  }

  /** The remains of the root's start tag, if they come before the next markup. */
  #remainsBefore(next: number): Span | undefined {
    const remains = this.#remains;
    if (!remains || remains.start < this.#offset || remains.start === remains.end) return undefined;
    return next < 0 || remains.start <= next ? remains : undefined;
  }

  #readMarkup(start: number): void {
    const { text } = this;
    if (text[start + 1] === '/') this.#readEndTag(start);
    else if (text.startsWith('<!--', start)) this.#addLeaf(readComment(this, start));
    else if (text.startsWith('<![CDATA[', start)) this.#readCData(start);
    else if (isDoctype(text, start)) this.#readDoctype(start);
    else if (start === this.#begin && beginsDeclaration(text, start)) this.#addLeaf(readDeclaration(this, start).node);
    else if (text[start + 1] === '?') this.#readInstruction(start);
    else this.#readStartTag(start);
  }

  /** Reads up to `end` as text. */
  #readText(end: number): void {
    const span = { start: this.#offset, end };
    this.#offset = end;
    this.#tree.addText(span);
    if (this.#tree.isOutsideRoot) this.#checkIsBlank(span);
    if (!this.#mayHaveErrors) return;
    const reference = this.find('&', span.start);
    if (reference >= 0 && reference < end) checkReferences(this.text, span, this.errors);
    for (let at = this.find(']]>', span.start); at >= 0 && at < end; at = this.find(']]>', at + 3)) {
      report(this.errors, { kind: 'cdataEndInText', span: { start: at, end: at + 3 } });
    }
  }

  /** Text is not allowed before or after the root. A stray `<` is a separate error. */
  #checkIsBlank(span: Span): void {
    const text = this.text.slice(span.start, span.end);
    const written = text.trim();
    if (written === '') checkBlanks(text, span.start, this.errors);
    if (written === '' || written === '<') return;
    const start = span.start + text.indexOf(written);
    report(this.errors, { kind: 'textOutsideRoot', span: { start, end: start + firstLine(written).length } });
  }

  #readStray(start: number): void {
    report(this.errors, { kind: 'strayLessThan', span: { start, end: start + 1 } });
    this.#readText(start + 1);
  }

  #readStartTag(start: number): void {
    const name = readName(this.text, start + 1);
    if (name === undefined) {
      this.#readStray(start);
      return;
    }
    const tag = readStartTag(this.text, start, name, this.errors);
    this.#offset = tag.span.end;
    this.#hasElement = true;
    this.#tree.addStartTag(tag);
  }

  #readEndTag(start: number): void {
    const { text } = this;
    const open = this.#tree.openName;
    const isOpen = open !== undefined && text.startsWith(`${open}>`, start + 2);
    const name = isOpen ? open : (readName(text, start + 2) ?? '');
    const nameSpan = { start: start + 2, end: start + 2 + name.length };
    const afterName = skipBlanks(text, nameSpan.end);
    const isFinished = text[afterName] === '>';
    const endTag = { name, nameSpan, span: { start, end: isFinished ? afterName + 1 : nameSpan.end } };
    this.#offset = endTag.span.end;
    if (isFinished && name !== '') this.#tree.addEndTag(endTag);
    else this.#tree.addHalfEndTag(endTag);
  }

  #readCData(start: number): void {
    if (this.#tree.isOutsideRoot) report(this.errors, { kind: 'misplacedCdata', span: { start, end: start + 9 } });
    this.#addLeaf(readCData(this, start));
  }

  #readInstruction(start: number): void {
    const target = readName(this.text, start + 2);
    if (target === undefined) {
      this.#readStray(start);
      return;
    }
    if (target.toLowerCase() === 'xml') this.#readMisplacedDeclaration(start);
    else this.#addLeaf(readInstruction(this, start, target));
  }

  #readMisplacedDeclaration(start: number): void {
    report(this.errors, { kind: 'misplacedXmlDeclaration', span: { start, end: start + 5 } });
    // Before the root its errors count too: it must be correct when it is moved to its place.
    const errors = this.#tree.isBeforeRoot ? this.errors : [];
    this.#addLeaf(readDeclaration({ text: this.text, errors }, start).node);
  }

  #readDoctype(start: number): void {
    const isXml = this.text.startsWith('<!DOCTYPE', start);
    const isMisplaced = !isXml || !this.#isBeforeRoot() || this.#hasDoctype;
    this.#hasDoctype = true;
    this.#addLeaf(isMisplaced ? readMisplacedDoctype(this, start) : readDoctype(this, start));
  }

  /** Whether the root has not begun; in a document without a root tag, whether no element has been read. */
  #isBeforeRoot(): boolean {
    if (this.#remains === undefined) return this.#tree.isBeforeRoot;
    return !this.#hasElement;
  }

  #addLeaf(node: Node): void {
    this.#tree.add(node);
    this.#offset = node.span.end;
  }
}

function emptyAt(offset: number): Span {
  return { start: offset, end: offset };
}
