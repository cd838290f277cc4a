import type { JsonValue } from '../../json/readJson.ts';
import { writtenLike, writtenUnits } from '../../json/writtenText.ts';
import { changedNames } from '../../text/changedNames.ts';
import type { Span } from '../../text/span.ts';
import type { Edit } from '../problems/finding.ts';

/** A path in a text of JSON. */
export interface WrittenPath {
  /** Without quotation marks and escapes. */
  readonly path: string;
  /** With the quotation marks. */
  readonly span: Span;
}

/** A path in the list of a package. */
export interface ListedFile extends WrittenPath {
  /** From the folder of the package. */
  readonly name: string;
  readonly index: number;
}

/** The files in a list, in its order; items that are no texts are left out. */
export function listedFiles({ items }: JsonValue): readonly ListedFile[] {
  return items.flatMap(({ text: path, span }, index): ListedFile | [] =>
    path === undefined ? [] : { path, name: path.replace(/^\//, ''), span, index },
  );
}

/** A name in the package, from the same folder as the other path. */
export function pathLike(path: string, name: string): string {
  return path.startsWith('/') ? `/${name}` : name;
}

/** Writes another path in the place of one in the text, with the same escapes: of the names in it only those that differ. */
export function pathEdit(text: string, { path, span }: WrittenPath, newPath: string): Edit {
  const units = writtenUnits(text.slice(span.start + 1, span.end - 1));
  const { start, end, newText } = changedNames(path, newPath);
  const placeOf = (unit: number): number => span.start + 1 + units.slice(0, unit).join('').length;
  return { span: { start: placeOf(start), end: placeOf(end) }, newText: writtenLike(units, newText) };
}
