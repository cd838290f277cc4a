import { NameTable } from '../../abilities/mentions/nameTable.ts';
import type { KeptInput } from '../../queries/kept.ts';
import { noteRead, unrecorded } from '../../queries/reads.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import type { SectionChange } from '../documents/sectionList.ts';
import { type Contribution, contributionOf, type RuleName } from './contribution.ts';
import type { Definition } from './definition.ts';
import { DocumentOrder, type Located } from './documentOrder.ts';
import { EntityIndex } from './entityIndex.ts';
import { IndexInputs } from './indexInputs.ts';
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
  readonly entities: EntityIndex;
  readonly #freeWords = new WordCounts();
  readonly #inputs: IndexInputs;
  #addBundled: ((index: Index) => void) | undefined;

  /**
   * @param name of the package.
   * @param addBundled adds the bundled packs. It is called once, at the first question that needs more than the author's own.
   * @param mayBeOfOtherGame false where texts name their game.
   */
  constructor(name = '', addBundled: (index: Index) => void = () => {}, mayBeOfOtherGame = true) {
    this.#addBundled = addBundled;
    this.#inputs = new IndexInputs(name, {
      documents: () => this.#order.documents(),
      contributionOf: (section) => this.contributionOf(section),
      ofEntity: (...asked) => this.entities.answerTo(...asked),
    });
    this.entities = new EntityIndex(this.#order, () => this.load(), this.#inputs);
    this.#names = new NameTable<RuleName>(
      (name) => this.#definitionOf(name)?.rule.isMagic === false,
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

  /** The free words of the author's entries, such as factions. */
  get freeWords(): WordCounts {
    this.#inputs.read('words');
    return this.#freeWords;
  }

  /** The marks of what documents say to others: the same as long as only texts change. */
  marks(): readonly unknown[] {
    return this.#inputs.marks();
  }

  get names(): NameTable<RuleName> {
    this.load();
    this.#inputs.read('names');
    return this.#names;
  }

  /** A part of what it knows as an input: `names`, `definitions rule rpb-fear`. */
  inputOf(question: string): KeptInput {
    return this.#inputs.of(question);
  }

  /** All documents: those of the workspace by URI, then the packs that have been read. */
  documents(): readonly Document[] {
    this.#inputs.read('files');
    return this.#order.documents();
  }

  /**
   * Adds a document.
   *
   * @param contributions what its sections say, as far as that is known.
   * @param precedence of its names; `ownPrecedence` for a document of the package.
   */
  add(document: Document, precedence: number, contributions?: (section: Section) => Contribution | undefined): void {
    const isBundled = precedence < lowestOwnPrecedence;
    this.#order.add(document, precedence);
    for (const section of document.sections)
      this.#include(section, contributions?.(section) ?? contributionOf(document, section, isBundled), precedence);
    this.entities.settle();
    if (isBundled) this.#inputs.bundledAdded();
    else this.#inputs.placed(document.sections);
  }

  /** What a section says, for another index too. */
  contributionOf(section: Section): Contribution {
    return {
      definition: this.#definitions.get(section),
      translation: this.#translations.in(section)[0],
      names: this.#named.in(section),
      entities: this.entities.entitiesIn(section),
      references: this.entities.referencesIn(section),
      freeWords: this.#freeWords.in(section),
    };
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
    this.#inputs.placed(document.sections);
    for (const section of document.sections) this.#removeSection(section);
    this.entities.settle();
    this.#order.remove(document);
  }

  change(document: Document, { removed, added }: SectionChange, precedence: number): void {
    this.#inputs.replaced(removed, added, () => {
      for (const section of removed) this.#removeSection(section);
      for (const section of added)
        this.#include(section, contributionOf(document, section, precedence < lowestOwnPrecedence), precedence);
      this.entities.settle();
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

  definitionIn(section: Section): Definition | undefined {
    noteRead(section);
    return this.#definitions.get(section);
  }

  /** The rule of a name: the effective one with the id of a translated or bundled name, which may be the workspace's own. */
  definitionOf(name: RuleName): Definition | undefined {
    noteRead(sourceOf(name).section);
    return this.#definitionOf(name);
  }

  #definitionOf(name: RuleName): Definition | undefined {
    if (name.kind === 'translated') return this.ruleWithId(name.translation.ruleId);
    const { rule, isBundled, document } = name.definition;
    if (rule.id === undefined) return name.definition;
    const replaces = isBundled || this.precedenceOf(document) < ownPrecedence;
    return replaces ? this.ruleWithId(rule.id) : name.definition;
  }

  /** All rules, those of the workspace in the order of its documents, then those of the packs. */
  definitions(): readonly Definition[] {
    return noted(this.#sections().flatMap((section) => this.#definitions.get(section) ?? []));
  }

  /** Every name of every defined rule, in the order of `definitions`. */
  allNames(): readonly RuleName[] {
    return this.#known(this.#sections().flatMap((section) => this.#named.in(section)));
  }

  /** The names for a rule in the section, from its definition or a translation. */
  namesIn(section: Section): readonly RuleName[] {
    noteRead(section);
    return this.#named.in(section);
  }

  /** Rules with a `<?variant-of …?>` for this id. */
  variantsOf(id: string): readonly Definition[] {
    this.load();
    this.#inputs.read('names');
    return noted(this.#variants.of(id));
  }

  /** The translations of the rule with that id, those of the workspace first. */
  translationsOf(id: string): readonly Translation[] {
    this.load();
    this.#inputs.read('names');
    return noted(this.#translations.of(id));
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
  beginningWith(letters: string): readonly RuleName[] {
    this.load();
    this.#inputs.read('names');
    const beginnings =
      letters.length < indexedLetters
        ? this.#named.idsBeginningWith(letters).toSorted()
        : [letters.slice(0, indexedLetters)];
    const named = beginnings.flatMap((beginning) => this.#named.of(beginning));
    return this.#known(named.filter(({ template }) => template.searchName.startsWith(letters)));
  }

  /** Those whose rule is defined: what the names say, whatever the texts of the rules. */
  #known(names: readonly RuleName[]): readonly RuleName[] {
    return unrecorded(() => names.filter((name) => this.#definitionOf(name)));
  }

  #sections(): readonly Section[] {
    this.load();
    this.#inputs.read('names');
    return unrecorded(() => this.#order.documents().flatMap(({ sections }) => sections));
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
    if (precedence >= lowestBasePrecedence) this.#freeWords.add(section, contribution.freeWords);
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
    this.#freeWords.remove(section);
    if (this.#definitions.delete(section)) this.#variants.remove(section);
  }
}

const none: readonly never[] = [];

/** What was found in sections, which counts as reading them. */
function noted<Found extends Located>(found: readonly Found[]): readonly Found[] {
  for (const { section } of found) noteRead(section);
  return found;
}

function sourceOf(name: RuleName): Definition | Translation {
  return name.kind === 'own' ? name.definition : name.translation;
}

function beginningOf({ template }: RuleName): string {
  return template.searchName.slice(0, indexedLetters);
}

function isToRule({ to }: Reference): boolean {
  return to === 'rule' || to === 'magic';
}
