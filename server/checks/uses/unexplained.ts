import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import type { Element } from '../../xml/tree.ts';
import { elementsIn, textIn } from '../entries/elementsIn.ts';
import type { Finding } from '../problems/finding.ts';
import { explainedBy } from './explained.ts';

/**
 * An `S` for a characteristic that no rule of the Monster explains: no text of its own, and no rule whose text speaks of the characteristic.
 * None if a rule is not known. Depends on the rules of the workspace. Spans are in section coordinates.
 */
export function unexplainedProblems(scope: Package, document: Document, section: Section): readonly Finding[] {
  const values = document.format?.isXml ? document.format.values : undefined;
  // Few Monsters have such a value, and this search is quicker than reading their trees.
  if (!values?.characteristics || section.errors.length > 0 || !/>\s*S\s*</.test(section.text)) return none;
  const entry = entryOf(section, document.format);
  if (!entry) return none;
  const { text } = section;
  const uses = elementsIn(entry.children, values.specials?.element ?? '').flatMap(({ children }) =>
    children.filter((node): node is Element => node.kind === 'element'),
  );
  return entry.children.flatMap((node): readonly Finding[] => {
    const content = node.kind === 'element' ? textIn(text, node) : undefined;
    if (node.kind !== 'element' || content?.text !== 'S') return [];
    if (uses.some((use) => mayExplain(scope, text, use, node.name))) return [];
    const facts = { element: node.name, hasRules: uses.length > 0 };
    return [{ code: 'unexplained-value', span: content.span, facts }];
  });
}

const none: readonly Finding[] = [];

/** A text of the Monster itself may say anything, and so may a rule that is not known. */
function mayExplain(scope: Package, text: string, use: Element, element: string): boolean {
  const id = attributeValue(text, use, 'id');
  if (id === undefined) return textIn(text, use) !== undefined;
  const definition = scope.ruleWithId(id);
  return !definition || explainedBy(definition).has(element);
}
