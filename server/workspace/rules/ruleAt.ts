import { readUse } from '../../abilities/mentions/use.ts';
import { notesOf } from '../../abilities/rule.ts';
import { type Span, shift, touches, trimmed } from '../../text/span.ts';
import type { Location } from '../../xml/locate.ts';
import type { Document } from '../documents/document.ts';
import { entryOf } from '../documents/entry.ts';
import { type Place, placeAt } from '../documents/place.ts';
import type { Definition } from '../index/definition.ts';
import { translationKeyIn } from '../index/translation.ts';
import { useOf } from '../index/use.ts';
import type { Package } from '../packages/package.ts';
import { ruleKey } from '../packages/ruleKey.ts';
import { mentionAt, mentionOf } from './mentions.ts';
import { templatesOf } from './ruleNames.ts';

/** The rule at a place of a document. */
interface RuleAt {
  /** As `ruleKey` has it: the id as written, with or without a definition. */
  readonly key: string;
  /** The effective rules for that key, see `definitionsOf`; empty without a definition. At a definition, only that one. */
  readonly definitions: readonly Definition[];
  /**
   * `definition`: its id, or one of its names. `use`: the id or the text of a `<rule>` or `<magic>`. `translation`: a key, or the
   * translated name. `variant`: the id of another variant of a rule. `mention`: a name in running text. `link`, `code`: an id in Markdown.
   */
  readonly kind: 'definition' | 'use' | 'translation' | 'variant' | 'mention' | 'link' | 'code';
  /** The id, name or key, in section coordinates. */
  readonly span: Span;
  readonly place: Place;
}

/** Without definitions, those of the id. */
type Found = Pick<RuleAt, 'key' | 'kind' | 'span'> & Partial<Pick<RuleAt, 'definitions'>>;

/** The rule for the id, name or key at the offset; undefined without one. */
export function ruleAt(scope: Package, document: Document, offset: number): RuleAt | undefined {
  const place = placeAt(document, offset);
  const found = place && foundAt(scope, document, place);
  return found && { definitions: definitionsOf(scope, found.key), ...found, place };
}

/** The effective rules for an id: all of the package, of which the app keeps the last, or else the first of another one. */
export function definitionsOf(scope: Package, id: string): readonly Definition[] {
  const all = scope.index.withId(id);
  const own = all.filter(({ isBundled }) => !isBundled);
  return own.length > 0 ? scope.index.effective(own) : all.slice(0, 1);
}

function foundAt(scope: Package, document: Document, place: Place): Found | undefined {
  const { location } = place;
  switch (location.kind) {
    case 'text':
      return document.format?.isXml
        ? textAt(scope, document, place)
        : (referenceAt(scope, place) ?? namedAt(scope, document, place));
    case 'attributeValue':
      return attributeAt(scope, document, place, location);
    case 'processingInstruction':
      return instructionAt(scope, document, place, location);
    case 'elementName':
      return namelessAt(scope, document, place);
    default:
      return undefined;
  }
}

/** A rule without an id is marked at the name of its element. */
function namelessAt(scope: Package, { format }: Document, { section, location }: Place): Found | undefined {
  const definition = scope.index.definitionIn(section);
  const isEntry = location.path.at(-1) === entryOf(section, format);
  return definition && isEntry && definition.rule.id === undefined
    ? atDefinition(definition, location.span)
    : undefined;
}

/** The end of a link, or an id as code, in Markdown. */
function referenceAt(scope: Package, { section, offset }: Place): Found | undefined {
  const reference = scope.index.referencesIn(section).find(({ span }) => touches(span, offset));
  if (reference?.kind !== 'link' && reference?.kind !== 'code') return undefined;
  const { id, kind, span } = reference;
  // Most code in a text is not an id.
  return scope.ruleWithId(id) && { key: id, kind, span };
}

