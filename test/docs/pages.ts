import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeLens } from 'vscode-languageserver-types';
import { packs } from '../../server/hosts/packs.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { readerIn } from '../support/cursor.ts';
import { codeLenses } from '../support/lenses.ts';

export const english = messagesFor('en');
export const rules = new Workspace(packs);

/** The one expectation of all examples: what a page says is what the program answers. */
export function check(said: unknown, answered: unknown, where: string): void {
  assert.deepEqual(answered, said, where);
}

/** A fenced block: the words behind the fence, and the lines between the fences. */
export interface Block {
  readonly info: readonly string[];
  readonly text: string;
}

export function blocksOf(page: string, language: string): readonly Block[] {
  return [...read(page).matchAll(/^```(\S.*)\n([\s\S]*?)^```$/gm)]
    .map(([, info = '', text = '']) => ({ info: info.split(' '), text }))
    .filter(({ info }) => info[0] === language);
}

export function read(path: string): string {
  return readFileSync(path, 'utf8');
}

export function markdownIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.md')).map((file) => join(folder, file).replaceAll('\\', '/'));
}

/** What is typed in the examples of a page, and what is said to come of it. */
export function sessionsIn(page: string): readonly { readonly command: string; readonly output: string }[] {
  const sessions = blocksOf(page, 'console').flatMap(({ text }) => text.split(/^(?=\$ )/m));
  return sessions.map((session) => {
    const [, command = '', output = ''] = /^\$ whq-rules (.*)\n([\s\S]*)$/.exec(session) ?? [];
    return { command, output };
  });
}

export function withoutTime(report: string): string {
  return report.trimEnd().replace(/\d+[.,]\d s$/m, '… s');
}

/** The targets of the links of a text, in the order in which readers see them. */
export function linksOf(text: string): readonly string[] {
  const targets = new Map(
    [...text.matchAll(/^\[([\w-]+)\]: (\S+)$/gm)].map(([, name = '', target = '']) => [name, target]),
  );
  return [...text.matchAll(/\]\(([^)\s]+)\)|\]\[([\w-]+)\]/g)].map(
    ([, inline, name = '']) => inline ?? targets.get(name) ?? '',
  );
}

/** The lenses of a page beside the files of the example. */
export function lensesOf(text: string, language: string): readonly CodeLens[] {
  const workspace = new Workspace(packs);
  for (const file of ['rules/markup-rules.xml', 'rules/plain-rules.xml', 'monsters/salt-works.xml'])
    workspace.putFile(`file:///data/xml/${file}`, read(`docs/example/data/xml/${file}`));
  const document = workspace.putFile('file:///page.md', text);
  return document ? codeLenses({ scope: workspace.packageOf(document), document, reader: readerIn(language) }) : [];
}
