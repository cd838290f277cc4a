import * as vscode from 'vscode';

/** Extensions that close tags in any XML and indent between them. */
const closers = ['redhat.vscode-xml', 'formulahendry.auto-close-tag'];

/** Whether another extension closes tags by now, so that two would be one too many. */
export function tagsAreClosedElsewhere(): boolean {
  return closers.some((id) => vscode.extensions.getExtension(id)?.isActive);
}
