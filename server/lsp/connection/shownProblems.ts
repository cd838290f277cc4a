import type { Finding } from '../../checks/problems/finding.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import { chosenProblems } from '../../checks/settings/chosenProblems.ts';
import { whileTyped } from '../../features/whileTyped.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from './context.ts';

/** The problems of an open document as its author sees them now: chosen severities, without known ones and those of markup that is only begun. */
export async function shownProblems(
  { choicesOf, typedPlaces }: Pick<ServerContext, 'choicesOf' | 'typedPlaces'>,
  document: Document,
  findings: readonly Finding[],
): Promise<readonly Problem[]> {
  const { problems } = chosenProblems(document, findings, await choicesOf(document.uri));
  return whileTyped(document, problems, typedPlaces.at(document));
}
