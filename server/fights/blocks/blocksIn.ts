import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { StatBlock } from '../statBlock.ts';
import type { BlockFault } from './readBlock.ts';

export interface FoundBlock {
  readonly block?: StatBlock;
  readonly span: Span;
  readonly faults: readonly BlockFault[];
}

export function blocksIn(_workspace: Workspace, _document: Document, _section: Section): readonly FoundBlock[] {
  return [];
}
