import { neededText } from '../../charts/needed.ts';
import { toNumber } from '../../dice/evaluation/fraction.ts';
import type { AttackOdds, AttackRoll, FightAnswer } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import { chanceText, numberText } from '../odds/numbers.ts';
import { shareAmount, sharePercent, woundsShare } from './shares.ts';

/** What the rounds of a fight are called. */
export function roundUnit({ system }: Pick<FightAnswer, 'system'>): 'turn' | 'round' {
  return system === 'warhammer-quest' ? 'turn' : 'round';
}

/** `6 × Goblin against The party`. */
export function fightTitle({ sides: [one, other] }: FightAnswer, { words: { fights } }: Messages): string {
  return fights.against({ one: one.name, other: other.name });
}

/** Whether numbers are known: not where a limit was met before anything could be worked out, and not of a fight without an end. */
export function hasNumbers({ never, open }: FightAnswer): boolean {
  return never.value < 1 && open < 1;
}

/** Both sides, and each of several kinds: wins, falls, Wounds lost. The first row names the columns. */
export function sideRows(answer: FightAnswer, messages: Messages): readonly (readonly string[])[] {
  const { fights: words } = messages.words;
  const rows = answer.sides.flatMap(({ name, wins, falls, woundsLost, combatants }) => {
    const all = combatants.reduce((sum, { wounds }) => sum + wounds, 0);
    const lost = woundsShare(woundsLost, all, answer.error, messages);
    const own = [name, sharePercent(wins, answer.error, messages), sharePercent(falls, answer.error, messages), lost];
    if (combatants.length < 2) return [own];
    const each = combatants.map((one) => [
      `  ${words.several({ count: one.count, name: one.name })}`,
      '',
      sharePercent(one.falls, answer.error, messages),
      woundsShare(one.woundsLost, one.wounds, answer.error, messages),
    ]);
    return [own, ...each];
  });
  return [[words.side, words.wins, words.falls, words.woundsLost], ...rows];
}

/** The rounds on average; those of fights that are not worked out to their end are more. */
export function roundsText({ rounds, open, error }: FightAnswer, messages: Messages): string {
  const mean = shareAmount(rounds.mean, error, messages);
  return open > leastOpen ? `> ${mean}` : mean;
}

/** Less changes no digit that is shown. */
const leastOpen = 1e-4;

/** How long it takes, and what else may happen than that a side wins. */
export function lengthLines(answer: FightAnswer, messages: Messages): readonly string[] {
  const { fights: words } = messages.words;
  const { rounds, draw, never, open, error } = answer;
  if (never.value === 1) return [words.neverEnds];
  return [
    words.length({ mean: roundsText(answer, messages), p10: rounds.p10, p90: rounds.p90, unit: roundUnit(answer) }),
    ...(draw.value > 0 ? [words.draw(sharePercent(draw, error, messages))] : []),
    ...(open > 0 ? [words.open(sharePercent({ value: open }, 0, messages))] : []),
    ...(never.value > 0 ? [words.never(sharePercent(never, error, messages))] : []),
  ];
}

/** All kinds of attacks. The first row names the columns; one of rolls that no attack has is left out. */
export function attackRows(answer: FightAnswer, messages: Messages): readonly (readonly string[])[] {
  const { fights: words } = messages.words;
  const attacks = answer.sides.flatMap((side) => side.attacks);
  const hasRanges = answer.system === 'gamebook';
  const wounds = attacks.some(({ wound }) => wound);
  const saves = attacks.some(({ save }) => save);
  const head = [
    words.attack,
    words.perRound[roundUnit(answer)],
    words.hits,
    ...(wounds ? [words.wounds] : []),
    ...(saves ? [words.saves] : []),
    words.takesWounds,
    words.perAttack,
  ];
  return [
    head,
    ...attacks.map((attack) => [
      words.attackOf({
        by: attack.by,
        against: attack.against,
        weapon: attack.weapon,
        range: hasRanges ? attack.range : undefined,
      }),
      numberText(attack.attacks, messages),
      rollText(attack.hit, messages),
      ...(wounds ? [rollText(attack.wound, messages)] : []),
      ...(saves ? [rollText(attack.save, messages)] : []),
      chanceText(attack.chance, messages),
      woundsText(attack, messages),
    ]),
  ];
}

/** The Wounds of an attack on average. */
function woundsText({ wounds }: AttackOdds, messages: Messages): string {
  return numberText(toNumber(wounds), messages, 2);
}

function rollText(roll: AttackRoll | undefined, { words: { odds } }: Messages): string {
  if (!roll) return '–';
  const { needed } = roll;
  return needed.kind === 'scores' ? neededText(needed) : needed.kind === 'certain' ? odds.always : odds.never;
}
