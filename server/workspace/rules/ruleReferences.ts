import { query } from '../../queries/remembered.ts';
import type { Span } from '../../text/span.ts';
import type { Element } from '../../xml/tree.ts';
import type { Document } from '../documents/document.ts';
import { entryOf } from '../documents/entry.ts';
import type { Section } from '../documents/section.ts';
import type { Reference } from '../index/reference.ts';
import { translationKeyIn } from '../index/translation.ts';
import { usesIn } from '../index/use.ts';
import type { Package } from '../packages/package.ts';
import { ruleKey } from '../packages/ruleKey.ts';
import { type AbilityMention, mentionsIn } from './mentions.ts';
import { ruleNameSpan } from './ruleLocation.ts';

/** A reference to a rule, or its definition. */
export interface RuleReference {
  /** As `ruleKey` has it. */
  readonly key: string;
  /** The id, or the whole mention with its value; in section coordinates. */
  readonly span: Span;
  readonly kind: 'definition' | 'variant' | 'mention' | Reference['kind'];
}

/** The rules that a section defines or names, in order: by their ids, and by their names in running text. */
export function ruleReferencesIn(scope: Package, document: Document, section: Section): readonly RuleReference[] {
  return references(section, scope, document);
}

const references = query((section: Section, scope: Package, document: Document): readonly RuleReference[] => {
  const { index } = scope;
  const found: RuleReference[] = index.referencesIn(section).map(({ id, span, kind }) => ({ key: id, span, kind }));
  const definition = index.definitionIn(section);
  if (definition) found.push({ key: ruleKey(definition), span: ruleNameSpan(definition), kind: 'definition' });
  const variant = definition?.rule.variantOf;
  if (variant) found.push({ key: variant.id, span: variant.idSpan, kind: 'variant' });
  for (const { definition, span } of mentionsWithoutId(scope, document, section))
    found.push({ key: ruleKey(definition), span, kind: 'mention' });
  return found.sort((a, b) => a.span.start - b.span.start);
});

/** The mentions in a section without those in the texts of uses and of translated names, because their ids name the rule. */
export function mentionsWithoutId(scope: Package, document: Document, section: Section): readonly AbilityMention[] {
  const idTexts = textsWithId(document, section);
  return mentionsIn(scope, document, section).filter(
    ({ span }) => !idTexts.some(({ start, end }) => start <= span.start && span.start < end),
  );
}

function textsWithId(document: Document, section: Section): readonly Span[] {
  const entry = translationKeyIn(document, section)?.part === 'name' ? entryOf(section, document.format) : undefined;
  if (entry) return [entry.span];
  return usesIn(document, section).map(({ element }) => beforeBrackets(section, element));
}

/** The text in brackets behind a used ability names another one, without an id: `Breathe Fire 4 (Ambush A)`. */
function beforeBrackets({ text }: Section, { span, startTag }: Element): Span {
  const bracket = text.indexOf('(', startTag.end);
  return { start: span.start, end: bracket < 0 ? span.end : Math.min(bracket, span.end) };
}

/** The documents to search: those of the workspace, and a bundled pack only if the request comes from it. */
export function documentsToSearch(scope: Package, from: Document): readonly Document[] {
  const own = scope.documents().filter(({ format }) => format !== undefined);
  return from.isBundled ? [...own, from] : own;
}
