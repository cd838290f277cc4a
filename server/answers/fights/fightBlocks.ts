import { neededText } from '../../charts/needed.ts';
import { toNumber } from '../../dice/evaluation/fraction.ts';
import type { AttackRoll, FightAnswer, Share } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import { type MarkdownBlock, paragraph } from '../markdown.ts';
import { chanceText, numberText } from '../odds/numbers.ts';
import { noteBlocks } from './notes.ts';
import { shareAmount, sharePercent, woundsShare } from './shares.ts';

/** A fight for a text: who wins, how long it takes, what each attack does, and the rules behind the numbers. */
export function fightBlocks(answer: FightAnswer, messages: Messages): readonly MarkdownBlock[] {
  const { blocks, fights } = messages.words;
  const [one, other] = answer.sides;
  return [
    { kind: 'heading', depth: 0, text: fights.against({ one: one.name, other: other.name }) },
    paragraph(blocks.systems[answer.system]),
    ...sidesBlocks(answer, messages),
    ...lengthBlocks(answer, messages),
    ...attackBlocks(answer, messages),
    ...noteBlocks(answer, messages),
  ];
}

/** What the rounds of a fight are called. */
export function roundUnit({ system }: Pick<FightAnswer, 'system'>): 'turn' | 'round' {
  return system === 'warhammer-quest' ? 'turn' : 'round';
}

/** Whether numbers are known: not where a limit was met before anything could be worked out, and not of a fight without an end. */
export function hasNumbers({ never, open }: FightAnswer): boolean {
  return never.value < 1 && open < 1;
}

/** Both sides, and each of several kinds: wins, falls, Wounds lost; then what else may happen. */
export function sidesBlocks(answer: FightAnswer, messages: Messages): readonly MarkdownBlock[] {
  if (!hasNumbers(answer)) return [];
  const { fights: words } = messages.words;
  const { error } = answer;
  const percent = (share: Share | undefined): string => (share ? sharePercent(share, error, messages) : '');
  const rowOf = (label: string, { wins, falls, allFall, woundsLost, wounds }: Lost): readonly string[] => [
    label,
    percent(wins),
    percent(falls),
    percent(allFall),
    woundsShare(woundsLost, wounds, error, messages),
  ];
  const rows = answer.sides.flatMap((side) => {
    const each = side.combatants.map(({ allFall, ...one }) => ({ ...one, ...(one.count > 1 && { allFall }) }));
    const wounds = each.reduce((sum, one) => sum + one.wounds, 0);
    const [only, ...others] = each;
    const own = rowOf(side.name, { ...(others.length === 0 && only), ...side, wounds });
    return others.length === 0 ? [own] : [own, ...each.map((one) => rowOf(`  ${words.several(one)}`, one))];
  });
  const others = otherEnds(answer, messages).map(([label, share]) => [label, percent(share), '', '', '']);
  return [tableOf([[words.side, words.wins, words.falls, words.allFall, words.woundsLost], ...rows, ...others])];
}

/** What else may happen than that a side wins. */
export function otherEnds(
  { draw, never }: FightAnswer,
  { words: { fightPanel } }: Messages,
): readonly (readonly [string, Share])[] {
  const ends = [
    [fightPanel.draw, draw],
    [fightPanel.never, never],
  ] as const;
  return ends.filter(([, { value }]) => value > 0);
}

/** What a side, or one kind of it, loses. */
interface Lost {
  readonly wins?: Share;
  readonly falls: Share;
  readonly allFall?: Share;
  readonly woundsLost: Share;
  readonly wounds: number;
}

/** The rounds on average; those of fights that are not worked out to their end are more. */
export function roundsText({ rounds, open, error }: FightAnswer, messages: Messages): string {
  const mean = shareAmount(rounds.mean, error, messages);
  return open > leastOpen ? `> ${mean}` : mean;
}

/** Less changes no digit that is shown. */
const leastOpen = 1e-4;

/** How long it takes. */
export function lengthBlocks(answer: FightAnswer, messages: Messages): readonly MarkdownBlock[] {
  const { fights: words } = messages.words;
  if (answer.never.value === 1) return [paragraph(words.neverEnds)];
  if (!hasNumbers(answer)) return [];
  const open = answer.open > 0 ? [words.open(sharePercent({ value: answer.open }, 0, messages))] : [];
  return [words.length({ mean: roundsText(answer, messages), unit: roundUnit(answer) }), ...open].map((line) =>
    paragraph(line),
  );
}

/** All kinds of attacks. */
export function attackBlocks({ system, sides }: FightAnswer, messages: Messages): readonly MarkdownBlock[] {
  const { fights: words } = messages.words;
  const head = [
    words.attack,
    words.perRound[roundUnit({ system })],
    words.hits,
    words.wounds,
    words.saves,
    words.takesWounds,
    words.perAttack,
  ];
  const rows = sides
    .flatMap(({ attacks }) => attacks)
    .map(({ range, attacks, hit, wound, save, chance, wounds, ...attack }) => [
      words.attackOf({ ...attack, range: system === 'gamebook' ? range : undefined }),
      numberText(attacks, messages),
      ...[hit, wound, save].map((roll) => rollText(roll, messages)),
      chanceText(chance, messages),
      numberText(toNumber(wounds), messages, 2),
    ]);
  return rows.length === 0 ? [] : [{ kind: 'heading', depth: 1, text: words.attacks }, tableOf([head, ...rows])];
}

function rollText(roll: AttackRoll | undefined, { words: { odds } }: Messages): string {
  if (!roll) return '';
  const { needed } = roll;
  return needed.kind === 'scores' ? neededText(needed) : needed.kind === 'certain' ? odds.always : odds.never;
}

/** A table without the columns that are empty below their head. */
function tableOf([head = [], ...rows]: readonly (readonly string[])[]): MarkdownBlock {
  const isShown = (_: string, column: number): boolean => rows.some((row) => row[column] !== '');
  return {
    kind: 'table',
    rows: [head, ...rows].map((row) => row.filter(isShown).map((cell) => (cell === '' ? '–' : cell))),
  };
}
