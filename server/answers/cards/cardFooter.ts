import type { Bindings } from '../../dice/evaluation/odds.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Given } from '../../workspace/rules/ruleBindings.ts';
import { dotted, type MarkdownBlock, type MarkdownLine, type MarkdownPiece, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { rollOfAbility } from '../rules/rollOfAbility.ts';
import { otherBooksOf, usesText } from '../rules/ruleFacts.ts';
import { namePlace } from '../rules/rulePlace.ts';
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
  const uses = usesText(scope, definition, messages);
  const line = dotted([...(uses === '' ? [] : [uses]), ...links(scope, definition, given, reader)]);
  const books = otherBooksOf(scope, definition, messages).map(({ text }): MarkdownLine => [{ kind: 'italic', text }]);
  return [{ kind: 'paragraph', lines: books }, paragraph(...line)];
}

function links(
  scope: Package,
  definition: Definition,
  given: Given | undefined,
  reader: Reader,
): readonly MarkdownPiece[] {
  const { messages, links: targets } = reader;
  if (!targets) return [];
  const place = namePlace(definition);
  const open = place ? [command(messages.words.card.openRule, targets.openRule, place)] : [];
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
