import { isSlipOf } from '../text/nearest.ts';
import type { Span } from '../text/span.ts';
import { type EndTagMeaning, endTagMeaning } from './endTagMeaning.ts';
import { readName, skipBlanks } from './name.ts';
import { type ParseError, report } from './parseError.ts';
import { reportUnclosed } from './reportUnclosed.ts';
import { elementOf, type StartTag } from './startTag.ts';
import { type Element, type EndTag, maximumDepth, type Node } from './tree.ts';

/** The nodes behind a half end tag move up a level; the limit keeps this from happening to many nodes many times. Rules never nest so deep. */
const maximumDepthOfHalfEnds = 12;

/** Looking ahead from an end tag that does not fit takes time, and is of no use in a text with so many of them. */
const maximumLooksAhead = 50;

const none: readonly Node[] = [];

/** An element without an end so far. */
interface Frame {
  readonly tag: StartTag;
  children: Node[];
  /** The index of a half typed end tag (`</na`) among the children: the element ends there if no whole end tag follows. */
  halfEnd: number | undefined;
}

/** A lone end tag is compared with so many nodes before it: with all of them, a file of such tags would take too long. */
const maximumContent = 100;

/** Builds a tree from tags and text: decides which end tag ends which element, and where an unclosed element ends. */
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
  /** The last start tag without a `>` and without content. */
  #brokenTag: { readonly name: string; readonly depth: number } | undefined;
  /** The offset of the end tag that is swapped with the one before it. */
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

  /** The name of the innermost element without an end so far. */
  get openName(): string | undefined {
    return this.#stack.at(-1)?.tag.name;
  }

  get isBeforeRoot(): boolean {
    return this.#root === undefined;
  }

  get isOutsideRoot(): boolean {
    return this.#stack.length === 0 && (this.#isStart || this.#rootEnd !== undefined);
  }

  add(node: Node): void {
    const frame = this.#stack.at(-1);
    // A list that grows has room for 16 more, and most elements have one child.
    if (frame?.children.length === 0) frame.children = [node];
    else this.#siblings().push(node);
  }

  /** Adds text, if possible to the text node directly before, so that a stray `<` does not divide a text. */
  addText(span: Span): void {
    const last = this.#siblings().at(-1);
    if (last?.kind !== 'text' || last.span.end !== span.start) this.add({ kind: 'text', span });
    else this.#siblings().splice(-1, 1, { kind: 'text', span: { start: last.span.start, end: span.end } });
  }

  addStartTag(tag: StartTag): void {
    const { name, nameSpan, span, selfClosing } = tag;
    const isTopLevel = this.#stack.length === 0;
    const isSecondRoot = isTopLevel && this.#rootEnd !== undefined;
    const isRoot = isTopLevel && this.#isStart && !isSecondRoot;
    if (isSecondRoot && !this.#hasSecondRoot) report(this.#errors, { kind: 'secondRoot', name, span: nameSpan });
    this.#hasSecondRoot ||= isSecondRoot;
    if (isRoot) this.#root = name;
    // The entries behind a second root still belong to the one document.
    const isRepeatedRoot = isSecondRoot && name === this.#root;
    if (isRoot ? !selfClosing : !selfClosing && !isRepeatedRoot && this.#mayHoldContent(tag)) {
      this.#stack.push({ tag, children: [], halfEnd: undefined });
      return;
    }
    if (!tag.finished) this.#brokenTag = { name, depth: this.#stack.length };
    this.add(elementOf(tag, none, undefined, span.end));
    if (isRoot) this.#rootEnd = { name, nameSpan, span };
  }

  addEndTag(endTag: EndTag): void {
    const { name, nameSpan, span } = endTag;
    // Most end tags end the element before them.
    if (name === this.openName && span.start !== this.#swappedAt) {
      this.#close(endTag);
      return;
    }
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
    } else if (this.#endSelfClosed(endTag)) {
      // The entry has its content now.
    } else if (this.#root !== undefined && this.#isSlipOfRootEnd(endTag, this.#root)) {
      report(this.#errors, { kind: 'mismatchedEndTag', name, expected: this.#root, isSwapped: false, span: nameSpan });
      this.#end(endTag, this.#isStart ? 0 : -1, false);
    } else {
      // Beyond the depth limit, or behind a second root, end tags close nothing; those problems are reported already.
      const isKnown = this.#isTooDeep || (this.#hasSecondRoot && name === this.#root) || this.#endsBrokenTag(name);
      if (!isKnown) report(this.#errors, { kind: 'strayEndTag', name, span });
      this.add({ kind: 'strayEndTag', ...endTag });
    }
  }

  /**
   * Takes what stands between the `<rule …/>` before and its end tag for the content of that entry, and reports the `/`. Returns false if
   * nothing but blanks stands there, or anything else before.
   */
  #endSelfClosed(endTag: EndTag): boolean {
    if (this.#stack.length > (this.#isStart ? 1 : 0) || endTag.name === this.#root) return false;
    const siblings = this.#siblings();
    const behind = Math.max(0, siblings.length - maximumContent);
    const found = siblings.slice(behind).findLastIndex((node) => node.kind === 'element' && node.name === endTag.name);
    const index = behind + found;
    const entry = siblings[index];
    if (found < 0 || entry?.kind !== 'element' || !entry.selfClosing || !entry.finished) return false;
    if (skipBlanks(this.#text, entry.span.end) === endTag.span.start) return false;
    const slash = { start: entry.startTag.end - 2, end: entry.startTag.end - 1 };
    report(this.#errors, { kind: 'selfClosedElement', name: entry.name, span: slash });
    const children = siblings.splice(index + 1);
    const span = { start: entry.span.start, end: endTag.span.end };
    siblings[index] = { ...entry, children, selfClosing: false, endTag, span };
    return true;
  }

  /** Whether a start tag of that name is joined with the text behind it, as in `<pIt bites.</p>`. */
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
    // An end of the root in the middle of a document is recognised where the sections are joined.
    return isRootEnd && meaning !== 'swapped' ? 'end' : meaning;
  }

  /** Ends the element at that depth; -1 is the root from an earlier part of the document. */
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

  /** Ends all open elements. Returns the root if it is open, without an error: its end may be in another part of the document. */
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

  /** Not `</rule>` for `</rules>`: an entry's name is the root's without a letter, and another entry may follow. */
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
    // A half start tag without an end tag does not contain the nodes behind it.
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

  /** Ends all open elements below that depth, and reports them as unclosed unless `isSaid`. */
  #closeTo(depth: number, end: number, isSaid: boolean, isEndOfEntry: boolean): void {
    const unsaid: StartTag[] = [];
    while (this.#stack.length > depth) {
      const frame = this.#stack.pop();
      if (!frame) break;
      const isHalfEnded = this.#closeImplicitly(frame, end);
      // A half start tag has its own error.
      if (!isSaid && !isHalfEnded && frame.tag.finished) unsaid.push(frame.tag);
    }
    reportUnclosed(this.#errors, unsaid, isEndOfEntry);
  }

  /** Ends an element, already off the stack, at its half end tag or else at the end of its parent. Returns whether it had a half end tag. */
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

/** The offset of the last end tag of each name. */
function lastEndTagsOf(text: string): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (let at = text.indexOf('</'); at >= 0; at = text.indexOf('</', at + 2)) {
    const name = readName(text, at + 2);
    if (name !== undefined) last.set(name, at);
  }
  return last;
}
