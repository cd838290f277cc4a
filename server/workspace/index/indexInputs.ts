import { Inputs } from '../../queries/inputs.ts';
import type { KeptInput, Shorten } from '../../queries/kept.ts';
import { query } from '../../queries/remembered.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import type { Contribution } from './contribution.ts';

/**
 * A part of what an index knows. `names`: the names of rules, in texts and in translations; `ids`: the kinds and ids of entities; `words`: the free
 * words of entries; `references`: which entities texts refer to; `files`: the list of documents.
 */
type IndexPart = (typeof said)[number] | 'files';

const said = ['names', 'ids', 'words', 'references'] as const;

/** What documents say of each part to others, as texts that are equal if it is. */
type Said = Readonly<Record<(typeof said)[number], string>>;

/** What an index knows of its documents. */
interface KnownOfDocuments {
  documents(): readonly Document[];
  contributionOf(section: Section): Contribution;
  /** All that is known about an entity, as a text: `definitions rule rpb-fear`. */
  ofEntity(question: string, shorten: Shorten): string;
}

/** What an index answers from, as inputs: each changes with its part alone. */
export class IndexInputs {
  readonly #known: KnownOfDocuments;
  readonly #inputs: Inputs;

  /** @param name of the package of the index. */
  constructor(name: string, known: KnownOfDocuments) {
    this.#known = known;
    this.#inputs = new Inputs(name, (...asked) => this.#answerTo(...asked));
  }

  /** To be called by each answer from that part. */
  read(part: IndexPart): void {
    this.#inputs.read(part);
  }

  /** To be called by each answer about an entity: `definitions rule rpb-fear`. */
  readOf(question: string): void {
    this.#inputs.read(question);
  }

  /** The answer about an entity is another one. */
  changeOf(question: string): void {
    this.#inputs.change(question);
  }

  /** The input for a question. */
  of(question: string): KeptInput {
    return this.#inputs.of(question);
  }

  /** The marks of all parts: they stay as long as nothing changes of what documents say to others, but for their texts. */
  marks(): readonly unknown[] {
    return said.map((part) => this.#inputs.of(part).mark);
  }

  /** Documents are added or removed, together with their places in the order of all. */
  placed(sections: readonly Section[]): void {
    const known = sections.map((section) => this.#known.contributionOf(section));
    this.#inputs.change('files');
    if (known.some(({ definition, translation }) => definition || translation)) this.#inputs.change('names');
    if (known.some(({ entities }) => entities.length > 0)) this.#inputs.change('ids');
    if (known.some(({ freeWords }) => freeWords.length > 0)) this.#inputs.change('words');
    if (known.some(({ references }) => references.length > 0)) this.#inputs.change('references');
  }

  /** Bundled packs are added. */
  bundledAdded(): void {
    for (const part of ['names', 'ids'] as const) this.#inputs.change(part);
  }

  /** Sections of a document replace others in the same place. `replace` makes the index know the new ones in their stead. */
  replaced(removed: readonly Section[], added: readonly Section[], replace: () => void): void {
    const before = saidBy(removed, this.#known);
    replace();
    const after = saidBy(added, this.#known);
    for (const part of said) if (after[part] !== before[part]) this.#inputs.change(part);
  }

  #answerTo(question: string, shorten: Shorten): string {
    const documents = this.#known.documents();
    // The packs, which may be read at any time, are the same for every run of the program.
    if (question === 'files')
      return documents.flatMap(({ content, uri }) => (content.isConstant ? [] : uri)).join('\n');
    const part = said.find((one) => one === question);
    if (part === undefined) return this.#known.ofEntity(question, shorten);
    return JSON.stringify(documents.map((document) => [document.uri, saidIn(document, this.#known)[part]]));
  }
}

/** What a whole document says. */
const saidIn = query(({ sections }: Document, known: KnownOfDocuments): Said => saidBy(sections, known));

function saidBy(sections: readonly Section[], known: Pick<KnownOfDocuments, 'contributionOf'>): Said {
  const all = sections.map((section) => known.contributionOf(section));
  const references = all.flatMap((one) => one.references);
  return {
    names: JSON.stringify(all.flatMap(namings)),
    ids: JSON.stringify(all.flatMap(({ entities }) => entities.map(({ kind, id }) => [kind, id]))),
    words: all.flatMap(({ freeWords }) => freeWords).join(' '),
    references: JSON.stringify(
      references.map(({ to, id, otherId, kind, parameter }) => [to, id, otherId, kind, parameter]),
    ),
  };
}

/** The names that a section gives to rules, and to which. */
function namings({ definition, translation, names }: Contribution): readonly unknown[] {
  const of = definition
    ? [definition.rule.id, definition.rule.isMagic, definition.rule.variantOf?.id]
    : translation && [translation.ruleId, translation.language, translation.part];
  return of ? [[...of, names.map(({ template: { name, isMisnomer } }) => [name, isMisnomer])]] : [];
}
