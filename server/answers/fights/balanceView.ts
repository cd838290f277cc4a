import type { Balance, BalancedFight, CountedFight } from '../../fights/asked/balance.ts';
import type { FightAnswer } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import type { MarkdownBlock } from '../markdown.ts';
import type { View } from '../view/view.ts';
import { hasNumbers, lengthLines, roundsText, sideRows, sidesTable } from './fightBlocks.ts';
import { fightFaultText } from './fightFault.ts';
import { noteBlocks } from './notes.ts';
import { sharePercent } from './shares.ts';

/**
 * The fights of a scenario, one after the other.
 *
 * @param isDetailed whether each fight has its tables, and all rules and values are told; otherwise each is a line.
 */
export function balanceView(balance: Balance, messages: Messages, isDetailed: boolean): View {
  const { words, language } = messages;
  const { name, faults, fights } = balance;
  const [problem] = faults.length > 0 ? [faults.map((fault) => fightFaultText(fault, messages)).join(' ')] : [];
  const { balance: own } = words.fights;
  const shown = fights.map((fight, index) => shownFight(fight, index, messages));
  return {
    tab: words.views.scenario(name),
    language,
    blocks: [
      { kind: 'heading', depth: 0, text: own.title(name) },
      problem === undefined
        ? linesOf(headLines(balance, messages, isDetailed))
        : { kind: 'status', id: 'problem', role: 'alert', text: problem },
      ...(isDetailed ? shown.flatMap((fight) => fightTables(fight, messages)) : fightLines(shown, messages)),
      ...noteBlocks(balance, messages, isDetailed),
    ],
    ...(problem === undefined && {
      actions: [
        { kind: 'action', id: 'details', label: own.details[isDetailed ? 'hide' : 'show'] },
        { kind: 'action', id: 'print', label: words.fightPanel.print },
      ],
    }),
  };
}

function linesOf(lines: readonly (string | false | undefined)[]): MarkdownBlock {
  return { kind: 'paragraph', lines: lines.flatMap((line) => (line ? [[line]] : [])) };
}

/** What stands above all fights: the party, and what the text says of it. */
function headLines(
  { party, saidWarriors: said, saidBattleLevel, fights }: Balance,
  { words }: Messages,
  isDetailed: boolean,
): readonly (string | false | undefined)[] {
  const { balance: own } = words.fights;
  const warriors = party?.combatants.map(({ block: { name, wounds } }) => `${name} (${wounds})`) ?? [];
  return [
    own.partyOf(warriors.join(', ')),
    said !== undefined && own.saidWarriors({ said, counted: warriors.length }),
    saidBattleLevel !== undefined && own.saidBattleLevel(saidBattleLevel),
    fights.length === 0 && own.noFights,
    isDetailed && fights.some(({ counted }) => counted.some(({ tired }) => tired)) && own.tiredMeans,
  ];
}

interface ShownFight {
  readonly title: string;
  /** `6 Goblins (Ambush 5+) · a Salt Hydra`, as the text has them. */
  readonly monsters: string;
  /** Why it has no numbers, and what is not in them. */
  readonly remarks: readonly string[];
  readonly counted: readonly CountedFight[];
}

function shownFight({ fight, counted }: BalancedFight, index: number, messages: Messages): ShownFight {
  const { balance: words } = messages.words.fights;
  const { title, monsters, notPlaced, elsewhere, otherAbilities } = fight;
  const faults = monsters.flatMap((one) => one.faults);
  const unknown = faults.flatMap((fault) => (fault.kind === 'unknownName' ? [fault.name] : []));
  const isKnown = monsters.length > 0 || notPlaced.length > 0;
  const notCounted = [...(isKnown ? elsewhere : []), ...otherAbilities];
  const said = [
    [words.unknown, unknown],
    [words.notPlaced, notPlaced],
    [words.elsewhere, isKnown ? [] : elsewhere],
    [words.notCounted, notCounted],
  ] as const;
  return {
    title: title === '' ? words.fightNumber(index + 1) : title,
    monsters: monsters
      .map(({ written, block }) => (block?.abilities.length ? `${written} (${block.abilities.join(', ')})` : written))
      .join(' · '),
    remarks: [
      ...faults.flatMap((fault) => (fault.kind === 'unknownName' ? [] : [fightFaultText(fault, messages)])),
      ...said.flatMap(([text, texts]) => (texts.length > 0 ? [text(texts.join(', '))] : [])),
    ],
    counted,
  };
}

/** A table with a line for each fight that has numbers, and what is to be said of the others. */
function fightLines(fights: readonly ShownFight[], messages: Messages): readonly MarkdownBlock[] {
  const { balance: words, woundsLost } = messages.words.fights;
  const rows = fights.flatMap(({ title, monsters, counted }) =>
    counted.flatMap(({ counts, fresh, tired }) => {
      if (!fresh || !hasNumbers(fresh)) return [];
      const [[, wins = '', , , lost = ''] = []] = sideRows('', fresh.sides[0], messages);
      const name = `${title}: ${monsters}${counts === 'all' ? '' : ` · ${words.counts[counts]}`}`;
      const later = tired?.answer ? sharePercent(tired.answer.sides[0].wins, messages) : '–';
      return [[name, wins, roundsText(fresh, messages), lost, later]];
    }),
  );
  const head = [words.fight, words.partyWins, words.turns, woundsLost, words.tired];
  const others = fights.flatMap(({ title, monsters, remarks, counted }) => {
    const who = monsters === '' || counted.length > 0 ? title : `${title} (${monsters})`;
    return [...remarks, ...counted.flatMap((one) => countedRemarks(one, messages))].map((text) => `${who}: ${text}`);
  });
  return [...(rows.length > 0 ? [{ kind: 'table', rows: [head, ...rows] } as const] : []), linesOf(others)];
}

/** A fight below its title. */
function fightTables({ title, monsters, remarks, counted }: ShownFight, messages: Messages): readonly MarkdownBlock[] {
  const { balance: words } = messages.words.fights;
  return [
    { kind: 'heading', depth: 1, text: title },
    { kind: 'paragraph', lines: [[{ kind: 'italic', text: monsters }], ...remarks.map((line) => [line])] },
    ...counted.flatMap((one): readonly MarkdownBlock[] => {
      const { counts, monsters: side, fresh, tired } = one;
      const lines = [...countedRemarks(one, messages), ...(fresh ? lengthLines(fresh, messages) : [])];
      const rowsOf = (label: string, answer: FightAnswer | undefined): readonly (readonly string[])[] =>
        answer && hasNumbers(answer) ? sideRows(label, answer.sides[0], messages) : [];
      const rows = [...rowsOf(words.fresh, fresh), ...rowsOf(words.tired, tired?.answer)];
      return [
        ...(counts === 'all'
          ? []
          : [{ kind: 'heading', depth: 2, text: `${words.counts[counts]}: ${side?.name ?? 0}` } as const]),
        ...(rows.length > 0 ? [sidesTable(rows, messages)] : []),
        linesOf(lines),
      ];
    }),
  ];
}

function countedRemarks({ monsters, fresh, tired }: CountedFight, { words: { fights } }: Messages): readonly string[] {
  const { balance: words } = fights;
  if (!monsters) return [words.noneCome];
  const stay = tired?.staysOut.join(', ') ?? '';
  return [
    ...(fresh && (hasNumbers(fresh) || fresh.never.value === 1) ? [] : [words.noNumbers]),
    ...(tired?.party ? (stay === '' ? [] : [words.staysOut(stay)]) : tired ? [words.nobodyLeft] : []),
  ];
}
