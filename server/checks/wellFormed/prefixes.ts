import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Element, Node } from '../../xml/tree.ts';
import type { Finding, Fix, Settled } from '../problems/finding.ts';

/** The namespace of `xsi`. */
const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/**
 * Undeclared prefixes of names, such as `xsi` in `xsi:type`: the root of the document may declare them (see `declaredPrefixes`). The spans
 * have the prefixes. Each is reported once. Browsers reject a file with an undeclared prefix.
 */
export function prefixProblems(section: Section): readonly Finding[] {
  const problems = new Map<string, Finding>();
  addProblems(section.nodes, alwaysDeclared, section, problems);
  return problems.size > 0 ? [...problems.values()] : none;
}

/** Whether a prefix is declared by the root of the document, for all of its sections, or has been told. */
export function declaredPrefixes({ firstSection: section }: Document): Settled {
  const known = new Set(section?.openRoot ? declaredBy(section.openRoot, noPrefixes) : []);
  return ({ code, facts }) => {
    if (code !== 'undeclared-prefix') return false;
    const isKnown = known.has(facts.prefix);
    known.add(facts.prefix);
    return isKnown;
  };
}

const none: readonly Finding[] = [];
const noPrefixes: ReadonlySet<string> = new Set();
const alwaysDeclared: ReadonlySet<string> = new Set(['xml', 'xmlns']);

function addProblems(
  nodes: readonly Node[],
  declared: ReadonlySet<string>,
  section: Section,
  problems: Map<string, Finding>,
): void {
  for (const node of nodes) {
    if (node.kind !== 'element') continue;
    const known = declaredBy(node, declared);
    for (const { name, nameSpan } of [node, ...node.attributes]) {
      const prefix = prefixOf(name);
      if (prefix === undefined || known.has(prefix) || problems.has(prefix)) continue;
      const span = { start: nameSpan.start, end: nameSpan.start + prefix.length };
      const fix = node === section.openRoot ? declaration(prefix, node.nameSpan) : undefined;
      problems.set(prefix, { code: 'undeclared-prefix', span, facts: { prefix }, ...(fix && { fixes: [fix] }) });
    }
    addProblems(node.children, known, section, problems);
  }
}

/** Undefined without one, and for a name that begins with the colon. */
function prefixOf(name: string): string | undefined {
  const at = name.indexOf(':');
  return at > 0 ? name.slice(0, at) : undefined;
}

function declaredBy(element: Element, outer: ReadonlySet<string>): ReadonlySet<string> {
  const own = element.attributes.filter(({ name }) => name.startsWith('xmlns:'));
  return own.length > 0 ? new Set([...outer, ...own.map(({ name }) => name.slice('xmlns:'.length))]) : outer;
}

/** Only the namespace of `xsi` is certain. */
function declaration(prefix: string, { end }: Span): Fix | undefined {
  if (prefix !== 'xsi') return undefined;
  const written = `xmlns:xsi="${schemaInstance}"`;
  return { kind: 'add', text: written, edits: [{ span: { start: end, end }, newText: ` ${written}` }] };
}
