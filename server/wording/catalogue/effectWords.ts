import type { Effect, Hook } from '../../fights/effect.ts';

/** What abilities do in fights, for those who write it beside a rule. */
export interface EffectWords {
  /** A sentence without its full stop. `said`: the amount or the test, such as `+1`, `× 2`, `1D3`, `5+ on 1D6`; empty for hooks without one. */
  readonly does: (hook: Hook, said: string) => string;
  /** When it counts, behind that sentence. `said`: the test, or the natural roll. */
  readonly when: (moment: NonNullable<Effect['moment']>, said: string) => string;
  readonly against: (race: string) => string;
  /** What fights leave out of an ability, in the words of its rule. */
  readonly leftOut: (words: string) => string;
  readonly cannotBeRead: string;
}
