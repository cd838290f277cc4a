import { placeholder } from '../../answers/snippet.ts';
import type { Format, XmlFormat } from '../../formats/format.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { beginsWithName, type Samples } from './entryTemplates.ts';
import { newEntry } from './newEntry.ts';

/** The first line of an XML file. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * A root with one entry, as a snippet: a new file without its XML declaration.
 *
 * @param asksForName whether the client asks for a name next and puts the entry in itself, if its id follows from a name.
 */
export function rootTemplate(
  scope: Package,
  format: XmlFormat,
  prefix: string,
  samples: Samples,
  asksForName: boolean,
): string {
  const { kind, root } = format;
  const entry =
    asksForName && beginsWithName(kind) ? '$0' : `\n${newEntry(scope, format, prefix, samples).replace(/^/gm, '  ')}`;
  return `<${root}>${entry}\n</${root}>`;
}

/** A new file as a snippet, in a client that asks for names. Prose is a scenario in Markdown. */
export function fileTemplate(scope: Package, format: Format, prefix: string, { words }: Messages): string {
  const { samples } = words.writing;
  return format.isXml
    ? `${xmlDeclaration}\n${rootTemplate(scope, format, prefix, samples, true)}\n`
    : scenarioTemplate(samples);
}

function scenarioTemplate(samples: Samples): string {
  return [
    `# ${placeholder(1, samples.scenarioTitle)}`,
    placeholder(2, samples.scenarioLead),
    `## ${placeholder(3, samples.scenarioRoom)}`,
    placeholder(4, samples.scenarioText),
    `**${samples.scenarioMonsters}:** $0\n`,
  ].join('\n\n');
}
