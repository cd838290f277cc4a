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
import { fightsOfScenario, type PlacedMonsters, type ScenarioFight } from './fightsOfScenario.ts';
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
}

interface BalancedFight {
  readonly fight: ScenarioFight;
  /** One, or one with the fewest and one with the most Monsters where dice say how many; none where a Monster has no values. */
  readonly counted: readonly CountedFight[];
}

export interface CountedFight {
  readonly counts: 'all' | Variant;
  /** Absent where the dice bring no Monsters. */
  readonly monsters?: FightSide;
  /** For a party with all its Wounds. */
  readonly fresh?: FightAnswer;
  /** For a party that has not been healed since the first fight; absent in the first. */
  readonly tired?: TiredFight;
  /** Its losses are not known to whole Wounds, so they do not count for a party that is not healed. */
  readonly isPassedOver: boolean;
}

interface TiredFight {
  /** The Warriors with the Wounds that are left to them; absent if there are none. */
  readonly party?: FightSide;
  readonly staysOut: readonly string[];
  readonly answer?: FightAnswer;
}

type Variant = 'least' | 'most';

/** What a party that is not healed has, before the next fight. */
interface Course {
  /** Absent where nobody is left. */
  readonly left?: FightSide;
  readonly out: readonly string[];
  readonly hasFought: boolean;
}

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
  const asked = { scope, language: options.language };
  const fights: BalancedFight[] = [];
  const start: Course = { ...(side && { left: side }), out: [], hasFought: false };
  let courses: readonly [Course, Course] = [start, start];
  const found = side ? fightsOfScenario(scope, document) : [];
  for (const fight of found.slice(0, maximumFights)) {
    const counted: CountedFight[] = [];
    if (
      side &&
      fight.notPlaced.length === 0 &&
      fight.monsters.length > 0 &&
      fight.monsters.every(({ block }) => block)
    ) {
      const isVaried = fight.monsters.some(({ dice }) => dice !== undefined);
      const [fewest, most] = courses;
      if (isVaried || fewest !== most) {
        const least = yield* countedFight(asked, side, fight, 'least', fewest);
        const greatest = yield* countedFight(asked, side, fight, 'most', most);
        counted.push(least.counted, greatest.counted);
        courses = [least.course, greatest.course];
      } else {
        const only = yield* countedFight(asked, side, fight, 'all', fewest);
        counted.push(only.counted);
        courses = [only.course, only.course];
      }
    }
    fights.push({ fight, counted });
  }
  const answers = fights.flatMap(({ counted }) =>
    counted.flatMap(({ fresh, tired }) => [fresh, tired?.answer].flatMap((answer) => answer ?? [])),
  );
  const warriors = said.get('warriors');
  const isOfBox = options.party.length === 0 && battleLevel !== undefined && battleLevel > 1;
  return {
    name: fileNameOf(document.uri),
    ...(side && { party: side }),
    faults,
    ...(side && warriors !== undefined && warriors !== side.combatants.length && { saidWarriors: warriors }),
    ...(isOfBox && { saidBattleLevel: battleLevel }),
    fights,
    rulesUsed: distinct(answers.flatMap(({ rulesUsed }) => rulesUsed)),
    notModelled: distinct(answers.flatMap(({ notModelled }) => notModelled)),
    assumed: distinct([
      ...assumed,
      ...fights.flatMap(({ fight: { monsters } }) => monsters.flatMap((one) => one.assumed ?? [])),
      ...answers.flatMap((answer) => answer.assumed),
    ]),
    caps: distinct([
      ...answers.flatMap(({ caps }) => caps),
      ...(found.length > maximumFights ? [{ cap: 'fights', limit: maximumFights } as const] : []),
    ]),
  };
});

interface Asked {
  readonly scope: Package;
  readonly language: string | undefined;
}

function* countedFight(
  asked: Asked,
  party: FightSide,
  { monsters: placed }: ScenarioFight,
  counts: CountedFight['counts'],
  course: Course,
): Generator<undefined, { readonly counted: CountedFight; readonly course: Course }> {
  const monsters = monsterSide(asked, placed, counts === 'least' ? 'least' : 'most');
  if (!monsters) return { counted: { counts, isPassedOver: false }, course };
  const fresh = yield* answerTo(asked, party, monsters);
  const { left, out, hasFought } = course;
  const answer = hasFought ? left && (yield* answerTo(asked, left, monsters)) : fresh;
  const tired = hasFought ? { ...(left && { party: left }), staysOut: out, ...(answer && { answer }) } : undefined;
  const after = left && (answer ? leftAfter(left, answer, out) : undefined);
  const isPassedOver = left !== undefined && after === undefined;
  const counted = { counts, monsters, ...(fresh && { fresh }), ...(tired && { tired }), isPassedOver };
  return { counted, course: after ?? course };
}

function monsterSide(
  { scope, language }: Asked,
  placed: readonly PlacedMonsters[],
  counts: Variant,
): FightSide | undefined {
  const combatants = placed.flatMap((monsters): readonly Combatant[] => {
    const { block, [counts]: count } = monsters;
    return block && count > 0 ? [combatantOf(scope, block, count, language)] : [];
  });
  const name = combatants.map(combatantName).join(' + ');
  return combatants.length > 0 ? { name, combatants, isParty: false } : undefined;
}

function answerTo(
  { scope }: Asked,
  party: FightSide,
  monsters: FightSide,
): Generator<undefined, FightAnswer | undefined> {
  return fightParts({ system: 'warhammer-quest', sides: [party, monsters] }, fightCharts(scope, 'warhammer-quest'));
}

/**
 * The party with the Wounds that each Warrior has left on average, rounded; who has none is out. Undefined where a limit was met and the
 * whole Wounds of a Warrior are not certain.
 */
function leftAfter(
  party: FightSide,
  { sides: [{ combatants: after }], never, open, error }: FightAnswer,
  before: readonly string[],
): Course | undefined {
  const margin = Math.max(error, open) + never.value;
  const each = party.combatants.map(({ block, ...combatant }, index) => {
    const { wounds = 0, woundsLost = { value: 0 } } = after[index] ?? {};
    const within = woundsLost.exact ? 0 : margin * wounds;
    const [least, most] = [-within, within].map((change) => Math.round(wounds - woundsLost.value + change));
    return { isCertain: least === most, ...combatant, block: { ...block, wounds: Math.max(0, least ?? 0) } };
  });
  if (never.value > 0 || !each.every(({ isCertain }) => isCertain)) return undefined;
  const combatants = each.filter(({ block: { wounds } }) => wounds > 0);
  const out = each.flatMap(({ block: { name, wounds } }) => (wounds > 0 ? [] : [name]));
  const left = combatants.length > 0 ? { ...party, combatants } : undefined;
  return { ...(left && { left }), out: [...before, ...out], hasFought: true };
}

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
