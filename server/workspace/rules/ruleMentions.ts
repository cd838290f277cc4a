import { query } from '../../queries/remembered.ts';
import type { Span } from '../../text/span.ts';
import type { Element } from '../../xml/tree.ts';
import type { Document } from '../documents/document.ts';
import { entryOf } from '../documents/entry.ts';
import type { Section } from '../documents/section.ts';
import { translationKeyIn } from '../index/translation.ts';
import { usesIn } from '../index/use.ts';
import type { Package } from '../packages/package.ts';
import { ruleKey } from '../packages/ruleKey.ts';
import { type AbilityMention, mentionsIn } from './mentions.ts';

/** A mention of a rule in running text, reduced to the parts for navigation. Spans are in section coordinates. */
interface RuleMention {
  readonly key: string;
  /** The whole mention. */
  readonly span: Span;
}

/**
 * The rules that the running text of a section mentions, in order. Without the texts of uses and of translated names, because their ids
 * name the rule. Cached until the name of a rule changes, so that typing in the text of a rule keeps the result.
 */
export function ruleMentionsIn(scope: Package, document: Document, section: Section): readonly RuleMention[] {
  return ruleMentions(section, scope, document);
}

const ruleMentions = query((section: Section, scope: Package, document: Document): readonly RuleMention[] =>
  mentionsWithoutId(scope, document, section).map(({ definition, span }) => ({ key: ruleKey(definition), span })),
);

/** The same with all that the mentions say, read anew when a rule is edited. */
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
