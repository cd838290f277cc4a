import type { Needed } from '../../charts/chart.ts';
import type { FightSystem } from '../../fights/statBlock.ts';

/** The events of a fight that is played out. */
export interface PlayedWords {
  readonly round: (system: FightSystem, round: number, range: 'ranged' | 'close') => string;
  /** One attack: its rolls in order, and what it takes. */
  readonly attack: (attack: string, parts: readonly string[]) => string;
  readonly roll: Readonly<
    Record<'hit' | 'wound' | 'save' | 'avoid' | 'damage', (rolled: number, needed: string, isPassed: boolean) => string>
  >;
  readonly needed: (needed: Needed) => string;
  readonly noDamage: string;
  readonly left: (wounds: number, name: string, left: number) => string;
  readonly fallen: (wounds: number, name: string) => string;
  readonly effect: (name: string, effect: string, rolled: number | undefined, left: number | undefined) => string;
  readonly won: (name: string) => string;
  readonly drawn: string;
  /** More events than a list has room for. */
  readonly more: (shown: number) => string;
}
