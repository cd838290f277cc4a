import { rememberedWith } from '../../text/remembered.ts';
import { isSameList } from '../../text/sameList.ts';
import type { StoredValues } from '../../text/store.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type Kept, type ReadSections, readBySection } from '../../workspace/documents/readBySection.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { type SourceSections, sourceSectionsOf } from './sources.ts';
import { languageOfDocument } from './textLanguage.ts';

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

/**
 * How values that depend on an entry and its sources are kept.
 *
 * @param name tells them from others.
 * @param plain what is kept of a value: plain data.
 * @param again the value of such data.
 */
export function keptBesideSources<Value, Plain>(
  name: string,
  plain: (value: Value) => Plain | undefined,
  again: (sources: SourceSections, plain: Plain | undefined) => Value,
): Kept<Value, [language: string, sources: ReadSections<SourceSections>]> {
  return {
    name,
    inputs: (document, index, own, _, sources) => printBesideSources(document, index, own, sources),
    plain: (value) => [plain(value) ?? null],
    again: (kept, _, index, __, { values }) => {
      const [value] = kept as readonly [Plain | null];
      return again(values[index] ?? { base: undefined, others: [] }, value ?? undefined);
    },
  };
}

/** The texts and languages of an entry and its sources, as a short text; undefined for an entry without sources. */
export function printBesideSources(
  document: Document,
  index: number,
  own: StoredValues,
  { values }: ReadSections<SourceSections>,
): string | undefined {
  const [section, sources] = [document.sections[index], values[index]];
  if (!section || !sources || (!sources.base && sources.others.length === 0)) return undefined;
  return printOf(sources, document, section, own);
}

const printOf = rememberedWith(
  ({ base }: SourceSections, _: Document, section: Section, own: StoredValues) => [
    own,
    section,
    base?.document.sections,
  ],
  ({ base, others }, document, { text }, own): string => {
    const format = base?.document.format;
    const ofBase = base && [
      format?.isXml ? [format.kind, format.edition, base.document.rootFor(1)] : [],
      languageOfDocument(base.document),
      base.section.text,
    ];
    const ofOthers = others.map((other) => [other.document.uri, other.document.rootFor(1), other.section.text]);
    return own.print([JSON.stringify([document.rootFor(1), ofBase, ofOthers]), text]);
  },
);
