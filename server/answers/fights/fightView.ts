import { formatFraction } from '../../dice/evaluation/fraction.ts';
import { type FieldChange, type FieldName, type FightField, fightFields } from '../../fights/fields/fightFields.ts';
import type { Fight, FightAnswer, PlayedEvent } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import { paragraph } from '../markdown.ts';
import type { ChartedTable, View, ViewAction, ViewBlock, ViewChart, ViewChoice, ViewField } from '../view/view.ts';
import { winsByRound, woundsLeft } from './chartedFight.ts';
import { attackBlocks, endsOf, hasNumbers, lengthLines, sidesBlocks } from './fightBlocks.ts';
import { noteBlocks } from './notes.ts';
import { playedLog } from './playedLog.ts';
import { sharePercent } from './shares.ts';

type Words = Messages['words']['fightPanel'];

/** A fight that was asked for, and what is known of it. */
interface ShownFight {
  /** The sides, as a reader may write others. */
  readonly asked: readonly [string, string];
  /** Why there is no fight; empty with one. */
  readonly problem: string;
  /** Changes that are not possible. */
  readonly refused: readonly FieldChange[];
  readonly fight?: Fight;
  /** Undefined where the fight cannot be worked out. */
  readonly answer?: FightAnswer | undefined;
  readonly played?: PlayedFight | undefined;
}

/** A fight that is played out, step by step. */
interface PlayedFight {
  readonly seed: number;
  readonly events: readonly PlayedEvent[];
  /** How many of the events are shown; the heading of a round comes with the first one in it. */
  readonly count: number;
}

/** A longer fraction is a riddle to readers. */
const longestFraction = 24;

/** The last round in the choice of when Close Combat begins. */
const lastRound = 10;

/** A fight: who wins it, with all values in fields, charts, and the same fight with dice. */
export function fightView({ asked, problem, refused, fight, answer, played }: ShownFight, messages: Messages): View {
  const { fightPanel: words, fights, views } = messages.words;
  const [one = '', other = ''] = fight?.sides.map(({ name }) => name) ?? asked;
  const title = fights.against({ one, other });
  const alerts = [
    problem,
    ...refused.map(({ name, value }) => words.refused({ field: words.field[name as FieldName] ?? name, value })),
    fight && !answer ? fights.noAnswer : '',
  ];
  return {
    tab: views.fight(title),
    language: messages.language,
    blocks: [
      {
        kind: 'form',
        id: 'asked',
        controls: [
          ...(['one', 'other'] as const).map(
            (id, side): ViewField => ({
              kind: 'field',
              id,
              label: words.sides[id],
              value: asked[side] ?? '',
              isOptional: true,
              placeholder: '',
            }),
          ),
          { ...button('ask', words), isDefault: true },
        ],
      },
      heading(title, 0),
      { kind: 'status', id: 'problem', role: 'alert', text: alerts.filter(Boolean).join(' ') },
      ...(answer && answer.open < 1 ? [winners(answer, messages)] : []),
      ...(answer ? lengthLines(answer, messages).map((line) => paragraph(line)) : []),
      ...(fight ? values(fight, messages) : []),
      ...(answer && hasNumbers(answer) ? losses(answer, messages) : []),
      ...(fight && answer
        ? [
            ...attackBlocks(answer, messages),
            ...playing(fight, played, messages),
            ...noteBlocks(answer, messages, true),
          ]
        : []),
    ],
    ...(played?.count === 1 && { focus: 'next' }),
  };
}

function heading(text: string, depth = 1): ViewBlock {
  return { kind: 'heading', depth, text };
}

function button(id: keyof Words['actions'], { actions }: Words, isDisabled = false): ViewAction {
  return { kind: 'action', id, label: actions[id], isDisabled };
}

/** The chance of each side, and of the other ends that are possible. */
function winners(answer: FightAnswer, messages: Messages): ViewBlock {
  return {
    kind: 'figures',
    figures: endsOf(answer, messages).map(([label, share]) => {
      const exact = share.exact ? formatFraction(share.exact) : '';
      const isShort = exact.includes('/') && exact.length <= longestFraction;
      return { label, text: sharePercent(share, messages), ...(isShort && { exact }) };
    }),
  };
}

