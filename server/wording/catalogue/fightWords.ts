import type { FightCap, FightRule } from '../../fights/fight.ts';

/** The texts about fights. Numbers in texts are formatted already. */
export interface FightWords {
  /** The party as a side of a fight. */
  readonly party: string;
  readonly against: (one: string, other: string) => string;
  /** Among what is not modelled: what the text of a stat block says beside its values. */
  readonly notesOf: (name: string, text: string) => string;
  /** Of several of a kind: `6 Goblin`. */
  readonly several: (count: number, name: string) => string;
  /** Over the columns of the sides. */
  readonly side: string;
  readonly wins: string;
  readonly falls: string;
  readonly allFall: string;
  readonly woundsLost: string;
  readonly left: string;
  /** `9.4 of 45`. */
  readonly ofAll: (lost: string, all: string) => string;
  /** How long it takes: turns in Warhammer Quest, Combat Rounds elsewhere. */
  readonly length: (mean: string, p10: number, p90: number, unit: RoundUnit) => string;
  readonly draw: (chance: string) => string;
  readonly never: (chance: string) => string;
  readonly open: (chance: string) => string;
  readonly neverEnds: string;
  /** In place of an answer: a chart that the fight needs is missing. */
  readonly noAnswer: string;
  /** Over the table of attacks and its columns. */
  readonly attacks: string;
  readonly attack: string;
  readonly hits: string;
  readonly wounds: string;
  readonly saves: string;
  readonly takesWounds: string;
  readonly perAttack: string;
  readonly perRound: Readonly<Record<RoundUnit, string>>;
  /** An attack by name: `Ork against you, Slugga, shooting`. */
  readonly attackOf: (by: string, against: string, weapon: string, range: 'ranged' | 'close' | undefined) => string;
  /** Over the lists beside the numbers. */
  readonly rulesUsed: string;
  readonly notModelled: string;
  readonly assumed: string;
  readonly limits: string;
  readonly rules: Readonly<Record<FightRule, string>>;
  /** `Barbarian: Wounds 12, armour 0`. */
  readonly assumedOf: (name: string, values: string) => string;
  /** A chart by its name in the program: `to-hit`. */
  readonly extrapolated: (chart: string) => string;
  /** What met a limit. */
  readonly caps: Readonly<Record<FightCap['cap'], (limit: string) => string>>;
  /** How far the numbers may be from the truth. */
  readonly error: (error: string) => string;
  /** The characteristic of a Warrior that is the number of his dice. */
  readonly damageDice: string;
  readonly faults: FightFaultWords;
  readonly played: PlayedWords;
  readonly balance: BalanceWords;
}

/** What the rounds of a system are called. */
export type RoundUnit = 'turn' | 'round';

/** Why a side, or a fight, cannot be read. */
interface FightFaultWords {
  readonly noText: string;
  readonly chooseNumber: (dice: string, name: string) => string;
  readonly noNumber: (name: string) => string;
  readonly noneOf: (name: string) => string;
  readonly unknownName: (name: string, nearest: string | undefined) => string;
  readonly severalOfName: (name: string, ids: readonly string[]) => string;
  readonly badBlock: (name: string, reason: string) => string;
  readonly missingValues: (name: string, missing: readonly string[]) => string;
  readonly noWounds: (name: string) => string;
  readonly partyWithOthers: string;
  readonly mixedSystems: (systems: readonly string[]) => string;
}

/** A fight that is played out with dice. */
interface PlayedWords {
  readonly round: (round: number, unit: RoundUnit, range: 'ranged' | 'close' | undefined) => string;
  readonly attack: (by: string, against: string, weapon: string) => string;
  readonly rolls: Readonly<Record<'hit' | 'wound' | 'save' | 'avoid' | 'damage', string>>;
  /** A roll that needed a score: `4 (needs 3+)`. */
  readonly rolled: (rolled: number, needed: string | undefined) => string;
  readonly stopped: Readonly<Record<'hit' | 'wound' | 'save' | 'avoid' | 'damage', string>>;
  /** `5 Wounds, 3 left`; 0 or less are left: he falls. */
  readonly loses: (name: string, wounds: number, left: number) => string;
  readonly effect: (of: string, effect: string, rolled: number | undefined, left: number | undefined) => string;
  readonly wins: (side: string) => string;
  readonly nobodyWins: string;
}

/** The fights of a scenario. */
interface BalanceWords {
  readonly title: (name: string) => string;
  readonly partyOf: (warriors: string) => string;
  /** What the text says of whom it is for, and what is counted. */
  readonly saidWarriors: (said: number, counted: number) => string;
  readonly saidBattleLevel: (said: number) => string;
  /** Above the fight of a section without a heading. */
  readonly fightNumber: (number: number) => string;
  /** Above the numbers of a fight whose Monsters are a roll of dice. */
  readonly counts: Readonly<Record<'least' | 'most', string>>;
  readonly noneCome: string;
  /** The two rows of numbers of a fight. */
  readonly fresh: string;
  readonly tired: string;
  /** How the second numbers of a fight come about, said once. */
  readonly tiredMeans: string;
  readonly staysOut: (names: string) => string;
  readonly nobodyLeft: string;
  readonly passedOver: string;
  /** Why a fight has no numbers. */
  readonly unknown: (names: string) => string;
  readonly noNumbers: string;
  /** There are no numbers because of these Monsters. */
  readonly notPlaced: (texts: string) => string;
  readonly notCounted: (texts: string) => string;
  readonly noFights: string;
  readonly party: string;
  readonly partyWins: string;
  readonly turns: string;
  readonly nineInTen: string;
  readonly falls: string;
  /** `Wounds left, not healed`. */
  readonly whenTired: (column: string) => string;
}
