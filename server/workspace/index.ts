import type { Mention } from '../catalogue/mentions/mention.ts';
import { NameTable } from '../catalogue/mentions/nameTable.ts';
import type { Template } from '../catalogue/template.ts';
import { type Definition, definitionIn } from './definition.ts';
import type { Document } from './document.ts';
import { type Reference, referencesIn } from './reference.ts';
import type { Section } from './section.ts';
import type { SectionChange } from './sectionList.ts';
import { SectionsById } from './sectionsById.ts';
import { type Translation, translationIn } from './translation.ts';

/** A name under which texts mention a rule: of its definition, or of a translation, which may be there without the rule. */
export type RuleName =
  | { readonly kind: 'own'; readonly template: Template; readonly definition: Definition }
  | { readonly kind: 'translated'; readonly template: Template; readonly translation: Translation };

/** By so many letters at their beginning names are found for somebody who is typing one. */
const indexedLetters = 2;

/** Names of the workspace come before those of any pack. */
export const ownPrecedence = 1000;

/** Who defines, names and refers to which rule, kept up to date by the sections that edits replace. */
export class Index {
  // A school of magic is called Chaos or Skaven, which texts say of everything else.
  readonly #names = new NameTable<RuleName>((name) => this.definitionOf(name)?.rule.isMagic === false);
  readonly #definitions = new Map<Section, Definition>();
  readonly #named = new Map<Section, readonly RuleName[]>();
  readonly #byBeginning = new Map<string, Set<RuleName>>();
  readonly #own = new SectionsById<Definition>();
  readonly #bundled = new SectionsById<Definition>();
  /** By the id of the rule that they are variants of. */
  readonly #variants = new SectionsById<Definition>();
  readonly #translations = new SectionsById<Translation>();
  readonly #references = new SectionsById<Reference>();
  /** The ids that more than one rule of the workspace has. */
  readonly #repeated = new Set<string>();

  #addBundled: ((index: Index) => void) | undefined;

  /** @param addBundled adds the bundled packs. It is called once, when somebody first asks for more than the workspace's own. */
  constructor(addBundled: (index: Index) => void = () => {}) {
    this.#addBundled = addBundled;
  }

  /** Adds the bundled packs now rather than at the first question that needs them, which takes some tens of milliseconds. */
  load(): void {
    const addBundled = this.#addBundled;
    this.#addBundled = undefined;
    addBundled?.(this);
  }

  get names(): NameTable<RuleName> {
    this.load();
    return this.#names;
  }

  /** @param precedence of its names among those of other documents; `ownPrecedence` for a document of the workspace. */
  add(document: Document, precedence: number): void {
    for (const section of document.sections) this.#addSection(document, section, precedence);
  }

  remove(document: Document): void {
    for (const section of document.sections) this.#removeSection(section);
  }

  change(document: Document, { removed, added }: SectionChange, precedence: number): void {
    for (const section of removed) this.#removeSection(section);
    for (const section of added) this.#addSection(document, section, precedence);
  }

