import type { Command, Position } from 'vscode-languageserver-types';
import { hasNumbers } from '../../answers/fights/fightBlocks.ts';
import { sharePercent } from '../../answers/fights/shares.ts';
import { numberText } from '../../answers/odds/numbers.ts';
import type { Reader } from '../../answers/reader.ts';
import type { SystemCharts } from '../../charts/chart.ts';
import type { Budget } from '../../dice/language/limits.ts';
import { fightParts } from '../../fights/answer/fightAnswer.ts';
import { partySide } from '../../fights/asked/partySide.ts';
import { blocksIn } from '../../fights/blocks/blocksIn.ts';
import { monsterBlock } from '../../fights/blocks/monsterBlock.ts';
import { isPlayerName } from '../../fights/blocks/player.ts';
import type { FoundBlock } from '../../fights/blocks/writtenBlock.ts';
import type { Fight, FightAnswer, Share } from '../../fights/fight.ts';
import { fightCharts } from '../../fights/fightCharts.ts';
import { hasEntities } from '../../formats/format.ts';
import { query, remembered } from '../../queries/remembered.ts';
import { inSearch } from '../../queries/run.ts';
import { label } from '../../text/label.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { listedBySection } from '../../workspace/documents/listedBySection.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { askedFight, type FightQuestion } from '../fights/askedFight.ts';
import { sameFight } from '../fights/sameFight.ts';
import type { LensesAsked, LensKind } from './lensKind.ts';

/**
 * Over each Monster and each stat block of Warhammer Quest who wins its fight, if a party is set, and over each stat block of the gamebook
 * against that of the player, or the first of two.
 */
export const fightLenses: LensKind = {
  setting: 'fights',
  lenses: ({ scope, document, reader }) => {
    const places = document.format ? placesOf(document, scope, reader) : [];
    return places.map((position) => ({ range: { start: position, end: position }, data: 0 }));
  },
  command: (asked, position) => fightCommand(asked, position),
};

const placesOf = listedBySection((document, section, index, scope: Package, reader: Reader) =>
  startsIn(scope, document, reader, section).map((start) => document.positionAt(document.startOf(index) + start)),
);

/** The places in a section that have a lens. */
function startsIn(scope: Package, document: Document, reader: Reader, section: Section): readonly number[] {
  const hasParty = canPartyFight(reader);
  const monsters =
    hasParty && hasEntities(document.format, 'monster')
      ? scope.index.entities.entitiesIn(section).filter((entity) => entity.kind === 'monster' && canFight(entity))
      : [];
  const blocks = blocksOf(section, scope, document);
  const ofQuest = hasParty ? blocks.filter(({ block }) => block?.system === 'warhammer-quest') : [];
  return [
    ...monsters.map(({ idSpan }) => idSpan.start),
    ...ofQuest.map(({ span }) => span.start),
    ...duelsAmong(blocks).map(({ one }) => one),
  ];
}

/** Whether a party is set, and every value of its Warriors is known. */
const canPartyFight = remembered((reader: Reader): boolean => {
  const { party } = reader.preview;
  return party.length > 0 && partySide(party, '').side !== undefined;
});

/** Remembered here too: the text of a section without blocks is not searched at every key. */
const blocksOf = query((section: Section, scope: Package, document: Document): readonly FoundBlock[] =>
  blocksIn(scope, document, section),
);

const canFight = remembered((entity: Entity): boolean => monsterBlock(entity).block !== undefined);

/** Two stat blocks of the gamebook that fight, by their places. `isYou`: the other is that of the player. */
interface Duel {
  readonly one: number;
  readonly other: number;
  readonly isYou: boolean;
}

function duelsAmong(found: readonly FoundBlock[]): readonly Duel[] {
  const blocks = found.filter(({ block }) => block?.system === 'gamebook');
  const players = blocks.filter(({ name }) => isPlayerName(name));
  const [player] = players;
  const [first, second] = blocks;
  if (player && players.length === 1)
    return blocks
      .filter((block) => block !== player)
      .map(({ span }) => ({ one: span.start, other: player.span.start, isYou: true }));
  if (!first || !second || blocks.length > 2 || players.length > 0) return [];
  return [{ one: first.span.start, other: second.span.start, isYou: false }];
}

