import { NameTable } from '../../abilities/mentions/nameTable.ts';
import { Inputs } from '../../queries/inputs.ts';
import type { KeptInput, Shorten } from '../../queries/kept.ts';
import { noteRead, unrecorded } from '../../queries/reads.ts';
import { gathered } from '../../text/gathered.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import type { SectionChange } from '../documents/sectionList.ts';
import { type Contribution, type Contributions, contributionOf, type RuleName } from './contribution.ts';
import type { Definition } from './definition.ts';
import { DocumentOrder, type Located } from './documentOrder.ts';
import { EntityIndex } from './entityIndex.ts';
import { ItemsById } from './itemsById.ts';
import type { Reference } from './reference.ts';
import type { Translation } from './translation.ts';

/** By so many letters half typed names are in order; behind them the effective ones come first. */
const orderedLetters = 2;

/** Names of the workspace have precedence over those of all packs. */
export const ownPrecedence = 1000;

/** The precedence of a package that the workspace continues is at least this. */
export const lowestBasePrecedence = 950;

/** That of an entry that only lies in a folder around the package, or in a package inside, is at least this; that of a pack is lower. */
export const lowestOwnPrecedence = 900;

/** Definitions, names and references of rules, updated with the sections that edits replace. */
export class Index {
  readonly #order = new DocumentOrder();
  readonly #contributions = new Map<Section, Contribution>();
  readonly #inputs: Inputs;
  // Without schools of magic: their names, such as Chaos or Skaven, usually mean something else in texts.
  readonly #names: NameTable<RuleName>;
  readonly #named = new Set<RuleName>();
  /** By the id of the rule that they translate, or that they are variants of. */
  readonly #about = new ItemsById<Definition | Translation>((left, right) => this.#order.compare(left, right));
  /** The definitions and references in entries of all kinds. */
  readonly entities: EntityIndex;
  #addBundled: ((index: Index) => void) | undefined;

