import { inSearch } from '../../queries/run.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { fileNameOf } from '../../workspace/documents/fileName.ts';
import { saidLevels } from '../../workspace/documents/saidLevels.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { fightParts } from '../answer/fightAnswer.ts';
import type { Combatant, FightAnswer, FightCap, FightNote, FightSide } from '../fight.ts';
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

interface Asked {
  readonly scope: Package;
  readonly language: string | undefined;
  readonly party: FightSide;
  /** The answers to the same numbers on both sides. */
  readonly known: Map<string, FightAnswer | undefined>;
}

function* balanced(
  scope: Package,
  language: string | undefined,
  fights: readonly ScenarioFight[],
  party: FightSide | undefined,
): Generator<undefined, readonly BalancedFight[]> {
  if (!party) return [];
  const asked = { scope, language, party, known: new Map() };
  const most = yield* courseOf(asked, fights, 'most');
  const hasDice = fights.some(({ monsters }) => monsters.some(({ dice }) => dice !== undefined));
  const least = hasDice ? yield* courseOf(asked, fights, 'least') : most;
  return fights.map((fight, index) => {
    const [few, many] = [least[index], most[index]];
    const isSame = few?.fresh === many?.fresh && few?.tired?.answer === many?.tired?.answer;
    if (!few || !many) return { fight, counted: [] };
    return { fight, counted: isSame ? [{ ...many, counts: 'all' }] : [few, many] };
  });
}

/** All fights in order, for a party that is healed and for one that is not. Undefined where it is not known who fights. */
function* courseOf(
  asked: Asked,
  fights: readonly ScenarioFight[],
  counts: Variant,
): Generator<undefined, readonly (CountedFight | undefined)[]> {
  const counted: (CountedFight | undefined)[] = [];
  let left: FightSide | undefined = asked.party;
  let staysOut: readonly string[] = [];
  let isFirst = true;
  for (const fight of fights) {
    const monsters = monsterSide(asked, fight, counts);
    if (!monsters || monsters.combatants.length === 0) {
      counted.push(monsters && { counts });
      continue;
    }
    const fresh = yield* answerTo(asked, asked.party, monsters, fight);
    const answer: FightAnswer | undefined = left && (yield* answerTo(asked, left, monsters, fight));
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
}

/** Nobody where the dice bring no Monsters. */
function monsterSide(
  { scope, language }: Asked,
  { monsters, notPlaced }: ScenarioFight,
  counts: Variant,
): FightSide | undefined {
  if (notPlaced.length > 0 || monsters.length === 0 || monsters.some(({ block }) => !block)) return undefined;
  const combatants = monsters.flatMap(({ block, [counts]: count }) =>
    block && count > 0 ? [combatantOf(scope, block, count, language)] : [],
  );
  return { name: combatants.map(combatantName).join(' + '), combatants, isParty: false };
}

function* answerTo(
  { scope, known }: Asked,
  party: FightSide,
  monsters: FightSide,
  { start }: ScenarioFight,
): Generator<undefined, FightAnswer | undefined> {
  const key = [start, ...[party, monsters].flatMap((side) => side.combatants.flatMap(woundsAndCount))].join();
  const found = known.get(key);
  if (found) return found;
  const answer = yield* fightParts(
    { system: 'warhammer-quest', sides: [party, monsters] },
    fightCharts(scope, 'warhammer-quest'),
  );
  known.set(key, answer);
  return answer;
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
