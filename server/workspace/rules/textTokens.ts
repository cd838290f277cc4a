import { leadingSlot } from '../../abilities/mentions/greedySlots.ts';
import { readUse, type UseText } from '../../abilities/mentions/use.ts';
import { query } from '../../queries/remembered.ts';
import { withNested } from '../../tables/rollTable.ts';
import { type Span, shift, trimmed } from '../../text/span.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import { tablesIn } from '../documents/tablesIn.ts';
import { diceIn } from '../documents/textReading.ts';
import { usesIn } from '../index/use.ts';
import type { Package } from '../packages/package.ts';
import { mentionsIn } from './mentions.ts';
import { templatesOf } from './ruleNames.ts';

/** The name of an ability, its value, dice, and the target of a roll or the scores of a row. */
export type TextTokenType = 'ability' | 'rating' | 'dice' | 'target';

/** A piece of running text with a meaning in the game. The span is in section coordinates and may cover several lines. */
export interface TextToken {
  readonly span: Span;
  readonly type: TextTokenType;
}

/** The tokens of a section, in order, without overlaps. They are cached until the name of a rule changes. */
export function textTokensIn(scope: Package, document: Document, section: Section): readonly TextToken[] {
  return textTokens(section, scope, document);
}

const textTokens = query((section: Section, scope: Package, document: Document) => {
  const { dice, chances } = diceIn(section);
  const found = [
    ownNameIn(scope, section),
    usedIn(scope, document, section),
    mentionsIn(scope, document, section).flatMap((mention) =>
      namedTokens(section, mention, { start: mention.nameSpan.end, end: mention.span.end }),
    ),
    chances.map(({ span }): TextToken => ({ span, type: 'target' })),
    scoresIn(section),
    dice.map(({ span }): TextToken => ({ span, type: 'dice' })),
  ].flat();
  // If they overlap, the first counts.
  const taken = new Uint8Array(section.text.length);
  return found
    .filter(({ span: { start, end } }) => !taken.subarray(start, end).includes(1) && taken.fill(1, start, end))
    .sort((a, b) => a.span.start - b.span.start);
});

/** The name of a rule in its definition. It is one token, also with another name or a number in it. */
function ownNameIn({ index }: Package, section: Section): readonly TextToken[] {
  const span = index.definitionIn(section)?.rule.nameSpan;
  const name = span && trimmed(section.text, span);
  return name && name.end > name.start ? [{ span: name, type: 'ability' }] : [];
}

/** The scores of the rows of roll tables, in any layout. */
function scoresIn(section: Section): readonly TextToken[] {
  const tables = tablesIn(section).flatMap(withNested);
  const marks = tables.flatMap(({ rows }) => rows.map(({ mark }) => trimmed(section.text, mark)));
  return marks.flatMap((span) => (span.end > span.start ? [{ span, type: 'target' }] : []));
}

/** The texts of uses, read as names of the rules with their ids. */
function usedIn(scope: Package, document: Document, section: Section): readonly TextToken[] {
  return usesIn(document, section).flatMap(({ id, element: { children } }) => {
    const [node] = children;
    const definition = scope.ruleWithId(id);
    if (!definition || node?.kind !== 'text' || children.length > 1) return [];
    const { start, end } = node.span;
    const written = section.text.slice(start, end);
    // In a text with references such as `&amp;` the offsets of the written and the read text differ.
    const use = written.includes('&') ? undefined : readUse(written, templatesOf(scope, definition));
    if (!use) return [];
    const placed = { ...use, span: shift(use.span, start), nameSpan: shift(use.nameSpan, start) };
    return namedTokens(section, placed, use.valueSpan && shift(use.valueSpan, start));
  });
}

function namedTokens({ text }: Section, named: Named, valueSpan: Span | undefined): readonly TextToken[] {
  const value = valueSpan && withoutBrackets(text, valueSpan);
  const name = { start: startOfName(text, named), end: named.nameSpan.end };
  if (!value || value.end === value.start) return [{ span: name, type: 'ability' }];
  // `Magia Oscura 2`: the words before a number are part of the name, unless they stand in brackets.
  const isApart = text.slice(name.end, value.start).trim() !== '';
  const [words = ''] = (isApart ? undefined : wordsBeforeNumber.exec(text.slice(value.start, value.end))) ?? [];
  const number = value.start + words.length;
  const end = words === '' ? name.end : number - (words.length - words.trimEnd().length);
  return [
    { span: { ...name, end }, type: 'ability' },
    { span: { start: number, end: value.end }, type: 'rating' },
  ];
}

const wordsBeforeNumber = /^(?:\p{L}[\p{L}'’-]*\s+){1,3}(?=\d\S*$)/u;

/** A name with its place, and what the whole text says besides. */
type Named = Pick<UseText, 'template' | 'span' | 'nameSpan'>;

/** `Necromantic Magic`: where a name begins with words for a value, these are a part of it. A number before it, `2 x`, is none. */
function startOfName(text: string, { template, span, nameSpan }: Named): number {
  if (!leadingSlot(template)) return nameSpan.start;
  const [multiplier = ''] = /^[\s*_]*(?:\d+\s*[x×]\s*)?[\s*_]*/.exec(text.slice(span.start, nameSpan.start)) ?? [];
  return span.start + multiplier.length;
}

function withoutBrackets(text: string, { start, end }: Span): Span {
  const [before = ''] = /^[\s\u00a0([*_]*/.exec(text.slice(start, end)) ?? [];
  const from = start + before.length;
  const rest = text.slice(from, end);
  return { start: from, end: from + rest.replace(/[\s\u00a0*_]+$/, '').replace(/^([^([]*)[)\]]$/, '$1').length };
}
