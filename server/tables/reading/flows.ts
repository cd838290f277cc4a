/** The running text and the tables of elements, in reading order. */

import { rememberedLately } from '../../queries/remembered.ts';
import { filler, withCharacters } from '../../text/htmlCharacters.ts';
import type { Span } from '../../text/span.ts';
import type { Element, Node } from '../../xml/tree.ts';

/** Text that belongs together, with the tables in it. */
export type Flow = readonly FlowItem[];

type FlowItem =
  /** The text has blanks for markup, and line ends around paragraphs: an offset in it plus `start` is an offset in the source. */
  | { readonly kind: 'text'; readonly text: string; readonly start: number }
  | { readonly kind: 'table'; readonly element: Element };

/** Elements in the middle of a sentence. */
const inline: ReadonlySet<string> = new Set(['b', 'i', 'u', 'em', 'strong', 'span', 'sup', 'sub']);

/** Elements that divide a text and do not end it. */
const blocks: ReadonlySet<string> = new Set(['p', 'br', 'li', 'ul', 'ol', 'div', 'tbody', 'thead', 'td', 'th']);

/** The flows in nodes of a source, in order: any other element has flows of its own. */
export const flowsOf = rememberedLately((nodes: readonly Node[], source: string): readonly Flow[] => {
  const reader = new FlowReader(source);
  reader.readAll(nodes);
  return reader.flows;
});

class FlowReader {
  readonly flows: Flow[] = [];
  readonly #source: string;
  #items: FlowItem[] = [];
  #parts: string[] = [];
  #start = 0;
  #end = 0;

  constructor(source: string) {
    this.#source = source;
  }

  readAll(nodes: readonly Node[]): void {
    this.#readNodes(nodes);
    this.#endFlow();
  }

  #readNodes(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (node.kind === 'text') this.#add(node.span);
      else if (node.kind === 'cdata') this.#add(node.contentSpan);
      else if (node.kind === 'element') this.#readElement(node);
    }
  }

  #readElement(element: Element): void {
    const { name, children } = element;
    if (name === 'table' || name === 'tr') {
      this.#endText();
      // Rows are read with their table.
      if (name === 'table') this.#items.push({ kind: 'table', element });
    } else if (inline.has(name)) this.#readNodes(children);
    else if (blocks.has(name)) {
      this.#divide(element.span.start);
      this.#skip(element.startTag.end);
      this.#readNodes(children);
      this.#divide(element.span.end);
    } else {
      this.#endFlow();
      this.#readNodes(children);
      this.#endFlow();
    }
  }

  /** Markup between the pieces becomes blanks, with the ends of paragraphs as line ends. */
  #add({ start, end }: Span): void {
    if (this.#parts.length === 0) {
      this.#start = start;
      this.#end = start;
    }
    this.#parts.push(blanks(this.#source, this.#end, start), withCharacters(this.#source.slice(start, end)));
    this.#end = end;
  }

  #divide(offset: number): void {
    if (this.#parts.length === 0 || offset <= this.#end) return;
    this.#parts.push('\n'.padEnd(offset - this.#end, ' '));
    this.#end = offset;
  }

  /** Blanks for a tag at the beginning of a line. */
  #skip(offset: number): void {
    if (this.#parts.length === 0 || offset <= this.#end) return;
    this.#parts.push(' '.repeat(offset - this.#end));
    this.#end = offset;
  }

  #endText(): void {
    if (this.#parts.length === 0) return;
    const text = this.#parts.join('');
    if (/\S/.test(text)) this.#items.push({ kind: 'text', text, start: this.#start });
    this.#parts = [];
  }

  #endFlow(): void {
    this.#endText();
    if (this.#items.length > 0) this.flows.push(this.#items);
    this.#items = [];
  }
}

/** One blank for one tag, so that no gap of a column comes of it; the rest are characters that nothing reads. */
function blanks(source: string, from: number, to: number): string {
  if (to <= from) return '';
  const ends = (source.slice(from, to).match(/\n/g) ?? []).length;
  return ends > 0 ? '\n'.padEnd(to - from, ' ') : filler.repeat(to - from);
}
