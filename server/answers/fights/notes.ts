import type { FightAnswer, FightNote } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import type { MarkdownBlock } from '../markdown.ts';
import { numberText } from '../odds/numbers.ts';
import { shortText } from '../tables/rowWords.ts';

/** The lists beside the numbers of a fight, each below its heading. Lists without items are left out. */
export function noteBlocks(
  { caps, error, ...notes }: Pick<FightAnswer, 'rulesUsed' | 'notModelled' | 'assumed' | 'caps' | 'error'>,
  messages: Messages,
): readonly MarkdownBlock[] {
  const { fights: words } = messages.words;
  const isSaid = leastError <= error && error < 1;
  const limits = caps.map(({ cap, limit }) => words.caps[cap](numberText(limit, messages, 0)));
  const certainty = isSaid ? [words.error(`${numberText(100 * error, messages, 4)} %`)] : [];
  const lists = {
    rulesUsed: fightNoteTexts(notes.rulesUsed, messages),
    notModelled: fightNoteTexts(notes.notModelled, messages),
    assumed: fightNoteTexts(notes.assumed, messages),
    limits: [...limits, ...certainty],
  };
  return (['rulesUsed', 'notModelled', 'assumed', 'limits'] as const).flatMap((name): readonly MarkdownBlock[] => {
    const items = lists[name].map((item) => ({ depth: 0, line: [item] }));
    return items.length === 0
      ? []
      : [
          { kind: 'heading', depth: 1, text: words[name] },
          { kind: 'list', items },
        ];
  });
}

/** Less changes no digit that is shown. */
const leastError = 1e-6;

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
