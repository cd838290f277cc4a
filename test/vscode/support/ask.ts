import * as vscode from 'vscode';
import { until } from './until.ts';
import { rangeOf } from './workspace.ts';

/** Runs a command that asks the providers of a document, again and again, until they have so many answers. */
export function ask<Item>(command: string, uri: vscode.Uri, rest: readonly unknown[] = [], least = 1) {
  return until(`answers of ${command}`, async () => {
    const items = await vscode.commands.executeCommand<readonly Item[] | undefined>(command, uri, ...rest);
    return items === undefined || items.length < least ? undefined : items;
  });
}

/** The same once, for what must not have an answer. */
export async function askOnce<Item>(command: string, uri: vscode.Uri, ...rest: unknown[]): Promise<readonly Item[]> {
  return (await vscode.commands.executeCommand<readonly Item[] | undefined>(command, uri, ...rest)) ?? [];
}

/** In the middle of where `words` first stand in the document. */
export function middleOf(document: vscode.TextDocument, words: string): vscode.Position {
  const { start, end } = rangeOf(document, words);
  return document.positionAt(Math.floor((document.offsetAt(start) + document.offsetAt(end)) / 2));
}

/** Waits for a hover on `words` and returns its text, Markdown as it is. */
export async function hoverOn(document: vscode.TextDocument, words: string): Promise<string> {
  const hovers = await ask<vscode.Hover>('vscode.executeHoverProvider', document.uri, [middleOf(document, words)]);
  return hovers.map(textOfHover).join('\n');
}

/** Waits for a hover on `words` with such a text: files are known one after another, and until then the hover says less. */
export async function hoverLike(document: vscode.TextDocument, words: string, wanted: RegExp): Promise<void> {
  await until(`a hover on ${words} like ${wanted}`, async () => {
    const text = await hoverOn(document, words);
    return wanted.test(text) || undefined;
  });
}

/** The text of a hover, Markdown as it is. */
export function textOfHover({ contents }: vscode.Hover): string {
  return contents.map(textOf).join('\n');
}

function textOf(content: vscode.MarkdownString | vscode.MarkedString): string {
  return typeof content === 'string' ? content : content.value;
}

/** A place as people would say it: the file, or a pack by its whole URI, and the text that is there. */
export async function described(uri: vscode.Uri, range: vscode.Range): Promise<string> {
  const document = await vscode.workspace.openTextDocument(uri);
  const name = uri.scheme === 'whq-rules' ? uri.toString() : uri.path.slice(uri.path.lastIndexOf('/') + 1);
  return `${name}: ${document.getText(range)}`;
}
