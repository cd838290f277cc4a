import { identifierFrom } from '../../formats/identifier.ts';
import { isWindowsName } from '../../text/windowsName.ts';
import type { Messages } from '../../wording/messages.ts';
import { escapeText } from '../../xml/references.ts';
import { entryText, nameFromId, nameOfId } from './entryTemplates.ts';
import { xmlDeclaration } from './fileTemplate.ts';

/** A file of a new package. */
interface NewPackageFile {
  /** Its path from the folder of the package, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** A new package. */
interface NewPackage {
  /** The name of its folder; empty if the name has neither letters nor digits, or if Windows cannot have it. */
  readonly folder: string;
  /** Whether the name is one that Windows keeps for itself, such as `con`. */
  readonly isReserved: boolean;
  /** In the order in which an author goes through them: the rules first. */
  readonly files: readonly NewPackageFile[];
}

/**
 * The files of a new package with that name for people: a rule, a Monster that has it, an Event, and a table that draws both, with ids that
 * begin with the name; the list of its files for the browser app, and its description. It has no problems.
 */
export function packageTemplate(name: string, messages: Messages): NewPackage {
  const folder = identifierFrom(name).slice(0, maximumFolderLength).replace(/-$/, '');
  if (folder !== '' && !isWindowsName(folder)) return { folder: '', isReserved: true, files: [] };
  const prefix = `${folder}-`;
  const content = contentFiles(name.trim(), prefix, messages);
  const xmlFiles = content.map(({ path }) => `/${path}`);
  return {
    folder,
    isReserved: false,
    files: [
      ...content,
      { path: 'content-manifest.json', text: json({ xmlFiles }) },
      { path: 'whq.json', text: json({ id: folder }) },
    ],
  };
}

/** Longer names do not fit into a list of files. */
const maximumFolderLength = 60;

function contentFiles(name: string, prefix: string, { words }: Messages): readonly NewPackageFile[] {
  const { samples } = words.writing;
  const file = (kind: 'rules' | 'monsters' | 'events' | 'tables', own: string, more = {}): NewPackageFile => {
    const entry = entryText(kind, nameOfId(kind, prefix, own), samples, more).replace(/^/gm, '  ');
    return {
      path: `data/xml/${kind}/${prefix}${kind}.xml`,
      text: `${xmlDeclaration}\n<${kind}>\n${entry}\n</${kind}>\n`,
    };
  };
  const { ruleId, monsterId, eventId } = samples;
  return [
    file('rules', ruleId),
    file('monsters', monsterId, { 0: `<rule id="${prefix}${ruleId}">${nameFromId(ruleId)}</rule>` }),
    file('events', eventId),
    file('tables', '', { table: escapeText(name), 0: `\n  <event id="${prefix}${eventId}" />` }),
  ];
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
