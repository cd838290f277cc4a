import type { Span } from '../text/span.ts';
import { unescapeText } from '../xml/references.ts';
import { attributeOf, type Element, type Node } from '../xml/tree.ts';
import { parseTemplate, type Template } from './template.ts';

/** What an entry of a rules file says of itself. Spans count in the text that the element was read from. */
export interface Rule extends Notes {
  /** `<magic>`: a spell of a school, which no monster is said to have by its name. */
  readonly isMagic: boolean;
  /** Absent or empty while the author has not typed one. */
  readonly id: string | undefined;
  readonly idSpan: Span | undefined;
  readonly name: string;
  readonly nameSpan: Span | undefined;
  readonly template: Template;
  /** The names that the rule declares for its parameters (`parameterName`, `parameterNames`), for people. */
  readonly parameters: readonly string[];
}

/** What the processing instructions beside a text tell programs: those of a rule, or of the text of one in another language. */
interface Notes {
  readonly mechanics: readonly Mechanic[];
  /**
   * `<?values 3 4 5 ?>`: the values that published Monsters give the parameter, as they are written in a mention. Of several parameters
   * it is the first that takes numbers or dice.
   */
  readonly values: readonly string[];
  /** Of what stands between `<?values` and `?>`, where there is such an instruction. */
  readonly valuesSpan: Span | undefined;
  /** `<?also-named VAMPIRE ?>`: other names under which texts mention the rule. */
  readonly alsoNamed: readonly Template[];
  /** Where each of them stands, in the same order. */
  readonly alsoNamedSpans: readonly Span[];
  readonly variantOf: Variant | undefined;
}

/** The content of an `<?odds … ?>`: how a program rolls what the text says. */
export interface Mechanic {
  readonly source: string;
  readonly span: Span;
  /** With `<?odds` and `?>`. */
  readonly instructionSpan: Span;
}

/** `<?variant-of rpb-fear: … ?>`: the same ability in another book. */
interface Variant {
  readonly id: string;
  readonly idSpan: Span;
  /** What this book does otherwise, or absent where the rules are the same. */
  readonly difference: string | undefined;
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
    nameSpan: attributeOf(element, 'name')?.valueSpan,
    template: parseTemplate(name),
    parameters: (value('parameterNames')?.split(',') ?? [value('parameterName') ?? ''])
      .map((parameter) => parameter.trim())
      .filter(Boolean),
    ...notesOf(source, element.children),
  };
}

/** What the instructions in the nodes say, however deep they stand. Of two `<?values` or `<?variant-of` the first counts. */
export function notesOf(source: string, nodes: readonly Node[]): Notes {
  const found = instructionsIn(nodes);
  const contentOf = ({ contentSpan }: Instruction): string => source.slice(contentSpan.start, contentSpan.end);
  const valuesSpan = found.find(({ target }) => target === 'values')?.contentSpan;
  const names = found.filter((node) => node.target === 'also-named' && contentOf(node) !== '');
  const variant = found.find(({ target }) => target === 'variant-of');
  return {
    mechanics: found
      .filter(({ target }) => target === 'odds')
      .map((node) => ({ source: contentOf(node), span: node.contentSpan, instructionSpan: node.span })),
    values: valuesSpan ? source.slice(valuesSpan.start, valuesSpan.end).split(/\s+/).filter(Boolean) : [],
    valuesSpan,
    alsoNamed: names.map((node) => parseTemplate(contentOf(node))),
    alsoNamedSpans: names.map(({ contentSpan }) => contentSpan),
    variantOf: variant && variantIn(contentOf(variant), variant.contentSpan.start),
  };
}

/** All mechanics in the nodes, in order. */
export function mechanicsOf(source: string, nodes: readonly Node[]): readonly Mechanic[] {
  return notesOf(source, nodes).mechanics;
}

type Instruction = Node & { readonly kind: 'processingInstruction' };

function instructionsIn(nodes: readonly Node[]): readonly Instruction[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'element') return instructionsIn(node.children);
    return node.kind === 'processingInstruction' ? [node] : [];
  });
}

function variantIn(content: string, start: number): Variant | undefined {
  const [id = ''] = /^[^\s:]*/.exec(content) ?? [];
  if (id === '') return undefined;
  const difference = content.slice(id.length).replace(/^\s*:/, '').trim();
  return { id, idSpan: { start, end: start + id.length }, difference: difference || undefined };
}
