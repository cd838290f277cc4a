import type { Balance, BalancedFight, CountedFight } from '../../fights/asked/balance.ts';
import type { CombatantAnswer, FightAnswer, FightSide } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
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
  { party, saidWarriors, saidBattleLevel, fights }: Balance,
  messages: Messages,
): readonly string[] {
  const { balance: words } = messages.words.fights;
  return [
    ...(party
      ? [words.partyOf(party.combatants.map(({ block: { name, wounds } }) => `${name} (${wounds})`).join(', '))]
      : []),
    ...(saidWarriors !== undefined && party
      ? [words.saidWarriors({ said: saidWarriors, counted: party.combatants.length })]
      : []),
    ...(saidBattleLevel !== undefined ? [words.saidBattleLevel(saidBattleLevel)] : []),
    ...(fights.some(({ counted }) => counted.some(({ tired }) => tired)) ? [words.tiredMeans] : []),
  ];
}

export function fightsShown({ fights }: Balance, messages: Messages): readonly FightShown[] {
  return fights.map((fight, index) => fightShown(fight, index, messages));
}

function fightShown({ fight, counted }: BalancedFight, index: number, messages: Messages): FightShown {
  const { balance: words } = messages.words.fights;
  const { title, monsters, notPlaced, notCounted } = fight;
  const unknown = monsters.filter(({ faults }) => faults.some(({ kind }) => kind === 'unknownName'));
  const faults = monsters.flatMap((one) => one.faults.filter(({ kind }) => kind !== 'unknownName'));
  return {
    title: title === '' ? words.fightNumber(index + 1) : title,
    monsters: monsters.map(({ written, block }) => withAbilities(written, block?.abilities ?? [])).join(' · '),
    remarks: [
      ...(unknown.length > 0 ? [words.unknown(unknown.map(({ name }) => name).join(', '))] : []),
      ...faults.map((fault) => fightFaultText(fault, messages)),
      ...(notPlaced.length > 0 ? [words.notPlaced(notPlaced.join(', '))] : []),
      ...(notCounted.length > 0 ? [words.notCounted(notCounted.join(', '))] : []),
    ],
    numbers: counted.map((one) => numbersShown(one, messages)),
  };
}

function withAbilities(written: string, abilities: readonly string[]): string {
  return abilities.length === 0 ? written : `${written} (${abilities.join(', ')})`;
}

function numbersShown(
  { counts, monsters, fresh, tired, isPassedOver }: CountedFight,
  messages: Messages,
): NumbersShown {
  const { fights, odds } = messages.words;
  const { balance: words } = fights;
  const heading = counts === 'all' ? '' : `${words.counts[counts]}${monsters ? `: ${monsters.name}` : ''}`;
  const later = tired?.answer && hasNumbers(tired.answer) ? tired.answer : undefined;
  const remarks = [
    ...(monsters ? [] : [words.noneCome]),
    ...(monsters && !(fresh && hasNumbers(fresh))
      ? [fresh && fresh.never.value === 1 ? fights.neverEnds : words.noNumbers]
      : []),
    ...(tired && tired.staysOut.length > 0 && tired.party ? [words.staysOut(tired.staysOut.join(', '))] : []),
    ...(tired && !tired.party ? [words.nobodyLeft] : []),
    ...(isPassedOver ? [words.passedOver] : []),
  ];
  if (!fresh || !hasNumbers(fresh)) return { heading, party: [], warriors: [], remarks };
  const head = [words.party, words.partyWins, words.turns, fights.falls, fights.woundsLost];
  const warriorHead = [
    odds.warrior,
    ...warriorColumns(messages),
    ...(later ? warriorColumns(messages).map(words.whenTired) : []),
  ];
  return {
    heading,
    party: [head, partyRow(words.fresh, fresh, messages), ...(later ? [partyRow(words.tired, later, messages)] : [])],
    warriors: [
      warriorHead,
      ...fresh.sides[0].combatants.map((one) => {
        const same = later && combatantIn(tired?.party, later, one.name);
        const cells = same && later ? warriorCells(same, later, messages) : warriorColumns(messages).map(() => '–');
        return [one.name, ...warriorCells(one, fresh, messages), ...(later ? cells : [])];
      }),
    ],
    remarks,
  };
}

/** The Warrior of that name in another answer: those who stay out are not in it. */
function combatantIn(party: FightSide | undefined, answer: FightAnswer, name: string): CombatantAnswer | undefined {
  const place = party?.combatants.findIndex(({ block }) => block.name === name) ?? -1;
  return answer.sides[0].combatants[place];
}

function partyRow(label: string, answer: FightAnswer, messages: Messages): readonly string[] {
  const [party] = answer.sides;
  const { error } = answer;
  const wounds = party.combatants.reduce((sum, one) => sum + one.wounds, 0);
  return [
    label,
    sharePercent(party.wins, error, messages),
    roundsText(answer, messages),
    sharePercent(party.falls, error, messages),
    woundsShare(party.woundsLost, wounds, error, messages),
  ];
}

function warriorColumns({ words: { fights } }: Messages): readonly string[] {
  return [fights.balance.falls, fights.left];
}

function warriorCells(one: CombatantAnswer, { error }: FightAnswer, messages: Messages): readonly string[] {
  const left = { value: one.wounds - one.woundsLost.value };
  return [sharePercent(one.falls, error, messages), woundsShare(left, one.wounds, error, messages)];
}
