import type { Position } from 'vscode-languageserver-types';
import { fightFaultText } from '../../answers/fights/fightFault.ts';
import type { Reader } from '../../answers/reader.ts';
import type { AskedFault } from '../../fights/asked/askedFault.ts';
import { readFight } from '../../fights/asked/readFight.ts';
import type { SideOptions } from '../../fights/asked/readSide.ts';
import { type FieldChange, withChanges } from '../../fights/fields/fightFields.ts';
import type { Fight, FightNote } from '../../fights/fight.ts';
import type { StatBlock } from '../../fights/statBlock.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { fighterAt } from './fighterAt.ts';

/** Who fights whom. */
export interface FightQuestion {
  /** The document whose package knows the names, and which has the places. */
  readonly uri?: string | undefined;
  /** Each as people write it (`6 Goblins`, `party`, a stat block), or the place of a Monster or a stat block in the document. */
  readonly sides: readonly [string | Position, string | Position];
  readonly changes?: readonly FieldChange[];
  /** The side that attacks first, in place of what the rules say. */
  readonly first?: 0 | 1 | undefined;
  /** The gamebook: the round from which the fight is one of Close Combat. */
  readonly closeFrom?: number | 'never' | undefined;
}

/** A fight that was asked for. */
interface AskedFight {
  /** The sides, as a reader may write others. */
  readonly asked: readonly [string, string];
  /** Absent where a side cannot be read. */
  readonly fight?: Fight;
  /** What no text and no setting says. */
  readonly assumed: readonly FightNote[];
  /** Changes that are not possible. */
  readonly refused: readonly FieldChange[];
  /** Why there is no fight; empty with one. */
  readonly problem: string;
}

/**
 * The fight of a question.
 *
 * @param document with the places of the question.
 */
export function askedFight(
  scope: Package,
  document: Document | undefined,
  { sides, changes = [], first, closeFrom }: FightQuestion,
  reader: Reader,
): AskedFight {
  const { messages } = reader;
  const [one, other] = [sideOf(scope, document, sides[0], 'A'), sideOf(scope, document, sides[1], 'B')];
  const asked = [one.asked, other.asked] as const;
  const problemOf = (faults: readonly AskedFault[]): string =>
    [...new Set(faults.map((fault) => fightFaultText(fault, messages)))].join(' ');
  if (one.side === undefined || other.side === undefined) {
    const problem = problemOf([...one.faults, ...other.faults]) || messages.words.fightPanel.nothingHere;
    return { asked, assumed: [], refused: [], problem };
  }
  const { fight, assumed, faults } = readFight(scope, [one.side, other.side], {
    ...sideOptions(reader),
    ...(first !== undefined && { first }),
    ...(closeFrom !== undefined && { closeFrom }),
  });
  return { asked, assumed, refused: [], problem: problemOf(faults), ...(fight && withChanges(fight, changes)) };
}

interface SideFound {
  readonly asked: string;
  /** Absent without a stat block at the place. */
  readonly side?: string | StatBlock;
  readonly faults: readonly AskedFault[];
}

function sideOf(scope: Package, document: Document | undefined, side: string | Position, label: string): SideFound {
  if (typeof side === 'string') return { asked: side, side, faults: [] };
  const { block, name = '', faults = [] } = (document && fighterAt(scope, document, document.offsetAt(side))) ?? {};
  if (block) return { asked: block.name || label, side: block, faults: [] };
  return { asked: name, faults: faults.map((fault) => ({ kind: 'badBlock', name, text: '', fault })) };
}

/** How sides are read for a reader: with his party, and the level of his game or of the text. */
export function sideOptions({ messages, preview }: Reader): Omit<SideOptions, 'label'> {
  const battleLevel = preview.levels.get('battle-level');
  return {
    party: preview.party,
    partyName: messages.words.fights.party,
    language: messages.language,
    ...(battleLevel !== undefined && { battleLevel }),
  };
}
