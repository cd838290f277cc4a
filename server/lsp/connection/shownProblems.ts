import { checkBySection } from '../../checks/check.ts';
import type { ProblemCode } from '../../checks/problems/kinds.ts';
import { asListed, filterListed, inDocument, type ListedProblems } from '../../checks/problems/listedProblems.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import { chosenBySection } from '../../checks/settings/chosenProblems.ts';
import { whileTyped } from '../../features/whileTyped.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from './context.ts';
import type { PendingRequest } from './pendingRequest.ts';

/** What an editor with the JSON Schemas of the extension reports itself. */
const ofSchemas: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['json-syntax', 'unknown-setting', 'bad-setting']);

/**
 * The problems of an open document as its author sees them now: chosen severities, without known ones, those of markup that is only begun, and
 * those that the client reports itself.
 */
export async function shownProblems(
  {
    choicesOf,
    typedPlaces,
    initializationOptions,
  }: Pick<ServerContext, 'choicesOf' | 'typedPlaces' | 'initializationOptions'>,
  document: Document,
  findings: ListedProblems,
): Promise<ListedProblems<Problem>> {
  const own =
    document.jsonFormat && initializationOptions.checksJson === true
      ? filterListed(document, findings, ({ code }) => !ofSchemas.has(code))
      : findings;
  return whileTyped(document, chosenBySection(document, own, await choicesOf(document.uri)), typedPlaces.at(document));
}

/** All that is found in a document; nothing if the settings turn problems off. */
export async function findingsIn(
  { workspace, settings }: ServerContext,
  document: Document,
  request: PendingRequest,
): Promise<ListedProblems> {
  const isWanted = (await settings.get(document.uri)).problems?.enabled ?? true;
  return isWanted ? request.finishWhole(() => checkBySection(workspace, document)) : nothingFound;
}

const nothingFound: ListedProblems = asListed([]);

/** The problems of a document as its author sees them now, in the order of the text. */
export async function problemsIn(
  context: ServerContext,
  document: Document,
  request: PendingRequest,
): Promise<readonly Problem[]> {
  return inDocument(document, await shownProblems(context, document, await findingsIn(context, document, request)));
}
