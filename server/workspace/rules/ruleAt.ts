import { notesOf } from '../../abilities/rule.ts';
import { touches, trimmed } from '../../text/span.ts';
import type { Location } from '../../xml/locate.ts';
import type { Document } from '../documents/document.ts';
import { entryOf } from '../documents/entry.ts';
import { type Place, placeAt } from '../documents/place.ts';
import type { Definition } from '../index/definition.ts';
import { translationKeyIn } from '../index/translation.ts';
import { useOf } from '../index/use.ts';
import type { Package } from '../packages/package.ts';
import { ruleKey } from '../packages/ruleKey.ts';
import { mentionAt } from './mentions.ts';
import { type RuleReference, ruleReferencesIn } from './ruleReferences.ts';

/** The rule at a place of a document: where it is defined or named, also by the text of a use and by another name in its entry. */
interface RuleAt extends RuleReference {
  /** The effective rules for the key, see `definitionsOf`; empty without a definition. At a definition, only that one. */
  readonly definitions: readonly Definition[];
  readonly place: Place;
}

/** The rule for the id, name or key at the offset; undefined without one. */
export function ruleAt(scope: Package, document: Document, offset: number): RuleAt | undefined {
  const place = placeAt(document, offset);
  const found = place && (referenceAt(scope, document, place) ?? nameAt(scope, document, place));
  return found && { ...found, definitions: definitionsAt(scope, document, place, found), place };
}

function definitionsAt(
  scope: Package,
  document: Document,
  { section, offset }: Place,
  { key, kind }: RuleReference,
): readonly Definition[] {
  const definitions = definitionsOf(scope, key);
  if (kind !== 'definition' && definitions.length > 0) return definitions;
  // A rule without an id is not found by its key.
  const own = scope.index.definitionIn(section) ?? mentionAt(scope, document, section, offset)?.definition;
  return own && ruleKey(own) === key ? [own] : definitions;
}

/** The effective rules for an id: all of the package, of which the app keeps the last, or else the first of another one. */
export function definitionsOf(scope: Package, id: string): readonly Definition[] {
  const all = scope.index.withId(id);
  const own = all.filter(({ isBundled }) => !isBundled);
  return own.length > 0 ? scope.index.effective(own) : all.slice(0, 1);
}

function referenceAt(scope: Package, document: Document, { section, offset }: Place): RuleReference | undefined {
  return ruleReferencesIn(scope, document, section).find(
    ({ key, kind, span }) =>
      // Most code in a text is not an id.
      touches(span, offset) && ((kind !== 'link' && kind !== 'code') || scope.ruleWithId(key) !== undefined),
  );
}

/** The text of a use or of a translation, a name in a text whose id is not known, or a name of the entry. */
function nameAt(scope: Package, document: Document, place: Place): RuleReference | undefined {
  const { section, location, offset } = place;
  const definition = scope.index.definitionIn(section);
  const translation = translationKeyIn(document, section);
  if (location.kind !== 'text') {
    const { variantOf = undefined } = translation ? notesOf(section.text, section.nodes) : {};
    if (variantOf && touches(variantOf.idSpan, offset))
      return { key: variantOf.id, kind: 'variant', span: variantOf.idSpan };
    if (!isNameOfEntry(location, entryOf(section, document.format))) return undefined;
    if (definition) return { key: ruleKey(definition), kind: 'definition', span: location.span };
    return translation && { key: translation.id, kind: 'translation', span: location.span };
  }
  const span = trimmed(section.text, location.span);
  if (translation?.part === 'name') return { key: translation.id, kind: 'translation', span };
  const element = location.path.at(-1);
  const use = element && useOf(document, section, element);
  if (use && scope.ruleWithId(use.id)) return { key: use.id, kind: 'use', span };
  const mention = isAwaitedAt(scope, document, place) ? undefined : mentionAt(scope, document, section, offset);
  return mention && { key: ruleKey(mention.definition), kind: 'mention', span: mention.span };
}

function isNameOfEntry(location: Location, entry: ReturnType<typeof entryOf>): boolean {
  if (location.kind === 'processingInstruction') return /^(?:also-|mis)named$/.test(location.node.target);
  return (
    location.kind === 'attributeValue' && location.element === entry && /^(?:name|key)$/.test(location.attribute.name)
  );
}

/** Whether a use stands there of an id that is not known, as long as files are read that may define it. */
export function isAwaitedAt(scope: Package, document: Document, { section, location }: Place): boolean {
  const element = scope.isBeingRead ? location.path.at(-1) : undefined;
  const use = element && useOf(document, section, element);
  return use !== undefined && !scope.ruleWithId(use.id);
}
