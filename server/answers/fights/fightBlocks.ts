import { neededText } from '../../charts/needed.ts';
import { toNumber } from '../../dice/evaluation/fraction.ts';
import type { AttackRoll, FightAnswer, Share, SideAnswer } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import { dotted, type MarkdownBlock, paragraph } from '../markdown.ts';
import { chanceText, numberText } from '../odds/numbers.ts';
import { noteBlocks } from './notes.ts';
import { shareAmount, sharePercent, woundsShare } from './shares.ts';

/**
 * A fight for a text: who wins and how long it takes.
 *
 * @param isDetailed with the losses, what each attack does, and all rules behind the numbers.
 */
export function fightBlocks(answer: FightAnswer, messages: Messages, isDetailed: boolean): readonly MarkdownBlock[] {
  const { blocks, fights } = messages.words;
  const [one, other] = answer.sides.map(({ name }) => name);
  const text = fights.against({ one: one ?? '', other: other ?? '' });
  const title = { kind: 'heading', depth: 0, text } as const;
  const length = lengthLines(answer, messages);
  const ends = hasNumbers(answer) ? endsOf(answer, messages) : [];
  const line = ends.map(([label, share]) => `${label} ${sharePercent(share, messages)}`);
  return [
    title,
    ...(isDetailed
      ? [
          paragraph(blocks.systems[answer.system]),
          ...sidesBlocks(answer, messages),
          paragraph(length.join(' ')),
          ...attackBlocks(answer, messages),
        ]
      : [paragraph(...dotted([...line, ...length]))]),
    ...noteBlocks(answer, messages, isDetailed),
  ];
}

/** The chance of each side, and of the other ends that are possible. */
export function endsOf(answer: FightAnswer, messages: Messages): readonly (readonly [string, Share])[] {
  const { fightPanel } = messages.words;
  return [
    ...answer.sides.map(({ name, wins }) => [fightPanel.wins(name), wins] as const),
    ...otherEnds(answer, messages),
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

/** Both sides, and what else may happen. */
export function sidesBlocks(answer: FightAnswer, messages: Messages): readonly MarkdownBlock[] {
  if (!hasNumbers(answer)) return [];
  const others = otherEnds(answer, messages).map(([label, share]) => [
    label,
    sharePercent(share, messages),
    '',
    '',
    '',
  ]);
  return [sidesTable([...answer.sides.flatMap((side) => sideRows(side.name, side, messages)), ...others], messages)];
}

/** Rows of `sideRows` below their head. */
export function sidesTable(rows: readonly (readonly string[])[], { words: { fights } }: Messages): MarkdownBlock {
  return tableOf([[fights.side, fights.wins, fights.falls, fights.allFall, fights.woundsLost], ...rows]);
}

/** A side, and each of several kinds: wins, falls, Wounds lost. */
export function sideRows(label: string, side: SideAnswer, messages: Messages): readonly (readonly string[])[] {
  const percent = (share: Share | undefined): string => (share ? sharePercent(share, messages) : '');
  const { combatants } = side;
  const wounds = combatants.reduce((sum, one) => sum + one.wounds, 0);
  const rows = combatants.map((one) => [
    `  ${messages.words.fights.several(one)}`,
    '',
    percent(one.falls),
    one.count > 1 ? percent(one.allFall) : '',
    woundsShare(one.woundsLost, one.wounds, messages),
  ]);
  const all = rows.length === 1 ? (rows[0]?.[3] ?? '') : '';
  const own = [label, percent(side.wins), percent(side.falls), all, woundsShare(side.woundsLost, wounds, messages)];
  return rows.length === 1 ? [own] : [own, ...rows];
}

/** What else may happen than that a side wins. */
function otherEnds(
  { draw, never }: FightAnswer,
  { words: { fightPanel } }: Messages,
): readonly (readonly [string, Share])[] {
  const ends = [
    [fightPanel.draw, draw],
    [fightPanel.never, never],
  ] as const;
  return ends.filter(([, { value }]) => value > 0);
}

/** The rounds on average; those of fights that are not worked out to their end are more. */
export function roundsText({ rounds, open }: FightAnswer, messages: Messages): string {
  const mean = shareAmount(rounds.mean, messages);
  return open > leastOpen ? `> ${mean}` : mean;
}

/** Less changes no digit that is shown. */
const leastOpen = 1e-4;

/** How long it takes. */
export function lengthLines(answer: FightAnswer, messages: Messages): readonly string[] {
  const { fights: words } = messages.words;
  if (answer.never.value === 1) return [words.neverEnds];
  if (!hasNumbers(answer)) return [];
  const open = answer.open > leastOpen ? [words.open(sharePercent({ value: answer.open }, messages))] : [];
  return [words.length({ mean: roundsText(answer, messages), unit: roundUnit(answer) }), ...open];
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
