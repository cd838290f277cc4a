import type { ProblemCode } from '../../checks/problems/kinds.ts';
import { filterListed, type ListedProblems } from '../../checks/problems/listedProblems.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import { chosenBySection } from '../../checks/settings/chosenProblems.ts';
import { whileTyped } from '../../features/whileTyped.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from './context.ts';

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
