import * as vscode from 'vscode';
import { schemaAssociations, withAssociations } from './schemaAssociations.ts';

/** The extension XML of Red Hat, which reads the setting. */
const xmlExtension = 'redhat.vscode-xml';

/**
 * Writes the schemas of this extension into the settings of the workspace, for the extension XML, after it has shown what it writes and the
 * user has agreed. Earlier ones are replaced, and all other associations stay.
 */
export async function offerSchemas(extensionUri: vscode.Uri): Promise<void> {
  const problem = whyNot(extensionUri);
  if (problem !== undefined) {
    await vscode.window.showInformationMessage(problem);
    return;
  }
  const settings = vscode.workspace.getConfiguration('xml');
  const ours = schemaAssociations(vscode.Uri.joinPath(extensionUri, 'schemas').toString(true));
  const write = vscode.l10n.t('Write');
  const chosen = await vscode.window.showInformationMessage(
    vscode.l10n.t('Write the schemas into the settings of this workspace, for the extension XML?'),
    { modal: true, detail: `"xml.fileAssociations": ${JSON.stringify(ours, undefined, 2)}` },
    write,
  );
  if (chosen !== write) return;
  const before = settings.inspect('fileAssociations')?.workspaceValue;
  await settings.update('fileAssociations', withAssociations(before, ours), vscode.ConfigurationTarget.Workspace);
}

/** The reason why nothing can be written; undefined if there is none. */
function whyNot({ scheme }: vscode.Uri): string | undefined {
  if (!vscode.workspace.workspaceFolders?.length)
    return vscode.l10n.t('Open a folder first: its settings get the schemas.');
  if (scheme !== 'file') return vscode.l10n.t('The extension XML reads schemas only from the disk of this computer.');
  if (!vscode.extensions.getExtension(xmlExtension))
    return vscode.l10n.t('Install the extension XML (redhat.vscode-xml) first: it reads the schemas.');
  return undefined;
}
