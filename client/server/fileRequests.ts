import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { ClientRequests } from '../../server/lsp/protocol/protocol.ts';

type Params<Method extends keyof ClientRequests> = ClientRequests[Method]['params'];
type Result<Method extends keyof ClientRequests> = ClientRequests[Method]['result'];

/** Lists and reads the files of the workspace, in any file system, for a server that cannot reach the disk. */
export function answerFileRequests(client: BaseLanguageClient): void {
  client.onRequest<Result<'whq/readFolder'>, void>('whq/readFolder' satisfies keyof ClientRequests, readFolder);
  client.onRequest<Result<'whq/readFile'>, void>('whq/readFile' satisfies keyof ClientRequests, readFile);
}

async function readFolder(params: Params<'whq/readFolder'>): Promise<Result<'whq/readFolder'>> {
  const uri = vscode.Uri.parse(params.uri);
  try {
    const { type } = await vscode.workspace.fs.stat(uri);
    if ((type & vscode.FileType.Directory) === 0) return { kind: type & vscode.FileType.File ? 'file' : 'missing' };
    const entries = await vscode.workspace.fs.readDirectory(uri);
    return { kind: 'folder', entries: entries.map(([name, kind]) => ({ name, kind: kindOf(kind) })) };
  } catch (error) {
    return { kind: isMissing(error) ? 'missing' : 'forbidden' };
  }
}

async function readFile({ uri: name, largest }: Params<'whq/readFile'>): Promise<Result<'whq/readFile'>> {
  const uri = vscode.Uri.parse(name);
  try {
    const { size } = await vscode.workspace.fs.stat(uri);
    if (size > largest) return { reason: 'tooLarge' };
    return await vscode.workspace.decode(await vscode.workspace.fs.readFile(uri), { uri });
  } catch (error) {
    if (isMissing(error)) return { reason: null };
    return { reason: codeOf(error) === 'NoPermissions' ? 'forbidden' : 'unreadable' };
  }
}

/** The kind of a folder entry. The type of a link also contains the type of its target, so links are tested first. */
function kindOf(type: vscode.FileType): 'file' | 'folder' | 'link' | 'other' {
  if (type & vscode.FileType.SymbolicLink) return 'link';
  if (type & vscode.FileType.Directory) return 'folder';
  return type & vscode.FileType.File ? 'file' : 'other';
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === 'FileNotFound' || codeOf(error) === 'FileNotADirectory';
}

function codeOf(error: unknown): string | undefined {
  return error instanceof vscode.FileSystemError ? error.code : undefined;
}
