import { readdirSync, readFileSync } from 'node:fs';
import type { Reader } from '../../server/answers/reader.ts';
import { check } from '../../server/checks/check.ts';
import { isTranslation } from '../../server/formats/format.ts';
import { commands } from '../../server/lsp/protocol/commands.ts';
import { messageOf, titleOf } from '../../server/wording/messageOf.ts';
import type { Messages } from '../../server/wording/messages.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { probes } from '../fuzz/probes.ts';
import { seeded } from '../fuzz/seeded.ts';
import { namedIn } from '../support/examples.ts';
import { withSeverity } from '../support/withSeverity.ts';

/** A text for people, with everything that its words may come from: the files that it is about, and what was found in them. */
export interface Said {
  readonly where: string;
  readonly text: string;
  readonly about: string;
}

/** Everything that the program says of the examples in the pages of problems: messages, fixes, and the answers to an editor all over them. */
export function saidOfExamples(messages: Messages): readonly Said[] {
  const pages = readdirSync('docs/problems').filter((file) => file !== 'README.md');
  return pages.flatMap((page) => {
    const text = readFileSync(`docs/problems/${page}`, 'utf8');
    return ['wrong', 'right'].flatMap((word) => saidOfPackage(`${page}, ${word}`, examplesOf(text, word), messages));
  });
}

type Files = readonly (readonly [name: string, text: string])[];

function examplesOf(page: string, word: string): Files {
  const blocks = [...page.matchAll(new RegExp(`^\`\`\`((?:xml|json) ${word}.*)\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))];
  return blocks.map(([, info = '', text = ''], index) => [namedIn(info, index).name, text]);
}

/** Without the bundled rules: their texts are content, and in English or Spanish. */
function saidOfPackage(where: string, files: Files, messages: Messages): readonly Said[] {
  const workspace = new Workspace([]);
  const documents = files.flatMap(([name, text]) => workspace.putFile(`file:///package/rules/${name}`, text) ?? []);
  const found = documents.flatMap((document) => check(workspace, document));
  const isTranslated = documents.some(({ format }) => isTranslation(format));
  const about = [...files.flat(), ...found.map(({ facts, fixes }) => JSON.stringify([facts, fixes]))].join('\n');
  const reader: Reader = {
    messages,
    preview: { levels: new Map([['battle-level', 3]]), party: [] },
    links: { showOdds: commands.showOdds, roll: commands.roll, openRule: commands.openRule },
  };
  return documents
    .flatMap((document) => [
      ...problemsIn(workspace, document, messages),
      // A card is in the language of the name under the mouse, whoever reads it.
      ...(isTranslated ? [] : answersIn(workspace, document, reader)),
    ])
    .map(({ of, text }) => ({ where: `${where}, ${of}`, text, about }));
}

interface Answer {
  readonly of: string;
  readonly text: string;
}

function problemsIn(workspace: Workspace, document: Document, messages: Messages): readonly Answer[] {
  return check(workspace, document).flatMap((finding) => [
    { of: finding.code, text: messageOf(finding, document, messages) },
    ...(finding.fixes ?? []).map((fix) => ({ of: `fix of ${finding.code}`, text: titleOf(fix, messages) })),
  ]);
}

/** So many characters are between two places where all is asked. */
const stride = 41;

function answersIn(workspace: Workspace, document: Document, reader: Reader): readonly Answer[] {
  const text = document.getText();
  const problems = check(workspace, document).map(withSeverity);
  const found = new Map<string, Answer>();
  const scope = workspace.packageOf(document);
  for (let offset = 0; offset < text.length; offset += stride) {
    const asked = {
      workspace,
      scope,
      document,
      text,
      problems,
      offset,
      span: { start: offset, end: offset + 20 },
      reader,
    };
    for (const [of, { ask }] of Object.entries(probes))
      for (const one of textsIn(ask({ ...asked, random: seeded(offset) })))
        found.set(`${of} ${one}`, { of, text: one });
  }
  return [...found.values()];
}

/** The properties of answers whose texts people read. */
const shown = new Set([
  'title',
  'label',
  'detail',
  'description',
  'documentation',
  'value',
  'contents',
  'message',
  'tooltip',
]);

function textsIn(answer: unknown, key = ''): readonly string[] {
  if (typeof answer === 'string') return shown.has(key) ? [withoutLinks(answer)] : [];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, part]) => textsIn(part, Array.isArray(answer) ? key : name));
}

/** Where a link leads is not read. */
function withoutLinks(markdown: string): string {
  return markdown.replace(/\]\([^)\s]*(?: "[^"]*")?\)/g, ']');
}
