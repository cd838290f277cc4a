import { isSlipOf } from '../../text/nearest.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Reference } from '../../workspace/index/reference.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { escapeText } from '../../xml/references.ts';
import type { Finding } from '../problems/finding.ts';

/** Nobody reads more for one entry, and each unknown id costs a search for a similar one. */
const maximumFindings = 100;

/**
 * References by elements to entities that nobody defines: `<monster id="my-goblni" …/>` in a table. There are none while the workspace is
 * being read, and none to kinds of entity that the workspace does not define at all, unless a known id is only one letter different: those
 * are in another package, or in files that are not open. Depends on the ids of the workspace. Spans are in section coordinates.
 */
export function referenceProblems(workspace: Workspace, document: Document, section: Section): readonly Finding[] {
  if (workspace.isBeingRead || !document.format?.isXml) return none;
  const { entities } = workspace.index;
  const unknown = entities
    .referencesIn(section)
    .filter(({ kind, to, id }) => kind === 'use' && id !== '' && !entities.isDefined(to, id));
  return unknown.slice(0, maximumFindings).flatMap((reference) => problemOf(workspace, reference) ?? []);
}

const none: readonly Finding[] = [];

function problemOf({ index: { entities } }: Workspace, { to, id, span }: Reference): Finding | undefined {
  const nearest = similarId(entities.ids(to), id);
  if (nearest === undefined && !entities.definesOwn(to)) return undefined;
  const problem: Finding = { code: 'unknown-reference', span, facts: { entity: to, id, nearest } };
  if (nearest === undefined) return problem;
  return { ...problem, fixes: [{ kind: 'replace', text: nearest, edits: [{ span, newText: escapeText(nearest) }] }] };
}

function similarId(ids: Iterable<string>, id: string): string | undefined {
  for (const known of ids) if (isSlipOf(id, known)) return known;
  return undefined;
}
