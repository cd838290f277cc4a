import type { SystemCharts } from '../../charts/chart.ts';
import { inSearch } from '../../queries/run.ts';
import type { Course } from '../course/course.ts';
import { courseOf } from '../course/courseOf.ts';
import { exactNumbers, type FightNumbers, mostRounds } from '../exact/exactNumbers.ts';
import type { Fight, FightAnswer, FightNote, Share, SideAnswer } from '../fight.ts';
import { playedNumbers } from '../played/playedNumbers.ts';
import { attackOdds } from '../rules/attackOdds.ts';
import { rangesOf } from '../rules/attackOrder.ts';
import type { GameRules } from '../rules/gameRules.ts';
import { fightNotes } from '../rules/notes.ts';
import { rulesFor } from '../rules/rulesFor.ts';
import { amountOf, areTooMany, isFear, maximumCombatants, type Unit, unitsOf } from '../rules/unit.ts';

/**
 * Who wins a fight, in how many rounds and with which losses: as fractions where it has few states, such as a duel; otherwise the fight is played
 * with dice until the chances to win are known to half a point. Undefined where a combatant has no Wounds, where a chart or a value is missing
 * that an attack needs, or if the rest of a run is left out. In a run it is to be given the same objects each time.
 *
 * @param charts of `fightCharts`.
 */
export const fightAnswer = inSearch((fight: Fight, charts: readonly SystemCharts[]) => fightParts(fight, charts));

/** The same as work that yields after each part of some milliseconds. */
export function* fightParts(
  fight: Fight,
  charts: readonly SystemCharts[],
): Generator<undefined, FightAnswer | undefined> {
  const units = unitsOf(fight);
  const rules = rulesFor(fight, charts);
  if (!units || !hasBlows(fight, units, rules)) return undefined;
  if (areTooMany(units)) {
    // The attacks alone.
    const answer = answerOf({ fight, units, used: new Set() }, rules, unknown);
    return { ...answer, caps: [{ cap: 'combatants', limit: maximumCombatants }], error: 1 };
  }
  const course = courseOf(fight, units, rules);
  const numbers = (yield* exactNumbers(course)) ?? (yield* playedNumbers(course));
  return answerOf(course, rules, numbers);
}

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

const nothing: Share = { value: 0 };
/** Of a fight that has too many combatants. */
const unknown: FightNumbers = {
  ends: { wins: [nothing, nothing], draw: nothing, falls: [nothing, nothing], lost: [nothing, nothing], kinds: [] },
  rounds: nothing,
  byRound: [],
  left: [],
  never: nothing,
  open: 1,
};

function answerOf(
  { fight, units, used }: Pick<Course, 'fight' | 'units' | 'used'>,
  rules: GameRules,
  numbers: FightNumbers,
): FightAnswer {
  const { ends, byRound, rounds, left, never, open } = numbers;
  const side = (index: 0 | 1): SideAnswer => ({
    name: fight.sides[index].name,
    attacks: attacksOf(fight, units, rules, index),
    wins: ends.wins[index],
    falls: ends.falls[index],
    woundsLost: ends.lost[index],
    combatants: units
      .filter((unit) => unit.side === index)
      .flatMap(({ place, name, count, wounds }) => {
        const kind = ends.kinds[place];
        if (!kind) return [];
        const { falls, allFall, lost } = kind;
        return [{ name, count, wounds: count * wounds, falls, allFall, woundsLost: lost, left: left[place] ?? [] }];
      }),
  });
  const isOpen = open > leastSaid;
  return {
    system: fight.system,
    sides: [side(0), side(1)],
    draw: ends.draw,
    never,
    open: isOpen ? open : 0,
    rounds: {
      mean: rounds,
      ends: byRound.map(({ wins, draw }) => ({ chance: wins[0] + wins[1] + draw, wins })),
    },
    ...fightNotes(fight, units, used),
    assumed: [...extrapolated(fight, units, rules), ...aboveSix(units, rules)],
    caps: isOpen ? [{ cap: 'rounds', limit: mostRounds }] : [],
    error: Math.max(...ends.wins.map(({ error = 0 }) => error)),
  };
}

function attacksOf(fight: Fight, units: readonly Unit[], rules: GameRules, index: 0 | 1): SideAnswer['attacks'] {
  const own = units.filter(({ side }) => side === index);
  const others = units.filter(({ side }) => side !== index);
  return attackOdds(rules, own, others, rangesOf(fight));
}

/** What is less is no different from nothing. */
const leastSaid = 1e-9;

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
