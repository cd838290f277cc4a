import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Element, Node } from '../../xml/tree.ts';
import type { Finding, Fix, Settled } from '../problems/finding.ts';

/** Only the namespace of `xsi` is certain. */
const declarationOfXsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

/**
 * Undeclared prefixes of names, such as `xsi` in `xsi:type`: the root of the document may declare them (see `declaredPrefixes`). The spans
 * have the prefixes. Each is reported once. Browsers reject a file with an undeclared prefix.
 */
export function prefixProblems({ nodes, openRoot }: Section): readonly Finding[] {
  const problems = new Map<string, Finding>();
  visit(nodes, new Set(['xml', 'xmlns']));
  return problems.size > 0 ? [...problems.values()] : none;

  function visit(siblings: readonly Node[], declared: ReadonlySet<string>): void {
    for (const node of siblings) {
      if (node.kind !== 'element') continue;
      const own = declaredBy(node);
      const known = own.length > 0 ? new Set([...declared, ...own]) : declared;
      for (const { name, nameSpan } of [node, ...node.attributes]) {
        const [prefix = '', ...rest] = name.split(':');
        if (prefix === '' || rest.length === 0 || known.has(prefix) || problems.has(prefix)) continue;
        const span = { start: nameSpan.start, end: nameSpan.start + prefix.length };
        const fixes = node === openRoot && prefix === 'xsi' ? [declaring(node)] : undefined;
        problems.set(prefix, { code: 'undeclared-prefix', span, facts: { prefix }, ...(fixes && { fixes }) });
      }
      visit(node.children, known);
    }
  }
}

/** Whether a prefix is declared by the root of the document, for all of its sections, or has been told. */
export function declaredPrefixes({ firstSection: section }: Document): Settled {
  const known = new Set(section?.openRoot ? declaredBy(section.openRoot) : []);
  return ({ code, facts }) => {
    if (code !== 'undeclared-prefix') return false;
    const isKnown = known.has(facts.prefix);
    known.add(facts.prefix);
    return isKnown;
  };
}

const none: readonly Finding[] = [];

function declaredBy({ attributes }: Element): readonly string[] {
  return attributes.flatMap(({ name }) => (name.startsWith('xmlns:') ? name.slice('xmlns:'.length) : []));
}

function declaring({ nameSpan: { end } }: Element): Fix {
  const edits = [{ span: { start: end, end }, newText: ` ${declarationOfXsi}` }];
  return { kind: 'add', text: declarationOfXsi, edits };
}
