import { check } from '../../server/checks/check.ts';
import { packs } from '../../server/hosts/packs.ts';
import type { CheckedFile } from '../../server/report/checkedFile.ts';
import type { ReportStyle } from '../../server/report/reportStyle.ts';
import { cliWordsFor } from '../../server/wording/cliWordsFor.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { withSeverity } from './withSeverity.ts';

/** Files side by side, by their names, with their problems. Throws for one that is not recognised. */
export function checkedFiles(files: Readonly<Record<string, string>>): readonly CheckedFile[] {
  const workspace = new Workspace(packs);
  const documents = Object.entries(files).map(([path, text]) => {
    const document = workspace.putFile(`file:///package/${encodeURIComponent(path)}`, text);
    if (!document) throw new Error(`not recognised: ${path}`);
    return { path, document };
  });
  return documents.map(({ path, document }) => ({
    path,
    document,
    problems: check(workspace, document).map(withSeverity),
  }));
}

/** Reports in English of all but hints. */
export const plainStyle: ReportStyle = {
  messages: messagesFor('en'),
  words: cliWordsFor('en').check,
  shown: ['error', 'warning', 'info'],
  failing: ['error'],
  troubles: [],
  seconds: 0,
  isColoured: false,
  width: 80,
  version: '1.2.3',
  pageOf: () => undefined,
};
