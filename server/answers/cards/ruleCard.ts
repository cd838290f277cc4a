import type { Suffix } from '../../abilities/mentions/mention.ts';
import { maximumTableSteps } from '../../dice/language/limits.ts';
import { type Messages, messagesBeside } from '../../wording/messages.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Given } from '../../workspace/rules/ruleBindings.ts';
import { placeOf } from '../../workspace/rules/ruleLocation.ts';
import { dotted, type MarkdownBlock, markdownOf, paragraph } from '../markdown.ts';
import { oddsBlock, rollOdds } from '../odds/shownOdds.ts';
import type { Reader } from '../reader.ts';
import { boundBlocks, boundName, boundOriginalName, ruleTextIn, wholeName } from '../rules/ruleText.ts';
import { blocksMarkdown } from './blocksMarkdown.ts';
import { cardFooter } from './cardFooter.ts';
import { ruleOdds } from './ruleOdds.ts';

/** Longer cards would cover the screen; the rest is one click away. */
const maximumTextLength = 1800;

/** The options of a card. */
interface CardOptions {
  readonly given?: Given | undefined;
  /** The language of the hovered name; without one the card is in the reader's language. */
  readonly language?: string | undefined;
  /** 2 in `2 x Magic Items`. */
  readonly multiplier?: number | undefined;
  /** The texts in brackets behind the mention: `(Ring)`, `(Ambush A)`. */
  readonly suffixes?: readonly Suffix[] | undefined;
  /** As written in `<magic level="2">`. */
  readonly level?: string | undefined;
  /** Whether the card is complete at any length, for a place that scrolls. */
  readonly isWhole?: boolean;
}

/**
 * A rule: its name and source, its text and odds with the values of a mention, and other books with it. The whole card is in the language
 * of its text. A few odds are before a long text, where they are visible at once.
 */
export function ruleCard(
  scope: Package,
  definition: Definition,
  reader: Reader,
  options: CardOptions = {},
): readonly MarkdownBlock[] {
  const { name, original, place, messages, meaning, odds, text } = rulePartsOf(scope, definition, reader, options);
  const { given, multiplier, suffixes, isWhole } = options;
  const { id } = definition.rule;
  const head = paragraph(
    { kind: 'bold', text: wholeName(name, multiplier, suffixes) },
    ...(name === original ? [] : [` (${original})`]),
    ' · ',
    ...dotted([place, ...(id === undefined ? [] : [{ kind: 'code', text: id } as const])]),
  );
  const isOddsFirst = !isWhole && odds.length <= maximumOddsFirst && markdownOf(text).length > maximumLengthBeforeOdds;
  return [
    head,
    ...meaning,
    ...(isOddsFirst ? [...odds, ...text] : [...text, ...odds]),
    ...cardFooter(scope, definition, given, { ...reader, messages }),
  ];
}

/** A rule in one language, as its card tells it. */
interface RuleParts {
  /** With the values of a mention, without the words around it. */
  readonly name: string;
  /** The rule's own name. */
  readonly original: string;
  readonly place: string;
  /** In the language of the text. */
  readonly messages: Messages;
  /** What the level of a magic means. */
  readonly meaning: readonly MarkdownBlock[];
  readonly odds: readonly MarkdownBlock[];
  /** With the values. */
  readonly text: readonly MarkdownBlock[];
  /** The entry with the text: that of a translation, or of the rule. */
  readonly section: Section;
}

/** The parts of a card of a rule. */
export function rulePartsOf(
  scope: Package,
  definition: Definition,
  reader: Reader,
  { given, language, level, isWhole = false }: CardOptions,
): RuleParts {
  const text = ruleTextIn(scope, definition, language ?? reader.messages.language);
  const messages = messagesBeside(text.language, reader.messages);
  const magic = magicOf(level, messages);
  const own = { ...reader, messages };
  const most = isWhole ? Number.POSITIVE_INFINITY : maximumOdds;
  return {
    name: magic.nameOf(boundName(text, given)),
    original: magic.nameOf(boundOriginalName(text, given)),
    place: placeOf(scope, definition, messages.language),
    messages,
    meaning: magic.meaning,
    odds: ruleOdds(definition, text, given, own).flatMap((rolls) => oddsOf(scope, rolls, own, most)),
    text: blocksMarkdown(boundBlocks(text, given), messages, isWhole ? undefined : maximumTextLength),
    section: text.section,
  };
}

/** The lines for the level of a magic: `Chaos Magic 2`, and its meaning. */
function magicOf(
  level: string | undefined,
  { words: { card } }: Messages,
): { readonly nameOf: (name: string) => string; readonly meaning: readonly MarkdownBlock[] } {
  if (level === undefined || !/^\d{1,2}$/.test(level)) return { nameOf: (name) => name, meaning: [] };
  const spells = Number(level);
  return {
    nameOf: (name) =>
      /mag(?:ic|ia)$/i.test(name) ? `${name} ${spells}` : card.magicOfLevel({ school: name, level: spells }),
    meaning: [paragraph(card.spellsOfLevel(spells))],
  };
}

/** The hover of VS Code is always 250 pixels high: odds below a text of more characters are out of sight. */
const maximumLengthBeforeOdds = 350;

/** More odds than this would push the text itself out of sight. */
const maximumOddsFirst = 3;

/** More odds than this say less; all of them are one click away. */
const maximumOdds = 8;

/** The odds of the rolls, with a note if they are those of a bundled rule. */
function oddsOf(
  scope: Package,
  { sources, bindings, from }: ReturnType<typeof ruleOdds>[number],
  reader: Reader,
  most: number,
): readonly MarkdownBlock[] {
  const shown: MarkdownBlock[] = [];
  const left = { steps: maximumTableSteps };
  for (const source of sources) {
    if (shown.length === most || left.steps <= 0) {
      shown.push(paragraph(left.steps <= 0 ? reader.messages.words.odds.tooMuch : '…'));
      break;
    }
    const odds = rollOdds(source, bindings, reader, left);
    if (odds) shown.push(oddsBlock(odds));
  }
  if (!from || shown.length === 0) return shown;
  const place = placeOf(scope, from, reader.messages.language);
  return [paragraph({ kind: 'italic', text: reader.messages.words.card.oddsFrom(place) }), ...shown];
}
