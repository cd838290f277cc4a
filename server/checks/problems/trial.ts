import { Document } from '../../workspace/documents/document.ts';
import { errorsOfSyntax } from '../../workspace/documents/errorsOfSyntax.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { type MissingRoot, parse } from '../../xml/parse.ts';
import { edited } from './edited.ts';
import type { Edit } from './finding.ts';

/** Trying out an edit reads the section anew. In a section with more errors, or a longer one, no edit is tried out. */
const maximumErrorsToFix = 10;
const maximumSectionLength = 50_000;
/** In a longer document, edits of the whole are not tried out. */
const maximumDocumentLength = 200_000;
/** The maximum of characters that are read again for the edits of one section. */
const maximumRead = 1_000_000;

/** Whether edits of the section can be tried out in a short time. */
export function canTryOut({ errors, text }: Pick<Section, 'errors' | 'text'>): boolean {
  return errors.length <= maximumErrorsToFix && text.length <= maximumSectionLength;
}

/**
 * Tells which edits of a text add no errors to a section that is not well-formed: if a `>` or a quote is missing, a single word decides
 * what is markup. In a well-formed section all edits are allowed.
 */
export class Trial {
  readonly #section: Pick<Section, 'errors' | 'text'>;
  readonly #root: string | MissingRoot | undefined;
  #read = 0;

  /** @param root as for `parse`. */
  constructor(section: Pick<Section, 'errors' | 'text'>, root: string | MissingRoot | undefined) {
    this.#section = section;
    this.#root = root;
  }

  /** Whether the edits, in section coordinates, add no error to the section. False if the test would take too long. */
  allows(edits: readonly Edit[]): boolean {
    const { errors, text } = this.#section;
    if (errors.length === 0) return true;
    this.#read += text.length;
    if (!canTryOut(this.#section) || this.#read > maximumRead) return false;
    return parse(edited(text, edits), this.#root).errors.length <= errors.length;
  }
}

/**
 * Whether edits that add a comment to a section add no error to the document. If the section or the root is damaged, this is tried out on
 * the whole document: the end of the new comment may close an old one, and then another tag is the root. False if the test would take too
 * long.
 *
 * @param index of the section.
 * @param edits in document coordinates.
 * @param isRead whether the comment is read as it is meant in the document with the edits.
 */
export function allowsComment(
  document: Document,
  index: number,
  edits: readonly Edit[],
  isRead: (tried: Document) => boolean,
): boolean {
  if (document.sections[index]?.errors.length === 0 && !document.rootDamage) return true;
  if (document.length > maximumDocumentLength) return false;
  const { uri, languageId, version } = document;
  const tried = new Document(uri, languageId, version, edited(document.getText(), edits));
  return tried.format === document.format && errorsOfSyntax(tried) <= errorsOfSyntax(document) && isRead(tried);
}
