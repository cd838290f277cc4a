import { dirname, resolve } from 'node:path';
import { readText, uriOfPath } from '../../hosts/disk.ts';
import { Document } from '../../workspace/documents/document.ts';
import { languageIdOf } from '../../workspace/packages/host.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';
import { gather } from '../files/gather.ts';
import { packageOf, readPackage } from '../files/ownPackage.ts';

/** The scenario in the workspace of its package; says what cannot be read. */
export async function scenarioAt(call: Call, workspace: Workspace, path: string): Promise<Document | undefined> {
  const { terminal, words, values } = call;
  const { workingFolder = '' } = terminal;
  const absolute = resolve(workingFolder, path);
  const file = await readText(absolute);
  if (file.kind !== 'text') {
    terminal.complain(words.trouble[file.kind === 'folder' ? 'notAFile' : file.kind](path));
    return undefined;
  }
  const folder = packageOf(call, dirname(absolute));
  if (values.has('package') && (await readPackage(call, workspace)) !== 'all') return undefined;
  if (!values.has('package')) await gather(workspace, workingFolder, [folder], { isXmlOnly: true });
  const uri = uriOfPath(absolute);
  const document = new Document(uri, languageIdOf(uri), 0, file.text);
  if (document.format === undefined || document.format.isXml) {
    terminal.complain(words.fight.noProse(path));
    return undefined;
  }
  workspace.put(document);
  return document;
}
