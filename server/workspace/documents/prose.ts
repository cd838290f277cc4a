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

const englishWords =
  /(?<![A-Za-zÀ-ÿ])(?:the|and|is|are|of|you|your|his|with|if|on|to|each|roll|or|may|for|this|that)(?![A-Za-zÀ-ÿ])/giu;
const spanishWords =
  /(?<![A-Za-zÀ-ÿ])(?:el|la|los|las|un|una|de|del|que|y|si|por|con|tu|su|sus|para|cada|en|tira)(?![A-Za-zÀ-ÿ])/giu;

/** The language of a text, by its commonest words; undefined where it has too few of them to say. */
export function proseLanguage(text: string): 'en' | 'es' | undefined {
  const start = text.slice(0, mostToJudge);
  const english = start.match(englishWords)?.length ?? 0;
  const spanish = start.match(spanishWords)?.length ?? 0;
  if (english === spanish) return undefined;
  return english > spanish ? 'en' : 'es';
}

const mostToJudge = 2000;

/** The sentence around a span, as a span: from behind one full stop to the next, or the ends of the text. */
export function sentenceAround(text: string, { start, end }: Span): Span {
  const from = Math.max(0, start - longestSentence);
  const before = text.slice(from, start);
  const last = lastSentenceEnd(before);
  const next = text.slice(end, end + longestSentence).search(/[.!?](?:\s|$)/);
  return {
    start: from + last + 1,
    end: next < 0 ? Math.min(text.length, end + longestSentence) : end + next + 1,
  };
}

const longestSentence = 600;

function lastSentenceEnd(text: string): number {
  for (let at = text.length - 2; at >= 0; at--) {
    if (/[.!?]/.test(text.charAt(at)) && /\s/.test(text.charAt(at + 1))) return at;
  }
  return -1;
}