  /**
   * @param name of the package.
   * @param addBundled adds the bundled packs. It is called once, at the first question that needs more than the author's own.
   * @param mayBeOfOtherGame false where texts name their game.
   */
  constructor(name = '', addBundled: (index: Index) => void = () => {}, mayBeOfOtherGame = true) {
    this.#addBundled = addBundled;
    this.#inputs = new Inputs(name, (...asked) => this.#answerTo(...asked));
    this.entities = new EntityIndex({
      order: this.#order,
      contributions: this.#contributions,
      inputs: this.#inputs,
      load: () => this.load(),
    });
    this.#names = new NameTable<RuleName>(
      (name) => this.#definitionOf(name)?.rule.isMagic === false,
      (left, right) => this.#compareNames(left, right),
      mayBeOfOtherGame,
    );
  }

  /** Adds the bundled packs now, so that the first question that needs them is not some tens of milliseconds slower. */
  load(): void {
    const addBundled = this.#addBundled;
    this.#addBundled = undefined;
    addBundled?.(this);
  }

  /** The marks of what documents say to others: the same as long as only texts change. */
  marks(): readonly unknown[] {
    return Object.keys(said).map((part) => this.#inputs.of(part).mark);
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
   * @param contributions what its sections say.
   * @param precedence of its names; `ownPrecedence` for a document of the package.
   */
  add(document: Document, precedence: number, contributions: Contributions): void {
    this.#order.add(document, precedence);
    this.#replace(document, [], document.sections, contributions);
    if (!document.isBundled) this.#inputs.change('files');
  }

  /** What its sections say, for another index too. */
  get contributions(): Contributions {
    return this.#contributions;
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
    this.#replace(document, document.sections, []);
    this.#order.remove(document);
    this.#inputs.change('files');
  }

  change(document: Document, { removed, added }: SectionChange): void {
    this.#replace(document, removed, added);
  }

  /** @param contributions what the sections say, as far as that is known. */
  #replace(
    document: Document,
    removed: readonly Section[],
    added: readonly Section[],
    contributions?: Contributions,
  ): void {
    const precedence = this.precedenceOf(document);
    const before = removed.flatMap((section) => this.#contributions.get(section) ?? []);
    for (const section of removed) this.#contributions.delete(section);
    for (const contribution of before) {
      for (const name of contribution.names) {
        this.#names.remove(name, name.template);
        this.#named.delete(name);
      }
      for (const [id, one] of aboutOthers(contribution)) this.#about.remove(id, one);
    }
    const after: Contribution[] = [];
    for (const section of added) {
      const found = contributions?.get(section) ?? contributionOf(document, section);
      // Files around a package may be seen from it, but their uses and words are of their own entries.
      const counts = precedence >= lowestBasePrecedence;
      const contribution = counts ? found : { ...found, references: [] };
      after.push(contribution);
      this.#contributions.set(section, contribution);
      for (const name of contribution.names) {
        this.#names.add(name, name.template, precedence);
        this.#named.add(name);
      }
      for (const [id, one] of aboutOthers(contribution)) this.#about.add(id, one);
    }
    this.entities.replace(before, after);
    for (const [part, saidBy] of Object.entries(said))
      if (!isSame(before.flatMap(saidBy), after.flatMap(saidBy))) this.#inputs.change(part);
  }

  #answerTo(question: string, shorten: Shorten): string {
    const documents = this.#order.documents();
    if (question === 'files') return documents.map(({ uri }) => uri).join('\n');
    const saidBy = said[question];
    if (!saidBy) return this.entities.answerTo(question, shorten);
    const contributionsIn = ({ sections }: Document) =>
      sections.flatMap((section) => this.#contributions.get(section) ?? []);
    return JSON.stringify(documents.map((document) => [document.uri, contributionsIn(document).flatMap(saidBy)]));
  }

  /** The rules with that id, the effective one first: those of the workspace, the last of them first, before the bundled ones. */
  withId(id: string): readonly Definition[] {
    return this.entities.withId('rule', id).flatMap(({ section }) => this.#definitionIn(section) ?? []);
  }

  /** The effective rule with that id: the workspace's own before a bundled one. */
  ruleWithId(id: string): Definition | undefined {
    const [entity] = this.entities.withId('rule', id);
    return entity && this.#definitionIn(entity.section);
  }

  definitionIn(section: Section): Definition | undefined {
    noteRead(section);
    return this.#definitionIn(section);
  }

  #definitionIn(section: Section): Definition | undefined {
    return this.#contributions.get(section)?.definition;
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
    return noted(this.#sections().flatMap((section) => this.#definitionIn(section) ?? []));
  }

  /** Every name of every defined rule, in the order of `definitions`. */
  allNames(): readonly RuleName[] {
    return this.#known(gathered(this.#sections(), (section) => this.#namesIn(section)));
  }

  /** The names for a rule in the section, from its definition or a translation. */
  namesIn(section: Section): readonly RuleName[] {
    noteRead(section);
    return this.#namesIn(section);
  }

  #namesIn(section: Section): readonly RuleName[] {
    return this.#contributions.get(section)?.names ?? [];
  }

  /** Rules with a `<?variant-of …?>` for this id. */
  variantsOf(id: string): readonly Definition[] {
    this.load();
    this.#inputs.read('names');
    return noted(this.#about.of(id).flatMap((one) => ('rule' in one ? [one] : [])));
  }

  /** The translations of the rule with that id, those of the workspace first. */
  translationsOf(id: string): readonly Translation[] {
    this.load();
    this.#inputs.read('names');
    return noted(this.#about.of(id).flatMap((one) => ('rule' in one ? [] : [one])));
  }

  /** Less than 0 if `left` comes first in the order of the documents and their texts. Both must be in added documents. */
  comparePlaces(left: Located, right: Located): number {
    return this.#order.compare(left, right);
  }

  /** The workspace's references to the rule by id. */
  referencesTo(id: string): readonly Reference[] {
    return this.entities.referencesTo('rule', id);
  }

  /** The references to rules in the section. */
  referencesIn(section: Section): readonly Reference[] {
    return this.entities.referencesIn(section).filter(({ to }) => to === 'rule' || to === 'magic');
  }

  /**
   * The names that begin with these letters in `Template.searchName`, ordered by their first two letters. Of equal names the effective one
   * comes first.
   */
  beginningWith(letters: string): readonly RuleName[] {
    this.load();
    this.#inputs.read('names');
    const found = [...this.#named].filter(({ template }) => template.searchName.startsWith(letters));
    return this.#known(found).toSorted((left, right) => {
      const [one, other] = [left, right].map(({ template }) => template.searchName.slice(0, orderedLetters));
      return one === other ? this.#compareNames(left, right) : String(one) < String(other) ? -1 : 1;
    });
  }

  #compareNames(left: RuleName, right: RuleName): number {
    return this.#order.compareEffect(sourceOf(left), sourceOf(right));
  }

  /** Those whose rule is defined: what the names say, whatever the texts of the rules. */
  #known(names: readonly RuleName[]): readonly RuleName[] {
    return unrecorded(() => names.filter((name) => this.#definitionOf(name)));
  }

  #sections(): readonly Section[] {
    this.load();
    this.#inputs.read('names');
    return this.#order.sections();
  }
}

/**
 * What a section says of each part to others. `names`: the names of rules, in texts and in translations; `ids`: the kinds and ids of entities;
 * `words`: the free words of entries; `references`: which entities texts refer to.
 */
const said: Readonly<Record<string, (contribution: Contribution) => readonly unknown[]>> = {
  names: ({ definition, translation, names }) => {
    const of = definition
      ? [definition.rule.id, definition.rule.isMagic, definition.rule.variantOf?.id]
      : translation && [translation.ruleId, translation.language, translation.part];
    return of ? [[...of, names.map(({ template: { name, isMisnomer } }) => [name, isMisnomer])]] : [];
  },
  ids: ({ entities }) => entities.map(({ kind, id }) => [kind, id]),
  references: ({ references }) =>
    references.map(({ to, id, otherId, kind, parameter }) => [to, id, otherId, kind, parameter]),
};

function isSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && JSON.stringify(before) === JSON.stringify(after);
}

/** What a section says about rules of other sections, with their ids. */
function aboutOthers({
  definition,
  translation,
}: Contribution): readonly (readonly [id: string, Definition | Translation])[] {
  if (translation) return [[translation.ruleId, translation]];
  return definition?.rule.variantOf ? [[definition.rule.variantOf.id, definition]] : [];
}

/** What was found in sections, which counts as reading them. */
function noted<Found extends Located>(found: readonly Found[]): readonly Found[] {
  for (const { section } of found) noteRead(section);
  return found;
}

function sourceOf(name: RuleName): Definition | Translation {
  return name.kind === 'own' ? name.definition : name.translation;
}
