import type { FightAnswer, FightNote } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import type { MarkdownBlock } from '../markdown.ts';
import { numberText } from '../odds/numbers.ts';
import { shortText } from '../tables/rowWords.ts';

type Notes = Pick<FightAnswer, 'rulesUsed' | 'notModelled' | 'assumed' | 'caps' | 'error'>;

/**
 * What is said beside the numbers of a fight.
 *
 * @param isDetailed as lists, each below its heading; otherwise in a line each: what moved the numbers, and what is left out.
 */
export function noteBlocks(notes: Notes, messages: Messages, isDetailed: boolean): readonly MarkdownBlock[] {
  const { fights: words } = messages.words;
  const { rulesUsed, notModelled, assumed, caps, error } = notes;
  const met = caps.map(({ cap, limit }) => words.caps[cap](numberText(limit, messages, 0)));
  const textsOf = (some: readonly FightNote[]): readonly string[] =>
    fightNoteTexts(isDetailed ? some : some.filter(isTold), messages);
  const lists = [
    [words.rulesUsed, textsOf(rulesUsed)],
    [words.notModelled, fightNoteTexts(notModelled, messages)],
    [words.assumed, textsOf(assumed)],
    [words.limits, error > 0 ? [...met, words.howPlayed] : met],
  ] as const;
  const told = lists.filter(([, texts]) => texts.length > 0);
  if (!isDetailed)
    return [{ kind: 'paragraph', lines: told.map(([name, texts]) => [`${name}: ${texts.join(' · ')}`]) }];
  return told.flatMap(([text, texts]): readonly MarkdownBlock[] => [
    { kind: 'heading', depth: 1, text },
    { kind: 'list', items: texts.map((item) => ({ depth: 0, line: [item] })) },
  ]);
}

/** Whether a note is told in few lines: not the rules that every fight of a game has, and not the usual values of Warriors. */
function isTold(note: FightNote): boolean {
  return note.kind !== 'assumedValue' && (note.kind !== 'rule' || !usualRules.test(note.rule));
}

const usualRules =
  /^(?:warriors-first|initiative-order|block-initiative|order-of-initiative|most-wounded-target|dealt-out|left-over|quest-(?:to-hit|damage)|gamebook-(?!never|fire|poison).*|profile-.*)$/;

/** Notes in plain words, each once; what is assumed of one Warrior is one item. */
export function fightNoteTexts(notes: readonly FightNote[], messages: Messages): readonly string[] {
  const { fights: words } = messages.words;
  const texts = notes.map((note) => {
    switch (note.kind) {
      case 'rule':
        return words.rules[note.rule];
      case 'ability':
        return note.ability;
      case 'notes':
        return words.notesOf({ name: note.name, text: shortText(note.text) });
      case 'firstOfName':
        return words.firstOfName(note);
      case 'extrapolated':
        return words.extrapolated(note.chart);
      case 'assumedValue': {
        const values = notes.flatMap((one) =>
          one.kind === 'assumedValue' && one.name === note.name
            ? [`${characteristicName(one.characteristic, messages)} ${one.value}`]
            : [],
        );
        return words.assumedOf({ name: note.name, values: [...new Set(values)].join(', ') });
      }
      default:
        return note satisfies never;
    }
  });
  return [...new Set(texts)];
}

/** `Weapon Skill`, `damage dice`. */
export function characteristicName(name: string, { words }: Messages): string {
  if (name === 'damage-dice') return words.fights.damageDice;
  return Object.entries(words.blocks.values).find(([value]) => value === name)?.[1] ?? words.odds.variable(name);
}
