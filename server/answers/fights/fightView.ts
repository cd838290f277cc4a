import { formatFraction } from '../../dice/evaluation/fraction.ts';
import type { FieldChange, FieldName } from '../../fights/fields/fightFields.ts';
import { fightFields } from '../../fights/fields/fightFields.ts';
import type { Fight, FightAnswer, FightNote, SideAnswer } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import type { ChartedTable } from '../odds/chartedTable.ts';
import { attackLine } from './attackLine.ts';
import { hasNumbers, lengthLines, roundUnit } from './fightFacts.ts';
import { noteLists } from './notes.ts';
import { shareAmount, sharePercent } from './shares.ts';

/** A fight as a panel shows it: plain data, every text in the reader's language. */
export interface FightView {
  readonly title: string;
  /** The sides, as a reader may write others. */
  readonly asked: readonly [string, string];
  /** Why there is no answer, or a change was not made; empty without a reason. */
  readonly problem: string;
  /** The chance of each side, and of a fight without a winner where that is possible. */
  readonly winners: readonly Winner[];
  /** How long it lasts, in sentences. */
  readonly rounds: readonly string[];
  /** Absent without an answer. The first two columns of the first one are the sides. */
  readonly charts?: { readonly wins: ChartedTable; readonly left: ChartedTable; readonly losses: ChartedTable };
  readonly attacks: readonly string[];
  readonly fields: readonly FieldTable[];
  /** The sides, to choose the one that attacks first. */
  readonly first: { readonly chosen: 0 | 1 | undefined; readonly names: readonly [string, string] };
  /** Only in the gamebook. */
  readonly closeFrom?: { readonly chosen: number | 'never' | undefined };
  /** Rules used, what is not modelled, what is assumed and what met a limit: lists with their headings. */
  readonly notes: readonly { readonly heading: string; readonly items: readonly string[] }[];
  readonly language: string;
  readonly words: Messages['words']['fightPanel']['page'];
}

interface Winner {
  readonly label: string;
  readonly chance: string;
  /** The fraction, where it is short. */
  readonly exact: string;
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
  const { fightPanel: words, fights } = messages.words;
  const [one, other] = fight.sides;
  const problem = [
    ...refused.map(({ name, value }) => words.refused({ field: words.field[name as FieldName] ?? name, value })),
    ...(answer ? [] : [fights.noAnswer]),
  ].join(' ');
  return {
    ...emptyView(asked, problem, messages),
    title: fights.against({ one: one.name, other: other.name }),
    fields: fieldTables(fight, messages),
    first: { chosen: fight.first, names: [one.name, other.name] },
    ...(fight.system === 'gamebook' && { closeFrom: { chosen: fight.closeFrom } }),
    ...(answer && answered({ ...answer, assumed: [...assumed, ...answer.assumed] }, messages)),
  };
}

/** The view where there is no fight, for that reason. */
export function emptyView(asked: FightView['asked'], problem: string, messages: Messages): FightView {
  return {
    title: messages.words.fights.against({ one: asked[0], other: asked[1] }),
    asked,
    problem,
    winners: [],
    rounds: [],
    attacks: [],
    fields: [],
    first: { chosen: undefined, names: ['', ''] },
    notes: [],
    language: messages.language,
    words: messages.words.fightPanel.page,
  };
}

function answered(answer: FightAnswer, messages: Messages): Partial<FightView> {
  return {
    attacks: answer.sides.flatMap(({ attacks }) => attacks.map((one) => attackLine(one, answer.system, messages))),
    notes: noteLists(answer, messages),
    ...(answer.rounds.ends.length > 0 && {
      winners: winnersOf(answer, messages),
      rounds: lengthLines(answer, messages),
    }),
    ...(hasNumbers(answer) && {
      charts: {
        wins: winsByRound(answer, messages),
        left: woundsLeft(answer, messages),
        losses: losses(answer, messages),
      },
    }),
  };
}

