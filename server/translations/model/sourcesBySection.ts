import { isSameList } from '../../text/sameList.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type ReadSections, readBySection } from '../../workspace/documents/readBySection.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { type SourceSections, sourceSectionsOf } from './sources.ts';

/**
 * The texts that each entry of a translations file belongs to. An entry has the same object as before as long as its texts are the same
 * sections, so that results that depend on them can be kept.
 */
export function sourcesBySection(workspace: Workspace, document: Document): Steps<ReadSections<SourceSections>> {
  return read(
    document,
    workspace,
    ...workspace.documents().flatMap((other) => (other === document ? [] : [other.sections])),
  );
}

/** Only a change of another document can change the texts of an unchanged entry. */
const read = readBySection<SourceSections, readonly [Workspace, ...(readonly Section[])[]]>({
  valueIn: (document, section, _, workspace) => sourceSectionsOf(workspace, document, section),
  isFound: () => true,
  isSame: isSameSource,
  stays: (before, document, index, workspace) => {
    const section = document.sections[index];
    return section !== undefined && isSameSource(before, sourceSectionsOf(workspace, document, section));
  },
});

function isSameSource(before: SourceSections, now: SourceSections): boolean {
  return (
    before.base?.section === now.base?.section &&
    isSameList(
      before.others.map(({ section }) => section),
      now.others.map(({ section }) => section),
    )
  );
}
