import type { Reader } from '../../server/answers/reader.ts';
import type { Problem } from '../../server/checks/problems/problem.ts';
import type { Span } from '../../server/text/span.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import type { Package } from '../../server/workspace/packages/package.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import type { Seeded } from './seeded.ts';

/** What a probe asks about. */
export interface Asked {
  readonly workspace: Workspace;
  /** The package of the document. */
  readonly scope: Package;
  readonly document: Document;
  readonly text: string;
  readonly problems: readonly Problem[];
  /** Where the cursor is, and what is selected from there on. */
  readonly offset: number;
  readonly span: Span;
  readonly reader: Reader;
  readonly random: Seeded;
}

/** One thing that an editor or a user asks of the program. */
export interface Probe {
  /** Of all inputs, the share that is asked. */
  readonly share: number;
  /** The answer, whose ranges are looked at afterwards. Throws a `Difference` if it is unsound otherwise. */
  readonly ask: (asked: Asked) => unknown;
}
