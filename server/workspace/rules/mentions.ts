import type { Mention } from '../../abilities/mentions/mention.ts';
import { readUse } from '../../abilities/mentions/use.ts';
import { query } from '../../queries/remembered.ts';
import { overlaps, type Span, shift, touches } from '../../text/span.ts';
import type { Document } from '../documents/document.ts';
import { layoutOf } from '../documents/layoutOf.ts';
import type { Section } from '../documents/section.ts';
import { textRuns } from '../documents/textRuns.ts';
import type { RuleName } from '../index/contribution.ts';
import type { Definition } from '../index/definition.ts';
import { usesIn } from '../index/use.ts';
import type { Package } from '../packages/package.ts';
import { templatesOf } from './ruleNames.ts';

/** A mention of an ability in running text. All spans are in section coordinates. */
export interface AbilityMention extends Mention<RuleName> {
  readonly definition: Definition;
}

/** The abilities that the running text of a section mentions, in order. */
export function mentionsIn(scope: Package, document: Document, section: Section): readonly AbilityMention[] {
  // The sections of packs last as long as the program: what they remember would keep documents in memory that are closed.
  return (document.isBundled ? read : mentions)(section, scope, document);
}

const read = (section: Section, scope: Package, document: Document): readonly AbilityMention[] =>
  textRuns(section.nodes).flatMap((run) => mentionsInRun(scope, document, section, run));

const mentions = query(read);

/** The mention at the offset: one of those that are coloured, linked and counted. */
export function mentionAt(
  scope: Package,
  document: Document,
  section: Section,
  offset: number,
): AbilityMention | undefined {
  return mentionsIn(scope, document, section).find(({ span }) => touches(span, offset));
}

/** The mention that is a whole text, such as the text in the brackets behind another ability. */
export function mentionOf(scope: Package, text: string): AbilityMention | undefined {
  const mention = scope.index.names.match(text);
  return mention && withDefinition(scope, mention);
}

/** The language of a translated name; undefined for a name from the rule itself. */
export function nameLanguage(name: RuleName): string | undefined {
  return name.kind === 'translated' ? name.translation.language : undefined;
}

function mentionsInRun(scope: Package, document: Document, section: Section, run: Span): readonly AbilityMention[] {
  // Code, links and the like in prose. In XML all text is running text.
  const masks = document.format?.isXml === false ? layoutOf(document, section).masks : [];
  const passedOver = masks.filter((mask) => overlaps(mask, run)).map((mask) => shift(mask, -run.start));
  const found = scope.index.names.find(section.text.slice(run.start, run.end), passedOver);
  return found.flatMap((mention) => withDefinition(scope, moved(mention, run.start)) ?? []);
}

/** A name in a part of a text, with its places in the whole. */
function moved<Named extends Pick<Mention<unknown>, 'span' | 'nameSpan' | 'suffixes'>>(
  named: Named,
  distance: number,
): Named {
  return {
    ...named,
    span: shift(named.span, distance),
    nameSpan: shift(named.nameSpan, distance),
    suffixes: named.suffixes.map((suffix) => ({ ...suffix, span: shift(suffix.span, distance) })),
  };
}

/** The text of a use, read as a name of the rule with its id. */
interface ReadUse extends Omit<Mention<unknown>, 'owner'> {
  readonly definition: Definition;
}

/** The uses in a section whose texts name their rules, in order. */
export function readUsesIn(scope: Package, document: Document, section: Section): readonly ReadUse[] {
  return usesIn(document, section).flatMap(({ id, element }) => {
    const definition = scope.ruleWithId(id);
    const [run, ...others] = textRuns(element.children);
    if (!definition || !run || others.length > 0) return [];
    const text = section.text.slice(run.start, run.end);
    // In a text with references such as `&amp;` the places differ from those of its content.
    const use = text.includes('&') ? undefined : readUse(text, templatesOf(scope, definition));
    return use ? [{ ...moved(use, run.start), definition }] : [];
  });
}

function withDefinition(scope: Package, mention: Mention<RuleName>): AbilityMention | undefined {
  const definition = scope.index.definitionOf(mention.owner);
  return definition && { ...mention, definition };
}