function winnersOf({ sides, draw, never, error }: FightAnswer, messages: Messages): readonly Winner[] {
  const { fightPanel: words } = messages.words;
  const possible = [
    ...sides.map(({ name, wins }) => ({ label: words.wins(name), share: wins })),
    ...[
      { label: words.draw, share: draw },
      { label: words.never, share: never },
    ].filter(({ share }) => share.value > 0),
  ];
  return possible.map(({ label, share }) => {
    const exact = share.exact ? formatFraction(share.exact) : '';
    return {
      label,
      chance: sharePercent(share, error, messages),
      exact: exact.includes('/') && exact.length <= longestFraction ? exact : '',
    };
  });
}

/** A row for each round: how likely each side wins in it, and that the fight is over by then. */
function winsByRound(answer: FightAnswer, messages: Messages): ChartedTable {
  const { fightPanel: words } = messages.words;
  const { sides, rounds, error } = answer;
  const unit = roundUnit(answer);
  let over = 0;
  const all = rounds.ends.map(({ chance, wins }, index) => {
    over += chance;
    return { round: index + 1, shares: [...wins, over], over };
  });
  // The last rounds are hardly ever reached.
  const last = all.findIndex((row) => row.over >= over * almostAll);
  const shown = all.slice(0, Math.min(maximumRounds, last + 1));
  const later = over - (shown.at(-1)?.over ?? 0);
  return {
    caption: words.winsByRound(unit),
    head: words.round[unit],
    columns: [...sides.map(({ name }) => words.wins(name)), words.overBy].map((label) => ({ label, isCharted: true })),
    rows: shown.map(({ round, shares }) => ({
      label: String(round),
      cells: shares.map((value) => cellOf(value, error, messages)),
    })),
    ...(later > leastSaid && {
      beyond: words.later({
        unit,
        round: String(shown.length),
        chance: sharePercent({ value: later }, error, messages),
      }),
    }),
  };
}

/** The rounds after it are one line. */
const almostAll = 0.999;
const leastSaid = 1e-9;

/** A column for each kind, a row for each number of Wounds that may be left to all of it. */
function woundsLeft({ sides, error }: FightAnswer, messages: Messages): ChartedTable {
  const { fightPanel: words, fights } = messages.words;
  const combatants = sides.flatMap((side) => side.combatants);
  const most = Math.max(...combatants.map(({ left }) => left.length)) - 1;
  const size = Math.max(1, Math.ceil(most / maximumRows));
  const starts = [0, ...Array.from({ length: Math.ceil(most / size) }, (_, index) => index * size + 1)];
  return {
    caption: words.woundsLeft,
    head: fights.left,
    columns: combatants.map(({ name, count }) => ({ label: fights.several({ count, name }), isCharted: true })),
    rows: starts.map((start, index) => {
      const end = starts[index + 1] ?? most + 1;
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
  const { fightPanel: words, fights } = messages.words;
  const ofSide = ({ combatants }: SideAnswer): ChartedTable['rows'] =>
    combatants.map(({ name, count, falls, allFall, woundsLost, wounds }) => ({
      label: fights.several({ count, name }),
      cells: [
        { text: sharePercent(falls, error, messages) },
        { text: count > 1 ? sharePercent(allFall, error, messages) : '–' },
        { text: fights.ofAll({ lost: shareAmount(woundsLost, error, messages), all: String(wounds) }) },
      ],
    }));
  return {
    caption: words.losses,
    head: fights.side,
    columns: [fights.falls, fights.allFall, fights.woundsLost].map((label) => ({ label, isCharted: false })),
    rows: sides.flatMap(ofSide),
  };
}

function cellOf(value: number, error: number, messages: Messages): { readonly text: string; readonly share: number } {
  return { text: value === 0 ? '–' : sharePercent({ value }, error + rounding, messages), share: value };
}

/** Chances by rounds and by Wounds are sums in floating point, also where the others are fractions. */
const rounding = 1e-12;

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
