import type { Document } from '../../server/workspace/documents/document.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import { emptyWorkspace } from './cursor.ts';

/** A file in the page of a problem: `name` is its path in the package, or the name of a file in a folder of it. */
export interface Example {
  readonly language: string;
  readonly name: string;
  readonly text: string;
  /** The path of another file in the package, of which only the name counts. */
  readonly beside: string | undefined;
}

/** The parts of an example that the words behind its fence have. */
export function namedIn(info: string, index: number): Pick<Example, 'language' | 'name' | 'beside'> {
  const [language = ''] = info.split(' ');
  const named = (word: string): string | undefined => new RegExp(` ${word}=(\\S+)`).exec(info)?.[1];
  return { language, name: named('file') ?? `${index}.xml`, beside: named('beside') };
}

/** The recognised examples as files of one package, each with their common workspace: that of `emptyWorkspace`. */
export function examplesTogether(examples: readonly Example[]): readonly (readonly [Workspace, Document])[] {
  const workspace = emptyWorkspace();
  const uriOf = ({ language, name }: Example): string =>
    `file:///package/${language === 'json' || name.includes('/') ? '' : 'rules/'}${name}`;
  const others = examples.flatMap(({ beside }) => (beside === undefined ? [] : [`file:///package/${beside}`]));
  // The names of other files count only for examples of files that name them.
  if (others.length > 0 || examples.some(({ language }) => language === 'json'))
    workspace.fileNames.replace(['file:///package'], [...examples.map(uriOf), ...others]);
  return examples.flatMap((example) => {
    const document = workspace.putFile(uriOf(example), example.text);
    return document ? [[workspace, document] as const] : [];
  });
}
