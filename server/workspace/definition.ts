import { type Rule, readRule } from '../catalogue/rule.ts';
import type { Document } from './document.ts';
import { entryOf } from './entry.ts';
import type { Section } from './section.ts';

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
  return element && { document, section, rule: readRule(section.text, element), isBundled };
}
