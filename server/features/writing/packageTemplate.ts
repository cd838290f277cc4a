import { identifierFrom } from '../../formats/identifier.ts';
import { isWindowsName } from '../../text/windowsName.ts';
import type { Messages } from '../../wording/messages.ts';
import { escapeText } from '../../xml/references.ts';
import { nameFromId, profile } from './entryTemplates.ts';
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

function contentFiles(name: string, prefix: string, { words: { writing } }: Messages): readonly NewPackageFile[] {
  const { ruleId, ruleText, monsterId, eventId, eventText } = writing.samples;
  const rule = `${prefix}${ruleId}`;
  const [monster, event] = [`${prefix}${monsterId}`, `${prefix}${eventId}`];
  const file = (kind: string, lines: readonly string[]): NewPackageFile => {
    const text = [xmlDeclaration, `<${kind}>`, ...lines.map((line) => `  ${line}`), `</${kind}>`, ''].join('\n');
    return { path: `data/xml/${kind}/${prefix}${kind}.xml`, text };
  };
  return [
    file('rules', [`<rule id="${rule}" name="${nameFromId(ruleId).toUpperCase()}">${escapeText(ruleText)}</rule>`]),
    file('monsters', [
      `<monster id="${monster}" name="${nameFromId(monsterId)}" plural="${nameFromId(monsterId)}s" factions="">`,
      ...profile.map(([element, value]) => `  <${element}>${value}</${element}>`),
      '  <special>',
      `    <rule id="${rule}">${nameFromId(ruleId)}</rule>`,
      '  </special>',
      '</monster>',
    ]),
    file('events', [
      `<event id="${event}" name="${nameFromId(eventId)}">`,
      `  <rules>${escapeText(eventText)}</rules>`,
      '  <treasure>false</treasure>',
      '</event>',
    ]),
    file('tables', [
      `<table name="${escapeText(name)}">`,
      `  <monster id="${monster}" number="1-6" level="1" />`,
      `  <event id="${event}" />`,
      '</table>',
    ]),
  ];
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
