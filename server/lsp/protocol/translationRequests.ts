/** The requests of the views and commands for translators, client to server. */

import type { Position, Range, TextEdit } from 'vscode-languageserver-types';
import type { TranslationNeed } from '../../translations/model/need.ts';

export type { TranslationNeed };

/** The progress of a kind of entry. */
export interface KindShown {
  /** The first word of its keys: `monster`. */
  readonly kind: string;
  /** For people: `Monsters`. */
  readonly label: string;
  readonly needed: number;
  readonly translated: number;
  /** The number of texts with each need. */
  readonly needs: Readonly<Record<TranslationNeed, number>>;
}

/** The progress of a language that the workspace has a translations file for. */
export interface LanguageShown {
  /** As in the names of files: `es`. */
  readonly language: string;
  /** For people: `Spanish (es)`. */
  readonly label: string;
  /** Its first file. */
  readonly uri: string;
  readonly needed: number;
  readonly translated: number;
  /** In whole percent; 100 only if nothing is missing. Null where there is nothing to translate. */
  readonly percent: number | null;
  readonly needs: Readonly<Record<TranslationNeed, number>>;
  readonly kinds: readonly KindShown[];
}

/** A place of a translations file: the text to replace, or an empty range at which the entry would be put in. */
export interface TranslationPlace {
  readonly range: Range;
  /** What it needs; `null` for the place of a key. */
  readonly work: {
    /** For people: the problem, or which texts are missing. */
    readonly text: string;
    /** Its number among all such places of the file, from 1, and how many there are. */
    readonly number: number;
    readonly count: number;
    /** Whether the search went on at the other end of the file. */
    readonly wrapped: boolean;
  } | null;
}

/** That of a key, or the next that needs work, or the one before. */
export type WantedPlace =
  | { readonly key: string }
  | {
      readonly from: Range;
      readonly direction: 'next' | 'previous';
    };

/** Which missing keys are put in: the next one from a place on, one, those of a kind, or all; or that the orphans are removed. */
export type WantedEdits =
  | { readonly what: 'orphans' }
  | { readonly what: 'next'; readonly position: Position }
  | { readonly what: 'key'; readonly key: string }
  | { readonly what: 'kind'; readonly kind: string }
  | { readonly what: 'all' };

/** A name with its translations. */
export interface GlossaryNameShown {
  readonly source: string;
  readonly translated: string;
  /** The key of a name that is translated so. */
  readonly key: string;
  /** How many texts have the name, translated. */
  readonly uses: number;
  /** The texts with other words. */
  readonly others: readonly { readonly uri: string; readonly range: Range }[];
}

export interface TranslationRequests {
  /**
   * Whether the workspace has files of entries, and texts to translate, and its translations files; with the progress of all languages, whose
   * files are checked for this, if it is wanted. Answers when all files have been read.
   */
  'whq/translations': {
    readonly params: { readonly withProgress: boolean };
    readonly result: {
      readonly hasEntries: boolean;
      readonly hasTexts: boolean;
      readonly uris: readonly string[];
      readonly languages: readonly LanguageShown[];
    };
  };
  /** The keys of a kind with a need, and the first words of their sources. */
  'whq/translationKeys': {
    readonly params: { readonly uri: string; readonly kind: string; readonly need: TranslationNeed };
    readonly result: { readonly keys: readonly { readonly key: string; readonly source: string }[] };
  };
  /** The names that a translations file translates, in the order of the source. */
  'whq/glossary': {
    readonly params: { readonly uri: string };
    readonly result: { readonly names: readonly GlossaryNameShown[] };
  };
  /** A place of a translations file; `null` if there is none. */
  'whq/translationPlace': {
    readonly params: { readonly uri: string; readonly wanted: WantedPlace };
    readonly result: { readonly found: TranslationPlace | null };
  };
  /** The source of the entry around a line of a translations file, as people read it, and the line at which the entry begins; `null` without one. */
  'whq/translationSource': {
    readonly params: { readonly uri: string; readonly line: number };
    readonly result: { readonly text: string; readonly line: number | null };
  };
}

export interface TranslationEditRequests {
  /** The edits that put in missing keys, each with the text of its source and a mark, or that remove the entries that belong to nothing; and the keys. */
  'whq/translationEdits': {
    readonly params: { readonly uri: string; readonly wanted: WantedEdits };
    readonly result: { readonly edits: readonly TextEdit[]; readonly keys: readonly string[] };
  };
  /**
   * The record of sources of a translations file after texts that are the same as their source have been marked as the same on purpose: those
   * of the keys, and of the entry at the position. `before` is the record as the client has it, else it is as the server knows it. `record` is `null` if nothing changes, or if the record has a line that would be lost.
   */
  'whq/sameOnPurpose': {
    readonly params: {
      readonly uri: string;
      readonly keys: readonly string[];
      readonly position?: Position;
      readonly before?: string;
    };
    readonly result: {
      readonly record: { readonly uri: string; readonly before: string | null; readonly after: string } | null;
      /** From 1. */
      readonly strangeLine: number | null;
      /** The marked keys. */
      readonly keys: readonly string[];
    };
  };
  /**
   * A new translations file, and the texts of the given `whq.json` and `content-manifest.json` that list it, `null` for one that lists none, or
   * that one already. Its URI is empty if there is nothing to translate.
   */
  'whq/newLanguage': {
    readonly params: {
      readonly language: string;
      readonly withAll: boolean;
      readonly lists: readonly { readonly name: string; readonly text: string }[];
    };
    readonly result: {
      readonly uri: string;
      readonly text: string;
      readonly entries: number;
      readonly lists: readonly (string | null)[];
    };
  };
}
