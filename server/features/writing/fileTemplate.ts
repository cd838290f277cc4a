import { placeholder } from '../../answers/snippet.ts';
import { type DocumentKind, rootNameOf } from '../../formats/kinds.ts';
import type { Messages } from '../../wording/messages.ts';
import { entryTemplate } from './entryTemplates.ts';

/** The kinds of file that can be begun, the most usual first. */
export const fileKinds: readonly DocumentKind[] = [
  'rules',
  'monsters',
  'tables',
  'events',
  'translations',
  'warriors',
  'locations',
  'adventures',
  'dungeonCards',
];

/** The line that an XML file begins with. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** A root with one entry, as a snippet: all of a new file but its XML declaration. */
export function rootTemplate(kind: DocumentKind, prefix: string, { words }: Messages): string {
  const root = rootNameOf(kind);
  const entry = entryTemplate(kind, { prefix, samples: words.writing.samples });
  return [`<${root}>`, ...entry.map((line) => `  ${line}`), `</${root}>`].join('\n');
}

/** A new file as a snippet. Of a scenario it is Markdown. */
export function fileTemplate(kind: DocumentKind | 'scenario', prefix: string, messages: Messages): string {
  if (kind === 'scenario') return scenarioTemplate(messages);
  return `${xmlDeclaration}\n${rootTemplate(kind, prefix, messages)}\n`;
}

function scenarioTemplate({ words }: Messages): string {
  const { samples } = words.writing;
  return [
    `# ${placeholder(1, samples.scenarioTitle)}`,
    '',
    placeholder(2, samples.scenarioLead),
    '',
    `## ${placeholder(3, samples.scenarioRoom)}`,
    '',
    placeholder(4, samples.scenarioText),
    '',
    `**${samples.scenarioMonsters}:** $0`,
    '',
  ].join('\n');
}
