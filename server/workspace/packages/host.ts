import type { Language } from '../../text/language.ts';

/** Access to files: on the disk, through the editor, or in a map of a test. Both answers may be incomplete, never wrong. */
export interface Host {
  /**
   * The XML, Markdown and plain text files, those that describe a package, and the records of sources at these places, without hidden
   * folders and dependencies. A place is a workspace folder, or a
   * created, deleted or changed file or folder in one; a deleted, skipped or outside place has no files.
   */
  list(places: readonly string[]): Promise<HostListing>;
  /** The text of a file without its byte order mark. A file of more bytes than `largest` is too large. */
  read(uri: string, largest: number): Promise<HostText>;
}

/** The listing of a host. */
export interface HostListing {
  readonly files: readonly string[];
  /** The URIs of all other files; undefined if they are not known, or too many. */
  readonly others: readonly string[] | undefined;
  readonly unread: readonly Unread[];
  /** Whether all folders have been listed, because the host cannot list these places alone. */
  readonly isWhole: boolean;
}

/** An existing file or folder that has not been read. */
export interface Unread {
  readonly uri: string;
  readonly reason: UnreadReason;
}

/**
 * `tooManyFiles`: the files of the folder beyond the limit; `outside`: a link out of the workspace; `noRoom`: the file, or all files
 * together, take more memory than the program allows itself.
 */
export type UnreadReason = 'tooManyFiles' | 'forbidden' | 'outside' | 'tooLarge' | 'noRoom' | 'encoding' | 'unreadable';

/** The answer of a host to a request for a file. */
export type HostText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unread'; readonly reason: UnreadReason };

/** A bundled package. */
export interface BundledPackage {
  readonly id: string;
  /** Its title for people: the book. */
  readonly title: Readonly<Record<Language, string>>;
  /** The game that it is of; absent for Warhammer Quest. */
  readonly system?: string;
  readonly files: readonly BundledFile[];
  /** Its printed charts. */
  readonly charts?: readonly BundledFile[];
}

interface BundledFile {
  readonly uri: string;
  readonly text: string;
  /** What it adds to an index, as `plainContributions` gives it, if the build has worked it out. */
  readonly contributions?: string;
}

/** The language id of VS Code for a file with this name: one of three. */
export function languageIdOf(uri: string): 'xml' | 'markdown' | 'plaintext' {
  if (/\.(?:md|markdown)$/i.test(uri)) return 'markdown';
  return /\.txt$/i.test(uri) ? 'plaintext' : 'xml';
}
