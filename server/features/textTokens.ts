import { leadingSlot } from '../abilities/mentions/greedySlots.ts';
import { query } from '../queries/remembered.ts';
import { withNested } from '../tables/rollTable.ts';
import { type Span, trimmed } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';
import type { Section } from '../workspace/documents/section.ts';
import { tablesIn } from '../workspace/documents/tablesIn.ts';
import { diceIn } from '../workspace/documents/textReading.ts';
import type { Package } from '../workspace/packages/package.ts';
import { type AbilityMention, mentionsIn, readUsesIn } from '../workspace/rules/mentions.ts';

/** The name of an ability, its value, dice, and the target of a roll or the scores of a row. */
export type TextTokenType = 'ability' | 'rating' | 'dice' | 'target';

/** A piece of running text with a meaning in the game. The span is in section coordinates and may cover several lines. */
export interface TextToken {
  readonly span: Span;
  readonly type: TextTokenType;
}

/** The tokens of a section, in order, without overlaps. They are cached until the name of a rule changes. */
export const textTokensIn = query((section: Section, scope: Package, document: Document): readonly TextToken[] => {
  const { dice, chances } = diceIn(section);
  const found = [
    ownNameIn(scope, section),
    [...readUsesIn(scope, document, section), ...mentionsIn(scope, document, section)].flatMap((named) =>
      namedTokens(section, named),
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

function namedTokens({ text }: Section, named: Named): readonly TextToken[] {
  const value = withoutBrackets(text, { start: named.nameSpan.end, end: named.span.end });
  const name = { start: startOfName(text, named), end: named.nameSpan.end };
  if (value.end === value.start) return [{ span: name, type: 'ability' }];
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
type Named = Pick<AbilityMention, 'template' | 'span' | 'nameSpan'>;

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
