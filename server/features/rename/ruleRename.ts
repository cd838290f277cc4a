import { isIdentifier } from '../../formats/identifier.ts';
import { type Span, shift, touches } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { fileNameOf } from '../../workspace/documents/fileName.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { entityAt } from '../../workspace/packages/entityAt.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Asked } from '../asked.ts';
import { kindOfReference, type Renamable, type RenamePlace } from './renameEdit.ts';

/** The id of a rule at the offset, in a definition, in the `<?variant-of …?>` of another rule, or in any reference; undefined without one. */
export function renamableRule({ scope, document, reader }: Asked, offset: number): Renamable | undefined {
  const found = idAt(scope, document, offset);
  if (!found) return undefined;
  const { id, span } = found;
  return {
    written: id,
    span,
    refusal: refusalFor(scope, id, reader.messages),
    renamedTo: (newId) => {
      const refusal = newIdRefusal(scope, id, newId, reader.messages);
      return refusal === undefined ? { places: placesOf(scope, id, newId) } : { refusal };
    },
    placesIn: (continuing, newId) => {
      const [definition] = continuing.index.withId(id);
      return definition && continuing.isOwn(definition.document) ? [] : placesOf(continuing, id, newId);
    },
  };
}

function idAt(
  scope: Package,
  document: Document,
  offset: number,
): { readonly id: string; readonly span: Span } | undefined {
  const index = document.sectionIndexAt(offset);
  // At a border of sections, an id may be at the end of the earlier one.
  for (const at of [index, index - 1]) {
    const section = document.sections[at];
    if (!section) continue;
    const start = document.startOf(at);
    const found = idsIn(scope, section).find(({ span }) => touches(span, offset - start));
    if (!found) continue;
    const kind = entityAt(scope, document, offset)?.kind ?? 'rule';
    // An id in prose may be that of a Monster.
    return kind === 'rule' || kind === 'magic' ? { id: found.id, span: shift(found.span, start) } : undefined;
  }
  return undefined;
}

function idsIn(scope: Package, section: Section): readonly { readonly id: string; readonly span: Span }[] {
  const rule = scope.index.definitionIn(section)?.rule;
  const own = rule?.id !== undefined && rule.idSpan ? [{ id: rule.id, span: rule.idSpan }] : [];
  const variant = rule?.variantOf ? [{ id: rule.variantOf.id, span: rule.variantOf.idSpan }] : [];
  return [...own, ...variant, ...scope.index.referencesIn(section)];
}

/** The reason why a rule that is not of this package cannot be renamed here. */
function refusalFor(scope: Package, id: string, { words }: Messages): string | undefined {
  const [definition] = scope.index.withId(id);
  if (!definition || scope.isOwn(definition.document)) return undefined;
  return definition.isBundled
    ? words.rename.bundled(id)
    : words.rename.ofOtherPackage({ id, file: fileNameOf(definition.document.uri) });
}

function newIdRefusal(scope: Package, id: string, newId: string, { words }: Messages): string | undefined {
  if (!isIdentifier(newId)) return words.rename.noId(newId);
  if (newId === id) return undefined;
  const [other] = scope.index.withId(newId);
  if (other) return words.rename.taken({ id: newId, name: other.rule.name });
  const isTranslated = scope.index.referencesTo(newId).some(({ kind }) => kind === 'translation');
  return isTranslated ? words.rename.takenByTranslation(newId) : undefined;
}

function placesOf(scope: Package, id: string, newText: string): readonly RenamePlace[] {
  const { index } = scope;
  const definitions = index.withId(id).flatMap(({ document, section, rule, isBundled }): readonly RenamePlace[] => {
    return isBundled || !rule.idSpan ? [] : [{ document, section, span: rule.idSpan, kind: 'definition', newText }];
  });
  const variants = index.variantsOf(id).flatMap(({ document, section, rule, isBundled }): readonly RenamePlace[] => {
    if (isBundled || !rule.variantOf) return [];
    return [{ document, section, span: rule.variantOf.idSpan, kind: 'use', newText }];
  });
  const references = index.referencesTo(id).map((reference): RenamePlace => {
    const { document, section, span } = reference;
    return { document, section, span, kind: kindOfReference(reference), newText };
  });
  return [...definitions, ...variants, ...references];
}
