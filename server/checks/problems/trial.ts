import { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { type MissingRoot, parse } from '../../xml/parse.ts';
import { edited } from './edited.ts';
import type { Edit } from './finding.ts';

/** In a section with more errors than this, or a longer one, it is not tried out what an edit does. */
const maximumErrorsToFix = 10;
const maximumSectionLength = 50_000;
/** In a document that is longer, nor what an edit does to all of it. */
const maximumDocumentLength = 200_000;
/** So many characters are read again for one section, whatever is tried. */
const maximumRead = 1_000_000;

/**
 * Tells which edits of a text leave a section that is not well-formed as it is: where a `>` or a quote is missing, one word more or less
 * decides what is markup. In a well-formed section all may be made.
 */
export class Trial {
  readonly #section: Section;
  readonly #root: string | MissingRoot | undefined;
  #read = 0;

  /** @param root as for `parse`. */
  constructor(section: Section, root: string | MissingRoot | undefined) {
    this.#section = section;
    this.#root = root;
  }

  /** Whether the edits, whose spans count in the section, add no error to those it has. Where that takes too long to say, it is false. */
  allows(edits: readonly Edit[]): boolean {
    const { errors, text } = this.#section;
    if (errors.length === 0) return true;
    this.#read += text.length;
    if (errors.length > maximumErrorsToFix || text.length > maximumSectionLength || this.#read > maximumRead)
      return false;
    return parse(edited(text, edits), this.#root).errors.length <= errors.length;
  }
}

/**
 * Whether edits that add a comment to a section leave the document as well-formed as it is. Where the section or the root is damaged, that
 * is tried out on all of the document: the end of the new comment may close an old one, and then another tag is the root. Where that takes
 * too long to say, it is false.
 *
 * @param index of the section.
 * @param edits whose spans count in the document.
 */
export function allowsComment(document: Document, index: number, edits: readonly Edit[]): boolean {
  if (document.sections[index]?.errors.length === 0 && !document.rootDamage) return true;
  if (document.length > maximumDocumentLength) return false;
  const { uri, languageId, version } = document;
  const tried = new Document(uri, languageId, version, edited(document.getText(), edits));
  return tried.format === document.format && errorsIn(tried) <= errorsIn(document);
}

function errorsIn({ sections }: Document): number {
  return sections.reduce((sum, { errors }) => sum + errors.length, 0);
}
