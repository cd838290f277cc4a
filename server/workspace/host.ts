/** How the program reaches files. The disk, the editor's file system, or a map in a test. Both answers may be incomplete, never wrong. */
export interface Host {
  /** The URIs of all files in the workspace that could be ours: XML, Markdown and plain text, outside hidden folders and dependencies. */
  list(): Promise<readonly string[]>;
  /** The text of a file without its byte order mark, or undefined if it cannot be read or is not UTF-8. */
  read(uri: string): Promise<string | undefined>;
}

/** A file that comes with the program. */
export interface Pack {
  readonly uri: string;
  /** What people call it: the book it follows. */
  readonly title: { readonly en: string; readonly es: string };
  readonly text: string;
}

/** The language that VS Code would give a file of this name, among those that matter here. */
export function languageOf(uri: string): 'xml' | 'markdown' | 'plaintext' {
  const extension = /\.([^./]*)$/.exec(uri)?.[1]?.toLowerCase();
  if (extension === 'md' || extension === 'markdown') return 'markdown';
  return extension === 'txt' ? 'plaintext' : 'xml';
}
