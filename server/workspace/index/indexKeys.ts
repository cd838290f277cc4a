import { newMark } from '../../text/remembered.ts';
import type { Document } from '../documents/document.ts';
import { entryTag } from '../documents/entry.ts';
import { entryLabelsIn } from '../documents/entryLabels.ts';
import type { Section } from '../documents/section.ts';
import type { Contribution } from './contribution.ts';
import type { Definition } from './definition.ts';
import type { Entity } from './entity.ts';
import { borrowingText, namingText, translatedNamingText } from './namingText.ts';
import type { Reference } from './reference.ts';
import type { Translation } from './translation.ts';

/** What an index knows of a section. */
interface KnownOfSection {
  readonly definition: Definition | undefined;
  /** Whether the rule has the odds of a bundled one, or its effects on fights, if its text says the same. */
  readonly mayBorrow: boolean;
  readonly translations: readonly Translation[];
  /** To entities of all kinds. */
  readonly references: readonly Reference[];
  readonly entities: readonly Entity[];
}

/**
 * Numbers under which results are cached. Each changes with one part of what the index knows, and not while anything else is edited. Bundled
 * packs change only the names and the tags, because the other two are asked of the workspace.
 */
export class IndexKeys {
  readonly #knownOf: (section: Section) => KnownOfSection;
  #names = newMark();
  #references = newMark();
  #definitions = newMark();
  #tags = newMark();

  constructor(knownOf: (section: Section) => KnownOfSection) {
    this.#knownOf = knownOf;
  }

  /** Changes with the names of rules, their values or their order. */
  get names(): number {
    return this.#names;
  }

  /** Changes with the references to entities, and with the parameters of those to rules. */
  get references(): number {
    return this.#references;
  }

  /** Changes with the kinds and ids of the defined entities. */
  get definitions(): number {
    return this.#definitions;
  }

  /** Changes with the start tags of entries that define entities, and with their names: also those in elements. */
  get tags(): number {
    return this.#tags;
  }

  /** A text that changes with any of the four. */
  get all(): string {
    return [this.#names, this.#references, this.#definitions, this.#tags].join();
  }

  /** Sections are added or removed, together with their places in the order of all. */
  placed(sections: readonly Section[]): void {
    for (const section of sections) {
      const { translations, ...known } = this.#knownOf(section);
      this.added({ ...known, translation: translations[0] });
    }
  }

  /** A section with these facts is added. */
  added({ definition, translation, references, entities }: Omit<Contribution, 'names' | 'freeWords'>): void {
    if (definition || translation) this.#names = newMark();
    if (references.length > 0) this.#references = newMark();
    if (entities.length > 0) this.#definitions = this.#tags = newMark();
  }

  /** Bundled packs are added: what is asked of the workspace alone stays. */
  bundledAdded(): void {
    this.#names = this.#tags = newMark();
  }

  /** Sections of a document replace others in the same place. `replace` makes the index know the new ones in their stead. */
  replaced(document: Document, removed: readonly Section[], added: readonly Section[], replace: () => void): void {
    const before = this.#said(document, removed);
    replace();
    const after = this.#said(document, added);
    if (after.names !== before.names) this.#names = newMark();
    if (after.references !== before.references) this.#references = newMark();
    // The tags of the removed sections are read by the format of today: with another root they say less.
    if (after.definitions !== before.definitions) this.#definitions = this.#tags = newMark();
    else if (after.tags !== before.tags) this.#tags = newMark();
  }

  /**
   * What a document says to the checks of others, as texts that are equal if it is: all that the keys depend on, but for odds that it may borrow
   * and for keys of translations, which only translations read. What is found out about copies of entries is forgotten with them: memory must
   * not have it for all documents at once.
   */
  offeredBy(document: Document): readonly string[] {
    const copies = document.sections.map((section) => {
      const { definition, translations, references, entities } = this.#knownOf(section);
      return {
        section: { text: section.text },
        definition: definition && { ...definition },
        mayBorrow: false,
        translations,
        references: references.filter(({ kind }) => kind !== 'translation'),
        entities,
      };
    });
    return Object.values(saidIn(document, copies));
  }

  #said(document: Document, sections: readonly Section[]): Said {
    return saidIn(
      document,
      sections.map((section) => ({ section, ...this.#knownOf(section) })),
    );
  }
}

/** What the keys depend on, as texts that are equal if it is. */
type Said = Readonly<Record<'names' | 'references' | 'definitions' | 'tags', string>>;

function saidIn(
  document: Document,
  known: readonly (KnownOfSection & { readonly section: Pick<Section, 'text'> })[],
): Said {
  return {
    names: known.flatMap(namingTexts).join('\n'),
    references: JSON.stringify(
      known.flatMap(({ references }) =>
        references.map(({ to, id, otherId, kind, parameter }) => [to, id, otherId, kind, parameter]),
      ),
    ),
    definitions: JSON.stringify(known.flatMap(({ entities }) => entities.map(({ kind, id }) => [kind, id]))),
    tags: known.flatMap(({ section, entities }) => tagTexts(document, section, entities)).join('\n'),
  };
}

/** All that a section says about rules except their texts. */
function namingTexts({ definition, mayBorrow, translations }: KnownOfSection): readonly string[] {
  const translated = translations.map(translatedNamingText);
  if (!definition) return translated;
  return [namingText(definition), mayBorrow ? borrowingText(definition) : '', ...translated];
}

/** The start tag of an entry that defines entities, and its names. */
function tagTexts(document: Document, section: Pick<Section, 'text'>, entities: readonly Entity[]): readonly string[] {
  const tag = entities.length > 0 ? entryTag(section, document.format) : undefined;
  if (!tag) return [];
  const names = entryLabelsIn(document, section).map(({ name }) => name);
  return [section.text.slice(tag.span.start, tag.span.end), ...names];
}
