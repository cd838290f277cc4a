/** The text of a record of sources. A changed file is a new object. */
export interface RecordText {
  readonly text: string;
}

/**
 * The URI or path of the record beside a translations file: `content-es.sources.tsv` for `content-es.xml`. It says which wording of each
 * source the translations belong to.
 */
export function recordPathOf(translations: string): string {
  return `${translations.replace(/\.xml$/i, '')}.sources.tsv`;
}

/** Whether a file with this path or URI is kept as a text beside the documents: a record of sources. */
export function isKeptText(path: string): boolean {
  return /\.sources\.tsv$/i.test(path);
}
