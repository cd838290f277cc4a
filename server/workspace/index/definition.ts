import { type Rule, readRule } from '../../abilities/rule.ts';
import { hasEntities } from '../../formats/format.ts';
import { remembered } from '../../queries/remembered.ts';
import type { Element } from '../../xml/tree.ts';
import type { Document } from '../documents/document.ts';
import { entryOf } from '../documents/entry.ts';
import type { Section } from '../documents/section.ts';

/** A rule and the place of its definition. Its spans are in section coordinates. */
export interface Definition {
  readonly document: Document;
  readonly section: Section;
  readonly rule: Rule;
  /** Whether it is from a bundled pack. */
  readonly isBundled: boolean;
}

/** The rule that the section defines, or undefined. */
export function definitionIn(document: Document, section: Section): Definition | undefined {
  const element = hasEntities(document.format, 'rule') ? entryOf(section, document.format) : undefined;
  if (!element) return undefined;
  return { document, section, rule: ruleIn(section, element), isBundled: document.isBundled };
}

/** Cached, because several callers need the rule of a section. */
const ruleIn = remembered(({ text }: Section, element: Element) => readRule(text, element));
