import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { ClientRequests } from '../server/lsp/protocol.ts';

type Params<Method extends keyof ClientRequests> = ClientRequests[Method]['params'];
type Result<Method extends keyof ClientRequests> = ClientRequests[Method]['result'];

/** Larger files are not ours, and would fill the memory of a browser tab. */
const largestFile = 64 * 1024 * 1024;

/** Lets a server that cannot reach the disk list and read the files of the workspace, whatever file system they are in. */
export function answerFileRequests(client: BaseLanguageClient): void {
  client.onRequest('whq/listFiles' satisfies keyof ClientRequests, listFiles);
  client.onRequest('whq/readFile' satisfies keyof ClientRequests, readFile);
}

async function listFiles(): Promise<Result<'whq/listFiles'>> {
  const files = await vscode.workspace.findFiles('**/*.{xml,md,txt}');
  return files.map((uri) => uri.toString());
}

async function readFile(params: Params<'whq/readFile'>): Promise<Result<'whq/readFile'>> {
  const uri = vscode.Uri.parse(params.uri);
  try {
    const { size } = await vscode.workspace.fs.stat(uri);
    if (size > largestFile) return null;
    return await vscode.workspace.decode(await vscode.workspace.fs.readFile(uri), { uri });
  } catch {
    return null;
  }
}
