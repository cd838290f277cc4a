import type { Language } from '../../text/language.ts';
import type { Document } from '../documents/document.ts';

/** Documents that belong together: the files of an author, or a bundled book. */
export interface Package {
  /** Unique. */
  readonly id: string;
  /** Its title for people: the book; undefined if its files are shown by their names. */
  readonly title: Readonly<Record<Language, string>> | undefined;
  /** If two packages define the same rule, the one with the higher precedence counts. */
  readonly precedence: number;
  /** By decoded URI, because clients encode URIs differently. */
  readonly documents: ReadonlyMap<string, Document>;
  readonly settings: PackageSettings;
}

interface PackageSettings {
  /** Whether its documents cannot be edited; then they are not checked either. */
  readonly isReadOnly: boolean;
}
