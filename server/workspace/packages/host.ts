/** How the program reaches files: on the disk, through the editor, or in a map of a test. Both answers may be incomplete, never wrong. */
export interface Host {
  /**
   * The files at these places that could be ours: XML, Markdown and plain text, outside hidden folders and dependencies. A place is a
   * workspace folder, or what has come, gone or changed in one; what is gone, passed over or elsewhere has no files.
   */
  list(places: readonly string[]): Promise<HostListing>;
  /** The text of a file without its byte order mark. A file of more bytes than `largest` is too large. */
  read(uri: string, largest: number): Promise<HostText>;
}

/** What a host has listed. */
export interface HostListing {
  readonly files: readonly string[];
  readonly unread: readonly Unread[];
  /** Whether all folders have been listed, for want of a way to list these places alone. */
  readonly isWhole: boolean;
}

/** A file or a folder that is there and has not been read. */
export interface Unread {
  readonly uri: string;
  readonly reason: UnreadReason;
}

/**
 * `tooManyFiles`: what the folder holds beyond the limit; `outside`: a link out of the workspace; `noRoom`: it, or all files together, take
 * more memory than the program allows itself.
 */
export type UnreadReason = 'tooManyFiles' | 'forbidden' | 'outside' | 'tooLarge' | 'noRoom' | 'encoding' | 'unreadable';

/** What a host has read. */
export type HostText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unread'; readonly reason: UnreadReason };

/** A package that comes with the program. */
export interface BundledPackage {
  readonly id: string;
  /** What people call it: the book it follows. */
  readonly title: { readonly en: string; readonly es: string };
  readonly files: readonly { readonly uri: string; readonly text: string }[];
}

/** The language that VS Code would give a file of this name, among those that matter here. */
export function languageIdOf(uri: string): 'xml' | 'markdown' | 'plaintext' {
  const extension = /\.([^./]*)$/.exec(uri)?.[1]?.toLowerCase();
  if (extension === 'md' || extension === 'markdown') return 'markdown';
  return extension === 'txt' ? 'plaintext' : 'xml';
}
