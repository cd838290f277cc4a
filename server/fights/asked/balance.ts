import { inSearch } from '../../queries/run.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { fileNameOf } from '../../workspace/documents/fileName.ts';
import { saidLevels } from '../../workspace/documents/saidLevels.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Combatant, FightAnswer, FightCap, FightNote, FightSide } from '../fight.ts';
import { fightParts } from '../fightAnswer.ts';
import { fightCharts } from '../fightCharts.ts';
import type { AskedFault } from './askedFault.ts';
import { combatantName, combatantOf } from './combatantOf.ts';
import { fightsOfScenario, type ScenarioFight } from './fightsOfScenario.ts';
import { type PartyOptions, type PartyWarrior, partySide } from './partySide.ts';

interface BalanceOptions extends PartyOptions {
  /** The Warriors of the settings; none: the four of the box. */
  readonly party: readonly PartyWarrior[];
  readonly partyName: string;
}

/** A scenario has fewer fights, and each takes up to a second or two. */
const maximumFights = 50;

/** The fights of a scenario, one after the other, for a party. */
export interface Balance {
  /** The name of the file. */
  readonly name: string;
  /** Absent where a Warrior lacks values. */
  readonly party?: FightSide;
  readonly faults: readonly AskedFault[];
  /** What the text says of its party, where that is not the one that is counted. */
  readonly saidWarriors?: number;
  readonly saidBattleLevel?: number;
  readonly fights: readonly BalancedFight[];
  /** Of all fights, each once. */
  readonly rulesUsed: readonly FightNote[];
  readonly notModelled: readonly FightNote[];
  readonly assumed: readonly FightNote[];
  readonly caps: readonly FightCap[];
  /** The greatest of all answers. */
  readonly error: number;
}

export interface BalancedFight {
  readonly fight: ScenarioFight;
  /** One, or one with the fewest and one with the most Monsters where dice say how many; none where it is not known who fights. */
  readonly counted: readonly CountedFight[];
}

export interface CountedFight {
  readonly counts: 'all' | Variant;
  /** Absent where the dice bring no Monsters. */
  readonly monsters?: FightSide;
  /** For a party with all its Wounds. */
  readonly fresh?: FightAnswer | undefined;
  /** For a party that has not been healed since the first fight; absent in the first. */
  readonly tired?: TiredFight;
}

interface TiredFight {
  /** The Warriors with the Wounds that are left to them; absent if there are none. */
  readonly party: FightSide | undefined;
  readonly staysOut: readonly string[];
  readonly answer: FightAnswer | undefined;
}

type Variant = 'least' | 'most';

/**
 * Each fight of a scenario, and each once more for a party with the Wounds that it has left on average, if it is not healed between them.
 * The level in the text counts where no setting has one. In a run it is to be given the same objects each time, and there is no balance if the
 * rest is left out.
 */
export const balanceOf = inSearch(function* (
  workspace: Workspace,
  document: Document,
  options: BalanceOptions,
): Generator<undefined, Balance> {
  const scope = workspace.packageOf(document);
  const said = new Map(saidLevels(document).map(({ name, value }) => [name, value]));
  const battleLevel = options.battleLevel ?? said.get('battle-level');
  const { side, assumed, faults } = partySide(options.party, options.partyName, {
    ...options,
    ...(battleLevel !== undefined && { battleLevel }),
  });
  const found = side ? fightsOfScenario(scope, document) : [];
  const fights = yield* balanced(scope, options.language, found.slice(0, maximumFights), side);
  const answers = fights.flatMap(({ counted }) =>
    counted.flatMap(({ fresh, tired }) => [fresh, tired?.answer].flatMap((answer) => answer ?? [])),
  );
  const warriors = said.get('warriors');
  const isOfBox = options.party.length === 0 && battleLevel !== undefined && battleLevel > 1;
  const ofNames = fights.flatMap(({ fight: { monsters } }) => monsters.flatMap((one) => one.assumed ?? []));
  return {
    name: fileNameOf(document.uri),
    ...(side && { party: side }),
    faults,
    ...(side && warriors !== undefined && warriors !== side.combatants.length && { saidWarriors: warriors }),
    ...(isOfBox && { saidBattleLevel: battleLevel }),
    fights,
    rulesUsed: distinct(answers.flatMap(({ rulesUsed }) => rulesUsed)),
    notModelled: distinct(answers.flatMap(({ notModelled }) => notModelled)),
    assumed: distinct([...assumed, ...ofNames, ...answers.flatMap((answer) => answer.assumed)]),
    caps: distinct([
      ...answers.flatMap(({ caps }) => caps),
      ...(found.length > maximumFights ? [{ cap: 'fights', limit: maximumFights } as const] : []),
    ]),
    error: Math.max(0, ...answers.map(({ error }) => error)),
  };
});

