import type { JsonValue } from '../../json/readJson.ts';
import type { Span } from '../../text/span.ts';
import type { Edit } from '../problems/finding.ts';

/** A path in the list of a package. */
export interface ListedFile {
  /** As it is written. */
  readonly path: string;
  /** From the folder of the package. */
  readonly name: string;
  /** With the quotation marks. */
  readonly span: Span;
  readonly index: number;
}

/** The files in a list, in its order; items that are no texts are left out. */
export function listedFiles({ items }: JsonValue): readonly ListedFile[] {
  return items.flatMap(({ text: path, span }, index): ListedFile | [] =>
    path === undefined ? [] : { path, name: path.replace(/^\//, ''), span, index },
  );
}

/** A name in the package, written as the other path is. */
export function pathLike(path: string, name: string): string {
  return path.startsWith('/') ? `/${name}` : name;
}

/** Writes another path in the place of a text. */
export function pathEdit({ span }: Pick<JsonValue, 'span'>, path: string): Edit {
  return { span, newText: JSON.stringify(path) };
}
