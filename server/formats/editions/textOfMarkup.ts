import type { Span } from '../../text/span.ts';
import type { Element, Node } from '../../xml/tree.ts';

/** A change of a text. */
export interface TextChange {
  readonly span: Span;
  readonly newText: string;
}

interface PlainText {
  readonly changes: readonly TextChange[];
  /** The names of markup whose words stay, and which the text cannot say. */
  readonly unsaid: readonly string[];
}

/**
 * The changes that leave the text of an element in lines: one for each paragraph, and one for each row of a table, which begins with its
 * score. All tags go, and what stands between them stays.
 */
export function textOfMarkup(text: string, { children }: Element): PlainText {
  const changes: TextChange[] = [];
  const unsaid = new Set<string>();
  let isAtLineStart = true;
  let isInRow = false;
  const remove = (start: number, end: number, newText = ''): void =>
    void changes.push({ span: { start, end }, newText });
  // Words of two blocks in one line would run together.
  const blockTag = (start: number, end: number): void => {
    remove(start, end, isAtLineStart ? '' : '\n');
    isAtLineStart = true;
  };

  function visit(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (node.kind === 'text') noteText(text.slice(node.span.start, node.span.end));
      else if (node.kind === 'cdata') isAtLineStart = false;
      else if (node.kind === 'element') element(node);
    }
  }

  function noteText(written: string): void {
    const behind = written.slice(written.lastIndexOf('\n') + 1);
    if (/\S/.test(behind)) isAtLineStart = false;
    else if (written.includes('\n')) isAtLineStart = true;
  }

  function element(node: Element): void {
    const { name, startTag, endTag, children: inside } = node;
    if (name === 'tr') {
      row(node);
      return;
    }
    // A table or a paragraph in a cell cannot be told from what is around the row.
    if (isInRow || (name !== 'p' && name !== 'table')) unsaid.add(name);
    if (isInline.has(name)) remove(startTag.start, startTag.end);
    else blockTag(startTag.start, startTag.end);
    visit(inside);
    if (endTag) remove(endTag.span.start, endTag.span.end);
    if (name === 'br') {
      remove(startTag.end, startTag.end, '\n');
      isAtLineStart = true;
    }
  }

  function row({ startTag, endTag, children: cells }: Element): void {
    blockTag(startTag.start, startTag.end);
    const found = cells.filter((cell) => cell.kind === 'element');
    if (found.length !== 2) unsaid.add('td');
    for (const [index, cell] of found.entries()) {
      const from = index === 0 ? cell.startTag.start : (found[index - 1]?.span.end ?? cell.startTag.start);
      remove(from, cell.startTag.end, index === 0 ? '' : ' ');
      isAtLineStart = true;
      isInRow = true;
      visit(cell.children);
      isInRow = false;
      if (cell.endTag) remove(cell.endTag.span.start, cell.endTag.span.end);
    }
    isAtLineStart = false;
    if (endTag) remove(endTag.span.start, endTag.span.end);
  }

  visit(children);
  return { changes, unsaid: [...unsaid] };
}

const isInline: ReadonlySet<string> = new Set(['b', 'i', 'br']);
