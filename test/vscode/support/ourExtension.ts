import * as vscode from 'vscode';
import { name, publisher } from '../../../package.json';

/** The extension under test. */
export function ourExtension(): vscode.Extension<unknown> | undefined {
  return vscode.extensions.getExtension(`${publisher}.${name}`);
}