/** For the lenses of one text, of some milliseconds each. */
export const maximumFightSteps = 20_000;

/** One lens must not keep the others waiting. */
const maximumStepsOfLens = 600;

const fightCommand = inSearch(function* (
  asked: LensesAsked,
  position: Position,
): Generator<undefined, Command | undefined> {
  const { scope, document, reader, commands, budgets } = asked;
  const offset = document.offsetAt(position);
  const index = document.sectionIndexAt(offset);
  const section = document.sections[index];
  const start = document.startOf(index);
  if (!section || !startsIn(scope, document, reader, section).includes(offset - start)) return undefined;
  const duel = duelsAmong(blocksOf(section, scope, document)).find(({ one }) => one === offset - start);
  const other = duel ? document.positionAt(start + duel.other) : 'party';
  const question: FightQuestion = { uri: document.uri, sides: duel?.isYou ? [other, position] : [position, other] };
  const { fight } = askedFight(scope, document, question, reader);
  if (!fight) return undefined;
  const answer = yield* answerWithin(fight, fightCharts(scope, fight.system), budgets.fights);
  const title = answer ? titleOf(fight, answer, duel, asked) : undefined;
  return {
    title: title ?? reader.messages.words.fightPanel.openLens,
    command: commands.showFight,
    arguments: [question],
  };
});

function titleOf(
  fight: Fight,
  answer: FightAnswer,
  duel: Duel | undefined,
  { reader: { messages } }: LensesAsked,
): string | undefined {
  const { fightPanel: words } = messages.words;
  const { sides, rounds } = answer;
  if (!hasNumbers(answer)) return undefined;
  const length = numberText(rounds.mean.value, messages, 1);
  const chance = (side: 0 | 1): string => wholePercent(sides[side].wins, messages);
  const abilities = answer.notModelled.filter(({ kind }) => kind === 'ability').length;
  const without = words.notCounted({ abilities, hasText: answer.notModelled.some(({ kind }) => kind === 'notes') });
  if (!duel)
    return (
      words.partyLens({ wins: chance(1), turns: length, wounds: numberText(sides[1].woundsLost.value, messages, 1) }) +
      without
    );
  const who = duel.isYou
    ? words.youLens({ wins: chance(0), rounds: length })
    : words.duelLens({ name: label(fight.sides[0].name), wins: chance(0), rounds: length });
  return who + without;
}

/** A chance in few letters: only a certain one is 100 %, and only an impossible one 0 %; of a fight that was played with its error. */
function wholePercent(share: Share, messages: Messages): string {
  const { exact, value } = share;
  if (!exact) return sharePercent(share, messages);
  const percent = Math.round(100 * value);
  const isCertain = exact.numerator === exact.denominator;
  if (percent === 0 && exact.numerator !== 0n) return '< 1 %';
  if (percent === 100 && !isCertain) return '> 99 %';
  return `${numberText(percent, messages, 0)} %`;
}

/** What is known of a fight already. */
interface Known {
  answer?: FightAnswer;
  isTooMuch?: boolean;
}

/** The editor asks for the same lenses after each key. */
const known = query((_: Fight, __: readonly SystemCharts[]): Known => ({}));

function* answerWithin(
  fight: Fight,
  charts: readonly SystemCharts[],
  budget: Budget,
): Generator<undefined, FightAnswer | undefined> {
  const found = known(sameFight(fight), charts);
  if (found.answer || found.isTooMuch || budget.steps <= 0) return found.answer;
  const most = Math.min(budget.steps, maximumStepsOfLens);
  const parts = fightParts(fight, charts);
  let [steps, part] = [1, parts.next()];
  for (; !part.done && steps < most; steps++) {
    yield;
    part = parts.next();
  }
  budget.steps -= steps;
  if (part.done && part.value) found.answer = part.value;
  else found.isTooMuch = true;
  return found.answer;
}
