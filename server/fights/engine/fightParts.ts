import type { SystemCharts } from '../../charts/chart.ts';
import { toNumber } from '../../dice/evaluation/fraction.ts';
import { inSearch } from '../../queries/run.ts';
import type { Body } from '../chain/body.ts';
import type { Fight, FightAnswer, FightCap, FightNote, Share, SideAnswer } from '../fight.ts';
import { attackOdds } from '../rules/attackOdds.ts';
import { rangesOf } from '../rules/attackOrder.ts';
import type { GameRules } from '../rules/gameRules.ts';
import { fightNotes } from '../rules/notes.ts';
import { rulesFor } from '../rules/rulesFor.ts';
import { amountOf, areTooMany, isFear, maximumCombatants, type Unit, unitsOf } from '../rules/unit.ts';
import { byRounds, maximumMoves, maximumRounds, type Rounds } from '../solving/byRounds.ts';
import { transitionsOf } from '../solving/transitions.ts';
import { visitsOf } from '../solving/visits.ts';
import { type FightModel, modelOf } from '../steps/model.ts';
import { type ExactNumbers, exactNumbers } from './exactNumbers.ts';
import { type NearNumbers, nearNumbers } from './nearNumbers.ts';

/**
 * Who wins a fight, in how many rounds and with which losses. Fractions are exact; where they would take too long, numbers with a bound of their
 * error, and the limit that was met. Undefined where a combatant has no Wounds, where a chart or a value is missing that an attack needs, or if
 * the rest of a run is left out. In a run it is to be given the same objects each time.
 *
 * @param charts of `fightCharts`.
 */
export const fightAnswer = inSearch((fight: Fight, charts: readonly SystemCharts[]) => fightParts(fight, charts));

/**
 * The same as work that yields after each part of some milliseconds.
 *
 * @param most how much work it may take beside that for fractions: moves of states.
 */
export function* fightParts(
  fight: Fight,
  charts: readonly SystemCharts[],
  most = maximumMoves,
): Generator<undefined, FightAnswer | undefined> {
  const units = unitsOf(fight);
  const rules = rulesFor(fight, charts);
  if (!units || !hasBlows(fight, units, rules)) return undefined;
  const isTooMany = areTooMany(units) || units.some((unit) => unit.count * unit.wounds > maximumWounds);
  if (isTooMany) return unanswered(fight, units, rules);
  const exact = hasFewStates(units) ? yield* exactly(modelOf(fight, units, rules, 'byWounds')) : undefined;
  const model = modelOf(fight, units, rules, 'byAttacks');
  const rounds = yield* byRounds(model.chain, most);
  return answerOf({
    fight,
    units,
    rules,
    bodies: model.bodies,
    rounds,
    exact,
    notes: fightNotes(fight, units, model.usedEffects),
  });
}

/** The fight in fractions; undefined where that would take too long. */
function* exactly(model: FightModel): Generator<undefined, ExactNumbers | undefined> {
  const transitions = yield* transitionsOf(model.chain);
  const visits = transitions && (yield* visitsOf(transitions));
  return transitions && visits ? exactNumbers(model, transitions, visits) : undefined;
}

/** With more states than this, if all of them came about, fractions are not even tried. */
const maximumStates = 200_000;

function hasFewStates(units: readonly Unit[]): boolean {
  return units.reduce((states, { count, wounds }) => states * (count * wounds + 1), 1) <= maximumStates;
}

/** Wounds of all of a kind together: so that each state has its own key. */
const maximumWounds = 5000;

function hasBlows(fight: Fight, units: readonly Unit[], rules: GameRules): boolean {
  return units.every((attacker) =>
    units.every(
      (opponent) =>
        attacker.side === opponent.side ||
        rangesOf(fight).every(
          (range) => rules.blow(attacker, opponent, { range, toHit: 0, strength: 0 }) !== 'unknown',
        ),
    ),
  );
}

interface Worked {
  readonly fight: Fight;
  readonly units: readonly Unit[];
  readonly rules: GameRules;
  readonly bodies: readonly Body[];
  readonly rounds: Rounds;
  readonly exact: ExactNumbers | undefined;
  readonly notes: Pick<FightAnswer, 'rulesUsed' | 'notModelled'>;
}

function answerOf(worked: Worked): FightAnswer {
  const { fight, units, rules, bodies, rounds, exact, notes } = worked;
  const numbers = nearNumbers(units, bodies, rounds);
  const never = exact?.never;
  const isEndless = never !== undefined && never.numerator > 0n;
  const open = isEndless ? Math.max(0, rounds.open - toNumber(never)) : rounds.open;
  const isOpen = rounds.stopped !== undefined && open > leastSaid;
  return {
    system: fight.system,
    sides: [sideOf(worked, numbers, 0), sideOf(worked, numbers, 1)],
    draw: share(exact?.draw, numbers.draw),
    never: share(never, 0),
    open: isOpen ? open : 0,
    rounds: roundsOf(rounds, isEndless ? undefined : exact?.rounds),
    ...notes,
    assumed: [...extrapolated(fight, units, rules), ...aboveSix(units, rules)],
    caps: [
      ...(exact ? [] : [{ cap: 'states', limit: maximumStates } as const]),
      ...(isOpen ? [rounds.stopped === 'work' ? workCap : roundsCap] : []),
    ],
    error: exact ? 0 : open + rounds.lost + rounding,
  };
}

