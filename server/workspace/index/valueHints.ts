import { remembered } from '../../queries/remembered.ts';
import { entryOf } from '../documents/entry.ts';
import { textRuns } from '../documents/textRuns.ts';
import type { Definition } from './definition.ts';

/** Whether the rule's text calls its number a score to roll, such as Parry's, with a plain `n` in its name. */
export const isScoreIn = remembered(
  (definition: Definition) =>
    score.test(textOf(definition)) ||
    definition.rule.mechanics.some((source) => /(?:>=|>)\s*n(?![\p{L}\d])/u.test(source)),
);

const score =
  /(?<![\p{L}\d])n(?:\+|\s+(?:or|o)\s+(?:more|above|higher|better|greater|over|más|mayor|superior)|[^.]{0,80}\b(?:score (?:that )?(?:they|it|he|you) needs?|(?:number|score) (?:required|needed)|(?:número|resultado) (?:que (?:necesita|hace falta)|necesario)))/iu;

/** Whether the rule allows its name without a value, such as Assassinate. */
export function isScoreOptional({ section }: Definition): boolean {
  return /\bif (?:there is one|it has one|any|no (?:rating|value) is (?:printed|given))\b|\bsi (?:lo hay|lo tiene|hay alguno)\b/i.test(
    section.text,
  );
}

/** The whole text of a rule as written, one run of text after the other. */
export function textOf({ document, section }: Definition): string {
  const entry = entryOf(section, document.format);
  return textRuns(entry?.children ?? [])
    .map(({ start, end }) => section.text.slice(start, end))
    .join('\n');
}
