import { gathered } from '../text/gathered.ts';
import { lean } from '../text/lean.ts';
import type { Span } from '../text/span.ts';
import { unescapeText } from '../xml/references.ts';
import { attributeOf, type Element, type Node } from '../xml/tree.ts';
import { parseTemplate, type Template, withValue } from './template.ts';

/** The data of an entry of a rules file. Spans are offsets in the text of the element. */
export interface Rule extends Notes {
  /** `<magic>`: a spell of a school. Texts do not name it as an ability of a Monster. */
  readonly isMagic: boolean;
  /** Absent or empty while there is none. */
  readonly id: string | undefined;
  readonly idSpan: Span | undefined;
  readonly name: string;
  readonly nameSpan: Span | undefined;
  readonly template: Template;
  /** The same with a place for its only parameter, if the name has none. */
  readonly valuedTemplate: Template | undefined;
  /** The declared names of its parameters (`parameterName`, `parameterNames`), for people. */
  readonly parameters: readonly string[];
}

/** The processing instructions of a rule, or of its text in another language. */
interface Notes {
  /** The content of each `<?odds … ?>`, in order. */
  readonly mechanics: readonly string[];
  /** The content of each `<?fight … ?>`, in order. */
  readonly fights: readonly string[];
  /**
   * `<?values 3 4 5 ?>`: the values of the parameter in published Monsters, as mentions have them. With several parameters they belong to
   * the first for numbers or dice.
   */
  readonly values: readonly string[];
  /** The content between `<?values` and `?>`, if there is such an instruction. */
  readonly valuesSpan: Span | undefined;
  /** `<?also-named VAMPIRE ?>` and `<?misnamed VAMPYR THINGS ?>`: other names of the rule in texts, good and bad ones. */
  readonly alsoNamed: readonly Template[];
  readonly variantOf: Variant | undefined;
}

/** The content of an instruction: of `<?odds … ?>`, a roll of the text, or of `<?fight … ?>`, an effect on fights. */
export interface Mechanic {
  readonly source: string;
  readonly span: Span;
  /** The instruction with `<?odds` and `?>`. */
  readonly instructionSpan: Span;
}

/** `<?variant-of rpb-fear: … ?>`: the same ability in another book. */
interface Variant {
  readonly id: string;
  readonly idSpan: Span;
  /** The difference in this book; absent if the rules are the same. */
  readonly difference: string | undefined;
}

/** What is written of a rule: its templates are made of that. */
type WrittenRule = Omit<Rule, 'template' | 'valuedTemplate'>;

/** Reads a `<rule>` or `<magic>`. The element's spans are offsets in `source`. Missing parts stay empty. */
export function readRule(source: string, element: Element): Rule {
  const value = (name: string): string | undefined => {
    const span = attributeOf(element, name)?.valueSpan;
    return span && unescapeText(source.slice(span.start, span.end)).trim();
  };
  const parameters = (value('parameterNames')?.split(',') ?? [value('parameterName') ?? ''])
    .map((parameter) => parameter.trim())
    .filter(Boolean);
  return ruleOf({
    isMagic: element.name === 'magic',
    id: value('id') || undefined,
    idSpan: attributeOf(element, 'id')?.valueSpan,
    name: value('name') ?? '',
    nameSpan: attributeOf(element, 'name')?.valueSpan,
    parameters: lean(parameters),
    ...notesOf(source, element.children),
  });
}

/** The rule with its templates. */
export function ruleOf(written: WrittenRule): Rule {
  const { name, parameters } = written;
  const template = parseTemplate(name);
  const isValued = name !== '' && parameters.length === 1 && template.slots.length === 0;
  // Each field by its name: V8 keeps those of a `...` in a list of their own, and there are thousands of rules.
  return {
    isMagic: written.isMagic,
    id: written.id,
    idSpan: written.idSpan,
    name,
    nameSpan: written.nameSpan,
    template,
    valuedTemplate: isValued ? withValue(template) : undefined,
    parameters,
    mechanics: written.mechanics,
    fights: written.fights,
    values: written.values,
    valuesSpan: written.valuesSpan,
    alsoNamed: written.alsoNamed,
    variantOf: written.variantOf,
  };
}

/** The content of the instructions in the nodes, at any depth. Of two `<?values` or `<?variant-of` the first counts. */
export function notesOf(source: string, nodes: readonly Node[]): Notes {
  const found = instructionsIn(nodes);
  const contentOf = (node: Instruction): string => contentIn(source, node);
  const valuesSpan = found.find(({ target }) => target === 'values')?.contentSpan;
  const names = found.filter(({ target }) => target === 'also-named' || target === 'misnamed');
  const written = names.filter((node) => contentOf(node) !== '');
  const variant = found.find(({ target }) => target === 'variant-of');
  return {
    mechanics: lean(found.filter(({ target }) => target === 'odds').map(contentOf)),
    fights: lean(found.filter(({ target }) => target === 'fight').map(contentOf)),
    values: lean(valuesSpan ? source.slice(valuesSpan.start, valuesSpan.end).split(/\s+/).filter(Boolean) : []),
    valuesSpan,
    alsoNamed: lean(written.map((node) => otherName(contentOf(node), node.target === 'misnamed'))),
    variantOf: variant && variantIn(contentOf(variant), variant.contentSpan.start),
  };
}

/** All instructions of that kind in the nodes with their places, in order: rolls, if nothing else is wanted. */
export function mechanicsOf(
  source: string,
  nodes: readonly Node[],
  kind: 'odds' | 'fight' = 'odds',
): readonly Mechanic[] {
  return instructionsIn(nodes)
    .filter(({ target }) => target === kind)
    .map((node) => ({ source: contentIn(source, node), span: node.contentSpan, instructionSpan: node.span }));
}

/** Another name of a rule in texts, which may be a bad one. */
export function otherName(name: string, isMisnomer: boolean | undefined): Template {
  const template = parseTemplate(name);
  return isMisnomer ? { ...template, isMisnomer } : template;
}

type Instruction = Node & { readonly kind: 'processingInstruction' };

function instructionsIn(nodes: readonly Node[]): readonly Instruction[] {
  return gathered(nodes, (node) => {
    if (node.kind === 'element') return instructionsIn(node.children);
    return node.kind === 'processingInstruction' ? [node] : [];
  });
}

function contentIn(source: string, { contentSpan }: Instruction): string {
  return source.slice(contentSpan.start, contentSpan.end);
}

function variantIn(content: string, start: number): Variant | undefined {
  const [id = ''] = /^[^\s:]*/.exec(content) ?? [];
  if (id === '') return undefined;
  const difference = content.slice(id.length).replace(/^\s*:/, '').trim();
  return { id, idSpan: { start, end: start + id.length }, difference: difference || undefined };
}