const workCap: FightCap = { cap: 'work', limit: maximumMoves };
const roundsCap: FightCap = { cap: 'rounds', limit: maximumRounds };

function share(exact: Share['exact'], near: number): Share {
  return exact ? { exact, value: toNumber(exact) } : { value: near };
}

function sideOf({ fight, units, rules, exact }: Worked, near: NearNumbers, index: 0 | 1): SideAnswer {
  return {
    name: fight.sides[index].name,
    attacks: attacksOf(fight, units, rules, index),
    wins: share(exact?.wins[index], near.wins[index]),
    falls: share(exact?.sideFalls[index], near.sideFalls[index]),
    woundsLost: share(exact?.sideLost[index], near.sideLost[index]),
    combatants: units
      .filter(({ side }) => side === index)
      .map(({ place, name, count, wounds }) => ({
        name,
        count,
        wounds: count * wounds,
        falls: share(exact?.falls[place], near.falls[place] ?? 0),
        allFall: share(exact?.allFall[place], near.allFall[place] ?? 0),
        woundsLost: share(exact?.lost[place], near.lost[place] ?? 0),
        left: exact?.left?.[place] ?? near.left[place] ?? [],
      })),
  };
}

function attacksOf(fight: Fight, units: readonly Unit[], rules: GameRules, index: 0 | 1): SideAnswer['attacks'] {
  const own = units.filter(({ side }) => side === index);
  const others = units.filter(({ side }) => side !== index);
  return attackOdds(rules, own, others, rangesOf(fight));
}

/** In which round a fight ends. */
function roundsOf({ ends }: Rounds, exactMean: Share['exact']): FightAnswer['rounds'] {
  const ended = ends.map((round) => ({
    chance: round[0] + round[1] + round.draw,
    wins: [round[0], round[1]] as const,
  }));
  const all = ended.reduce((sum, { chance }) => sum + chance, 0);
  const mean = ended.reduce((sum, { chance }, index) => sum + (index + 1) * chance, 0) / (all || 1);
  return { mean: share(exactMean, mean), ends: ended };
}

/** What is less is no different from nothing. */
const leastSaid = 1e-9;

/** More than all rounding of floating point adds up to. */
const rounding = 1e-9;

/** The attacks that a chart has no values for, so that its formula decides. */
function extrapolated(fight: Fight, units: readonly Unit[], rules: GameRules): readonly FightNote[] {
  const charts = new Set<string>();
  for (const attacker of units) {
    const opponents = units.filter(({ side }) => side !== attacker.side);
    for (const { hit, wound, save } of attackOdds(rules, [attacker], opponents, rangesOf(fight))) {
      if (hit.isExtrapolated) charts.add('to-hit');
      if (wound?.isExtrapolated) charts.add('to-wound');
      if (save?.isExtrapolated) charts.add('save');
    }
  }
  return [...charts].map((chart) => ({ kind: 'extrapolated', chart }));
}

/** Whether a to hit roll of Warhammer Quest needs more than a die shows, perhaps only of a Warrior who is afraid. */
function aboveSix(units: readonly Unit[], rules: GameRules): readonly FightNote[] {
  const isAbove = (attacker: Unit, opponent: Unit): boolean => {
    if (attacker.block.system !== 'warhammer-quest' || attacker.side === opponent.side) return false;
    const fears = opponent.effects.filter(isFear);
    const toHit = fears.reduce((sum, effect) => sum + Math.min(0, amountOf(effect) ?? 0), 0);
    const blow = rules.blow(attacker, opponent, { range: 'close', toHit, strength: 0 });
    return blow !== 'none' && blow !== 'unknown' && blow.hit.needed.kind === 'impossible';
  };
  const isSomewhere = units.some((attacker) => units.some((opponent) => isAbove(attacker, opponent)));
  return isSomewhere ? [{ kind: 'rule', rule: 'quest-above-six' }] : [];
}

/** The attacks alone, where there are too many combatants to say more. */
function unanswered(fight: Fight, units: readonly Unit[], rules: GameRules): FightAnswer {
  const nothing: Share = { value: 0 };
  const side = (index: 0 | 1): SideAnswer => ({
    name: fight.sides[index].name,
    attacks: attacksOf(fight, units, rules, index),
    wins: nothing,
    falls: nothing,
    woundsLost: nothing,
    combatants: [],
  });
  return {
    system: fight.system,
    sides: [side(0), side(1)],
    draw: nothing,
    never: nothing,
    open: 1,
    rounds: { mean: nothing, ends: [] },
    ...fightNotes(fight, units, new Set()),
    assumed: [],
    caps: [{ cap: 'combatants', limit: maximumCombatants }],
    error: 1,
  };
}
