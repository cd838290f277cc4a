import type { JsonValue } from '../../json/readJson.ts';
import type { Span } from '../../text/span.ts';

/** A path in the list of a package. */
export interface ListedFile {
  /** Without quotation marks and escapes. */
  readonly path: string;
  /** With the quotation marks. */
  readonly span: Span;
  /** From the folder of the package. */
  readonly name: string;
  readonly index: number;
}

/** The files in a list, in its order; items that are no texts are left out. */
export function listedFiles({ items }: JsonValue): readonly ListedFile[] {
  return items.flatMap(({ text: path, span }, index): ListedFile | [] =>
    path === undefined ? [] : { path, name: path.replace(/^[/\\]/, ''), span, index },
  );
}

/** A name in the package, from the same folder as the other path. */
export function pathLike(path: string, name: string): string {
  return /^[/\\]/.test(path) ? `/${name}` : name;
}
