import type { ClientCapabilities, DiagnosticRelatedInformation } from 'vscode-languageserver';
import type { Finding } from '../../checks/problems/finding.ts';
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
  const at = (uri: string, span: Span, message: string): DiagnosticRelatedInformation[] => {
    const range = (uri === document.uri ? document : workspace.get(uri))?.range(span);
    return range ? [{ location: { uri, range }, message: printable(message) }] : [];
  };
  if (code === 'duplicate-id') return at(document.uri, facts.first, related.sameId);
  if (code === 'id-in-other-file' || code === 'replaced-entry') {
    const named = workspace.all.index.entities.ownWithId(facts.entity, facts.id);
    const other = named.find((one) => one.document.uri === facts.uri);
    const location = other && locationIn(other.document, other.section, other.idSpan);
    return location ? [{ location, message: related.sameId }] : [];
  }
  if ('place' in facts) return at(document.uri, facts.place, related.otherSpelling(facts.other));
  const here = otherPlaces(finding).map((span) => ({ uri: document.uri, span }));
  const places = [...here.slice(0, maximumPlaces), ...copiesOf(finding).slice(0, maximumPlaces)];
  return places.flatMap(({ uri, span }) => at(uri, span, related.sameSlip));
}

/** Whether the client shows other places of a problem: one that requests problems may say so only about those that it is sent. */
export function showsOtherPlaces({ textDocument }: ClientCapabilities): boolean {
  const { diagnostic, publishDiagnostics } = textDocument ?? {};
  return (diagnostic?.relatedInformation ?? publishDiagnostics?.relatedInformation) === true;
}
