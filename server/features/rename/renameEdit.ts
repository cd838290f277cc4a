import type { ChangeAnnotation, TextDocumentEdit, TextEdit, WorkspaceEdit } from 'vscode-languageserver-types';
import { grouped } from '../../text/grouped.ts';
import { type Span, shift } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Reference } from '../../workspace/index/reference.ts';
import { isInProse } from '../../workspace/packages/entityAt.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { EditSupport } from '../editSupport.ts';

/** Either the result of a rename, or a sentence for people with the reason for a refusal. */
export type Renaming<Result> = Result | { readonly refusal: string };

/** An id or a name that may get another. */
export interface Renamable {
  readonly written: string;
  /** In document coordinates. */
  readonly span: Span;
  /** The reason why it can get no other at all. */
  readonly refusal: string | undefined;
  readonly renamedTo: (newName: string) => Renaming<{ readonly places: readonly RenamePlace[] }>;
  /** Where a package that continues its own names it; nothing where that package defines another one with its id. */
  readonly placesIn: (continuing: Package, newName: string) => readonly RenamePlace[];
}

/** A place with the id or the name, and the text that replaces it. */
export interface RenamePlace {
  readonly document: Document;
  readonly section: Section;
  readonly span: Span;
  readonly kind: PlaceKind;
  readonly newText: string;
}

/** `continuing`: a use in a package that continues the one of the definition. */
type PlaceKind = 'definition' | 'use' | 'translation' | 'prose' | 'path' | 'continuing';

/** The kind of place of a reference. */
export function kindOfReference(reference: Reference): PlaceKind {
  if (isInProse(reference)) return 'prose';
  return reference.kind === 'translation' ? 'translation' : 'use';
}

/** All edits of a rename, in the order of the texts. */
export function renameEdit(
  places: readonly RenamePlace[],
  { words }: Messages,
  { versionOf, hasAnnotations, hasDocumentChanges }: EditSupport,
): WorkspaceEdit {
  const byDocument = grouped(places, ({ document }) => document);
  const edits = [...byDocument].map(([document, ofDocument]) => ({ document, edits: editsOf(document, ofDocument) }));
  if (!hasDocumentChanges) {
    return {
      changes: Object.fromEntries(edits.map(({ document, edits: all }) => [document.uri, all.map(withoutKind)])),
    };
  }
  const texts = edits.map(
    ({ document, edits: all }): TextDocumentEdit => ({
      textDocument: { uri: document.uri, version: versionOf(document) },
      edits: all.map((edit) =>
        hasAnnotations ? { ...withoutKind(edit), annotationId: edit.kind } : withoutKind(edit),
      ),
    }),
  );
  if (!hasAnnotations) return { documentChanges: texts };
  const annotation = (kind: PlaceKind): ChangeAnnotation => ({
    label: words.rename.kinds[kind],
    // With `true`, VS Code opens a preview unasked, with these places unticked: another package is not changed without a look at it.
    needsConfirmation: kind === 'continuing',
  });
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  const changeAnnotations = Object.fromEntries(kinds.map((kind) => [kind, annotation(kind)]));
  return { documentChanges: texts, changeAnnotations };
}

interface PlacedEdit extends TextEdit {
  readonly kind: PlaceKind;
}

function editsOf(document: Document, places: readonly RenamePlace[]): readonly PlacedEdit[] {
  const starts = new Map(document.sections.map((section, index) => [section, document.startOf(index)]));
  return places
    .map(({ section, span, kind, newText }) => ({ span: shift(span, starts.get(section) ?? 0), kind, newText }))
    .sort((a, b) => a.span.start - b.span.start)
    .map(({ span, kind, newText }) => ({ range: document.range(span), newText, kind }));
}

function withoutKind({ range, newText }: PlacedEdit): TextEdit {
  return { range, newText };
}
