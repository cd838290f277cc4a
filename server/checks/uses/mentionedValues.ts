import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { mentionsIn } from '../../workspace/rules/mentions.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * Dice that a text in Markdown or plain text gives an ability whose value is a score to roll: `Ambush (2D6)`. Depends on the names of rules.
 * Spans are in section coordinates.
 */
export function mentionedValueProblems(scope: Package, document: Document, section: Section): readonly Finding[] {
  // Mentions of a whole page are only read where a name with such a value is one.
  if (document.format?.isXml !== false || !mayHaveDice(scope, section.text)) return none;
  return mentionsIn(scope, document, section).flatMap(({ definition, template, values, span, nameSpan }) => {
    const [slot, ...others] = template.slots;
    const value = slot?.kind === 'target' && others.length === 0 ? values.get(slot.names[0] ?? '') : undefined;
    if (value === undefined || !dice.test(value) || !/\p{Lu}/u.test(section.text[nameSpan.start] ?? '')) return [];
    const facts = { what: 'use', value, rule: definition.rule.name, expected: 'score', other: undefined } as const;
    return [{ code: 'unfit-parameter', span, facts }];
  });
}

function mayHaveDice({ index }: Package, text: string): boolean {
  return [...text.matchAll(diceBehindWord)].some(({ 0: value, index: at }) =>
    index.names
      .find(text.slice(Math.max(0, at - longestName), at + value.length))
      .some(({ values }) => [...values.values()].some((one) => dice.test(one))),
  );
}

const diceBehindWord = /(?<=\p{L} \(?)\d{0,3}[Dd][36](?![\p{L}\d])(?:[+-]\d{1,3})?\)?/gu;
const longestName = 60;
const none: readonly Finding[] = [];
/** Of this game, which has no `claw (d8)`. */
const dice = /^\d*[Dd][36](?:[+-]\d+)?$/;
