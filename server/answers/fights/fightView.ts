import { formatFraction } from '../../dice/evaluation/fraction.ts';
import { type FieldChange, type FieldName, fightFields } from '../../fights/fields/fightFields.ts';
import type { Fight, FightAnswer, FightCap, FightNote, SideAnswer } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import type { ChartedTable } from '../odds/chartedTable.ts';
import { numberText } from '../odds/numbers.ts';
import { attackLine } from './attackLine.ts';
import { isNothing, meanText, shareText } from './shareText.ts';

/** A fight as a panel shows it: plain data, every text in the reader's language. */
export interface FightView {
  readonly title: string;
  /** The sides, as a reader may write others. */
  readonly asked: readonly [string, string];
  /** Why there is no answer, or a change was not made; empty without a reason. */
  readonly problem: string;
  /** The chance of each side, and of a fight without a winner where that is possible. */
  readonly winners: readonly Winner[];
  readonly rounds: string;
  /** Absent without an answer. The first two columns of the first one are the sides. */
  readonly charts?: { readonly wins: ChartedTable; readonly left: ChartedTable; readonly losses: ChartedTable };
  readonly attacks: readonly string[];
  readonly fields: readonly FieldTable[];
  /** The sides, to choose the one that attacks first. */
  readonly first: { readonly chosen: 0 | 1 | undefined; readonly names: readonly [string, string] };
  /** Only in the gamebook. */
  readonly closeFrom?: { readonly chosen: number | 'never' | undefined };
  readonly rulesUsed: readonly string[];
  readonly notModelled: readonly string[];
  readonly assumed: readonly string[];
  /** What met a limit. */
  readonly caps: readonly string[];
  readonly language: string;
  readonly words: Messages['words']['fightPanel']['page'];
}

interface Winner {
  readonly label: string;
  readonly chance: string;
  /** The fraction, where it is short. */
  readonly exact: string;
  readonly share: number;
}

/** The fields of one side: a row for each of its combatants. */
export interface FieldTable {
  readonly caption: string;
  readonly side: 0 | 1;
  readonly columns: readonly { readonly name: FieldName; readonly label: string }[];
  readonly rows: readonly FieldRow[];
}

interface FieldRow {
  readonly label: string;
  readonly combatant: number;
  /** One for each column; null where the combatant has no such value. */
  readonly cells: readonly (FieldCell | null)[];
}

interface FieldCell {
  readonly value: string;
  readonly range?: { readonly minimum: number; readonly maximum: number };
  readonly isOptional: boolean;
}

/** More rounds than this have one line for all of them. */
const maximumRounds = 30;

/** More rows of Wounds than this are taken together. */
const maximumRows = 24;

/** A longer fraction is a riddle to readers. */
const longestFraction = 24;

/**
 * The view of a fight.
 *
 * @param asked the sides, as a reader may write others.
 * @param answer undefined where the fight cannot be worked out.
 * @param assumed beside what the answer itself assumes.
 * @param refused changes that were not possible.
 */
export function fightView(
  asked: FightView['asked'],
  fight: Fight,
  answer: FightAnswer | undefined,
  assumed: readonly FightNote[],
  refused: readonly FieldChange[],
  messages: Messages,
): FightView {
  const { fightPanel: words } = messages.words;
  const [one, other] = fight.sides;
  const problem = [
    ...refused.map(({ name, value }) => words.refused(words.field[name as FieldName] ?? name, value)),
    ...(answer ? [] : [words.noAnswer]),
  ].join(' ');
  const common: FightView = {
    ...emptyView(asked, problem, messages),
    title: words.title(one.name, other.name),
    fields: fieldTables(fight, messages),
    first: { chosen: fight.first, names: [one.name, other.name] },
    ...(fight.system === 'gamebook' && { closeFrom: { chosen: fight.closeFrom } }),
  };
  if (!answer) return common;
  return {
    ...common,
    ...(answer.rounds.ends.length > 0 && {
      winners: winnersOf(answer, messages),
      rounds: roundsText(answer, messages),
      charts: {
        wins: winsByRound(answer, messages),
        left: woundsLeft(answer, messages),
        losses: losses(answer, messages),
      },
    }),
    attacks: answer.sides.flatMap(({ attacks }) =>
      attacks.map((attack) => attackLine(attack, answer.system, messages)),
    ),
    rulesUsed: answer.rulesUsed.map((note) => noteText(note, messages)),
    notModelled: answer.notModelled.map((note) => noteText(note, messages)),
    assumed: [...assumed, ...answer.assumed].map((note) => noteText(note, messages)),
    caps: answer.caps.map((cap) => capText(cap, messages)),
  };
}

/** The view where there is no fight, for that reason. */
export function emptyView(asked: FightView['asked'], problem: string, messages: Messages): FightView {
  return {
    title: messages.words.fightPanel.title(...asked),
    asked,
    problem,
    winners: [],
    rounds: '',
    attacks: [],
    fields: [],
    first: { chosen: undefined, names: ['', ''] },
    rulesUsed: [],
    notModelled: [],
    assumed: [],
    caps: [],
    language: messages.language,
    words: messages.words.fightPanel.page,
  };
}

