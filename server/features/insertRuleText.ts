import { type CodeAction, CodeActionKind, type TextEdit } from 'vscode-languageserver-types';
import { blocksMarkdown } from '../answers/cards/blocksMarkdown.ts';
import { markdownOf, paragraph, plainTextOf } from '../answers/markdown.ts';
import type { Reader } from '../answers/reader.ts';
import { boundBlocks, boundName, ruleTextIn } from '../answers/rules/ruleText.ts';
import { writableName } from '../answers/rules/writableName.ts';
import { label } from '../text/label.ts';
import { messagesBeside } from '../wording/messages.ts';
import type { Document } from '../workspace/documents/document.ts';
import { placeAt } from '../workspace/documents/place.ts';
import type { Section } from '../workspace/documents/section.ts';
import type { Package } from '../workspace/packages/package.ts';
import { mentionLanguage } from '../workspace/rules/mentionLanguage.ts';
import { type AbilityMention, mentionAt } from '../workspace/rules/mentions.ts';
import { placeOf } from '../workspace/rules/ruleLocation.ts';
import type { Asked } from './asked.ts';
import { paragraphEnd } from './paragraphEnd.ts';

/**
 * Offers to insert the text of the ability at the offset below the paragraph, with its value and the book under it: in Markdown as a
 * quotation, in plain text indented. It is in the language of the mention. Nothing else in the document changes.
 */
export function insertRuleText({ scope, document, reader }: Asked, offset: number): readonly CodeAction[] {
  const place = document.format?.isXml === false ? placeAt(document, offset) : undefined;
  const mention = place && mentionAt(scope, document, place.section, place.offset);
  if (!place || !mention) return [];
  const { section } = place;
  const lines = quotationOf(scope, document, section, mention, reader);
  if (lines.length === 0) return [];
  const isMarkdown = document.languageId === 'markdown';
  const { end, indent, isFollowed } = paragraphEnd(section.text, mention.span.end);
  const lineBreak = /\r?\n/.exec(section.text)?.[0] ?? '\n';
  const mark = isMarkdown ? '> ' : '  ';
  const quoted = lines.map((line) => `${indent}${mark}${line}`.trimEnd());
  const newText = ['', '', ...quoted, ...(isFollowed ? [''] : [])].join(lineBreak);
  const edit: TextEdit = { range: document.range(place.inDocument({ start: end, end })), newText };
  const written = section.text.slice(mention.span.start, mention.span.end).replace(/\s+/g, ' ');
  return [
    {
      title: label(reader.messages.words.insertRuleText(written)),
      kind: CodeActionKind.RefactorInline,
      edit: { changes: { [document.uri]: [edit] } },
    },
  ];
}

/** The lines of the quotation; empty for a rule without a text. */
function quotationOf(
  scope: Package,
  { languageId }: Document,
  section: Section,
  mention: AbilityMention,
  reader: Reader,
): readonly string[] {
  const { definition } = mention;
  const language = mentionLanguage(scope, section, mention) ?? reader.messages.language;
  const text = ruleTextIn(scope, definition, language);
  const blocks = boundBlocks(text, mention);
  if (blocks.length === 0) return [];
  const messages = messagesBeside(text.language, reader.messages);
  // In the language of the text, but not by a name that is only for reading.
  const template =
    text.language === undefined ? text.template : writableName(scope, definition, undefined, text.language).template;
  const name = boundName({ ...text, template }, mention);
  const place = placeOf(scope, definition, messages.language);
  if (languageId !== 'markdown')
    return [name, '', ...plainTextOf(blocksMarkdown(blocks)).split('\n'), '', `— ${place}`];
  return markdownOf([
    paragraph({ kind: 'bold', text: name }),
    ...blocksMarkdown(blocks),
    paragraph('— ', { kind: 'italic', text: place }),
  ]).split('\n');
}
