import type { FightAnswer, FightNote } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import type { MarkdownBlock } from '../markdown.ts';
import { numberText } from '../odds/numbers.ts';
import { shortText } from '../tables/rowWords.ts';

type FightNotes = Pick<FightAnswer, 'rulesUsed' | 'notModelled' | 'assumed' | 'caps' | 'error'>;

/** The lists beside the numbers of a fight, each below its heading. */
export function noteBlocks(notes: FightNotes, messages: Messages): readonly MarkdownBlock[] {
  return noteLists(notes, messages).flatMap(({ heading, items }): readonly MarkdownBlock[] => [
    { kind: 'heading', depth: 1, text: heading },
    { kind: 'list', items: items.map((item) => ({ depth: 0, line: [item] })) },
  ]);
}

/** The same as texts. Lists without items are left out. */
export function noteLists(
  { rulesUsed, notModelled, assumed, caps, error }: FightNotes,
  messages: Messages,
): readonly { readonly heading: string; readonly items: readonly string[] }[] {
  const { fights: words } = messages.words;
  const limits = caps.map(({ cap, limit }) => words.caps[cap](numberText(limit, messages, 0)));
  const certainty = error < leastError || error >= 1 ? [] : [words.error(`${numberText(100 * error, messages, 4)} %`)];
  return [
    { heading: words.rulesUsed, items: fightNoteTexts(rulesUsed, messages) },
    { heading: words.notModelled, items: fightNoteTexts(notModelled, messages) },
    { heading: words.assumed, items: fightNoteTexts(assumed, messages) },
    { heading: words.limits, items: [...limits, ...certainty] },
  ].filter(({ items }) => items.length > 0);
}

/** Less changes no digit that is shown. */
const leastError = 1e-6;

/** Notes in plain words, each once; what is assumed of one Warrior is one item. */
export function fightNoteTexts(notes: readonly FightNote[], messages: Messages): readonly string[] {
  const texts = notes.flatMap((note) => {
    if (note.kind !== 'assumedValue') return [noteText(note, messages)];
    const same = notes.flatMap((other) => (other.kind === 'assumedValue' && other.name === note.name ? [other] : []));
    return same[0] === note ? [assumedText(note.name, same, messages)] : [];
  });
  return [...new Set(texts)];
}

type AssumedValue = Extract<FightNote, { readonly kind: 'assumedValue' }>;

function noteText(note: Exclude<FightNote, AssumedValue>, { words: { fights } }: Messages): string {
  switch (note.kind) {
    case 'rule':
      return fights.rules[note.rule];
    case 'ability':
      return note.ability;
    case 'notes':
      return fights.notesOf({ name: note.name, text: shortText(note.text) });
    case 'extrapolated':
      return fights.extrapolated(note.chart);
    default:
      return note satisfies never;
  }
}

function assumedText(name: string, notes: readonly AssumedValue[], messages: Messages): string {
  const values = new Map(notes.map(({ characteristic, value }) => [characteristic, value]));
  const texts = [...values].map(
    ([characteristic, value]) => `${characteristicName(characteristic, messages)} ${value}`,
  );
  return messages.words.fights.assumedOf({ name, values: texts.join(', ') });
}

/** `Weapon Skill`, `damage dice`. */
export function characteristicName(name: string, { words }: Messages): string {
  if (name === 'damage-dice') return words.fights.damageDice;
  return Object.entries(words.blocks.values).find(([value]) => value === name)?.[1] ?? words.odds.variable(name);
}