function winnersOf({ sides, draw, never, error }: FightAnswer, messages: Messages): readonly Winner[] {
  const { fightPanel: words } = messages.words;
  const possible = [
    ...sides.map(({ name, wins }) => ({ label: words.wins(name), share: wins })),
    ...[
      { label: words.draw, share: draw },
      { label: words.never, share: never },
    ].filter(({ share }) => !isNothing(share)),
  ];
  return possible.map(({ label, share }) => {
    const exact = share.exact ? formatFraction(share.exact) : '';
    return {
      label,
      chance: shareText(share, error, messages),
      exact: exact.includes('/') && exact.length <= longestFraction ? exact : '',
      share: share.value,
    };
  });
}

function roundsText({ rounds, never, error, system }: FightAnswer, messages: Messages): string {
  const { fightPanel: words } = messages.words;
  if (never.value >= 1) return words.endless;
  const [p10, p90] = [rounds.p10, rounds.p90].map((round) => numberText(round, messages));
  return words.rounds(system, meanText(rounds.mean, error, messages), p10 ?? '', p90 ?? '');
}

/** A row for each round: how likely each side wins in it, and that the fight is over by then. */
function winsByRound({ sides, rounds, system, error }: FightAnswer, messages: Messages): ChartedTable {
  const { fightPanel: words } = messages.words;
  let over = 0;
  const rows = rounds.ends.slice(0, maximumRounds).map(({ chance, wins }, index) => {
    over += chance;
    return { label: String(index + 1), cells: [...wins, over].map((value) => cellOf(value, error, messages)) };
  });
  const later = rounds.ends.slice(maximumRounds).reduce((sum, { chance }) => sum + chance, 0);
  return {
    caption: words.winsByRound(system),
    head: words.round(system),
    columns: [...sides.map(({ name }) => words.wins(name)), words.overBy].map((label) => ({ label, isCharted: true })),
    rows,
    ...(later > 0 && {
      beyond: words.later(system, String(maximumRounds), shareText({ value: later }, error, messages)),
    }),
  };
}

/** A column for each kind, a row for each number of Wounds that may be left to all of it. */
function woundsLeft({ sides, error }: FightAnswer, messages: Messages): ChartedTable {
  const { fightPanel: words } = messages.words;
  const combatants = sides.flatMap((side) => side.combatants);
  const most = Math.max(...combatants.map(({ left }) => left.length)) - 1;
  const size = Math.max(1, Math.ceil(most / maximumRows));
  const starts = [0, ...Array.from({ length: Math.ceil(most / size) }, (_, index) => index * size + 1)];
  return {
    caption: words.woundsLeft,
    head: words.woundsLeftHead,
    columns: combatants.map(({ name }) => ({ label: name, isCharted: true })),
    rows: starts.map((start, index) => {
      const end = Math.min(starts[index + 1] ?? most + 1, most + 1);
      return {
        label: start === end - 1 ? String(start) : `${start}–${end - 1}`,
        cells: combatants.map(({ left }) => {
          if (start >= left.length) return { text: '–', share: 0 };
          const chance = left.slice(start, end).reduce((sum, one) => sum + one, 0);
          return cellOf(chance, error, messages);
        }),
      };
    }),
  };
}

function losses({ sides, error }: FightAnswer, messages: Messages): ChartedTable {
  const { fightPanel: words } = messages.words;
  const ofSide = ({ combatants }: SideAnswer) =>
    combatants.map(({ name, count, falls, allFall, woundsLost }) => ({
      label: count > 1 ? `${count} ${name}` : name,
      cells: [
        { text: shareText(falls, error, messages), share: falls.value },
        { text: count > 1 ? shareText(allFall, error, messages) : '–', share: allFall.value },
        { text: meanText(woundsLost, error, messages) },
      ],
    }));
  return {
    caption: words.losses,
    head: words.who,
    columns: [words.falls, words.allFall, words.woundsLost].map((label) => ({ label, isCharted: false })),
    rows: sides.flatMap(ofSide),
  };
}

function cellOf(value: number, error: number, messages: Messages): { readonly text: string; readonly share: number } {
  return { text: shareText({ value }, error, messages), share: value };
}

function fieldTables(fight: Fight, { words }: Messages): readonly FieldTable[] {
  const fields = fightFields(fight);
  return fight.sides.map(({ name, combatants }, side): FieldTable => {
    const own = fields.filter((field) => field.side === side);
    const names = [...new Set(own.map((field) => field.name))];
    return {
      caption: name,
      side: side === 0 ? 0 : 1,
      columns: names.map((column) => ({ name: column, label: words.fightPanel.field[column] })),
      rows: combatants.map(({ block }, combatant) => ({
        label: block.name === '' ? name : block.name,
        combatant,
        cells: names.map((column) => {
          const found = own.find((field) => field.combatant === combatant && field.name === column);
          return found
            ? { value: found.value, isOptional: found.isOptional, ...(found.range && { range: found.range }) }
            : null;
        }),
      })),
    };
  });
}

function capText({ cap, limit }: FightCap, { words }: Messages): string {
  return words.fightPanel.cap[cap](String(limit));
}

function noteText(note: FightNote, _messages: Messages): string {
  return JSON.stringify(note);
}
