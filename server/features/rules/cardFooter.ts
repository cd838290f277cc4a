import { parseAnnotation } from '../../dice/parse.ts';
import type { Messages } from '../../l10n/messages.ts';
import type { Definition } from '../../workspace/definition.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { markdownText } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { bindingsOf } from './ruleBindings.ts';
import { type OtherBook, otherBooksOf, type Uses, usesOf } from './ruleFacts.ts';
import { locationIn, ruleNameSpan } from './ruleLocation.ts';
import { type Given, ruleTextIn } from './ruleText.ts';

/** Under a rule: how often it is used, which other books have it, and where to go from here. Nothing where there is nothing to say. */
export function cardFooter(
  workspace: Workspace,
  definition: Definition,
  given: Given | undefined,
  reader: Reader,
): readonly string[] {
  const { messages } = reader;
  const line = [usesText(usesOf(workspace, definition), messages), ...links(workspace, definition, given, reader)]
    .filter(Boolean)
    .join(' · ');
  const books = otherBooksOf(workspace, definition, messages).map((book) => {
    const { place, difference } = book;
    const literal = {
      ...book,
      place: markdownText(place),
      difference: difference === undefined ? undefined : markdownText(difference),
    };
    return `*${otherBookText(literal, messages)}*`;
  });
  return [...(books.length > 0 ? [books.join('  \n')] : []), ...(line ? [line] : [])];
}

/** How often the rule is used, in words; empty where nothing uses it. */
export function usesText({ monsters, others }: Uses, { words }: Messages): string {
  return [
    ...(monsters > 0 ? [words.card.usedByMonsters(monsters)] : []),
    ...(others > 0 ? [words.card.usedInTables(others)] : []),
  ].join(', ');
}

/** A sentence about another place that has the rule. */
export function otherBookText(
  { relation, place, difference }: Pick<OtherBook, 'relation' | 'place' | 'difference'>,
  { words: { card } }: Messages,
): string {
  if (relation === 'sameId' || relation === 'related') return card.alsoIn(place);
  if (difference === undefined) return card.sameIn(place);
  return relation === 'variant' ? card.differsIn(place, difference) : card.differsFrom(place, difference);
}

function links(
  workspace: Workspace,
  definition: Definition,
  given: Given | undefined,
  reader: Reader,
): readonly string[] {
  const { messages, links: targets } = reader;
  if (!targets) return [];
  const location = locationIn(definition.document, definition.section, ruleNameSpan(definition));
  const open = location
    ? [commandLink(messages.words.card.openRule, targets.openRule, { uri: location.uri, ...location.range.start })]
    : [];
  const { mechanics, mechanicsFrom } = ruleTextIn(workspace, definition, messages.language);
  const [mechanic] = mechanics;
  if (!mechanic || !parseAnnotation(mechanic.source).annotation) return open;
  const variables = numbersIn(mechanicsFrom ?? definition, given);
  const odds = { expression: mechanic.source, variables };
  return [commandLink(messages.words.odds.showOdds, targets.showOdds, odds), ...open];
}

/** What a mention gives the names in the rule's odds, as far as it is numbers: dice and `A` cannot be put into a panel. */
export function numbersIn({ rule }: Definition, given: Given | undefined): Readonly<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const [name, value] of bindingsOf(rule, given)) if (typeof value === 'number') numbers[name] = value;
  return numbers;
}

/** A link that runs a command of the editor with one argument. Brackets in it would end the link. */
function commandLink(text: string, command: string, argument: object): string {
  const encoded = encodeURIComponent(JSON.stringify([argument]))
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
  return `[${text}](command:${command}?${encoded})`;
}
