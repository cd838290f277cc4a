import { isSlipOf } from '../text/nearest.ts';
import type { Span } from '../text/span.ts';
import { type EndTagMeaning, endTagMeaning } from './endTagMeaning.ts';
import { lastEndTagsOf } from './lastEndTags.ts';
import { skipBlanks } from './name.ts';
import { type ParseError, report } from './parseError.ts';
import { elementOf, type StartTag } from './startTag.ts';
import { type Element, type EndTag, maximumDepth, type Node } from './tree.ts';
import { unclosedOnes } from './unclosedOnes.ts';

/** What follows a half end tag moves up a level, and that must not happen to many nodes many times. Rules never nest so deep. */
const maximumDepthOfHalfEnds = 12;

/** Looking at what follows an end tag that does not fit takes time, and where so many do not, it is of no use. */
const maximumLooksAhead = 50;

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
  #looksAhead = 0;
  /** The last start tag that has no `>` and holds nothing. */
  #brokenTag: { readonly name: string; readonly depth: number } | undefined;
  /** Where the end tag stands that has changed places with the one before it. */
  #swappedAt = -1;

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
    if (!tag.finished) this.#brokenTag = { name, depth: this.#stack.length };
    this.add(elementOf(tag, [], undefined, span.end));
    if (isRoot) this.#rootEnd = { name, nameSpan, span };
  }

  addEndTag(endTag: EndTag): void {
    const { name, nameSpan, span } = endTag;
    const depth = this.#stack.findLastIndex((frame) => frame.tag.name === name);
    const meaning = this.#meaningOf(endTag, depth);
    const top = this.#stack.at(-1);
    if (span.start === this.#swappedAt) {
      this.add({ kind: 'strayEndTag', ...endTag });
    } else if (meaning === 'swapped' && top) {
      this.#swappedAt = skipBlanks(this.#text, span.end);
      report(this.#errors, { kind: 'mismatchedEndTag', name, expected: top.tag.name, isSwapped: true, span: nameSpan });
      this.#end(endTag, depth, true);
    } else if (meaning === 'end') {
      this.#end(endTag, depth, false);
    } else if (meaning === 'misnamed' && top) {
      report(this.#errors, {
        kind: 'mismatchedEndTag',
        name,
        expected: top.tag.name,
        isSwapped: false,
        span: nameSpan,
      });
      this.#close(endTag);
    } else if (this.#root !== undefined && this.#isSlipOfRootEnd(endTag, this.#root)) {
      report(this.#errors, { kind: 'mismatchedEndTag', name, expected: this.#root, isSwapped: false, span: nameSpan });
      this.#end(endTag, this.#isStart ? 0 : -1, false);
    } else {
      // Past the depth limit, or behind a second root, end tags have nothing to close; that is said already.
      const isKnown = this.#isTooDeep || (this.#hasSecondRoot && name === this.#root) || this.#endsBrokenTag(name);
      if (!isKnown) report(this.#errors, { kind: 'strayEndTag', name, span });
      this.add({ kind: 'strayEndTag', ...endTag });
    }
  }

  /** Whether a start tag of that name and a text behind it run into one here, as in `<pIt bites.</p>`. */
  #endsBrokenTag(name: string): boolean {
    const broken = this.#brokenTag;
    this.#brokenTag = undefined;
    return broken?.depth === this.#stack.length && broken.name.startsWith(name);
  }

  /** @param depth of the open element of that name, or -1. */
  #meaningOf({ name, span }: EndTag, depth: number): EndTagMeaning {
    const top = this.#stack.length - 1;
    const isRootEnd = depth < 0 && name === this.#root && !this.#isStart && !this.#rootEnd;
    if (depth >= 0 ? depth === top : isRootEnd && top < 0) return 'end';
    if (top < 0 || (depth < 0 && !isRootEnd && this.#isOnlyRootOpen())) return 'stray';
    if (this.#isTooDeep || this.#looksAhead >= maximumLooksAhead) return depth >= 0 || isRootEnd ? 'end' : 'stray';
    this.#looksAhead++;
    const open = this.#stack.map(({ tag }) => tag.name);
    const meaning = endTagMeaning(
      name,
      isRootEnd ? [name, ...open] : open,
      this.#text.slice(span.end, span.end + 5000),
    );
    // An end of the root in the middle is told apart where the sections come together.
    return isRootEnd && meaning !== 'swapped' ? 'end' : meaning;
  }

  /** Ends the element at that depth, or the root that begins in an earlier part of the document for -1. */
  #end(endTag: EndTag, depth: number, isSaid: boolean): void {
    const endsRoot = depth < 0 || (this.#isStart && depth === 0);
    this.#closeTo(depth + 1, endTag.span.start, isSaid, endsRoot);
    if (depth >= 0) {
      this.#close(endTag);
    } else {
      this.#rootEnd = endTag;
      this.nodes.push({ kind: 'strayEndTag', ...endTag });
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
    this.#closeTo(isRootOpen ? 1 : 0, this.#text.length, false, true);
    const frame = this.#stack.pop();
    if (!frame) return undefined;
    const root = elementOf(frame.tag, frame.children, undefined, this.#text.length);
    this.nodes.push(root);
    return root;
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

  /** Ends all elements that are open below that depth. Unless it is said already, says what was never closed. */
  #closeTo(depth: number, end: number, isSaid: boolean, isEndOfEntry: boolean): void {
    const unsaid: StartTag[] = [];
    while (this.#stack.length > depth) {
      const frame = this.#stack.pop();
      if (!frame) break;
      const isHalfEnded = this.#closeImplicitly(frame, end);
      // What is wrong with half a start tag is said already.
      if (!isSaid && !isHalfEnded && frame.tag.finished) unsaid.push(frame.tag);
    }
    for (const { name, nameSpan, isRepeated } of unclosedOnes(unsaid)) {
      // Where the text breaks off, one sentence says what all is missing there.
      const isOutermost = nameSpan === unsaid.at(-1)?.nameSpan;
      if (isEndOfEntry && !isRepeated && !isOutermost) continue;
      const endTags = isEndOfEntry && !isRepeated ? unsaid.map((tag) => `</${tag.name}>`).join('') : `</${name}>`;
      report(this.#errors, { kind: 'unclosedElement', name, endTags, isRepeated, span: nameSpan });
    }
  }

  /** Ends an element that has been taken from the stack at its half end tag, or else where its parent ends. Returns whether it had one. */
  #closeImplicitly({ tag, children, halfEnd }: Frame, end: number): boolean {
    const halfEndTag = halfEnd === undefined ? undefined : children[halfEnd];
    if (halfEnd === undefined || halfEndTag?.kind !== 'strayEndTag') {
      this.add(elementOf(tag, children, undefined, end));
      return false;
    }
    const { name, nameSpan, span } = halfEndTag;
    this.add(elementOf(tag, children.slice(0, halfEnd), { name, nameSpan, span }, span.end));
    for (const node of children.slice(halfEnd + 1)) this.add(node);
    return true;
  }
}
