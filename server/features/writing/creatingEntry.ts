import { CodeActionKind } from 'vscode-languageserver-types';
import type { Problem } from '../../checks/problems/problem.ts';
import { type EntityKind, hasEntities } from '../../formats/format.ts';
import { isIdentifier } from '../../formats/identifier.ts';
import { label } from '../../text/label.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { decodedUri, fileNameOf } from '../../workspace/documents/fileName.ts';
import type { Reference } from '../../workspace/index/reference.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { workspaceEdit } from '../editSupport.ts';
import type { FixesAsked, OfferedAction } from '../offeredAction.ts';
import { idPrefix } from './idPrefix.ts';
import { entryAtEnd } from './newEntry.ts';

/** The entries that need little more than an id. */
const kinds: ReadonlySet<EntityKind> = new Set(['rule', 'monster', 'event']);

/**
 * The quick fix for a reference to a rule, a Monster or an Event that nobody defines: it puts an entry with that id behind the last one of a
 * file of the same package. None without such a file, and for an id that is not valid.
 */
export function creatingEntry(asked: FixesAsked, problem: Problem): readonly OfferedAction[] {
  const { scope, document, reader } = asked;
  const reference = problem.code === 'unknown-reference' ? referenceAt(scope, document, problem.span.start) : undefined;
  const target = reference && fileFor(scope, reference);
  const value = reference?.parameter === undefined ? undefined : 'n';
  const entry = target && entryAtEnd(target, reference.id, value, reader.messages);
  if (!entry) return [];
  const span = { start: entry.offset, end: entry.offset };
  const change = { document: target, span, newText: entry.text, kind: 'entry' };
  return [
    {
      title: label(reader.messages.words.createEntry({ id: reference.id, file: fileNameOf(target.uri) })),
      kind: CodeActionKind.QuickFix,
      diagnostics: [asked.diagnosticOf(problem)],
      edit: (support) => workspaceEdit([change], support, undefined),
    },
  ];
}

function referenceAt({ index }: Package, document: Document, offset: number): Reference | undefined {
  const at = document.sectionIndexAt(offset);
  const section = document.sections[at];
  const start = offset - document.startOf(at);
  return section && index.entities.referencesIn(section).find(({ span }) => span.start === start);
}

/** The file for a new entry: one whose ids begin as this one does before others, then that in the nearest folder, then the last. */
function fileFor(scope: Package, { document, to, id }: Reference): Document | undefined {
  if (!kinds.has(to) || !isIdentifier(id)) return undefined;
  const { units } = scope;
  const uri = decodedUri(document.uri);
  const files = scope
    .documents()
    .filter((file) => hasEntities(file.format, to) && units.of(file) === units.of(document) && isWhole(file))
    .map((file) => {
      const prefix = idPrefix(file);
      const isAlike = prefix !== '' && id.startsWith(prefix);
      return { file, rank: (isAlike ? longestUri : 0) + sharedLength(decodedUri(file.uri), uri) };
    });
  const best = Math.max(...files.map(({ rank }) => rank));
  return files.findLast(({ rank }) => rank === best)?.file;
}

/** Longer than any. */
const longestUri = 100_000;

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Whether the end of the file can be read, where the entry goes. */
function isWhole({ sections }: Document): boolean {
  return sections.at(-1)?.errors.length === 0;
}
