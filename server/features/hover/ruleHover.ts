import type { Suffix } from '../../abilities/mentions/mention.ts';
import { readUse } from '../../abilities/mentions/use.ts';
import { ruleCard } from '../../answers/cards/ruleCard.ts';
import { type MarkdownBlock, paragraph, separated } from '../../answers/markdown.ts';
import type { Reader } from '../../answers/reader.ts';
import { usesRules } from '../../formats/format.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { mentionLanguage } from '../../workspace/rules/mentionLanguage.ts';
import { mentionAt, mentionOf, nameLanguage } from '../../workspace/rules/mentions.ts';
import { isAwaitedAt } from '../../workspace/rules/ruleAt.ts';
import { templatesOf } from '../../workspace/rules/ruleNames.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { unescapeText } from '../../xml/references.ts';
import type { Element } from '../../xml/tree.ts';
import type { HoverAsked, HoverText } from './hoverText.ts';

/** `<rule id="…">Fear 6</rule>` in a monster or a table: the id says which rule the text names. */
export function namedRuleHover({ scope, place: { location, section }, reader }: HoverAsked): HoverText | undefined {
  const element = location.path.at(-1);
  const id = element && element.children.length === 1 ? idOf(section.text, element) : undefined;
  const definition = id === undefined ? undefined : scope.ruleWithId(id);
  if (!element || !definition || definition.section === section) return undefined;
  const written = unescapeText(section.text.slice(location.span.start, location.span.end));
  const use = readUse(written, templatesOf(scope, definition));
  const own = [
    ruleCard(scope, definition, reader, {
      given: use,
      multiplier: use?.multiplier,
      suffixes: use?.suffixes,
    }),
  ];
  const blocks = separated([...own, ...suffixCards(scope, use?.suffixes ?? [], reader)]);
  return { span: location.span, blocks: withNotice(scope, definition, blocks, reader) };
}

/** A use of an id that nobody defines so far. As long as files are read its text is no name of a bundled rule. */
export function awaitedRuleHover({ scope, document, place, reader }: HoverAsked): HoverText | undefined {
  const { location } = place;
  if (location.kind === 'attributeValue' && location.attribute.name !== 'id') return undefined;
  return isAwaitedAt(scope, document, place)
    ? { span: location.span, blocks: [paragraph(reader.messages.words.stillReading)] }
    : undefined;
}

/** The card of the ability that the text names at the place, with its numbers put in. */
export function abilityHover({ scope, document, place, reader }: HoverAsked): HoverText | undefined {
  const { section, offset } = place;
  const mention = mentionAt(scope, document, section, offset);
  if (!mention) return undefined;
  const language = mentionLanguage(scope, section, mention);
  const card = ruleCard(scope, mention.definition, reader, { ...mention, given: mention, language });
  const blocks = separated([card, ...suffixCards(scope, mention.suffixes, reader)]);
  return { span: mention.span, blocks: withNotice(scope, mention.definition, blocks, reader) };
}

/** The id of a rule in a use by another entry, and the level of a magic. */
export function referenceHover({ scope, document, place, reader }: HoverAsked): HoverText | undefined {
  const { location, section } = place;
  if (!usesRules(document.format) || location.kind !== 'attributeValue') return undefined;
  const { attribute, element } = location;
  const isLevel = element.name === 'magic' && attribute.name === 'level';
  const id = isLevel || attribute.name === 'id' ? idOf(section.text, element) : undefined;
  const definition = id === undefined ? undefined : scope.ruleWithId(id);
  if (!definition) return undefined;
  const level = element.name === 'magic' ? attributeValue(section.text, element, 'level') : undefined;
  const blocks = ruleCard(scope, definition, reader, { level });
  return { span: location.span, blocks: withNotice(scope, definition, blocks, reader) };
}

/** The text in brackets behind an ability often names another one: `Breathe Fire 4 (Ambush A)`. */
function suffixCards(
  scope: Package,
  suffixes: readonly Suffix[],
  reader: Reader,
): readonly (readonly MarkdownBlock[])[] {
  return suffixes.flatMap(({ text }) => {
    const other = mentionOf(scope, text);
    return other
      ? [ruleCard(scope, other.definition, reader, { ...other, given: other, language: nameLanguage(other.owner) })]
      : [];
  });
}

/** What may change as soon as all files are known: the card of a bundled rule, in whose place the workspace may have one of its own. */
function withNotice(
  scope: Package,
  { isBundled }: Definition,
  blocks: readonly MarkdownBlock[],
  { messages }: Reader,
): readonly MarkdownBlock[] {
  return isBundled && scope.isBeingRead ? [...blocks, paragraph(messages.words.stillReading)] : blocks;
}

function idOf(text: string, element: Element): string | undefined {
  return element.name === 'rule' || element.name === 'magic' ? attributeValue(text, element, 'id') : undefined;
}