/** A field for each value: a table for several of a side, and a group for one alone; and what else can be chosen. */
function values(fight: Fight, { words: { fightPanel: words } }: Messages): readonly ViewBlock[] {
  const fields = fightFields(fight);
  const [one, other] = fight.sides.map(({ name, combatants }, side): ViewBlock => {
    const own = fields.filter((field) => field.side === side);
    if (combatants.length === 1) {
      const controls = own.map((field) => fieldOf(field, words.field[field.name]));
      return { kind: 'form', id: `values-${side}`, label: name, controls };
    }
    const columns = [...new Set(own.map((field) => field.name))];
    const rows = combatants.map(({ block }, index) => {
      const text = block.name === '' ? name : block.name;
      const cells = columns.map((column) => {
        const field = own.find((one) => one.combatant === index && one.name === column);
        return field ? { controls: [fieldOf(field, `${text}: ${words.field[column]}`, true)] } : {};
      });
      return { cells: [{ text }, ...cells] };
    });
    return { kind: 'grid', caption: name, head: ['', ...columns.map((column) => words.field[column])], rows };
  });
  return [
    heading(words.values),
    ...(one && other ? [one, other] : []),
    { kind: 'form', id: 'order', controls: choices(fight, words) },
  ];
}

function fieldOf(
  { side, combatant, name, value, isOptional, range }: FightField,
  label: string,
  hasHiddenLabel = false,
): ViewField {
  const id = `value.${side}.${combatant}.${name}`;
  return {
    kind: 'field',
    id,
    label,
    hasHiddenLabel,
    value,
    isOptional,
    size: 5,
    tells: 'input',
    ...(range && { range }),
  };
}

function choices({ system, sides, first, closeFrom }: Fight, words: Words): readonly (ViewChoice | ViewAction)[] {
  const list = (
    id: 'first' | 'closeFrom',
    chosen: number | string = '',
    options: readonly (readonly [number | string, string])[],
  ): ViewChoice => ({
    kind: 'choice',
    shape: 'list',
    id,
    label: words[id],
    chosen: String(chosen),
    options: options.map(([value, label]) => ({ value: String(value), label })),
  });
  const rounds = Array.from({ length: lastRound }, (_, index) => [index + 1, words.fromRound(index + 1)] as const);
  return [
    list('first', first, [['', words.asRules], ...sides.map(({ name }, side) => [side, name] as const)]),
    ...(system === 'gamebook'
      ? [list('closeFrom', closeFrom, [['', words.asSoon], ...rounds, ['never', words.neverClose]])]
      : []),
    button('reset', words),
  ];
}

/** When it ends, and what it costs. */
function losses(answer: FightAnswer, messages: Messages): readonly ViewBlock[] {
  const { fightPanel: words } = messages.words;
  const chart = (id: string, table: ChartedTable): readonly [ViewBlock, ViewChart] => [
    heading(table.caption),
    { kind: 'chart', id, table, show: words.show, opens: words.asTable, ...(id === 'wins' && { together: [0, 1] }) },
  ];
  return [
    ...chart('wins', winsByRound(answer, messages)),
    ...chart('left', woundsLeft(answer, messages)),
    heading(words.losses),
    ...sidesBlocks(answer, messages),
  ];
}

/** The same fight with dice. */
function playing(fight: Fight, played: PlayedFight | undefined, messages: Messages): readonly ViewBlock[] {
  const { fightPanel: words } = messages.words;
  const { seed, events = [], count = 0 } = played ?? {};
  const own = events.flatMap(({ kind }, index) => (kind === 'round' ? [] : [index]));
  const shown = events.slice(0, (own[count - 1] ?? events.length) + 1);
  const isOver = shown.length === events.length;
  return [
    heading(words.actions.play),
    {
      kind: 'form',
      id: 'playing',
      controls: [
        { ...button('play', words), isDefault: true },
        {
          kind: 'field',
          id: 'seed',
          label: words.seed,
          value: seed === undefined ? '' : String(seed),
          range: { minimum: 0, maximum: 2 ** 32 - 1 },
          size: 12,
          isOptional: true,
        },
      ],
    },
    ...(shown.length === 0
      ? []
      : [
          playedLog(fight, shown, messages),
          {
            kind: 'form',
            id: 'steps',
            controls: [
              ...(['next', 'all'] as const).map((id) => button(id, words, isOver)),
              ...(['again', 'another'] as const).map((id) => button(id, words)),
            ],
          } as const,
        ]),
  ];
}
