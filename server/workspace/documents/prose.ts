import { rememberedLately } from '../../queries/remembered.ts';
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

/** All texts for readers in a section, in order, without comments and instructions: runs of text that no end of a paragraph separates. */
export const proseOf = rememberedLately(({ text, nodes }: Section): readonly Prose[] => {
  const found: Prose[] = [];
  let [start, run] = [0, ''];
  const finish = (): void => {
    if (run.trim() !== '') found.push({ use: 'text', text: run, start });
    run = '';
  };
  const add = (span: Span): void => {
    if (span.start - start - run.length > maximumMarkupLength) finish();
    if (run === '') start = span.start;
    run = run.padEnd(span.start - start) + text.slice(span.start, span.end);
  };
  const read = (all: readonly Node[]): void => {
    for (const node of all) {
      if (node.kind === 'text') add(node.span);
      else if (node.kind === 'cdata') add(node.contentSpan);
      else if (node.kind === 'element') readElement(node);
    }
  };
  const readElement = (element: Element): void => {
    const isInline = inlineNames.has(element.name);
    if (!isInline) finish();
    const name = isInline ? undefined : attributeOf(element, 'name')?.valueSpan;
    if (name) found.push({ use: 'name', text: text.slice(name.start, name.end), start: name.start });
    read(element.children);
    if (!isInline) finish();
  };
  read(nodes);
  finish();
  return found;
});
