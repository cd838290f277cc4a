import { isSlipOf } from './isSlipOf.ts';
import { readName, skipBlanks } from './name.ts';
import { type ParseError, report } from './parseError.ts';
import type { StartTag } from './startTag.ts';
import { type Element, type EndTag, maximumDepth, type Node, type Span } from './tree.ts';

/** What follows a half end tag moves up a level, and that must not happen to many nodes many times. Rules never nest so deep. */
const maximumDepthOfHalfEnds = 12;

/** An element whose end has not been seen. */
interface Frame {
  readonly tag: StartTag;
  readonly children: Node[];
  /** The index of the child that is `</na`, typed so far: the element ends there if no whole end tag comes. */
  halfEnd: number | undefined;
}

/** Puts what is read from a text together to a tree: decides which end tag ends which element, and where one ends that has none. */
export class TreeBuilder {
  readonly nodes: Node[] = [];
  readonly #text: string;
  readonly #errors: ParseError[];
  readonly #stack: Frame[] = [];
  readonly #isStart: boolean;
  #root: string | undefined;
  #rootEnd: EndTag | undefined;
  #lastEndTags: ReadonlyMap<string, number> | undefined;
  #isTooDeep = false;
  #hasSecondRoot = false;

  /** `root` as for `parse`. */
  constructor(text: string, root: string | undefined, errors: ParseError[]) {
    this.#text = text;
    this.#errors = errors;
    this.#root = root;
    this.#isStart = root === undefined;
  }

  get rootEnd(): EndTag | undefined {
    return this.#rootEnd;
  }

  get isBeforeRoot(): boolean {
    return this.#root === undefined;
  }

  get isOutsideRoot(): boolean {
    return this.#stack.length === 0 && (this.#isStart || this.#rootEnd !== undefined);
  }

  add(node: Node): void {
    this.#siblings().push(node);
  }

  /** Adds text; a text node that ends where it begins is continued, so that a stray `<` does not cut it in two. */
  addText({ start, end }: Span): void {
    const siblings = this.#siblings();
    const last = siblings.at(-1);
    if (last?.kind === 'text' && last.span.end === start) {
      siblings[siblings.length - 1] = { kind: 'text', span: { start: last.span.start, end } };
    } else {
      siblings.push({ kind: 'text', span: { start, end } });
    }
  }