  /** The rules with that id; those of the workspace, the one added last first, before those of the bundled packs. */
  withId(id: string): readonly Definition[] {
    this.load();
    return [...[...this.#own.of(id)].flat().reverse(), ...[...this.#bundled.of(id)].flat()];
  }

  /** The rule with that id that counts: the workspace's own before a bundled one. */
  ruleWithId(id: string): Definition | undefined {
    const own = lastOf(this.#own.of(id));
    if (own) return own;
    this.load();
    return firstOf(this.#bundled.of(id));
  }

  definitionIn(section: Section): Definition | undefined {
    return this.#definitions.get(section);
  }

  /** The rule that a name stands for: that which counts, if more have the id of a translated name. */
  definitionOf(name: RuleName): Definition | undefined {
    if (name.kind === 'own') return name.definition;
    return this.ruleWithId(name.translation.ruleId);
  }

  /** All rules of the workspace and of the packs, in the order in which they were added. */
  definitions(): Iterable<Definition> {
    this.load();
    return this.#definitions.values();
  }

  /** Every name of every rule that is there. */
  *allNames(): Iterable<RuleName> {
    this.load();
    for (const names of this.#named.values()) {
      for (const name of names) if (this.definitionOf(name)) yield name;
    }
  }

  /** Rules that say of themselves that they are this one in another book. */
  variantsOf(id: string): readonly Definition[] {
    this.load();
    return [...this.#variants.of(id)].flat();
  }

  /** What translations say of the rule with that id, those of the workspace first. */
  translationsOf(id: string): readonly Translation[] {
    this.load();
    const all = [...this.#translations.of(id)].flat();
    return [...all.filter(({ isBundled }) => !isBundled), ...all.filter(({ isBundled }) => isBundled)];
  }

  /** Where the workspace names the rule by its id. */
  referencesTo(id: string): readonly Reference[] {
    return [...this.#references.of(id)].flat();
  }

  referencesIn(section: Section): readonly Reference[] {
    return this.#references.in(section);
  }

  get repeatedIds(): ReadonlySet<string> {
    return this.#repeated;
  }

  /** The names that begin with these letters, of which there must be two or more, as `Template.searchName` has them. */
  *beginningWith(letters: string): Iterable<RuleName> {
    this.load();
    for (const name of this.#byBeginning.get(letters.slice(0, indexedLetters)) ?? []) {
      if (name.template.searchName.startsWith(letters) && this.definitionOf(name)) yield name;
    }
  }

  #addSection(document: Document, section: Section, precedence: number): void {
    const isBundled = precedence < ownPrecedence;
    const definition = definitionIn(document, section, isBundled);
    if (definition) this.#addDefinition(section, definition, precedence);
    const translation = translationIn(document, section, isBundled);
    if (translation) {
      this.#translations.add(section, [translation], ({ ruleId }) => ruleId);
      this.#addNames(
        section,
        translation.names.map((template) => ({ kind: 'translated', template, translation })),
        precedence,
      );
    }
    if (!isBundled) this.#references.add(section, referencesIn(document, section), ({ id }) => id);
  }

  #addDefinition(section: Section, definition: Definition, precedence: number): void {
    this.#definitions.set(section, definition);
    const { id, name, template, alsoNamed, variantOf } = definition.rule;
    const templates = name === '' ? alsoNamed : [template, ...alsoNamed];
    this.#addNames(
      section,
      templates.map((ofName) => ({ kind: 'own', template: ofName, definition })),
      precedence,
    );
    if (variantOf) this.#variants.add(section, [definition], () => variantOf.id);
    if (id === undefined) return;
    (definition.isBundled ? this.#bundled : this.#own).add(section, [definition], () => id);
    this.#noteRepetition(id);
  }

  #removeSection(section: Section): void {
    const definition = this.#definitions.get(section);
    this.#removeNames(section);
    this.#translations.remove(section);
    this.#references.remove(section);
    if (!definition) return;
    this.#definitions.delete(section);
    this.#variants.remove(section);
    this.#own.remove(section);
    this.#bundled.remove(section);
    const { id } = definition.rule;
    if (id !== undefined) this.#noteRepetition(id);
  }

  #addNames(section: Section, names: readonly RuleName[], precedence: number): void {
    if (names.length === 0) return;
    this.#named.set(section, names);
    for (const name of names) {
      this.#names.add(name, name.template, precedence);
      const beginning = name.template.searchName.slice(0, indexedLetters);
      const alike = this.#byBeginning.get(beginning);
      if (alike) alike.add(name);
      else this.#byBeginning.set(beginning, new Set([name]));
    }
  }

  #removeNames(section: Section): void {
    for (const name of this.#named.get(section) ?? []) {
      this.#names.remove(name, name.template);
      const beginning = name.template.searchName.slice(0, indexedLetters);
      const alike = this.#byBeginning.get(beginning);
      alike?.delete(name);
      if (alike?.size === 0) this.#byBeginning.delete(beginning);
    }
    this.#named.delete(section);
  }

  #noteRepetition(id: string): void {
    let count = 0;
    for (const definitions of this.#own.of(id)) count += definitions.length;
    if (count > 1) this.#repeated.add(id);
    else this.#repeated.delete(id);
  }
}

/** A place where a text mentions a rule, with what is known of it. */
export interface RuleMention extends Mention<RuleName> {
  readonly definition: Definition;
}

function firstOf<Item>(lists: Iterable<readonly Item[]>): Item | undefined {
  for (const [item] of lists) if (item) return item;
  return undefined;
}

function lastOf<Item>(lists: Iterable<readonly Item[]>): Item | undefined {
  let last: Item | undefined;
  for (const list of lists) last = list.at(-1) ?? last;
  return last;
}
