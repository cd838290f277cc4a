import { ballisticSkill } from '../../formats/ballisticSkill.ts';
import { hasEntities, type XmlFormat } from '../../formats/format.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { editionChanges } from '../../workspace/documents/editionChanges.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';
import { replacement } from '../problems/replacement.ts';
import { locateRoot } from './structure.ts';

/**
 * A file of the first edition of the format: the apps of today read its scores and the markup of its Events otherwise. In a package whose rules are
 * of the present edition, a file with nothing but its scores is one in which the `+` was forgotten.
 */
export function editionProblems(scope: Package, { root, edition }: XmlFormat, document: Document): readonly Finding[] {
  const span = edition === 'first' ? locateRoot(document)?.nameSpan : undefined;
  if (!span || document.rootDamage) return [];
  const edits = editionChanges(document)?.changes ?? [];
  const text = document.getText();
  const scores = edits.map(({ span, newText }) => ({ span, newText, value: text.slice(span.start, span.end) }));
  if (scores.length > 0 && scores.every(({ value }) => ballisticSkill.toPresent(value)) && isOfPresent(scope))
    return scores.map(({ span, newText, value }) => {
      const facts = { element: ballisticSkill.element, value, expected: 'ballisticSkill' } as const;
      return { code: 'bad-content', span, facts, fixes: replacement(span, newText) };
    });
  const fixes = edits.length > 0 ? ([{ kind: 'convert', edits }] as const) : undefined;
  return [{ code: 'earlier-edition', span, facts: { root }, ...(fixes && { fixes }) }];
}

/** Whether a rule of the package declares a value, which the first edition cannot. */
function isOfPresent(scope: Package): boolean {
  return scope
    .documents()
    .some((document) => hasEntities(document.format, 'rule') && declarations(document).found.length > 0);
}

const declarations = bySection<boolean, []>({
  valueIn: (_, { text }) => /<(?:rule|magic)\s[^<>]*\sparameterNames?=/.test(text),
  isFound: (isDeclared) => isDeclared,
});
