import { remembered } from '../../text/remembered.ts';
import { memoryBySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { eachSection, type Steps } from '../../workspace/documents/steps.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { type SourceSections, sourceSectionsOf } from './sources.ts';

/**
 * The texts that each entry of a translations file belongs to. An entry has the same object as before as long as its texts are the same
 * sections, so that results that depend on them can be kept.
 */
export function* sourcesBySection(
  workspace: Workspace,
  document: Document,
): Steps<readonly (SourceSections | undefined)[]> {
  const values = memory(document, [workspace]);
  const others = workspace.documents().filter((other) => other !== document);
  const now = others.map(({ sections }) => sections);
  const state = stateOf(document);
  // Only a change of another document can change the texts of an entry.
  const hasChanged = !isSame(state.others, now);
  if (hasChanged || values.includes(undefined)) {
    yield* eachSection(document, (section, index) => {
      const known = values[index];
      if (known && !hasChanged) return;
      const sources = sourceSectionsOf(workspace, document, section);
      if (!known || !isSameSource(known, sources)) values[index] = sources;
    });
  }
  state.others = now;
  return values;
}

const memory = memoryBySection<SourceSections>();

/** The sections of the other documents at the last time. */
interface State {
  others: readonly (readonly Section[])[];
}

const stateOf = remembered((_: Document): State => ({ others: [] }));

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((one, index) => one === now[index]);
}

function isSameSource(before: SourceSections, now: SourceSections): boolean {
  return (
    before.base?.section === now.base?.section &&
    isSame(
      before.others.map(({ section }) => section),
      now.others.map(({ section }) => section),
    )
  );
}
