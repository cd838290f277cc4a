import { type CodeAction, CodeActionKind } from 'vscode-languageserver-types';
import { improved } from '../../checks/fixes/improved.ts';
import { blocksIn } from '../../fights/blocks/blocksIn.ts';
import { type BlockTarget, lineOfBlock, monsterOfBlock, tableOfBlock } from '../../fights/blocks/writeBlock.ts';
import type { FoundBlock } from '../../fights/blocks/writtenBlock.ts';
import { label } from '../../text/label.ts';
import { type Span, touches } from '../../text/span.ts';
import { messagesFor } from '../../wording/messages.ts';
import { placeAt } from '../../workspace/documents/place.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { mentionOf } from '../../workspace/rules/mentions.ts';
import { escapeText } from '../../xml/references.ts';
import type { Asked } from '../asked.ts';
import { freeId } from './typedName.ts';

/**
 * Offers other forms of the stat block at the offset of a page: a line, a Markdown table, or a `<monster>` below it. Each is offered only if
 * the same block is read from it.
 */
export function convertBlock({ scope, document, reader }: Asked, offset: number): readonly CodeAction[] {
  const place = placeAt(document, offset);
  if (!place || document.languageId !== 'markdown' || document.format?.isXml !== false) return [];
  const { section } = place;
  const found = blocksIn(scope, document, section).find(({ span }) => touches(span, place.offset));
  if (!found?.block || found.notes !== '') return [];
  const isSpanish = /(?<!\p{L})(?:HA|HC|habilidad)(?!\p{L})/iu.test(
    section.text.slice(headStart(section, found), found.span.end),
  );
  const spelling = messagesFor(isSpanish ? 'es' : 'en').words.blocks;
  const whole = wholeLines(section, found);
  const monster = monsterOf(scope, found);
  const edits: readonly (readonly [BlockTarget, { readonly span: Span; readonly newText: string } | undefined])[] = [
    ['line', whole && found.form !== 'line' ? { span: whole, newText: lineOfBlock(found, spelling) } : undefined],
    ['table', whole && found.form === 'line' ? { span: whole, newText: tableOfBlock(found, spelling) } : undefined],
    [
      'monster',
      monster === undefined
        ? undefined
        : { span: lineEndBehind(section, found), newText: `\n\n\`\`\`xml\n${monster}\n\`\`\`` },
    ],
  ];
  return edits.flatMap(([target, edit]) => {
    if (!edit) return [];
    const moved = { span: place.inDocument(edit.span), newText: edit.newText };
    const next = improved(document, [moved]);
    const again = next?.sections[0] && blocksIn(scope, next, next.sections[0]);
    if (!again || (target !== 'monster' && !again.some((one) => isSame(one, found)))) return [];
    return [
      {
        title: label(reader.messages.words.blocks.convert[target]),
        kind: CodeActionKind.RefactorRewrite,
        edit: { changes: { [document.uri]: [{ range: document.range(moved.span), newText: moved.newText }] } },
      },
    ];
  });
}

function isSame(one: FoundBlock, other: FoundBlock): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf({ block, values }: FoundBlock): string {
  const written = [...values].map(([name, value]) => `${name} ${value.written}`).toSorted();
  return JSON.stringify([block, written], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

/** The start of the first line of a block, without a heading above it. */
function headStart({ text }: Section, { span, form, nameSpan }: FoundBlock): number {
  const start = text.lastIndexOf('\n', span.start - 1) + 1;
  const isTitle = form !== 'line' && nameSpan?.start === span.start;
  if (!isTitle || !/^\s*#/.test(text.slice(start))) return start;
  const [title = ''] = /^[^\n]*\n\s*/.exec(text.slice(start)) ?? [];
  return start + title.length;
}

/** The lines of a block, if nothing else stands in them; undefined for one row of several. */
function wholeLines(section: Section, found: FoundBlock): Span | undefined {
  const { text } = section;
  const start = headStart(section, found);
  const { end } = lineEndBehind(section, found);
  const [before, behind] = [text.slice(start, Math.max(start, found.span.start)), text.slice(found.span.end, end)];
  const isAlone = /^[\s>*_|-]*$/.test(before) && /^[\s*_.`|]*$/.test(behind);
  const mark = found.form === 'line' ? 0 : text.slice(start, found.span.end).search(/\n/);
  return isAlone && mark >= 0
    ? { start: start + (/^[\s>]*(?:[-*]\s+)?/.exec(before)?.[0].length ?? 0), end }
    : undefined;
}

/** The place behind the last line of a block. */
function lineEndBehind({ text }: Section, { span }: FoundBlock): Span {
  const found = text.indexOf('\n', span.end);
  const end = found < 0 ? text.length : text[found - 1] === '\r' ? found - 1 : found;
  return { start: end, end };
}

/** The entry for a block; undefined if it loses one of its rules. */
function monsterOf(scope: Package, { abilities, name, ...found }: FoundBlock): string | undefined {
  const uses = abilities.map((ability) => {
    const rule = mentionOf(scope, ability)?.definition.rule;
    return rule && `<rule id="${rule.id}">${escapeText(ability)}</rule>`;
  });
  if (uses.some((use) => use === undefined)) return undefined;
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const id = slug === '' ? undefined : freeId(scope, 'monster', slug);
  return id === undefined
    ? undefined
    : monsterOfBlock(
        { ...found, abilities, name },
        id,
        uses.flatMap((use) => use ?? []),
      );
}
