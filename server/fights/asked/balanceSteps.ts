import type { Document } from '../../workspace/documents/document.ts';
import { saidLevels } from '../../workspace/documents/saidLevels.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import { chartsOf } from '../../workspace/packages/chartsOf.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { fightSteps } from '../engine/fightSteps.ts';
import type { Combatant, FightAnswer, FightNote, Side } from '../fight.ts';
import type { AskedFault } from './askedFault.ts';
import { combatantOf } from './combatantOf.ts';
import { fightsOfScenario, type PlacedMonsters, type ScenarioFight } from './fightsOfScenario.ts';
import { type PartyOptions, type PartyWarrior, partySide } from './partySide.ts';

export interface BalanceOptions extends PartyOptions {
  /** The Warriors of the settings; none: the four of the box. */
  readonly party: readonly PartyWarrior[];
  readonly partyName: string;
}

/** The fights of a scenario, one after the other, for a party. */
export interface Balance {
  /** Absent where a Warrior lacks values. */
  readonly party?: Side;
  readonly faults: readonly AskedFault[];
  /** What the text says of its party, where that is not the one that is counted. */
  readonly saidWarriors?: number;
  readonly saidBattleLevel?: number;
  readonly fights: readonly BalancedFight[];
  /** Of all fights, each once. */
  readonly rulesUsed: readonly FightNote[];
  readonly notModelled: readonly FightNote[];
  readonly assumed: readonly FightNote[];
}

export interface BalancedFight {
  readonly fight: ScenarioFight;
  /** One, or one with the fewest and one with the most Monsters where dice say how many; none where a Monster has no values. */
  readonly counted: readonly CountedFight[];
}

export interface CountedFight {
  readonly counts: 'all' | Variant;
  /** Absent where the dice bring no Monsters. */
  readonly monsters?: Side;
  /** For a party with all its Wounds. */
  readonly fresh?: FightAnswer;
  /** For a party that has not been healed since the first fight; absent in the first. */
  readonly tired?: TiredFight;
}

export interface TiredFight {
  /** The Warriors with the Wounds that are left to them; absent if there are none. */
  readonly party?: Side;
  readonly staysOut: readonly string[];
  readonly answer?: FightAnswer;
}

type Variant = 'least' | 'most';

/** What the party has in the course of the scenario. */
interface Course {
  readonly party: Side;
  /** The party before the next fight, and whether there has been one. */
  left: Side | undefined;
  out: readonly string[];
  hasFought: boolean;
}

/**
 * Each fight of a scenario, and each once more for a party with the Wounds that it has left on average, if it is not healed between them.
 * The level in the text counts where no setting has one.
 */
export function* balanceSteps(workspace: Workspace, document: Document, options: BalanceOptions): Steps<Balance> {
  const said = new Map(saidLevels(document).map(({ name, value }) => [name, value]));
  const battleLevel = options.battleLevel ?? said.get('battle-level');
  const { side, assumed, faults } = partySide(options.party, options.partyName, {
    ...options,
    ...(battleLevel !== undefined && { battleLevel }),
  });
  const fights: BalancedFight[] = [];
  const courses = side ? { least: courseOf(side), most: courseOf(side) } : undefined;
  for (const fight of courses ? fightsOfScenario(workspace, document) : []) {
    const counted: CountedFight[] = [];
    if (courses && fight.monsters.every(({ block }) => block)) {
      const isVaried = fight.monsters.some(({ dice }) => dice !== undefined);
      const isApart = isVaried || !isSameSide(courses.least.left, courses.most.left);
      const around = workspace.around(document);
      for (const variant of isApart ? variants : one) {
        const found = yield* countedFight(around, fight, isApart ? variant : 'all', courses[variant]);
        counted.push(found);
      }
      if (!isApart) Object.assign(courses.least, courses.most);
    }
    fights.push({ fight, counted });
  }
  const answers = fights.flatMap(({ counted }) =>
    counted.flatMap(({ fresh, tired }) => [fresh ?? [], tired?.answer ?? []].flat()),
  );
  const warriors = said.get('warriors');
  const isOfBox = options.party.length === 0 && battleLevel !== undefined && battleLevel > 1;
  return {
    ...(side && { party: side }),
    faults,
    ...(side && warriors !== undefined && warriors !== side.combatants.length && { saidWarriors: warriors }),
    ...(isOfBox && { saidBattleLevel: battleLevel }),
    fights,
    rulesUsed: distinct(answers.flatMap(({ rulesUsed }) => rulesUsed)),
    notModelled: distinct(answers.flatMap(({ notModelled }) => notModelled)),
    assumed: distinct([...assumed, ...answers.flatMap((answer) => answer.assumed)]),
  };
}

