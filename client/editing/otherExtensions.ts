import * as vscode from 'vscode';

/** Extensions that close tags in all XML files and indent between them. */
const closers = ['redhat.vscode-xml', 'formulahendry.auto-close-tag'];

/** Whether another active extension closes tags, so that this one must not. */
export function tagsAreClosedElsewhere(): boolean {
  return closers.some((id) => vscode.extensions.getExtension(id)?.isActive);
}
