import type { CancellationToken, CodeLens } from 'vscode-languageserver';
import { ruleMentionsIn } from '../features/navigation/ruleMentions.ts';
import { referenceLenses } from '../features/referenceLenses.ts';
import type { Document } from '../workspace/document.ts';
import type { ServerContext } from './context.ts';
import { inSlices, staleness } from './inSlices.ts';
import { commands } from './protocol.ts';

/** The lenses that count references. The whole workspace is read for mentions first, which gives way to whatever else is asked. */
export async function referenceCounts(
  context: ServerContext,
  document: Document,
  token: CancellationToken,
): Promise<CodeLens[]> {
  const { workspace, messages } = context;
  if (document.kind !== 'rules') return [];
  const sections = workspace.documents().flatMap((other) => other.sections.map((section) => ({ other, section })));
  const isRead = await inSlices(
    sections,
    ({ other, section }) => ruleMentionsIn(workspace, other, section),
    staleness(token, [document]),
  );
  return isRead ? referenceLenses(workspace, document, commands.showReferences, messages()) : [];
}
