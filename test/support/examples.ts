import { packs } from '../../server/hosts/packs.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

/** A file in the page of a problem: `name` is its path in the package, or the name of a file in a folder of it. */
export interface Example {
  readonly language: string;
  readonly name: string;
  readonly text: string;
}

/** The recognised examples as files of one package, each with their common workspace. */
export function examplesTogether(examples: readonly Example[]): readonly (readonly [Workspace, Document])[] {
  const workspace = new Workspace(packs);
  const uriOf = ({ language, name }: Example): string =>
    `file:///package/${language === 'json' || name.includes('/') ? '' : 'rules/'}${name}`;
  // Only beside a file that describes a package do the names of other files count.
  if (examples.some(({ language }) => language === 'json'))
    workspace.fileNames.replace(['file:///package'], examples.map(uriOf));
  return examples.flatMap((example) => {
    const document = workspace.putFile(uriOf(example), example.text);
    return document ? [[workspace, document] as const] : [];
  });
}
