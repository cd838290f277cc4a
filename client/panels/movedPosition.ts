import type * as vscode from 'vscode';

interface Place {
  readonly line: number;
  readonly character: number;
}

/** An edit of a document, as an editor tells it: of several changes each is of the text before it, those behind come first. */
type Edit = {
  readonly document: { readonly uri: Pick<vscode.Uri, 'toString'> };
  readonly contentChanges: readonly {
    readonly range: { readonly start: Place; readonly end: Place };
    readonly text: string;
  }[];
};

/**
 * A question with the place of its subject after an edit of its document; undefined for an edit of another document, and for a question
 * without a place. A place in a text that is taken away is where that was.
 */
export function movedPosition(
  question: { readonly uri?: string | undefined; readonly position?: Place | undefined } | undefined,
  { document, contentChanges }: Edit,
): object | undefined {
  const { uri, position } = question ?? {};
  if (!position || document.uri.toString() !== uri || contentChanges.length === 0) return undefined;
  return { ...question, position: contentChanges.reduce(movedBy, position) };
}

function movedBy(place: Place, { range: { start, end }, text }: Edit['contentChanges'][number]): Place {
  if (!isBefore(start, place)) return place;
  if (isBefore(place, end)) return start;
  const inserted = text.split(/\r\n|[\r\n]/);
  const from = inserted.length > 1 ? 0 : start.character;
  return {
    line: place.line + inserted.length - 1 - (end.line - start.line),
    character:
      place.line === end.line
        ? from + (inserted.at(-1)?.length ?? 0) + place.character - end.character
        : place.character,
  };
}

function isBefore(one: Place, other: Place): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character);
}
