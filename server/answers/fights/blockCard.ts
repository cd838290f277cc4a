import type { Fraction } from '../../dice/evaluation/fraction.ts';
import type { FoundBlock } from '../../fights/blocks/writtenBlock.ts';
import type { CloseWeapon, GamebookBlock, RangedWeapon } from '../../fights/statBlock.ts';
import type { Messages } from '../../wording/messages.ts';
import { dotted, type MarkdownBlock, type MarkdownLine, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';

/**
 * What a stat block says: each value with its meaning, the weapons and saves, what is assumed, and what is at fault. With more or fewer cells than
 * the head has, nobody knows which value is which.
 */
export function blockCard(
  { name, system, values, block, faults, assumed, abilities, notes }: FoundBlock,
  { messages }: Reader,
): readonly MarkdownBlock[] {
  const { blocks: words } = messages.words;
  const gamebook = block?.system === 'gamebook' ? block : undefined;
  const order = Object.keys(words.letters);
  const lines: readonly MarkdownLine[] = [
    ...[...(faults.some(({ kind }) => kind === 'cells') ? [] : values)]
      // The lines of the gamebook say these.
      .filter(([value]) => !gamebook || (value !== 'save' && value !== 'cover'))
      .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
      .map(([value, { written }]): MarkdownLine => {
        const isNone = /^[-–—−]$/.test(written);
        const meaning = isNone ? '' : words.meaning(value, system);
        const text = `${words.values[value]} ${isNone ? words.none : written}`;
        return [{ kind: 'bold', text }, meaning && `: ${meaning}`];
      }),
    ...[
      ...(gamebook ? gamebookLines(gamebook, words) : []),
      ...(abilities.length > 0 ? [words.abilities(abilities.join(', '))] : []),
      ...assumed.map((one) => words.assumed({ name: words.values[one.name], value: one.value })),
      ...faults.map(words.fault),
    ].map((text) => [text]),
  ];
  return [
    paragraph(...dotted([...(name === '' ? [] : [{ kind: 'bold', text: name } as const]), words.systems[system]])),
    { kind: 'list', items: lines.map((line) => ({ depth: 0, line })) },
    ...(notes === '' ? [] : [paragraph(words.notes(notes))]),
  ];
}

function gamebookLines(block: GamebookBlock, words: Messages['words']['blocks']): readonly string[] {
  const { ranged, close, strength, armourSave, coverSave, initiative } = block;
  const marksOf = ({ isFire, isPoison }: CloseWeapon | RangedWeapon) => [
    isFire && words.fire,
    isPoison && words.poison,
  ];
  const listed = (texts: readonly (string | false)[]): string => texts.filter(Boolean).join(', ');
  return [
    ranged &&
      listed([
        words.ranged(ranged),
        ranged.ammunition !== undefined && words.ammunition(ranged.ammunition),
        ...marksOf(ranged),
      ]),
    close &&
      listed([
        words.close({
          name: close.name,
          multiplier: multiplierText(close).slice(1),
          wounds: woundsOf(close.multiplier, strength),
        }),
        ...marksOf(close),
      ]),
    armourSave !== undefined && words.armourSave(armourSave),
    coverSave !== undefined && words.coverSave(coverSave),
    initiative && words.first[initiative],
  ].flatMap((line) => line || []);
}

/** Times the Strength, fractions up. */
function woundsOf({ numerator, denominator }: Fraction, strength: number): number {
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
