import type { ValueName } from '../../fights/blocks/valueNames.ts';
import type { FoundBlock } from '../../fights/blocks/writtenBlock.ts';
import type { GamebookBlock, StatBlock } from '../../fights/statBlock.ts';
import type { Messages } from '../../wording/messages.ts';
import { dotted, type MarkdownBlock, type MarkdownItem, type MarkdownLine, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';

/** What a stat block says: each value with its meaning, the weapons and saves, what is assumed, and what is at fault. */
export function blockCard(found: FoundBlock, { messages }: Reader): readonly MarkdownBlock[] {
  const { blocks: words } = messages.words;
  const { name, system, values, block, faults, assumed, abilities, notes } = found;
  const item = (...line: MarkdownLine): MarkdownItem => ({ depth: 0, line });
  const order = Object.keys(words.letters);
  const isSaid = (value: ValueName): boolean => block?.system === 'gamebook' && (value === 'save' || value === 'cover');
  const written = [...values]
    .filter(([value]) => !isSaid(value))
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const items = [
    ...written.map(([value, { written: text }]) => item(...valueLine(value, text, found, words))),
    ...(block?.system === 'gamebook' ? gamebookLines(block, words).map((line) => item(line)) : []),
    ...(abilities.length > 0 ? [item(words.abilities(abilities.join(', ')))] : []),
    ...assumed.map(({ name: value, value: number }) =>
      item(words.assumed({ name: words.values[value], value: number })),
    ),
    ...faults.map((fault) => item(words.fault(fault))),
  ];
  return [
    paragraph(...dotted([...(name === '' ? [] : [{ kind: 'bold', text: name } as const]), words.systems[system]])),
    { kind: 'list', items },
    ...(notes === '' ? [] : [paragraph(words.notes(notes))]),
  ];
}

function valueLine(
  name: ValueName,
  written: string,
  { system }: FoundBlock,
  words: Messages['words']['blocks'],
): MarkdownLine {
  const isNone = /^[-–—−]$/.test(written);
  const meaning = isNone ? '' : words.meaning(name, system);
  return [
    { kind: 'bold', text: `${words.values[name]} ${isNone ? words.none : written}` },
    ...(meaning === '' ? [] : [`: ${meaning}`]),
  ];
}

function gamebookLines(
  { ranged, close, strength, armourSave, coverSave, initiative }: Extract<StatBlock, { system: 'gamebook' }>,
  words: Messages['words']['blocks'],
): readonly string[] {
  const marked = (
    line: string,
    { isFire, isPoison }: { readonly isFire: boolean; readonly isPoison: boolean },
    ...others: readonly string[]
  ) => [line, ...others, ...(isFire ? [words.fire] : []), ...(isPoison ? [words.poison] : [])].join(', ');
  const shots = ranged?.ammunition === undefined ? [] : [words.ammunition(ranged.ammunition)];
  return [
    ...(ranged
      ? [
          marked(
            words.ranged({ name: ranged.name, strength: ranged.strength, damage: ranged.damage }),
            ranged,
            ...shots,
          ),
        ]
      : []),
    ...(close
      ? [
          marked(
            words.close({
              name: close.name,
              multiplier: multiplierText(close).slice(1),
              wounds: woundsOf(close.multiplier, strength),
            }),
            close,
          ),
        ]
      : []),
    ...(armourSave === undefined ? [] : [words.armourSave(armourSave)]),
    ...(coverSave === undefined ? [] : [words.coverSave(coverSave)]),
    ...(initiative ? [words.first[initiative]] : []),
  ];
}

/** Times the Strength, fractions up. */
function woundsOf(
  { numerator, denominator }: { readonly numerator: bigint; readonly denominator: bigint },
  strength: number,
): number {
  return Number((numerator * BigInt(strength) + denominator - 1n) / denominator);
}

/** `x1.5`; a fraction without such a decimal as `x1/3`. */
function multiplierText({
  multiplier: { numerator, denominator },
}: Pick<NonNullable<GamebookBlock['close']>, 'multiplier'>): string {
  const value = Number(numerator) / Number(denominator);
  const decimal = String(value);
  return decimal.length <= 5 ? `x${decimal}` : `x${numerator}/${denominator}`;
}
