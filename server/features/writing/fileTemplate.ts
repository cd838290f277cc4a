import { placeholder } from '../../answers/snippet.ts';
import type { Format, XmlFormat } from '../../formats/format.ts';
import type { Messages } from '../../wording/messages.ts';
import { entryTemplate } from './entryTemplates.ts';

/** The first line of an XML file. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * A root with one entry, as a snippet: a new file without its XML declaration.
 *
 * @param monsterId the id of a Monster for a new table.
 */
export function rootTemplate(
  { kind, root }: XmlFormat,
  prefix: string,
  { words }: Messages,
  monsterId?: string,
): string {
  const entry = entryTemplate(kind, { prefix, samples: words.writing.samples, monsterId });
  return [`<${root}>`, ...entry.map((line) => `  ${line}`), `</${root}>`].join('\n');
}

/** A new file as a snippet. Prose is a scenario in Markdown. The arguments are those of `rootTemplate`. */
export function fileTemplate(format: Format, prefix: string, messages: Messages, monsterId?: string): string {
  if (!format.isXml) return scenarioTemplate(messages);
  return `${xmlDeclaration}\n${rootTemplate(format, prefix, messages, monsterId)}\n`;
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
