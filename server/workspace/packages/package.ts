import type { Language } from '../../text/language.ts';
import type { Document } from '../documents/document.ts';

/** Documents that belong together: what an author writes, or a book that comes with the program. */
export interface Package {
  /** No other package has it. */
  readonly id: string;
  /** What people call it: the book it follows; undefined where its files go by their names. */
  readonly title: Readonly<Record<Language, string>> | undefined;
  /** Of two packages that define the same, that of the higher precedence counts. */
  readonly precedence: number;
  /** By their decoded URIs: clients spell them differently. */
  readonly documents: ReadonlyMap<string, Document>;
  readonly settings: PackageSettings;
}

interface PackageSettings {
  /** Whether nobody edits its documents, so that they are not checked either. */
  readonly isReadOnly: boolean;
}
