import { NameTable } from '../catalogue/mention.ts';
import { type Rule, readRule } from '../catalogue/rule.ts';
import { entryNames } from '../schema/kinds.ts';
import type { Element } from '../xml/tree.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';
import type { SectionChange } from './sectionList.ts';

/** A rule and where it is defined. Its spans count in the section. */
export interface Definition {
  readonly document: Document;
  readonly section: Section;
  readonly rule: Rule;
  /** Whether it comes from one of the packs that the program brings along. */
  readonly isBundled: boolean;
}

/** By so many letters at their beginning rules are found for somebody who is typing a name. */
const indexedLetters = 2;

/** Who defines what, kept up to date by the sections that edits replace. */
export class Index {
  readonly names = new NameTable<Definition>();
  readonly #bySection = new Map<Section, Definition>();
  readonly #byBeginning = new Map<string, Set<Definition>>();
  /** By id, in the order in which they were added: the rules of the workspace, and those of the bundled packs. */
  readonly #own = new Map<string, Set<Definition>>();
  readonly #bundled = new Map<string, Set<Definition>>();
  /** The ids that more than one rule of the workspace has. */
  readonly #repeated = new Set<string>();

  add(document: Document, isBundled: boolean): void {
    for (const section of document.sections) this.#addSection(document, section, isBundled);
  }

  remove(document: Document): void {
    for (const section of document.sections) this.#removeSection(section);
  }

  change(document: Document, { removed, added }: SectionChange, isBundled: boolean): void {
    for (const section of removed) this.#removeSection(section);
    for (const section of added) this.#addSection(document, section, isBundled);
  }

  /** The rules with that id; those of the workspace, the one added last first, before those of the bundled packs. */
  withId(id: string): readonly Definition[] {
    return [...[...(this.#own.get(id) ?? [])].reverse(), ...(this.#bundled.get(id) ?? [])];
  }

  definitionIn(section: Section): Definition | undefined {
    return this.#bySection.get(section);
  }

  get repeatedIds(): ReadonlySet<string> {
    return this.#repeated;
  }

  /** The rules whose names begin with these letters, of which there must be two or more, in small letters. */
  *beginningWith(letters: string): Iterable<Definition> {
    for (const definition of this.#byBeginning.get(letters.slice(0, indexedLetters)) ?? []) {
      if (definition.rule.template.searchName.startsWith(letters)) yield definition;
    }
  }

  #addSection(document: Document, section: Section, isBundled: boolean): void {
    const element = document.kind === 'rules' ? entryOf(section) : undefined;
    if (!element) return;
    const definition: Definition = { document, section, rule: readRule(section.text, element), isBundled };
    this.#bySection.set(section, definition);
    if (definition.rule.name !== '') this.#addName(definition);
    const { id } = definition.rule;
    if (id === undefined) return;
    const byId = isBundled ? this.#bundled : this.#own;
    const homonyms = byId.get(id);
    if (homonyms) homonyms.add(definition);
    else byId.set(id, new Set([definition]));
    this.#noteRepetition(id);
  }

  #removeSection(section: Section): void {
    const definition = this.#bySection.get(section);
    if (!definition) return;
    this.#bySection.delete(section);
    this.#removeName(definition);
    const { id } = definition.rule;
    if (id === undefined) return;
    const byId = definition.isBundled ? this.#bundled : this.#own;
    const homonyms = byId.get(id);
    homonyms?.delete(definition);
    if (homonyms?.size === 0) byId.delete(id);
    this.#noteRepetition(id);
  }

  #addName(definition: Definition): void {
    const { template } = definition.rule;
    this.names.add(definition, template);
    const beginning = template.searchName.slice(0, indexedLetters);
    const alike = this.#byBeginning.get(beginning);
    if (alike) alike.add(definition);
    else this.#byBeginning.set(beginning, new Set([definition]));
  }

  #removeName(definition: Definition): void {
    const { template } = definition.rule;
    this.names.remove(definition, template);
    const beginning = template.searchName.slice(0, indexedLetters);
    const alike = this.#byBeginning.get(beginning);
    alike?.delete(definition);
    if (alike?.size === 0) this.#byBeginning.delete(beginning);
  }

  #noteRepetition(id: string): void {
    if ((this.#own.get(id)?.size ?? 0) > 1) this.#repeated.add(id);
    else this.#repeated.delete(id);
  }
}

/** The entry that a section begins with, or undefined for the section before the first entry. */
export function entryOf(section: Section): Element | undefined {
  const [node] = section.nodes;
  return node?.kind === 'element' && ruleNames.has(node.name) && section.openRoot !== node ? node : undefined;
}

const ruleNames: ReadonlySet<string> = new Set(entryNames('rules'));
