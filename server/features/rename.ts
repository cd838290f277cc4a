import type { ChangeAnnotation, Range, TextDocumentEdit, TextEdit, WorkspaceEdit } from 'vscode-languageserver-types';
import { isIdentifier } from '../formats/identifier.ts';
import { type Span, shift, touches } from '../text/span.ts';
import type { Messages } from '../wording/messages.ts';
import type { Document } from '../workspace/documents/document.ts';
import type { Section } from '../workspace/documents/section.ts';
import type { Reference } from '../workspace/index/reference.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import type { Asked } from './asked.ts';

/** Either the result of a rename, or a sentence for people with the reason for a refusal. */
export type Renaming<Result> = Result | { readonly refusal: string };

/** The text that an editor offers to change. */
export interface RenameTarget {
  readonly range: Range;
  readonly placeholder: string;
}

/** The client's support for edits. */
export interface EditSupport {
  /** The version of an open document; `null` for a file that is not open. */
  readonly versionOf: (document: Document) => number | null;
  /** Whether edits may name the version of their document. */
  readonly hasDocumentChanges: boolean;
  /** Whether edits may have annotations, for a client that shows them in a preview. */
  readonly hasAnnotations: boolean;
}

/** The id of a rule at the offset, in a definition or any reference. */
export function prepareRename(
  { workspace, document, reader: { messages } }: Asked,
  offset: number,
): Renaming<RenameTarget> {
  const found = idAt(workspace, document, offset);
  if (!found) return { refusal: messages.words.rename.nothingHere };
  const refusal = bundledRefusal(workspace, found.id, messages);
  return refusal ? { refusal } : { range: document.range(found.span), placeholder: found.id };
}

/**
 * Gives a rule another id everywhere in the workspace: in its definition and uses, in the keys of its translations, in the `<?variant-of
 * …?>` of other rules, and in links of prose. Only the characters of ids are replaced. Refused if the new id is not valid or already names
 * another rule.
 */
export function rename(
  { workspace, document, reader: { messages } }: Asked,
  offset: number,
  newId: string,
  support: EditSupport,
): Renaming<WorkspaceEdit> {
  const found = idAt(workspace, document, offset);
  if (!found) return { refusal: messages.words.rename.nothingHere };
  const refusal = bundledRefusal(workspace, found.id, messages) ?? newIdRefusal(workspace, found.id, newId, messages);
  if (refusal) return { refusal };
  return workspaceEdit(placesOf(workspace, found.id), newId, messages, support);
}

interface Place {
  readonly document: Document;
  readonly section: Section;
  readonly span: Span;
  readonly kind: Kind;
}

type Kind = 'definition' | 'use' | 'translation' | 'prose';

function idAt(
  workspace: Workspace,
  document: Document,
  offset: number,
): { readonly id: string; readonly span: Span } | undefined {
  const index = document.sectionIndexAt(offset);
  // At a border of sections, an id may be at the end of the earlier one.
  for (const at of [index, index - 1]) {
    const section = document.sections[at];
    if (!section) continue;
    const start = document.startOf(at);
    const found = idsIn(workspace, section).find(({ span }) => touches(span, offset - start));
    if (found) return { id: found.id, span: shift(found.span, start) };
  }
  return undefined;
}

function idsIn(workspace: Workspace, section: Section): readonly { readonly id: string; readonly span: Span }[] {
  const rule = workspace.index.definitionIn(section)?.rule;
  const own = rule?.id !== undefined && rule.idSpan ? [{ id: rule.id, span: rule.idSpan }] : [];
  const variant = rule?.variantOf ? [{ id: rule.variantOf.id, span: rule.variantOf.idSpan }] : [];
  return [...own, ...variant, ...workspace.index.referencesIn(section)];
}

function bundledRefusal(workspace: Workspace, id: string, { words }: Messages): string | undefined {
  const definitions = workspace.index.withId(id);
  return definitions.length > 0 && definitions.every(({ isBundled }) => isBundled)
    ? words.rename.bundled(id)
    : undefined;
}

function newIdRefusal(workspace: Workspace, id: string, newId: string, { words }: Messages): string | undefined {
  if (!isIdentifier(newId)) return words.rename.noId(newId);
  if (newId === id) return undefined;
  const [other] = workspace.index.withId(newId);
  if (other) return words.rename.taken(newId, other.rule.name);
  const isTranslated = workspace.index.referencesTo(newId).some(({ kind }) => kind === 'translation');
  return isTranslated ? words.rename.takenByTranslation(newId) : undefined;
}

function placesOf(workspace: Workspace, id: string): readonly Place[] {
  const { index } = workspace;
  const definitions = index.withId(id).flatMap(({ document, section, rule, isBundled }): readonly Place[] => {
    return isBundled || !rule.idSpan ? [] : [{ document, section, span: rule.idSpan, kind: 'definition' }];
  });
  const variants = index.variantsOf(id).flatMap(({ document, section, rule, isBundled }): readonly Place[] => {
    return isBundled || !rule.variantOf ? [] : [{ document, section, span: rule.variantOf.idSpan, kind: 'use' }];
  });
  const references = index.referencesTo(id).map((reference): Place => ({ ...reference, kind: kindOf(reference) }));
  return [...definitions, ...variants, ...references];
}

function kindOf({ kind }: Reference): Kind {
  if (kind === 'link' || kind === 'code') return 'prose';
  return kind === 'translation' ? 'translation' : 'use';
}

function workspaceEdit(
  places: readonly Place[],
  newText: string,
  { words }: Messages,
  support: EditSupport,
): WorkspaceEdit {
  const { versionOf, hasAnnotations, hasDocumentChanges } = support;
  const byDocument = new Map<Document, Place[]>();
  for (const place of places) {
    const ofDocument = byDocument.get(place.document);
    if (ofDocument) ofDocument.push(place);
    else byDocument.set(place.document, [place]);
  }
  const edits = [...byDocument].map(([document, ofDocument]) => ({
    document,
    edits: editsOf(document, ofDocument, newText),
  }));
  if (!hasDocumentChanges) {
    return {
      changes: Object.fromEntries(edits.map(({ document, edits: all }) => [document.uri, all.map(withoutKind)])),
    };
  }
  const documentChanges = edits.map(
    ({ document, edits: all }): TextDocumentEdit => ({
      textDocument: { uri: document.uri, version: versionOf(document) },
      edits: all.map((edit) =>
        hasAnnotations ? { ...withoutKind(edit), annotationId: edit.kind } : withoutKind(edit),
      ),
    }),
  );
  if (!hasAnnotations) return { documentChanges };
  const annotation = (kind: Kind): ChangeAnnotation => ({
    label: words.rename.kinds[kind],
    // With `true`, VS Code opens a preview unasked, with every place unticked: applied, such a rename changes nothing.
    needsConfirmation: false,
  });
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  return { documentChanges, changeAnnotations: Object.fromEntries(kinds.map((kind) => [kind, annotation(kind)])) };
}

interface PlacedEdit extends TextEdit {
  readonly kind: Kind;
}

function editsOf(document: Document, places: readonly Place[], newText: string): readonly PlacedEdit[] {
  const starts = new Map(document.sections.map((section, index) => [section, document.startOf(index)]));
  return places
    .map(({ section, span, kind }) => ({ span: shift(span, starts.get(section) ?? 0), kind }))
    .sort((a, b) => a.span.start - b.span.start)
    .map(({ span, kind }) => ({ range: document.range(span), newText, kind }));
}

function withoutKind({ range, newText }: PlacedEdit): TextEdit {
  return { range, newText };
}