  addStartTag(tag: StartTag): void {
    const { name, nameSpan, span, selfClosing } = tag;
    const isTopLevel = this.#stack.length === 0;
    const isSecondRoot = isTopLevel && this.#rootEnd !== undefined;
    const isRoot = isTopLevel && this.#isStart && !isSecondRoot;
    if (isSecondRoot && !this.#hasSecondRoot) report(this.#errors, { kind: 'secondRoot', name, span: nameSpan });
    this.#hasSecondRoot ||= isSecondRoot;
    if (isRoot) this.#root = name;
    // The entries behind a second root go on being entries of the one document.
    const isRepeatedRoot = isSecondRoot && name === this.#root;
    if (isRoot ? !selfClosing : !selfClosing && !isRepeatedRoot && this.#mayHoldContent(tag)) {
      this.#stack.push({ tag, children: [], halfEnd: undefined });
      return;
    }
    this.add(elementOf(tag, [], undefined, span.end));
    if (isRoot) this.#rootEnd = { name, nameSpan, span };
  }

  addEndTag(endTag: EndTag): void {
    const { name, nameSpan, span } = endTag;
    const depth = this.#stack.findLastIndex((frame) => frame.tag.name === name);
    const top = this.#stack.at(-1);
    if (depth >= 0) {
      while (this.#stack.length > depth + 1) this.#closeImplicitly(span.start);
      this.#close(endTag);
    } else if (name === this.#root && !this.#isStart && !this.#rootEnd) {
      this.#endRoot(endTag);
    } else if (top && !this.#isOnlyRootOpen() && isSlipOf(name, top.tag.name)) {
      report(this.#errors, { kind: 'mismatchedEndTag', name, expected: top.tag.name, span: nameSpan });
      this.#close(endTag);
    } else if (this.#root !== undefined && this.#isSlipOfRootEnd(endTag, this.#root)) {
      report(this.#errors, { kind: 'mismatchedEndTag', name, expected: this.#root, span: nameSpan });
      if (this.#isStart) this.#close(endTag);
      else this.#endRoot(endTag);
    } else {
      // Past the depth limit, or behind a second root, end tags have nothing to close; that is said already.
      const isKnown = this.#isTooDeep || (this.#hasSecondRoot && name === this.#root);
      if (!isKnown) report(this.#errors, { kind: 'strayEndTag', name, span });
      this.add({ kind: 'strayEndTag', ...endTag });
    }
  }

  addHalfEndTag(endTag: EndTag): void {
    report(this.#errors, { kind: 'unfinishedEndTag', name: endTag.name, span: endTag.span });
    const top = this.#stack.at(-1);
    const isBelievable = this.#stack.length <= maximumDepthOfHalfEnds && top?.tag.name.startsWith(endTag.name);
    if (top && isBelievable) top.halfEnd ??= top.children.length;
    this.add({ kind: 'strayEndTag', ...endTag });
  }

  /**
   * Ends all that is open. Returns the root if it is, and says nothing about that: its end may stand in another part of the document.
   */
  finish(): Element | undefined {
    const isRootOpen = this.#isStart && this.#rootEnd === undefined && this.#stack.length > 0;
    while (this.#stack.length > (isRootOpen ? 1 : 0)) this.#closeImplicitly(this.#text.length);
    const frame = this.#stack.pop();
    if (!frame) return undefined;
    const root = elementOf(frame.tag, frame.children, undefined, this.#text.length);
    this.nodes.push(root);
    return root;
  }

  /** Ends a root that begins in an earlier part of the document. */
  #endRoot(endTag: EndTag): void {
    while (this.#stack.length > 0) this.#closeImplicitly(endTag.span.start);
    this.#rootEnd = endTag;
    this.nodes.push({ kind: 'strayEndTag', ...endTag });
  }

  #isOnlyRootOpen(): boolean {
    return this.#isStart && this.#stack.length === 1;
  }

  /** Not `</rule>` for `</rules>`: entries are called as their root, less a letter, and another of them may follow. */
  #isSlipOfRootEnd({ name, span }: EndTag, root: string): boolean {
    const isPlace = this.#isStart ? this.#isOnlyRootOpen() : this.#stack.length === 0 && !this.#rootEnd;
    const isSlip = name.length >= root.length && isSlipOf(name, root);
    return isPlace && isSlip && skipBlanks(this.#text, span.end) === this.#text.length;
  }

  #mayHoldContent({ name, nameSpan, finished, span }: StartTag): boolean {
    if (this.#stack.length >= maximumDepth) {
      if (!this.#isTooDeep) report(this.#errors, { kind: 'tooDeep', limit: maximumDepth, span: nameSpan });
      this.#isTooDeep = true;
      return false;
    }
    if (finished) return true;
    // Half a start tag that nothing closes was never meant to hold what follows it.
    this.#lastEndTags ??= lastEndTagsOf(this.#text);
    return (this.#lastEndTags.get(name) ?? -1) >= span.end;
  }

  #siblings(): Node[] {
    return this.#stack.at(-1)?.children ?? this.nodes;
  }

  #close(endTag: EndTag): void {
    const frame = this.#stack.pop();
    if (!frame) return;
    this.add(elementOf(frame.tag, frame.children, endTag, endTag.span.end));
    if (this.#isStart && this.#stack.length === 0) this.#rootEnd ??= endTag;
  }

  /** Ends the innermost element at its half end tag, or else where its parent ends. */
  #closeImplicitly(end: number): void {
    const frame = this.#stack.pop();
    if (!frame) return;
    const { tag, children, halfEnd } = frame;
    const halfEndTag = halfEnd === undefined ? undefined : children[halfEnd];
    if (halfEnd !== undefined && halfEndTag?.kind === 'strayEndTag') {
      const { name, nameSpan, span } = halfEndTag;
      this.add(elementOf(tag, children.slice(0, halfEnd), { name, nameSpan, span }, span.end));
      for (const node of children.slice(halfEnd + 1)) this.add(node);
    } else {
      // What is wrong with half a start tag is said already.
      if (tag.finished) report(this.#errors, { kind: 'unclosedElement', name: tag.name, span: tag.nameSpan });
      this.add(elementOf(tag, children, undefined, end));
    }
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

/** By name, where the last end tag of that name stands. */
function lastEndTagsOf(text: string): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (let at = text.indexOf('</'); at >= 0; at = text.indexOf('</', at + 2)) {
    const name = readName(text, at + 2);
    if (name !== undefined) last.set(name, at);
  }
  return last;
}
