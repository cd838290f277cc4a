import { type Span, trimmed } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { type Use, usesIn } from '../../workspace/index/use.ts';
import { unescapeText } from '../../xml/references.ts';
import { attributeOf, type Element } from '../../xml/tree.ts';

/** A `<rule id="…" param="…">text</rule>` of a monster or a table. Spans are in section coordinates. */
export interface RuleUse {
  readonly element: Element;
  readonly id: string;
  readonly idSpan: Span;
  /** With references replaced, without white space around it. */
  readonly text: string;
  /** The span of the same text in the file. */
  readonly textSpan: Span;
  /** Undefined if it is missing or empty. */
  readonly parameter: string | undefined;
  readonly parameterSpan: Span | undefined;
}

/** The uses in a section in the order of the text. Without uses that are half typed, have no text, or contain anything except text. */
export function ruleUsesIn(document: Document, section: Section): readonly RuleUse[] {
  return usesIn(document, section).flatMap((use) => (use.to === 'rule' ? (ruleUse(section, use) ?? []) : []));
}

function ruleUse({ text, errors }: Section, { element, id, idSpan }: Use): RuleUse | undefined {
  const [content, ...others] = element.children;
  if (!element.endTag || content?.kind !== 'text' || others.length > 0) return undefined;
  if (errors.some(({ span }) => span.start < element.span.end && element.span.start < span.end)) return undefined;
  const textSpan = trimmed(text, content.span);
  const written = unescapeText(text.slice(textSpan.start, textSpan.end));
  if (written === '') return undefined;
  const parameterSpan = attributeOf(element, 'param')?.valueSpan;
  const parameter = parameterSpan && unescapeText(text.slice(parameterSpan.start, parameterSpan.end)).trim();
  return { element, id, idSpan, text: written, textSpan, parameter: parameter || undefined, parameterSpan };
}
