import { isSlipOf } from '../../text/nearest.ts';
import { type Span, trimmed } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { type Use, usesIn } from '../../workspace/index/use.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { type AbilityMention, mentionOf } from '../../workspace/rules/mentions.ts';
import { escapeText, escapeValue, unescapeText } from '../../xml/references.ts';
import { attributeOf, type Element } from '../../xml/tree.ts';
import type { Edit } from '../problems/finding.ts';

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
  /** Whether an attribute has almost the name of `param`: that is told by itself. */
  readonly hasNearParameter: boolean;
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
  const hasNearParameter = element.attributes.some(({ name }) => name !== 'param' && isSlipOf(name, 'param'));
  return {
    element,
    id,
    idSpan,
    text: written,
    textSpan,
    parameter: parameter || undefined,
    parameterSpan,
    hasNearParameter,
  };
}

/** The ability that a whole text names, except for brackets and a full stop. */
export function wholeMention(scope: Package, text: string): AbilityMention | undefined {
  const mention = mentionOf(scope, text);
  if (!mention) return undefined;
  const { span, suffixes } = mention;
  const isWhole = /^\s*\)?\.?\s*$/.test(text.slice(suffixes.at(-1)?.span.end ?? span.end));
  return isWhole && text.slice(0, span.start).trim() === '' ? mention : undefined;
}

/** The edits that give a use another id, value or text, in the order of the file; `null` removes its `param`. */
export function editsOf(
  use: RuleUse,
  { id, parameter, text }: { readonly id?: string; readonly parameter?: string | null; readonly text?: string },
): readonly Edit[] {
  const edits: Edit[] = [];
  if (id !== undefined) edits.push({ span: use.idSpan, newText: escapeValue(id) });
  if (parameter !== undefined) edits.push(...parameterEdits(use, parameter));
  if (text !== undefined && text !== use.text) edits.push({ span: use.textSpan, newText: escapeText(text) });
  return edits.toSorted((a, b) => a.span.start - b.span.start);
}

function parameterEdits({ element, idSpan, parameterSpan }: RuleUse, value: string | null): readonly Edit[] {
  if (value !== null && parameterSpan) return [{ span: parameterSpan, newText: escapeValue(value) }];
  // Behind the closing quote of the id.
  const behind = { start: idSpan.end + 1, end: idSpan.end + 1 };
  if (value !== null) return [{ span: behind, newText: ` param="${escapeValue(value)}"` }];
  const at = element.attributes.findIndex(({ name }) => name === 'param');
  const { span } = element.attributes[at] ?? {};
  const start = element.attributes[at - 1]?.span.end ?? element.nameSpan.end;
  return span ? [{ span: { start, end: span.end }, newText: '' }] : [];
}

/** A use of a rule without a value. */
export function useElement(id: string, text: string): string {
  return `<rule id="${escapeValue(id)}">${escapeText(text)}</rule>`;
}
