import { maximumTableSteps } from '../../dice/language/limits.ts';
import { messagesFor } from '../../wording/messages.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { placeOf } from '../../workspace/rules/ruleLocation.ts';
import { dotted, type MarkdownBlock, type MarkdownPiece, markdownOf, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { bindingsOf } from '../rules/ruleBindings.ts';
import { boundBlocks, boundName, boundOriginalName, type Given, type RuleText, ruleTextIn } from '../rules/ruleText.ts';
import { blocksMarkdown } from './blocksMarkdown.ts';
import { cardFooter } from './cardFooter.ts';
import { mechanicOdds } from './mechanicOdds.ts';

/** Longer cards would cover the screen; the rest is one click away. */
const maximumTextLength = 1800;

/** The options of a card. */
interface CardOptions {
  readonly given?: Given | undefined;
  /** The language of the hovered name; without one the card is in the reader's language. */
  readonly language?: string | undefined;
  /** Whether the card is complete at any length, for a place that scrolls. */
  readonly isWhole?: boolean;
}

/**
 * A rule: its name and source, its text and odds with the values of a mention, and other books with it. The whole card is in the language
 * of its text. A few odds are before a long text, where they are visible at once.
 */
export function ruleCard(
  workspace: Workspace,
  definition: Definition,
  reader: Reader,
  { given, language, isWhole = false }: CardOptions = {},
): readonly MarkdownBlock[] {
  const text = ruleTextIn(workspace, definition, language ?? reader.messages.language);
  const messages = text.language === undefined ? reader.messages : messagesFor(text.language);
  const { rule } = definition;
  const name = boundName(text, given);
  const original = boundOriginalName(text, given);
  const title: MarkdownPiece = { kind: 'bold', text: name };
  const origin: readonly MarkdownPiece[] = [
    placeOf(workspace, definition, messages.language),
    ...(rule.id === undefined ? [] : [{ kind: 'code', text: rule.id } as const]),
  ];
  const head = paragraph(title, ...(name === original ? [] : [` (${original})`]), ' · ', ...dotted(origin));
  const odds = oddsOf(workspace, definition, text, given, { ...reader, messages }, isWhole ? undefined : maximumOdds);
  const footer = cardFooter(workspace, definition, given, { ...reader, messages });
  const blocks = blocksMarkdown(boundBlocks(text, given), isWhole ? undefined : maximumTextLength);
  const isOddsFirst =
    !isWhole && odds.length <= maximumOddsFirst && markdownOf(blocks).length > maximumLengthBeforeOdds;
  return [head, ...(isOddsFirst ? [...odds, ...blocks] : [...blocks, ...odds]), ...footer];
}

/** The hover of VS Code is always 250 pixels high: odds below a text of more characters are out of sight. */
const maximumLengthBeforeOdds = 350;

/** More odds than this would push the text itself out of sight. */
const maximumOddsFirst = 3;

/** More odds than this say less; all of them are one click away. */
const maximumOdds = 8;

/** The odds of the rule's rolls, with a note if they are those of a bundled rule. */
function oddsOf(
  workspace: Workspace,
  { rule }: Definition,
  { mechanics, mechanicsFrom }: RuleText,
  given: Given | undefined,
  reader: Reader,
  most = Number.POSITIVE_INFINITY,
): readonly MarkdownBlock[] {
  const bindings = bindingsOf(mechanicsFrom?.rule ?? rule, given);
  const shown: MarkdownBlock[] = [];
  const left = { steps: maximumTableSteps };
  for (const { source } of mechanics) {
    if (shown.length === most || left.steps <= 0) {
      shown.push(paragraph(left.steps <= 0 ? reader.messages.words.odds.tooMuch : '…'));
      break;
    }
    const odds = mechanicOdds(source, bindings, reader, left);
    if (odds) shown.push(odds);
  }
  if (!mechanicsFrom || shown.length === 0) return shown;
  const place = placeOf(workspace, mechanicsFrom, reader.messages.language);
  return [paragraph({ kind: 'italic', text: reader.messages.words.card.oddsFrom(place) }), ...shown];
}
