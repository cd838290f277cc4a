import type { Bindings } from '../../dice/evaluation/odds.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Given } from '../../workspace/rules/ruleBindings.ts';
import { locationIn, ruleNameSpan } from '../../workspace/rules/ruleLocation.ts';
import { dotted, type MarkdownBlock, type MarkdownLine, type MarkdownPiece, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { rollOfAbility } from '../rules/rollOfAbility.ts';
import { type OtherBook, otherBooksOf, type Uses, usesOf } from '../rules/ruleFacts.ts';
import { ruleTextIn } from '../rules/ruleText.ts';
import { ruleOdds } from './ruleOdds.ts';
import { nameWith } from './ruleSnippets.ts';

/** The lines under a rule: the number of its uses, the other books with it, and links. Empty if there are none. */
export function cardFooter(
  scope: Package,
  definition: Definition,
  given: Given | undefined,
  reader: Reader,
): readonly MarkdownBlock[] {
  const { messages } = reader;
  const uses = usesText(usesOf(scope, definition), messages);
  const line = dotted([...(uses === '' ? [] : [uses]), ...links(scope, definition, given, reader)]);
  const books = otherBooksOf(scope, definition, messages).map(
    (book): MarkdownLine => [{ kind: 'italic', text: otherBookText(book, messages) }],
  );
  return [{ kind: 'paragraph', lines: books }, paragraph(...line)];
}

/** The number of uses of the rule, in words; empty without uses. */
function usesText({ monsters, others }: Uses, { words }: Messages): string {
  return [
    ...(monsters > 0 ? [words.card.usedByMonsters(monsters)] : []),
    ...(others > 0 ? [words.card.usedInTables(others)] : []),
  ].join(', ');
}

/** A sentence about another book with the rule. */
export function otherBookText(
  { relation, place, difference, definition: other }: OtherBook,
  { words: { card, entities } }: Messages,
): string {
  if (relation === 'replaced')
    return other.isBundled ? entities.replacesBundled({ name: other.rule.name, place }) : entities.replaces(place);
  if (relation === 'replacing') return entities.replacedBy(place);
  if (relation === 'sameId' || relation === 'related') return card.alsoIn(place);
  if (difference === undefined) return card.sameIn(place);
  return relation === 'variant' ? card.differsIn({ place, difference }) : card.differsFrom({ place, difference });
}

function links(
  scope: Package,
  definition: Definition,
  given: Given | undefined,
  reader: Reader,
): readonly MarkdownPiece[] {
  const { messages, links: targets } = reader;
  if (!targets) return [];
  const location = locationIn(definition.document, definition.section, ruleNameSpan(definition));
  const open = location
    ? [command(messages.words.card.openRule, targets.openRule, { uri: location.uri, ...location.range.start })]
    : [];
  const [rolls] = ruleOdds(definition, ruleTextIn(scope, definition, messages.language), given, reader);
  const [expression] = rolls?.sources ?? [];
  if (!rolls || expression === undefined || !parseAnnotation(expression).annotation) return open;
  const name = nameWith(scope, definition, given, messages.language);
  const odds = { expression: rollOfAbility(expression, name), variables: numbersOf(rolls.bindings) };
  return [command(messages.words.odds.showOdds, targets.showOdds, odds), ...open];
}

/** The values for the names in a rule's odds, numbers only: the panel has no dice and no `A`. */
export function numbersOf(bindings: Bindings): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...bindings].flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
  );
}

function command(text: string, name: string, argument: object): MarkdownPiece {
  return { kind: 'command', text, command: name, argument };
}
