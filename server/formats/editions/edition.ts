import { remembered } from '../../queries/remembered.ts';
import type { FirstEdition, XmlFormat } from '../format.ts';

/** The evidence of an edition in a part of a document: how much speaks for the first one, and how much against it. */
interface Evidence {
  readonly first: number;
  readonly present: number;
}

/** A part of a document that never changes: a section. */
interface Part {
  readonly text: string;
}

/**
 * The format of a document in the edition that it is written in: the first one if it uses what only that one has, in two places or in one that
 * no slip explains, and nothing that it lacks. A single score without its `+` is a slip, unless the values of uses stand only in their texts too.
 *
 * @param format the present edition of the kind.
 * @param parts all sections of the document.
 */
export function inItsEdition(format: XmlFormat, parts: readonly Part[]): XmlFormat {
  const { first } = format;
  if (!first?.format) return format;
  const found = { first: 0, present: 0 };
  for (const part of parts) {
    const evidence = evidenceIn(part, first);
    found.first += evidence.first;
    found.present += evidence.present;
  }
  return found.first >= leastEvidence && found.first > found.present ? first.format : format;
}

/** Two scores without their `+`, or one thing that only the first edition has. */
const leastEvidence = 2;

/** More than all evidence for the other edition. */
const certain = Number.MAX_SAFE_INTEGER / 1e6;

const evidenceIn = remembered(({ text }: Part, first: FirstEdition): Evidence => {
  const { lacked, values, marked, unmarked, valued } = signsOf(first);
  let [ofFirst, ofPresent] = [0, 0];
  if (lacked?.test(text)) ofPresent += certain;
  for (const { pattern, toPresent, toFirst, isOnlyFirst } of values) {
    for (const [, value = ''] of text.matchAll(pattern)) {
      if (toPresent(value) !== undefined) ofFirst += isOnlyFirst(value) ? leastEvidence : 1;
      else if (toFirst(value) !== undefined) ofPresent += certain;
    }
  }
  if (ofFirst > 0 && valued?.test(text)) ofFirst++;
  if (marked) ofFirst += leastEvidence * countOf(text, marked);
  if (unmarked) ofPresent += countOf(text, unmarked);
  return { first: ofFirst, present: ofPresent };
});

/** Patterns for what only one of the editions has. */
const signsOf = remembered(({ lacks, values = [], markup }: FirstEdition) => ({
  lacked: lacks.length > 0 ? new RegExp(lacks.map(patternOf).join('|')) : undefined,
  /** The use of a rule with a value that the present edition has in `param`. */
  valued: lacks.includes('rule@param') ? /<rule\s+id="[^"<>]*"\s*>[^<>]*\d[+)]?\s*<\/rule>/ : undefined,
  values: values.map((value) => ({
    ...value,
    pattern: new RegExp(`<${value.element}>\\s*([^<>\\s]{1,20})\\s*</${value.element}>`, 'g'),
  })),
  marked: markup === undefined ? undefined : new RegExp(`<${markup}>\\s*<(?:p|table|ul|ol)>`, 'g'),
  unmarked: markup === undefined ? undefined : new RegExp(`<${markup}>[^<>]*</${markup}>`, 'g'),
}));

/** A start tag with an element or an attribute of that name: `goldValue`, `rule@param`. */
function patternOf(name: string): string {
  const [element = '', attribute] = name.split('@');
  return attribute === undefined ? `<${element}[\\s/>]` : `<${element}\\b[^<>]*\\s${attribute}\\s*=`;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
