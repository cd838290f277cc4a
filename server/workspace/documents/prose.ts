import { rememberedLately } from '../../text/remembered.ts';
import type { Span } from '../../text/span.ts';
import { attributeOf, type Element, type Node } from '../../xml/tree.ts';
import type { Section } from './section.ts';

/** A piece of text for readers: a paragraph, a cell, the name of an entry. */
export interface Prose {
  readonly use: 'text' | 'name';
  /** The text of the section with spaces for markup: an offset in it plus `start` is an offset in the section. */
  readonly text: string;
  readonly start: number;
}

/** Elements in the middle of a sentence. */
const inlineNames: ReadonlySet<string> = new Set(['b', 'i', 'u', 'em', 'strong', 'span', 'sup', 'sub']);

/** Longer markup separates the texts before and behind it. */
const maximumMarkupLength = 100;

/** All texts for readers in a section, in order, without comments and instructions. */
export const proseOf = rememberedLately(
  (_: Section) => noMarks,
  (section): readonly Prose[] => {
    const reader = new ProseReader(section.text);
    reader.readAll(section.nodes);
    return reader.found;
  },
);

const noMarks: readonly unknown[] = [];

/** Joins the runs of text that no end of a paragraph separates. */
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

  /** Ends the current piece. */
  #finish(): void {
    if (this.#runs.length === 0) return;
    let parts: string[] = [];
    let start = 0;
    let end = 0;
    const add = (): void => {
      const text = parts.join('');
      if (text.trim() !== '') this.found.push({ use: 'text', text, start });
      parts = [];
    };
    for (const run of this.#runs) {
      if (parts.length > 0 && run.start - end > maximumMarkupLength) add();
      if (parts.length === 0) start = run.start;
      else parts.push(' '.repeat(run.start - end));
      parts.push(this.#text.slice(run.start, run.end));
      end = run.end;
    }
    add();
    this.#runs = [];
  }
}
