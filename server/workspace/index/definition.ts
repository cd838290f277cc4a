import { type Rule, readRule } from '../../abilities/rule.ts';
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
  const element = document.kind === 'rules' ? entryOf(section, 'rules') : undefined;
  if (!element) return undefined;
  const rule = rules.get(section) ?? readRule(section.text, element);
  rules.set(section, rule);
  return { document, section, rule, isBundled };
}

/** A section never changes, and more than one asks for the rule in it. */
const rules = new WeakMap<Section, Rule>();
