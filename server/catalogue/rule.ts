import { unescapeText } from '../xml/references.ts';
import { attributeOf, type Element, type Node, type Span } from '../xml/tree.ts';
import { parseTemplate, type Template } from './template.ts';

/** What an entry of a rules file says of itself. Spans count in the text that the element was read from. */
export interface Rule {
  /** `<magic>`: a spell of a school, which no monster is said to have by its name. */
  readonly isMagic: boolean;
  /** Absent or empty while the author has not typed one. */
  readonly id: string | undefined;
  readonly idSpan: Span | undefined;
  readonly name: string;
  readonly template: Template;
  /** The names that the rule declares for its parameters (`parameterName`, `parameterNames`), for people. */
  readonly parameters: readonly string[];
  readonly mechanics: readonly Mechanic[];
}

/** The content of an `<?odds … ?>`: how a program rolls what the text says. */
export interface Mechanic {
  readonly source: string;
  readonly span: Span;
  /** With `<?odds` and `?>`. */
  readonly instructionSpan: Span;
}

/** Reads a `<rule>` or `<magic>`. `source` is the text that the element's spans count in. Whatever is missing stays empty. */
export function readRule(source: string, element: Element): Rule {
  const value = (name: string): string | undefined => {
    const span = attributeOf(element, name)?.valueSpan;
    return span && unescapeText(source.slice(span.start, span.end)).trim();
  };
  const idSpan = attributeOf(element, 'id')?.valueSpan;
  const name = value('name') ?? '';
  return {
    isMagic: element.name === 'magic',
    id: value('id') || undefined,
    idSpan,
    name,
    template: parseTemplate(name),
    parameters: (value('parameterNames')?.split(',') ?? [value('parameterName') ?? ''])
      .map((parameter) => parameter.trim())
      .filter(Boolean),
    mechanics: mechanicsOf(source, element.children),
  };
}

/** All mechanics in the nodes, in order. */
export function mechanicsOf(source: string, nodes: readonly Node[]): readonly Mechanic[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'element') return mechanicsOf(source, node.children);
    if (node.kind !== 'processingInstruction' || node.target !== 'odds') return [];
    return [
      {
        source: source.slice(node.contentSpan.start, node.contentSpan.end),
        span: node.contentSpan,
        instructionSpan: node.span,
      },
    ];
  });
}
