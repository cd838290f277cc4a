import type { Position } from 'vscode-languageserver-types';
import { fightFaultText } from '../../answers/fights/fightFault.ts';
import type { Reader } from '../../answers/reader.ts';
import type { AskedFault } from '../../fights/asked/askedFault.ts';
import { combatantOf } from '../../fights/asked/combatantOf.ts';
import { readSide, type SideOptions } from '../../fights/asked/readSide.ts';
import { type FieldChange, withChanges } from '../../fights/fields/fightFields.ts';
import type { Fight, FightNote, FightSide } from '../../fights/fight.ts';
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
  const [one, other] = [sideOf(scope, document, sides[0], 'A', reader), sideOf(scope, document, sides[1], 'B', reader)];
  const asked = [one.asked, other.asked] as const;
  const assumed = [...one.assumed, ...other.assumed];
  const problem = [...new Set([one.problem, other.problem])].join(' ').trim();
  if (!one.side || !other.side) return { asked, assumed, refused: [], problem };
  const systems = [...new Set([one.side, other.side].map(systemOf))];
  const [system] = systems;
  if (systems.length > 1 || !system) {
    const fault = fightFaultText({ kind: 'mixedSystems', systems }, reader.messages);
    return { asked, assumed, refused: [], problem: fault };
  }
  const written: Fight = {
    system,
    sides: [one.side, other.side],
    ...(first !== undefined && { first }),
    ...(closeFrom !== undefined && system === 'gamebook' && { closeFrom }),
  };
  return { asked, assumed, problem: '', ...withChanges(written, changes) };
}

function systemOf({ combatants: [first] }: FightSide): Fight['system'] {
  return first?.block.system ?? 'warhammer-quest';
}

interface SideFound {
  readonly asked: string;
  readonly side?: FightSide;
  readonly assumed: readonly FightNote[];
  readonly problem: string;
}

function sideOf(
  scope: Package,
  document: Document | undefined,
  asked: string | Position,
  label: string,
  reader: Reader,
): SideFound {
  const { messages } = reader;
  if (typeof asked === 'string') {
    const { side, assumed, faults } = readSide(scope, asked, sideOptions(reader, label));
    return { asked, ...(side && { side }), assumed, problem: faultsText(faults, reader) };
  }
  const fighter = document && fighterAt(scope, document, document.offsetAt(asked));
  if (!fighter) return { asked: '', assumed: [], problem: messages.words.fightPanel.nothingHere };
  const { block, name, faults } = fighter;
  if (!block) {
    const all = faults.map((fault): AskedFault => ({ kind: 'badBlock', name, text: '', fault }));
    return { asked: name, assumed: [], problem: faultsText(all, reader) };
  }
  const named = { ...block, name: block.name === '' ? label : block.name };
  const side: FightSide = { name: named.name, combatants: [combatantOf(scope, named, 1)], isParty: false };
  return { asked: named.name, side, assumed: [], problem: '' };
}

/** How sides are read for a reader: with his party, and the level of his game or of the text. */
export function sideOptions({ messages, preview }: Reader, label: string): SideOptions {
  const battleLevel = preview.levels.get('battle-level');
  return {
    party: preview.party,
    partyName: messages.words.fights.party,
    label,
    language: messages.language,
    ...(battleLevel !== undefined && { battleLevel }),
  };
}

function faultsText(faults: readonly AskedFault[], { messages }: Reader): string {
  return faults.map((fault) => fightFaultText(fault, messages)).join(' ');
}