function namedAt(scope: Package, document: Document, { section, offset }: Place): Found | undefined {
  const mention = mentionAt(scope, document, section, offset);
  if (!mention) return undefined;
  const { definition, span } = mention;
  const isNameless = definition.rule.id === undefined;
  return { key: ruleKey(definition), kind: 'mention', span, ...(isNameless && { definitions: [definition] }) };
}

function textAt(scope: Package, document: Document, place: Place): Found | undefined {
  const { section, location } = place;
  const element = location.path.at(-1);
  const key = translationKeyIn(document, section);
  const span = trimmed(section.text, location.span);
  if (key?.part === 'name') return { key: key.id, kind: 'translation', span };
  const use = element && useOf(document, section, element);
  if (use && scope.ruleWithId(use.id)) return suffixAt(scope, place, use.id) ?? { key: use.id, kind: 'use', span };
  return isAwaitedAt(scope, document, place) ? undefined : namedAt(scope, document, place);
}

/** Whether a use stands there of an id that is not known, as long as files are read that may define it. */
export function isAwaitedAt(scope: Package, document: Document, { section, location }: Place): boolean {
  const element = scope.isBeingRead ? location.path.at(-1) : undefined;
  const use = element && useOf(document, section, element);
  return use !== undefined && !scope.ruleWithId(use.id);
}

/** The text in brackets behind a used ability names another one: `Breathe Fire 4 (Ambush A)`. */
function suffixAt(scope: Package, { section, location, offset }: Place, usedId: string): Found | undefined {
  const definition = scope.ruleWithId(usedId);
  const written = section.text.slice(location.span.start, location.span.end);
  // In a text with references such as `&amp;` the offsets of the written and the read text differ.
  if (!definition || written.includes('&')) return undefined;
  const local = offset - location.span.start;
  const suffix = readUse(written, templatesOf(scope, definition))?.suffixes.find(({ span }) => touches(span, local));
  const id = suffix && mentionOf(scope, suffix.text)?.definition.rule.id;
  if (!suffix || id === undefined) return undefined;
  return { key: id, kind: 'mention', span: shift(suffix.span, location.span.start) };
}

function attributeAt(
  scope: Package,
  document: Document,
  { section, offset }: Place,
  { attribute: { name }, path, span }: Extract<Location, { kind: 'attributeValue' }>,
): Found | undefined {
  const element = path.at(-1);
  if (!element) return undefined;
  const definition = scope.index.definitionIn(section);
  if (definition && element === entryOf(section, document.format))
    return name === 'id' || name === 'name' ? atDefinition(definition, span) : undefined;
  const use = name === 'id' ? useOf(document, section, element) : undefined;
  if (use) return { key: use.id, kind: 'use', span };
  const key = name === 'key' ? translationKeyIn(document, section) : undefined;
  return key && { key: key.id, kind: 'translation', span: touches(key.idSpan, offset) ? key.idSpan : span };
}

/** `<?variant-of rpb-fear?>` is about the other rule, `<?also-named DREAD?>` about the rule around it. */
function instructionAt(
  scope: Package,
  document: Document,
  { section, offset }: Place,
  { node: { target }, span }: Extract<Location, { kind: 'processingInstruction' }>,
): Found | undefined {
  const definition = scope.index.definitionIn(section);
  const key = translationKeyIn(document, section);
  if (target === 'also-named' || target === 'misnamed')
    return definition ? atDefinition(definition, span) : key && { key: key.id, kind: 'translation', span };
  if (target !== 'variant-of' || (!definition && !key)) return undefined;
  const { variantOf } = definition ? definition.rule : notesOf(section.text, section.nodes);
  if (!variantOf || !touches(variantOf.idSpan, offset)) return undefined;
  return { key: variantOf.id, kind: 'variant', span: variantOf.idSpan };
}

function atDefinition(definition: Definition, span: Span): Found {
  return { key: ruleKey(definition), definitions: [definition], kind: 'definition', span };
}
