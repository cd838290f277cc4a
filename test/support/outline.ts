import type { Span } from '../../server/text/span.ts';
import type { Parsed } from '../../server/xml/parse.ts';
import type { Element, Node } from '../../server/xml/tree.ts';

/**
 * A tree on one line: `rule[id=a name](p("x") br/ b("y")! </i>)`. `!` stands behind an element without an end tag, `~` behind one with
 * half of one and behind half a start tag.
 */
export function outline(text: string, nodes: readonly Node[]): string {
  return nodes.map((node) => outlineOf(text, node)).join(' ');
}

/** The errors as `kind "the text they lie on"`, in their order. */
export function errorsOf(text: string, { errors }: Parsed): readonly string[] {
  return errors.map(({ kind, span }) => `${kind} ${quote(text, span)}`);
}

function outlineOf(text: string, node: Node): string {
  switch (node.kind) {
    case 'element':
      return outlineOfElement(text, node);
    case 'text':
      return quote(text, node.span);
    case 'comment':
      return `comment${quote(text, node.contentSpan)}`;
    case 'cdata':
      return `cdata${quote(text, node.contentSpan)}`;
    case 'processingInstruction':
      return `?${node.target}${quote(text, node.contentSpan)}`;
    case 'doctype':
      return 'doctype';
    case 'strayEndTag':
      return text.slice(node.span.start, node.span.end);
    default:
      return node satisfies never;
  }
}

function outlineOfElement(text: string, element: Element): string {
  const { name, attributes, children, endTag, finished, selfClosing } = element;
  const values = attributes.map(({ name: attribute, valueSpan }) =>
    valueSpan ? `${attribute}=${text.slice(valueSpan.start, valueSpan.end)}` : attribute,
  );
  const tag = `${name}${values.length > 0 ? `[${values.join(' ')}]` : ''}${finished ? '' : '~'}`;
  if (selfClosing) return `${tag}/`;
  const isHalfEnded = endTag && endTag.span.end === endTag.nameSpan.end;
  return `${tag}(${outline(text, children)})${endTag ? (isHalfEnded ? '~' : '') : '!'}`;
}

function quote(text: string, { start, end }: Span): string {
  return JSON.stringify(text.slice(start, end));
}
