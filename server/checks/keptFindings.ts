import type { Span } from '../text/span.ts';
import { storeAt, storedAt } from '../text/store.ts';
import type { Document } from '../workspace/documents/document.ts';
import type { Steps } from '../workspace/documents/steps.ts';
import { checkInputs } from '../workspace/packages/checkInputs.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import type { Finding } from './problems/finding.ts';
import { foundInSection, type ListedProblems, originOf, type SectionProblems } from './problems/listedProblems.ts';

/** What the sections of a document and the document as a whole have shown. */
export interface FoundProblems {
  readonly problems: ListedProblems;
  /** The marks of conflicts, in document coordinates. */
  readonly conflicts: readonly Span[];
  /** Whether all problems have been looked for. */
  readonly isWhole: boolean;
}

/** The same as plain data: a finding behind the sections that is of one of them is in the coordinates of that. */
interface PlainProblems extends Pick<FoundProblems, 'conflicts'> {
  readonly ofSections: readonly SectionProblems[];
  readonly before: readonly Finding[];
  readonly behind: readonly { readonly index: number | undefined; readonly problem: Finding }[];
}

interface KeptFindings {
  readonly found: FoundProblems | undefined;
  readonly keep: (found: FoundProblems) => void;
}

/**
 * What an earlier run has found in a document, if all that it depends on is the same, and a function that keeps what is found now. Undefined
 * where nothing is kept, or while the workspace is being read.
 */
export function* keptFindings(workspace: Workspace, document: Document): Steps<KeptFindings | undefined> {
  const { values } = document;
  if (!values || !workspace.store || workspace.isBeingRead) return undefined;
  const key = values.keyOf(`found ${yield* checkInputs(workspace, document, values)}`);
  const plain = storedAt<PlainProblems>(values, key);
  return {
    found: plain && foundAgain(document, plain),
    keep: ({ problems, conflicts }) => {
      const { ofSections, before } = problems;
      const behind = problems.behind.map((problem) => originOf(problem).section ?? { index: undefined, problem });
      storeAt(values, key, { ofSections, before, behind, conflicts });
      values.parts.close();
    },
  };
}

function foundAgain(document: Document, { ofSections, before, behind, conflicts }: PlainProblems): FoundProblems {
  const inText = behind.map(({ index, problem }) =>
    index === undefined ? problem : foundInSection(document, index, problem),
  );
  return { problems: { ofSections, before, behind: inText }, conflicts, isWhole: true };
}
