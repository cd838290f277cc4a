import type { Balance, CountedFight } from '../../fights/asked/balance.ts';
import type { CombatantAnswer, FightAnswer } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import type { MarkdownBlock } from '../markdown.ts';
import { hasNumbers, roundsText } from './fightBlocks.ts';
import { fightFaultText } from './fightFault.ts';
import { sharePercent, woundsShare } from './shares.ts';

/** One fight of a scenario as people read it. */
interface FightShown {
  readonly title: string;
  /** `6 Goblins (Ambush 5+) · a Salt Hydra`, as the text has them. */
  readonly monsters: string;
  /** What is said instead of numbers, or beside them. */
  readonly remarks: readonly string[];
  /** One, or two where dice say how many Monsters there are. */
  readonly numbers: readonly NumbersShown[];
}

interface NumbersShown {
  /** Empty where there is one. */
  readonly heading: string;
  /** The party, healed and not healed. The first row names the columns. */
  readonly party: readonly (readonly string[])[];
  /** Each Warrior. */
  readonly warriors: readonly (readonly string[])[];
  readonly remarks: readonly string[];
}

/** What stands above all fights: the party, and what the text says of it. */
export function balanceHead(
  { party, saidWarriors: said, saidBattleLevel, fights }: Balance,
  messages: Messages,
): readonly string[] {
  const { balance: words } = messages.words.fights;
  if (!party) return [];
  const warriors = party.combatants.map(({ block: { name, wounds } }) => `${name} (${wounds})`).join(', ');
  return textsIn([
    words.partyOf(warriors),
    said !== undefined && words.saidWarriors({ said, counted: party.combatants.length }),
    saidBattleLevel !== undefined && words.saidBattleLevel(saidBattleLevel),
    fights.some(({ counted }) => counted.some(({ tired }) => tired)) && words.tiredMeans,
  ]);
}

function textsIn(texts: readonly (string | false | undefined)[]): readonly string[] {
  return texts.flatMap((text) => text || []);
}

export function fightsShown({ fights }: Balance, messages: Messages): readonly FightShown[] {
  const { balance: words } = messages.words.fights;
  return fights.map(({ fight: { title, monsters, notPlaced, elsewhere, otherAbilities }, counted }, index) => {
    const notCounted = [...elsewhere, ...otherAbilities];
    const faults = monsters.flatMap((one) => one.faults);
    const unknown = faults.flatMap((fault) => (fault.kind === 'unknownName' ? [fault.name] : []));
    return {
      title: title === '' ? words.fightNumber(index + 1) : title,
      monsters: monsters
        .map(({ written, block }) => (block?.abilities.length ? `${written} (${block.abilities.join(', ')})` : written))
        .join(' · '),
      remarks: textsIn([
        unknown.length > 0 && words.unknown(unknown.join(', ')),
        ...faults.map((fault) => fault.kind !== 'unknownName' && fightFaultText(fault, messages)),
        notPlaced.length > 0 && words.notPlaced(notPlaced.join(', ')),
        notCounted.length > 0 && words.notCounted(notCounted.join(', ')),
      ]),
      numbers: counted.map((one) => numbersShown(one, messages)),
    };
  });
}

function numbersShown(
  { counts, monsters, fresh, tired, isPassedOver }: CountedFight,
  messages: Messages,
): NumbersShown {
  const { fights, odds } = messages.words;
  const { balance: words } = fights;
  const isKnown = fresh !== undefined && hasNumbers(fresh);
  const said = {
    heading: counts === 'all' ? '' : textsIn([words.counts[counts], monsters?.name]).join(': '),
    remarks: textsIn([
      !monsters && words.noneCome,
      monsters && !isKnown && (fresh?.never.value === 1 ? fights.neverEnds : words.noNumbers),
      tired?.party && tired.staysOut.length > 0 && words.staysOut(tired.staysOut.join(', ')),
      tired && !tired.party && words.nobodyLeft,
      isPassedOver && words.passedOver,
    ]),
  };
  if (!isKnown) return { ...said, party: [], warriors: [] };
  const later = tired?.answer && hasNumbers(tired.answer) ? tired.answer : undefined;
  const columns = [words.falls, fights.left];
  const ofWarrior = (one: CombatantAnswer | undefined, { error }: FightAnswer): readonly string[] => {
    if (!one) return ['–', '–'];
    const left = { value: one.wounds - one.woundsLost.value };
    return [sharePercent(one.falls, error, messages), woundsShare(left, one.wounds, error, messages)];
  };
  return {
    ...said,
    party: [
      [words.party, words.partyWins, words.turns, fights.falls, fights.woundsLost],
      partyRow(words.fresh, fresh, messages),
      ...(later ? [partyRow(words.tired, later, messages)] : []),
    ],
    warriors: [
      [odds.warrior, ...columns, ...(later ? columns.map(words.whenTired) : [])],
      ...fresh.sides[0].combatants.map((one) => {
        // Those who stay out are not in the other answer.
        const place = tired?.party?.combatants.findIndex(({ block }) => block.name === one.name) ?? -1;
        const cells = later ? ofWarrior(later.sides[0].combatants[place], later) : [];
        return [one.name, ...ofWarrior(one, fresh), ...cells];
      }),
    ],
  };
}

function partyRow(label: string, answer: FightAnswer, messages: Messages): readonly string[] {
  const {
    sides: [party],
    error,
  } = answer;
  const wounds = party.combatants.reduce((sum, one) => sum + one.wounds, 0);
  return [
    label,
    sharePercent(party.wins, error, messages),
    roundsText(answer, messages),
    sharePercent(party.falls, error, messages),
    woundsShare(party.woundsLost, wounds, error, messages),
  ];
}

/** A fight below its title. */
export function shownFightBlocks({ title, monsters, remarks, numbers }: FightShown): readonly MarkdownBlock[] {
  return [
    { kind: 'heading', depth: 1, text: title },
    { kind: 'paragraph', lines: [[{ kind: 'italic', text: monsters }], ...remarks.map((line) => [line])] },
    ...numbers.flatMap(({ heading, party, warriors, remarks: more }): readonly MarkdownBlock[] => [
      ...(heading === '' ? [] : [{ kind: 'heading', depth: 2, text: heading } as const]),
      { kind: 'paragraph', lines: more.map((line) => [line]) },
      { kind: 'table', rows: party },
      { kind: 'table', rows: warriors },
    ]),
  ];
}
