import type { Diagnostic } from 'vscode-languageserver';
import { checkBySection, problemsSoFar } from '../../checks/check.ts';
import type { ProblemCode } from '../../checks/problems/kinds.ts';
import { asListed, filterListed, inDocument, type ListedProblems } from '../../checks/problems/listedProblems.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import { chosenBySection, type FileChoices } from '../../checks/settings/chosenProblems.ts';
import { whileTyped } from '../../features/whileTyped.ts';
import { isTranslation } from '../../formats/format.ts';
import { query, remembered } from '../../queries/remembered.ts';
import { inParts } from '../../queries/run.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from './context.ts';
import type { DiagnosticStyle } from './convert.ts';
import { diagnosticsIn } from './diagnosticsIn.ts';
import type { PendingRequest } from './pendingRequest.ts';

/** The problems of a document as its author sees them now. */
export interface ShownProblems {
  readonly document: Document;
  /** With the chosen severities, without known ones, those of markup that is only begun, and those that the client reports itself. */
  readonly listed: ListedProblems<Problem>;
  /** The same for an editor. */
  readonly diagnostics: () => Diagnostic[];
  /** All that was found; the same object as long as nothing has changed that concerns it. */
  readonly found: ListedProblems | undefined;
  /** Whether these are all. */
  readonly isWhole: boolean;
}

/** What a client has been told of a document. */
interface Told {
  /** When that was, or when somebody began to wait for it, by the clock. */
  since?: number;
  /** The version that has had an answer. */
  version?: number;
  /** Whether all problems have been told: from then on each answer has all. */
  isWhole?: boolean;
  found?: ListedProblems | undefined;
}

export const toldOf = remembered((_: Document): Told => ({}));

/** How the problems of a document are wanted. */
interface Wishes {
  readonly choices: FileChoices;
  readonly style: DiagnosticStyle;
}

/** Undefined for a bundled pack, and if the settings turn problems off. */
async function wishesFor(context: ServerContext, { uri }: Document): Promise<Wishes | undefined> {
  const { workspace, settings, choicesOf, diagnosticStyleOf } = context;
  const { problems } = await settings.get(uri);
  if (workspace.packWith(uri) || problems?.enabled === false) return undefined;
  return { choices: await choicesOf(uri), style: await diagnosticStyleOf(uri) };
}

/** The problems of a document; if it `isOver` before all are known, those that are known then. */
export async function shownProblems(
  context: ServerContext,
  document: Document,
  request: PendingRequest,
  isOver?: () => boolean,
): Promise<ShownProblems> {
  const { workspace } = context;
  const wishes = await wishesFor(context, document);
  const check = (): ListedProblems => checkBySection(workspace, document);
  if (!wishes) return shownAs(context, document, undefined, nothing);
  if (!isOver) return shownAs(context, document, wishes, await request.finishWhole(check));
  const found = await request.finishUntil(isOver, check, { isSoon: true });
  return { ...shownAs(context, document, wishes, found ?? problemsSoFar(workspace, document)), isWhole: !!found };
}

const nothing: ListedProblems<Problem> = asListed([]);

/** What is made of the problems of a document, when so many documents are done. */
type PartOf<Item> = (shown: ShownProblems, done: number, all: number) => Item;

type Wanted = readonly (readonly [Document, Wishes | undefined])[];

/** The problems of all documents of the workspace, those of translations last; undefined if it `isOver` before they are known. */
export async function allProblems<Item>(
  context: ServerContext,
  request: PendingRequest,
  partOf: PartOf<Item>,
  isOver = (): boolean => false,
): Promise<readonly Item[] | undefined> {
  const wanted: (readonly [Document, Wishes | undefined])[] = [];
  for (const document of context.workspace.documents()) {
    if (isOver()) return undefined;
    wanted.push([document, await wishesFor(context, document)]);
  }
  const rank = ([{ format }]: Wanted[number]): number => (isTranslation(format) ? 1 : 0);
  wanted.sort((one, other) => rank(one) - rank(other));
  return (await request.finishUntil(isOver, () => eachShown(wanted, context, partOf))) as readonly Item[] | undefined;
}

const eachShown = inParts(
  (wanted: Wanted, _context: ServerContext, _partOf: PartOf<unknown>) => wanted.length,
  (index, wanted, context, partOf): readonly unknown[] => {
    const [document, wishes] = wanted[index] ?? [];
    if (!document) return [];
    // Files that were deleted or created meanwhile are checked after the next burst of events.
    const isThere = wishes && context.workspace.get(document.uri) === document;
    const found = isThere ? checkBySection(context.workspace, document) : nothing;
    return [partOf(shownAs(context, document, wishes, found), index + 1, wanted.length)];
  },
);

function shownAs(
  { documents, typedPlaces, messages, initializationOptions: { checksJson } }: ServerContext,
  document: Document,
  wishes: Wishes | undefined,
  found: ListedProblems,
): ShownProblems {
  if (!wishes) return { document, listed: nothing, diagnostics: () => [], found: undefined, isWhole: true };
  const { severities, known } = wishes.choices;
  // The client checks JSON that is open.
  const hasSchema = checksJson === true && documents.get(document.uri) === document;
  const place = typedPlaces.at(document);
  const listed = listedAs(
    document,
    document.version,
    found,
    severities,
    known?.baseline,
    known?.path,
    hasSchema,
    place,
  );
  const diagnostics = (): Diagnostic[] => diagnosticsIn(document, listed, messages, wishes.style);
  return { document, listed, diagnostics, found, isWhole: true };
}

/** The same object as long as all is the same. */
const listedAs = query(
  (
    document: Document,
    _version: number,
    found: ListedProblems,
    severities: FileChoices['severities'],
    baseline: NonNullable<FileChoices['known']>['baseline'] | undefined,
    path: string | undefined,
    hasSchema: boolean,
    place: number | undefined,
  ): ListedProblems<Problem> => {
    const own =
      hasSchema && document.jsonFormat ? filterListed(document, found, ({ code }) => !ofSchemas.has(code)) : found;
    const known = baseline && path !== undefined ? { baseline, path } : undefined;
    return whileTyped(document, chosenBySection(document, own, { severities, known }), place);
  },
);

/** What an editor with the JSON Schemas of the extension reports itself. */
const ofSchemas: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['json-syntax', 'unknown-setting', 'bad-setting']);

/** All problems of a document as its author sees them now, in the order of the text. */
export async function problemsIn(
  context: ServerContext,
  document: Document,
  request: PendingRequest,
): Promise<readonly Problem[]> {
  return inDocument(document, (await shownProblems(context, document, request)).listed);
}