function* balanced(
  scope: Package,
  language: string | undefined,
  fights: readonly ScenarioFight[],
  party: FightSide | undefined,
): Generator<undefined, readonly BalancedFight[]> {
  const charts = fightCharts(scope, 'warhammer-quest');
  const known = new Map<string, FightAnswer | undefined>();
  /** The same answer for the same numbers on both sides. */
  const answerTo = function* (own: FightSide, monsters: FightSide, start: number) {
    const key = [start, ...[own, monsters].flatMap((side) => side.combatants.flatMap(woundsAndCount))].join();
    if (!known.has(key)) {
      const sides = [own, monsters] as const;
      known.set(key, yield* fightParts({ system: 'warhammer-quest', sides }, charts));
    }
    return known.get(key);
  };
  const course = function* (counts: Variant): Generator<undefined, readonly (CountedFight | undefined)[]> {
    let left = party;
    let staysOut: readonly string[] = [];
    let isFirst = true;
    const counted: (CountedFight | undefined)[] = [];
    for (const { monsters: placed, notPlaced, start } of fights) {
      const isKnown = notPlaced.length === 0 && placed.length > 0 && placed.every(({ block }) => block);
      const combatants = placed.flatMap(({ block, [counts]: count }) =>
        block && count > 0 ? [combatantOf(scope, block, count, language)] : [],
      );
      const monsters = { name: combatants.map(combatantName).join(' + '), combatants, isParty: false };
      if (!party || !isKnown || combatants.length === 0) {
        counted.push(isKnown ? { counts } : undefined);
        continue;
      }
      const fresh = yield* answerTo(party, monsters, start);
      const answer = left && (yield* answerTo(left, monsters, start));
      counted.push({ counts, monsters, fresh, ...(!isFirst && { tired: { party: left, staysOut, answer } }) });
      // A fight that never ends, or has no numbers, is passed over.
      if (!left || !answer || answer.never.value > 0 || answer.open > mostOpen) continue;
      const after = woundsAfter(left, answer);
      staysOut = [...staysOut, ...after.flatMap(({ block: { name, wounds = 0 } }) => (wounds > 0 ? [] : [name]))];
      const standing = after.filter(({ block: { wounds = 0 } }) => wounds > 0);
      left = standing.length > 0 ? { ...left, combatants: standing } : undefined;
      isFirst = false;
    }
    return counted;
  };
  const most = yield* course('most');
  const hasDice = fights.some(({ monsters }) => monsters.some(({ dice }) => dice !== undefined));
  const least = hasDice ? yield* course('least') : most;
  return fights.map((fight, index) => {
    const [few, many] = [least[index], most[index]];
    const isSame = few?.fresh === many?.fresh && few?.tired?.answer === many?.tired?.answer;
    return {
      fight,
      counted: [
        ...(few && !isSame ? [few] : []),
        ...(many ? [isSame ? { ...many, counts: 'all' as const } : many] : []),
      ],
    };
  });
}

function woundsAndCount({ block: { name, wounds }, count }: Combatant): readonly unknown[] {
  return [name, wounds, count];
}

/** More than this is not over: then the Wounds that are lost say too little. */
const mostOpen = 0.01;

/** The Warriors with the Wounds that are left to each on average, rounded. */
function woundsAfter({ combatants }: FightSide, { sides: [{ combatants: after }] }: FightAnswer): readonly Combatant[] {
  return combatants.map((combatant, index) => {
    const { wounds = 0, woundsLost = { value: 0 } } = after[index] ?? {};
    return { ...combatant, block: { ...combatant.block, wounds: Math.max(0, Math.round(wounds - woundsLost.value)) } };
  });
}

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
