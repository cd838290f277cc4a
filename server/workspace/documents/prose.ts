import type { Span } from '../../text/span.ts';
import { attributeOf, type Element, type Node } from '../../xml/tree.ts';
import type { Section } from './section.ts';

/** What a reader reads as one piece: a paragraph, a cell, the name of an entry. */
export interface Prose {
  readonly use: 'text' | 'name';
  /** As it stands in the section, with blanks for markup: an offset in it and `start` make an offset in the section. */
  readonly text: string;
  readonly start: number;
}

/** Elements that stand in the middle of a sentence. */
const inlineNames: ReadonlySet<string> = new Set(['b', 'i', 'u', 'em', 'strong', 'span', 'sup', 'sub']);

/** Markup longer than this separates what stands before and behind it. */
const longestMarkup = 100;

/** Everything in a section that is written for people, in the order of the text; comments and instructions are not. */
export function proseOf(section: Section): readonly Prose[] {
  const reader = new ProseReader(section.text);
  reader.readAll(section.nodes);
  return reader.found;
}

/** Puts the runs of text together that no paragraph's end separates. */
class ProseReader {
  readonly found: Prose[] = [];
  readonly #text: string;
  #runs: Span[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  readAll(nodes: readonly Node[]): void {
    this.#readNodes(nodes);
    this.#finish();
  }

  #readNodes(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (node.kind === 'text') this.#runs.push(node.span);
      else if (node.kind === 'cdata') this.#runs.push(node.contentSpan);
      else if (node.kind === 'element') this.#readElement(node);
    }
  }

  #readElement(element: Element): void {
    const isInline = inlineNames.has(element.name);
    if (!isInline) this.#finish();
    const name = attributeOf(element, 'name')?.valueSpan;
    if (name && !isInline) {
      this.found.push({ use: 'name', text: this.#text.slice(name.start, name.end), start: name.start });
    }
    this.#readNodes(element.children);
    if (!isInline) this.#finish();
  }

  /** Ends the piece that was being read. */
  #finish(): void {
    let parts: string[] = [];
    let start = 0;
    let end = 0;
    const add = (): void => {
      const text = parts.join('');
      if (/\S/.test(text)) this.found.push({ use: 'text', text, start });
      parts = [];
    };
    for (const run of this.#runs) {
      if (parts.length > 0 && run.start - end > longestMarkup) add();
      if (parts.length === 0) start = run.start;
      else parts.push(' '.repeat(run.start - end));
      parts.push(this.#text.slice(run.start, run.end));
      end = run.end;
    }
    add();
    this.#runs = [];
  }
}
