import type { ClientCapabilities, DiagnosticRelatedInformation, Location } from 'vscode-languageserver';
import type { Finding } from '../../checks/problems/finding.ts';
import type { Facts } from '../../checks/problems/kinds.ts';
import { copiesOf, otherPlaces } from '../../checks/problems/otherPlaces.ts';
import { printable } from '../../text/printable.ts';
import type { Span } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { locationIn } from '../../workspace/rules/ruleLocation.ts';

/** More places of one problem in its document, or in others, are not sent: its sentence names more lines, and each key sends all of them. */
const maximumPlaces = 5;

/** The other places that a problem is about, in its document or in another one, each with a sentence. */
export function relatedPlaces(
  workspace: Workspace,
  document: Document,
  finding: Finding,
  { words: { related } }: Messages,
): DiagnosticRelatedInformation[] {
  const { code, facts } = finding;
  const here = (span: Span, message: string): DiagnosticRelatedInformation => ({
    location: { uri: document.uri, range: document.range(span) },
    message: printable(message),
  });
  if (code === 'duplicate-id') return [here(facts.first, related.sameId)];
  if (code === 'id-in-other-file' || code === 'replaced-entry') {
    const location = entityIn(workspace, facts);
    return location ? [{ location, message: related.sameId }] : [];
  }
  if ('place' in facts) return [here(facts.place, related.otherSpelling(facts.other))];
  const inCopies = copiesOf(finding)
    .slice(0, maximumPlaces)
    .flatMap(({ uri, span }): DiagnosticRelatedInformation[] => {
      const range = workspace.get(uri)?.range(span);
      return range ? [{ location: { uri, range }, message: printable(related.sameSlip) }] : [];
    });
  const others = otherPlaces(finding).slice(0, maximumPlaces);
  return [...others.map((span) => here(span, related.sameSlip)), ...inCopies];
}

/** Whether the client shows other places of a problem: one that requests problems may say so only about those that it is sent. */
export function showsOtherPlaces({ textDocument }: ClientCapabilities): boolean {
  const { diagnostic, publishDiagnostics } = textDocument ?? {};
  return (diagnostic?.relatedInformation ?? publishDiagnostics?.relatedInformation) === true;
}

/** The place of the id in the other file. */
function entityIn(
  { all: { index } }: Workspace,
  { entity, id, uri }: Facts<'id-in-other-file' | 'replaced-entry'>,
): Location | undefined {
  const found = index.entities.ownWithId(entity, id).find(({ document }) => document.uri === uri);
  return found && locationIn(found.document, found.section, found.idSpan);
}
