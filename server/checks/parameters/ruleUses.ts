import type { Section } from '../../workspace/section.ts';
import { unescapeText } from '../../xml/references.ts';
import { attributeOf, type Element, type Node, type Span } from '../../xml/tree.ts';

/** A `<rule id="…" param="…">text</rule>` of a monster or a table. Spans count in the section. */
export interface RuleUse {
  readonly element: Element;
  readonly id: string;
  readonly idSpan: Span;
  /** As readers see it, without the blanks around it. */
  readonly text: string;
  /** Of the same as it stands in the file. */
  readonly textSpan: Span;
  /** Undefined where it is missing or blank. */
  readonly parameter: string | undefined;
  readonly parameterSpan: Span | undefined;
}

/** The uses in a section in the order of the text. One that is half typed, has no text, or has anything but text in it is passed over. */
export function ruleUsesIn(section: Section): readonly RuleUse[] {
  // Most files have none, and to look is quicker than to read their trees.
  if (!section.text.includes('<rule')) return none;
  const uses: RuleUse[] = [];
  addUses(section, section.nodes, uses);
  return uses;
}

const none: readonly RuleUse[] = [];

function addUses(section: Section, nodes: readonly Node[], uses: RuleUse[]): void {
  for (const node of nodes) {
    if (node.kind !== 'element') continue;
    if (node.name !== 'rule') addUses(section, node.children, uses);
    else {
      const use = useOf(section, node);
      if (use) uses.push(use);
    }
  }
}

function useOf({ text, errors }: Section, element: Element): RuleUse | undefined {
  const idSpan = attributeOf(element, 'id')?.valueSpan;
  const [content, ...others] = element.children;
  if (!idSpan || !element.endTag || content?.kind !== 'text' || others.length > 0) return undefined;
  if (errors.some(({ span }) => span.start < element.span.end && element.span.start < span.end)) return undefined;
  const textSpan = trimmed(text, content.span);
  const parameterSpan = attributeOf(element, 'param')?.valueSpan;
  const use = {
    element,
    id: text.slice(idSpan.start, idSpan.end),
    idSpan,
    text: unescapeText(text.slice(textSpan.start, textSpan.end)),
    textSpan,
    parameter: parameterSpan && (unescapeText(text.slice(parameterSpan.start, parameterSpan.end)).trim() || undefined),
    parameterSpan,
  };
  return use.id === '' || use.text === '' ? undefined : use;
}

function trimmed(text: string, { start, end }: Span): Span {
  const written = text.slice(start, end);
  const from = start + written.length - written.trimStart().length;
  return { start: from, end: Math.max(from, start + written.trimEnd().length) };
}
