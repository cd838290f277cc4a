import { type Rule, readRule } from '../../abilities/rule.ts';
import { hasEntities } from '../../formats/format.ts';
import { remembered } from '../../text/remembered.ts';
import type { Element } from '../../xml/tree.ts';
import type { Document } from '../documents/document.ts';
import { entryOf } from '../documents/entry.ts';
import type { Section } from '../documents/section.ts';

/** A rule and where it is defined. Its spans count in the section. */
export interface Definition {
  readonly document: Document;
  readonly section: Section;
  readonly rule: Rule;
  /** Whether it comes from one of the packs that the program brings along. */
  readonly isBundled: boolean;
}

/** The rule that the section defines, or undefined where it defines none. */
export function definitionIn(document: Document, section: Section, isBundled: boolean): Definition | undefined {
  const element = hasEntities(document.format, 'rule') ? entryOf(section, document.format) : undefined;
  if (!element) return undefined;
  return { document, section, rule: ruleIn(section, element), isBundled };
}

/** More than one asks for the rule in a section. */
const ruleIn = remembered(({ text }: Section, element: Element) => readRule(text, element));
