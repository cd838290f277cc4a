import { formatExpression } from '../../dice/language/format.ts';
import type { Messages } from '../../wording/messages.ts';
import { childText } from '../../workspace/documents/elementText.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { diceIn } from '../../workspace/documents/textReading.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityElement } from '../../workspace/index/entityElement.ts';
import type { Element } from '../../xml/tree.ts';
import { type MarkdownBlock, type MarkdownLine, paragraph } from '../markdown.ts';
import { oddsDetails } from '../odds/shownOdds.ts';
import { openingWords } from '../openingWords.ts';
import type { Reader } from '../reader.ts';

/** An Event or a Treasure: how its text begins, the gold that it is worth or brings with the odds of its rolls, and who may use it. */
export function eventCard(entity: Entity, reader: Reader): readonly MarkdownBlock[] {
  const element = entityElement(entity);
  if (!element) return [];
  const texts = eventTexts.map((name) => childText(entity.section, element, name)).filter(Boolean);
  return [...texts.map((text) => paragraph(openingWords(text))), eventFacts(entity, element, reader)];
}

/** The elements with the text of an Event or a Treasure, in order. */
export const eventTexts: readonly string[] = ['rules', 'special'];

/** What it is worth or brings, and who may use it, a line for each. */
export function eventFacts({ section }: Entity, element: Element, reader: Reader): MarkdownBlock {
  const { entities: words } = reader.messages.words;
  const [value, users] = [childText(section, element, 'goldValue'), childText(section, element, 'users')];
  const lines: readonly MarkdownLine[] = [
    ...(value === '' || value === '-' ? [] : [[`${words.profile.gold}: ${value}`]]),
    ...goldRolls(section, reader).map((line) => [line]),
    ...(users === '' || users === '-' ? [] : [[words.usableBy(usersText(users, reader.messages))]]),
  ];
  return { kind: 'paragraph', lines };
}

/** More rolls for gold than this say less. */
const maximumRolls = 3;

/** The rolls of the text whose result is a number of gold pieces, or the worth of the Treasure, each with its odds. */
function goldRolls(section: Section, reader: Reader): readonly string[] {
  const { entities: words } = reader.messages.words;
  const rolls = new Map<string, string>();
  for (const { span, expression } of diceIn(section).dice) {
    if (!goldBehind.test(section.text.slice(span.end, span.end + reach))) continue;
    const roll = formatExpression(expression);
    const { line, table } = oddsDetails(expression, roll, reader);
    if (!table && !rolls.has(roll)) rolls.set(roll, words.goldRoll({ roll, odds: line }));
  }
  return [...rolls.values()].slice(0, maximumRolls);
}

/** Characters behind a roll with the thing that it counts. */
const reach = 40;

/** `1D6 x 20 gold`, `2D6x10 pieces of gold`, `1D6x50G`, `1D6 x 20 monedas de oro`. */
const goldBehind = /^(?:\s*(?:gold|pieces of gold|oro|de oro|monedas de oro|coronas de oro)\b|G(?![\p{L}\p{N}]))/iu;

function usersText(letters: string, { words: { entities: words } }: Messages): string {
  const users = (['B', 'D', 'E', 'W'] as const).filter((letter) => letters.includes(letter));
  return users.length === 4 ? words.everyone : users.map((letter) => words.users[letter]).join(', ');
}