const variants: readonly Variant[] = ['least', 'most'];
const one: readonly Variant[] = ['most'];

function courseOf(party: Side): Course {
  return { party, left: party, out: [], hasFought: false };
}

function isSameSide(one: Side | undefined, other: Side | undefined): boolean {
  return JSON.stringify(woundsOf(one)) === JSON.stringify(woundsOf(other));
}

function woundsOf(side: Side | undefined): readonly (readonly [string, number | undefined])[] {
  return (side?.combatants ?? []).map(({ block: { name, wounds } }) => [name, wounds]);
}

function* countedFight(
  workspace: Workspace,
  { monsters: placed }: ScenarioFight,
  counts: CountedFight['counts'],
  course: Course,
): Steps<CountedFight> {
  const monsters = monsterSide(workspace, placed, counts === 'least' ? 'least' : 'most');
  if (!monsters) return { counts };
  const fresh = yield* answerTo(workspace, course.party, monsters);
  const { left, out, hasFought } = course;
  const answer = !hasFought ? fresh : left && (yield* answerTo(workspace, left, monsters));
  const tired = hasFought ? { ...(left && { party: left }), staysOut: out, ...(answer && { answer }) } : undefined;
  if (answer && left) Object.assign(course, leftAfter(left, answer, out), { hasFought: true });
  return { counts, monsters, ...(fresh && { fresh }), ...(tired && { tired }) };
}

function monsterSide(workspace: Workspace, placed: readonly PlacedMonsters[], counts: Variant): Side | undefined {
  const combatants = placed.flatMap((monsters): readonly Combatant[] => {
    const { block, [counts]: count } = monsters;
    return block && count > 0 ? [combatantOf(workspace, block, count)] : [];
  });
  const name = combatants
    .map(({ block, count }) => (count === 1 ? block.name : `${count} × ${block.name}`))
    .join(' + ');
  return combatants.length > 0 ? { name, combatants, isParty: false } : undefined;
}

function answerTo(workspace: Workspace, party: Side, monsters: Side): Steps<FightAnswer | undefined> {
  return fightSteps({ system: 'warhammer-quest', sides: [party, monsters] }, chartsOf(workspace, ['warhammer-quest']));
}

/** The party with the Wounds that each Warrior has left on average, rounded; who has none is out. */
function leftAfter(
  party: Side,
  { sides: [{ combatants: after }] }: FightAnswer,
  before: readonly string[],
): Pick<Course, 'left' | 'out'> {
  const each = party.combatants.map(({ block, ...combatant }, index) => {
    const { wounds = 0, woundsLost } = after[index] ?? {};
    return { ...combatant, block: { ...block, wounds: Math.round(wounds - (woundsLost?.value ?? 0)) } };
  });
  const combatants = each.filter(({ block: { wounds } }) => wounds > 0);
  const out = each.flatMap(({ block: { name, wounds } }) => (wounds > 0 ? [] : [name]));
  return { left: combatants.length > 0 ? { ...party, combatants } : undefined, out: [...before, ...out] };
}

function distinct(notes: readonly FightNote[]): readonly FightNote[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}
