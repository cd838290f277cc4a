import type { XmlFormat } from '../../formats/format.ts';
import { shapeAt } from '../../formats/schema/shapes.ts';
import { isSlipOf } from '../../text/nearest.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { ParseError } from '../../xml/parseError.ts';
import type { Element, EndTag, Node } from '../../xml/tree.ts';
import type { Finding } from '../problems/finding.ts';
import { replacement } from '../problems/replacement.ts';

const kinds: ReadonlySet<ParseError['kind']> = new Set(['unclosedElement', 'strayEndTag', 'mismatchedEndTag']);

/**
 * The errors of tags that belong together though their names differ, as in `<para>It bites.</p>`: the schema tells which of the two names is
 * wrong. The problem is for the first error of the two, and undefined for the other one, which is the same mistake.
 */
export function misnamedTags(
  { errors, nodes }: Section,
  format: XmlFormat,
): ReadonlyMap<ParseError, Finding | undefined> {
  const found = new Map<ParseError, Finding | undefined>();
  const own = errors.filter(({ kind }) => kinds.has(kind));
  const [root] = nodes.filter((node) => node.kind === 'element');
  if (own.some(({ kind }) => kind !== 'unclosedElement'))
    visit(root?.name === format.root ? root.children : nodes, [format.root]);
  return found;

  /** @param path the names of the elements around the nodes. */
  function visit(siblings: readonly Node[], path: readonly string[]): void {
    for (const node of siblings) {
      if (node.kind !== 'element') continue;
      const { name, nameSpan, children } = node;
      const index = node.endTag ? children.length : children.findIndex(({ kind }) => kind === 'strayEndTag');
      const end = node.endTag ?? children[index];
      const problem = end && 'nameSpan' in end && end.name !== name ? misnamed(node, end, path, format) : undefined;
      if (!end || !('nameSpan' in end) || !problem) {
        visit(children, [...path, name]);
        continue;
      }
      const places = [nameSpan.start, end.span.start, end.nameSpan.start];
      const [first, ...others] = own.filter(({ span }) => places.includes(span.start));
      if (first) found.set(first, problem);
      for (const other of others) found.set(other, undefined);
      visit(children.slice(0, index), [...path, problem.code === 'unknown-element' ? end.name : name]);
      // The element ends there, so the rest is beside it.
      visit(children.slice(index), path);
    }
  }
}

/** The problem of the tag whose name is no element there, if the other one's is. */
function misnamed(
  { name, nameSpan, finished, selfClosing }: Element,
  { name: endName, nameSpan: endSpan }: Pick<EndTag, 'name' | 'nameSpan'>,
  path: readonly string[],
  format: XmlFormat,
): Finding | undefined {
  const allowed = shapeAt(format, path)?.children ?? [];
  const isEnd = allowed.includes(endName);
  if (!finished || selfClosing || allowed.includes(name) === isEnd) return undefined;
  if (isEnd) {
    const facts = { name, parent: path.at(-1), allowed, nearest: endName };
    return { code: 'unknown-element', span: nameSpan, facts, fixes: replacement(nameSpan, `<${endName}>`, endName) };
  }
  // `</rulse>` in a rule that is not closed most likely ends what is around it.
  if (shapeAt(format, [endName]) || path.some((one) => isSlipOf(endName, one))) return undefined;
  const facts = { name: endName, expected: name, isSwapped: false };
  return { code: 'mismatched-end-tag', span: endSpan, facts, fixes: replacement(endSpan, `</${name}>`, name) };
}
