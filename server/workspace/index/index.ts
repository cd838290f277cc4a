import { NameTable } from '../../abilities/mentions/nameTable.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import type { SectionChange } from '../documents/sectionList.ts';
import type { Steps } from '../documents/steps.ts';
import { type Contribution, contributionOf, type RuleName } from './contribution.ts';
import type { Definition } from './definition.ts';
import { DocumentOrder, type Located } from './documentOrder.ts';
import { EntityIndex } from './entityIndex.ts';
import { IndexKeys } from './indexKeys.ts';
import { keepContributions, keptContributions } from './keptContributions.ts';
import type { Reference } from './reference.ts';
import { SectionsById } from './sectionsById.ts';
import type { Translation } from './translation.ts';
import { WordCounts } from './wordCounts.ts';

/** The number of first letters that find a half typed name. */
const indexedLetters = 2;

/** Names of the workspace have precedence over those of all packs. */
export const ownPrecedence = 1000;

/** The precedence of a package that the workspace continues is at least this. */
export const lowestBasePrecedence = 950;

/** That of an entry that only lies in a folder around the package, or in a package inside, is at least this; that of a pack is lower. */
export const lowestOwnPrecedence = 900;

/** Definitions, names and references of rules, updated with the sections that edits replace. */
export class Index {
  readonly #order = new DocumentOrder();
  readonly #byPlace = (left: Located, right: Located): number => this.#order.compare(left, right);
  /** Of the workspace's rules with one id the last counts, as in the app; of the packs' the first. */
  readonly #byPrecedence = (left: Definition | Translation, right: Definition | Translation): number =>
    left.isBundled || right.isBundled ? this.#order.compare(left, right) : this.#order.compareEffect(left, right);
  readonly #namesByPrecedence = (left: RuleName, right: RuleName): number =>
    this.#byPrecedence(sourceOf(left), sourceOf(right));
  // Without schools of magic: their names, such as Chaos or Skaven, usually mean something else in texts.
  readonly #names: NameTable<RuleName>;
  readonly #definitions = new Map<Section, Definition>();
  readonly #named = new SectionsById<RuleName>(beginningOf, this.#namesByPrecedence);
  /** By the id of the rule with these variants. */
  readonly #variants = new SectionsById<Definition>(({ rule }) => rule.variantOf?.id ?? '', this.#byPlace);
  readonly #translations = new SectionsById<Translation>(({ ruleId }) => ruleId, this.#byPlace);
  /** The definitions and references in entries of all kinds. */
  readonly entities = new EntityIndex(this.#order, () => this.load());
  /** The free words of the entries of the workspace, such as factions. */
  readonly freeWords = new WordCounts();
  readonly #keys = new IndexKeys((section) => ({
    definition: this.#definitions.get(section),
    mayBorrow: this.#mayBorrow(this.#definitions.get(section)),
    translations: this.#translations.in(section),
    references: this.entities.referencesIn(section),
    entities: this.entities.entitiesIn(section),
  }));
  /** The sections that are still to be added, of documents that are added in steps. */
  readonly #missing = new Map<Document, Set<Section>>();
  #addBundled: ((index: Index) => void) | undefined;

  /**
   * @param addBundled adds the bundled packs. It is called once, at the first question that needs more than the workspace's own.
   * @param mayBeOfOtherGame false where texts name their game.
   */
  constructor(addBundled: (index: Index) => void = () => {}, mayBeOfOtherGame = true) {
    this.#addBundled = addBundled;
    this.#names = new NameTable<RuleName>(
      (name) => this.definitionOf(name)?.rule.isMagic === false,
      this.#namesByPrecedence,
      mayBeOfOtherGame,
    );
  }

  /** Adds the bundled packs now, so that the first question that needs them is not some tens of milliseconds slower. */
  load(): void {
    const addBundled = this.#addBundled;
    this.#addBundled = undefined;
    addBundled?.(this);
  }

  get names(): NameTable<RuleName> {
    this.load();
    return this.#names;
  }

  /**
   * A number that changes with the names of rules, their values or their order; not while the text of a rule is edited. Results cached
   * under it may contain names, ids and templates, but no `Definition`, which each edit replaces.
   */
  get namesKey(): number {
    this.load();
    return this.#keys.names;
  }

  /** A number that changes with the references to entities and the parameters of rules, in any document; not while anything else is edited. */
  get referencesKey(): number {
    return this.#keys.references;
  }

  /** A number that changes with the kinds and ids of the defined entities, in any document; not while anything else is edited. */
  get definitionsKey(): number {
    return this.#keys.definitions;
  }

  /** A number that changes with the start tags of entries that define entities, and with their names: also those in elements. */
  get tagsKey(): number {
    return this.#keys.tags;
  }

  /** A text that changes with each of these keys. Unlike `namesKey` it does not need the packs. */
  get allKeys(): string {
    return this.#keys.all;
  }

  /** What a document says to the checks of others, as texts that are equal if it is: not the wording of its own texts. */
  offeredBy(document: Document): readonly string[] {
    const words = document.sections.map((section) => this.freeWords.in(section).join(' '));
    return [...this.#keys.offeredBy(document), ...words];
  }

  /** All documents: those of the workspace by URI, then the packs that have been read. */
  documents(): readonly Document[] {
    return this.#order.documents();
  }

  /**
   * @param precedence of its names; `ownPrecedence` for a document of the workspace.
   */
  add(document: Document, precedence: number): void {
    for (const step of this.adding(document, precedence)) step();
  }

  /**
   * Adds a document in steps, section by section. Between them it may be changed, by `change`, and be removed: the remaining steps do nothing
   * then. What it says to the index is kept with it, and is not read again by later runs.
   */
  *adding(document: Document, precedence: number): Steps<void> {
    this.#order.add(document, precedence);
    const missing = new Set(document.sections);
    this.#missing.set(document, missing);
    let kept: ReadonlyMap<Section, Contribution> | undefined;
    if (document.values)
      yield () => {
        kept = keptContributions(document);
      };
    for (const section of missing) {
      yield () => {
        if (!missing.delete(section)) return;
        const contribution = kept?.get(section) ?? contributionOf(document, section, precedence < lowestOwnPrecedence);
        this.#include(section, contribution, precedence);
        this.#keys.added(contribution);
      };
    }
    if (this.#missing.get(document) !== missing) return;
    this.#missing.delete(document);
    if (document.values && !kept && missing.size === 0)
      yield () => keepContributions(document, this.contributionsOf(document));
  }

  /** What each section of a document says, for `addPrepared`. The index stays as it is. */
  *preparing(document: Document, precedence: number): Steps<ReadonlyMap<Section, Contribution>> {
    const isBundled = precedence < lowestOwnPrecedence;
    const contributions = new Map<Section, Contribution>();
    for (const section of document.sections) {
      yield () => {
        contributions.set(section, contributionOf(document, section, isBundled));
      };
    }
    return contributions;
  }

  /** Adds a document of whose sections some have been read before. */
  addPrepared(document: Document, contributions: ReadonlyMap<Section, Contribution>, precedence: number): void {
    this.#order.add(document, precedence);
    for (const section of document.sections) {
      const contribution = contributions.get(section);
      if (contribution) this.#include(section, contribution, precedence);
      else this.#addSection(document, section, precedence);
    }
    if (precedence >= lowestOwnPrecedence) this.#keys.placed(document.sections);
    else this.#keys.bundledAdded();
  }

  /** What the sections of a document say, as far as they have been added: for another index. */
  contributionsOf(document: Document): ReadonlyMap<Section, Contribution> {
    const missing = this.#missing.get(document);
    const added = document.sections.filter((section) => !missing?.has(section));
    return new Map(
      added.map((section) => [
        section,
        {
          definition: this.#definitions.get(section),
          translation: this.#translations.in(section)[0],
          names: this.#named.in(section),
          entities: this.entities.entitiesIn(section),
          references: this.entities.referencesIn(section),
          freeWords: this.freeWords.in(section),
        },
      ]),
    );
  }

  /** That of the names of an added document; 0 for any other. */
  precedenceOf(document: Document): number {
    return this.#order.precedenceOf(document);
  }

  /** Those of some items that are in the package of the first one, in which the others of their id do not count. */
  effective<Item extends Located>(items: readonly Item[]): readonly Item[] {
    const highest = items[0] && this.precedenceOf(items[0].document);
    return items.filter(({ document }) => this.precedenceOf(document) === highest);
  }

  remove(document: Document): void {
    this.#missing.get(document)?.clear();
    this.#missing.delete(document);
    this.#keys.placed(document.sections);
    for (const section of document.sections) this.#removeSection(section);
    this.#order.remove(document);
  }

  change(document: Document, { removed, added }: SectionChange, precedence: number): void {
    const missing = this.#missing.get(document);
    this.#keys.replaced(document, removed, added, () => {
      for (const section of removed) if (!missing?.delete(section)) this.#removeSection(section);
      for (const section of added) this.#addSection(document, section, precedence);
    });
  }

  /** The rules with that id, the effective one first: those of the workspace, the last of them first, before the bundled ones. */
  withId(id: string): readonly Definition[] {
    return this.entities.withId('rule', id).flatMap(({ section }) => this.#definitions.get(section) ?? []);
  }

  /** The effective rule with that id: the workspace's own before a bundled one. */
  ruleWithId(id: string): Definition | undefined {
    const [entity = this.entities.withId('rule', id)[0]] = this.entities.ownWithId('rule', id);
    return entity && this.#definitions.get(entity.section);
  }

  /** Not before the packs have been read: nothing depends on them until then. */
  #mayBorrow(definition: Definition | undefined): boolean {
    if (!definition || definition.isBundled || this.#addBundled !== undefined) return false;
    const { id, mechanics, fights } = definition.rule;
    if (id === undefined || (mechanics.length > 0 && fights.length > 0)) return false;
    const bundled = this.withId(id).find(({ isBundled }) => isBundled);
    if (!bundled) return false;
    if (fights.length === 0 && bundled.rule.fights.length > 0) return true;
    if (mechanics.length > 0) return false;
    return (
      bundled.rule.mechanics.length > 0 || this.translationsOf(id).some(({ section }) => hasOdds.test(section.text))
    );
  }

  definitionIn(section: Section): Definition | undefined {
    return this.#definitions.get(section);
  }

  /** The rule of a name: the effective one with the id of a translated or bundled name, which may be the workspace's own. */
  definitionOf(name: RuleName): Definition | undefined {
    if (name.kind === 'translated') return this.ruleWithId(name.translation.ruleId);
    const { rule, isBundled, document } = name.definition;
    if (rule.id === undefined) return name.definition;
    const replaces = isBundled || this.precedenceOf(document) < ownPrecedence;
    return replaces ? this.ruleWithId(rule.id) : name.definition;
  }

  /** All rules, those of the workspace in the order of its documents, then those of the packs. */
  *definitions(): Iterable<Definition> {
    for (const section of this.#sections()) {
      const definition = this.#definitions.get(section);
      if (definition) yield definition;
    }
  }

  /** Every name of every defined rule, in the order of `definitions`. */
  *allNames(): Iterable<RuleName> {
    for (const section of this.#sections()) {
      for (const name of this.#named.in(section)) if (this.definitionOf(name)) yield name;
    }
  }

  /** The names for a rule in the section, from its definition or a translation. */
  namesIn(section: Section): readonly RuleName[] {
    return this.#named.in(section);
  }

  /** Rules with a `<?variant-of …?>` for this id. */
  variantsOf(id: string): readonly Definition[] {
    this.load();
    return this.#variants.of(id);
  }

  /** The translations of the rule with that id, those of the workspace first. */
  translationsOf(id: string): readonly Translation[] {
    this.load();
    return this.#translations.of(id);
  }

  /** Less than 0 if `left` comes first in the order of the documents and their texts. Both must be in added documents. */
  comparePlaces(left: Located, right: Located): number {
    return this.#order.compare(left, right);
  }

  /** The workspace's references to the rule by id. */
  referencesTo(id: string): readonly Reference[] {
    return this.entities.referencesTo('rule', id);
  }

  /** The same in any order, for callers that only count. */
  referencesInAnyOrder(id: string): readonly Reference[] {
    return this.entities.referencesInAnyOrder('rule', id);
  }

  countReferencesTo(id: string): number {
    return this.entities.countReferencesTo('rule', id);
  }

  /** The references to rules in the section. */
  referencesIn(section: Section): readonly Reference[] {
    const references = this.entities.referencesIn(section);
    return references.every(isToRule) ? references : references.filter(isToRule);
  }

  /**
   * The names that begin with these letters in `Template.searchName`, ordered by their first two letters. Of equal names the effective one
   * comes first.
   */
  *beginningWith(letters: string): Iterable<RuleName> {
    this.load();
    const beginnings =
      letters.length < indexedLetters
        ? this.#named.idsBeginningWith(letters).toSorted()
        : [letters.slice(0, indexedLetters)];
    for (const beginning of beginnings) {
      for (const name of this.#named.of(beginning)) {
        if (name.template.searchName.startsWith(letters) && this.definitionOf(name)) yield name;
      }
    }
  }

  *#sections(): Iterable<Section> {
    this.load();
    for (const { sections } of this.#order.documents()) yield* sections;
  }

  #addSection(document: Document, section: Section, precedence: number): void {
    this.#include(section, contributionOf(document, section, precedence < lowestOwnPrecedence), precedence);
  }

  #include(section: Section, contribution: Contribution, precedence: number): void {
    const { definition, translation, names } = contribution;
    if (definition) this.#addDefinition(section, definition);
    if (translation) this.#translations.add(section, [translation]);
    this.#named.add(section, names);
    for (const name of names) this.#names.add(name, name.template, precedence);
    // Files around a package may be seen from it, but their uses are of their own entries.
    const counting = precedence < lowestBasePrecedence ? { ...contribution, references: none } : contribution;
    this.entities.add(section, counting, precedence < lowestOwnPrecedence);
    if (precedence >= lowestBasePrecedence) this.freeWords.add(section, contribution.freeWords);
  }

  #addDefinition(section: Section, definition: Definition): void {
    this.#definitions.set(section, definition);
    if (definition.rule.variantOf) this.#variants.add(section, [definition]);
  }

  #removeSection(section: Section): void {
    for (const name of this.#named.in(section)) this.#names.remove(name, name.template);
    this.#named.remove(section);
    this.#translations.remove(section);
    this.entities.remove(section);
    this.freeWords.remove(section);
    if (this.#definitions.delete(section)) this.#variants.remove(section);
  }
}

const none: readonly never[] = [];

function sourceOf(name: RuleName): Definition | Translation {
  return name.kind === 'own' ? name.definition : name.translation;
}

function beginningOf({ template }: RuleName): string {
  return template.searchName.slice(0, indexedLetters);
}

function isToRule({ to }: Reference): boolean {
  return to === 'rule' || to === 'magic';
}

/** An instruction with odds, in a translation. */
const hasOdds = /<\?odds\s/;
