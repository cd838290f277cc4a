/** A stat block in another form. */
import { escapeText } from '../../xml/references.ts';
import type { GamebookBlock } from '../statBlock.ts';
import type { ValueName } from './valueNames.ts';
import type { FoundBlock } from './writtenBlock.ts';

/** The form that a block gets. */
export type BlockTarget = 'line' | 'table' | 'monster';

/** The letters and words of a written block in a language. */
interface BlockSpelling {
  /** `WS`, in the order of a block. */
  readonly letters: Readonly<Record<ValueName, string>>;
  readonly parts: Readonly<
    Record<
      | 'ranged'
      | 'close'
      | 'ammunition'
      | 'fire'
      | 'poison'
      | 'initiative'
      | 'own'
      | 'opponent'
      | 'weapons'
      | 'saves'
      | 'armour'
      | 'cover'
      | 'name'
      | 'special'
      | 'enemy'
      | 'you',
      string
    >
  >;
}

/** The block as one line: `Ratman: WS 3, S 3, T 3, W 3, A 1, Damage 1D6`. */
export function lineOfBlock(found: FoundBlock, spelling: BlockSpelling): string {
  const { name, abilities, block } = found;
  const { letters, parts } = spelling;
  const values = valuesOf(found, spelling).map(([value, written]) => `${letters[value]} ${written}`);
  const beside =
    block?.system === 'gamebook'
      ? [
          ...weaponsOf(block, spelling).map(
            ({ kind, name: weapon, values: own }) => `${parts[kind]} ${weapon} ${own.join(', ')}`,
          ),
          ...(found.values.has('save') || block.armourSave === undefined
            ? []
            : [`${letters.save} ${block.armourSave}`]),
          ...(found.values.has('cover') || block.coverSave === undefined
            ? []
            : [`${letters.cover} ${block.coverSave}`]),
          ...(block.initiative ? [`${parts.initiative} ${parts[block.initiative]}`] : []),
        ]
      : [];
  const special = abilities.length > 0 ? [`${parts.special.toLowerCase()}: ${abilities.join(', ')}`] : [];
  return `${name === '' ? '' : `${name}: `}${[values.join(', '), ...beside, ...special].join('; ')}`;
}

/** The block as a Markdown table of one row, with its weapons and saves below. */
export function tableOfBlock(found: FoundBlock, spelling: BlockSpelling): string {
  const { name, abilities, block } = found;
  const { letters, parts } = spelling;
  const values = valuesOf(found, spelling);
  const columns = [
    ...(name === '' ? [] : [[parts.name, name] as const]),
    ...values.map(([value, written]) => [letters[value], written] as const),
    ...(abilities.length > 0 ? [[parts.special, abilities.join(', ')] as const] : []),
  ];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const table = [
    line(columns.map(([head]) => head)),
    line(columns.map(([head, cell]) => '-'.repeat(Math.max(head.length, cell.length)))),
    line(columns.map(([, cell]) => cell)),
  ].join('\n');
  if (block?.system !== 'gamebook') return table;
  const weapons = weaponsOf(block, spelling).map(({ name: weapon, values: own }) => `${weapon} (${own.join(', ')})`);
  const saves = [
    ...(found.values.has('save') || block.armourSave === undefined ? [] : [`${parts.armour} (${block.armourSave})`]),
    ...(found.values.has('cover') || block.coverSave === undefined ? [] : [`${parts.cover} (${block.coverSave})`]),
  ];
  const first = block.initiative === 'own' ? parts.enemy : parts.you;
  return [
    table,
    ...(weapons.length > 0 ? [`**${parts.weapons}:** ${weapons.join(', ')}`] : []),
    ...(block.initiative
      ? [`**${letters.initiative === 'I' ? capitalised(parts.initiative) : letters.initiative}:** ${first}`]
      : []),
    ...(saves.length > 0 ? [`**${parts.saves}:** ${saves.join(', ')}`] : []),
  ].join('\n\n');
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/**
 * The block as a `<monster>`; undefined for one of another game.
 *
 * @param uses its special rules as elements.
 */
export function monsterOfBlock(
  { block, values, name }: FoundBlock,
  id: string,
  uses: readonly string[],
): string | undefined {
  if (block?.system !== 'warhammer-quest' || name === '') return undefined;
  const written = (value: ValueName): string => values.get(value)?.written ?? '-';
  const elements: readonly (readonly [string, string])[] = [
    ['wounds', String(block.wounds)],
    ['move', written('movement')],
    ['weaponskill', String(block.weaponSkill)],
    ['ballisticskill', written('ballistic-skill')],
    ['strength', String(block.strength)],
    ['toughness', String(block.toughness)],
    ['initiative', written('initiative')],
    ['attacks', String(block.attacks)],
    ['gold', written('gold').replace(/[.,](?=\d{3})/g, '')],
    ['armor', block.armour === 0 ? '-' : String(block.armour)],
    ['damage', block.damage.replaceAll(' ', '')],
  ];
  return [
    `<monster id="${id}" name="${escapeText(name)}" plural="${escapeText(name)}s" factions="">`,
    ...elements.map(([element, value]) => `  <${element}>${escapeText(value)}</${element}>`),
    ...(uses.length > 0
      ? ['  <special>', ...uses.map((use) => `    ${use}`), '  </special>']
      : ['  <special></special>']),
    '</monster>',
  ].join('\n');
}

function valuesOf({ values }: FoundBlock, { letters }: BlockSpelling): readonly (readonly [ValueName, string])[] {
  const order = Object.keys(letters);
  return [...values]
    .map(([value, { written }]) => [value, written] as const)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
}

interface WeaponText {
  readonly kind: 'ranged' | 'close';
  readonly name: string;
  readonly values: readonly string[];
}

function weaponsOf({ ranged, close }: GamebookBlock, { letters, parts }: BlockSpelling): readonly WeaponText[] {
  const marks = ({ isFire, isPoison }: { readonly isFire: boolean; readonly isPoison: boolean }) => [
    ...(isFire ? [parts.fire] : []),
    ...(isPoison ? [parts.poison] : []),
  ];
  const shots = ranged?.ammunition === undefined ? [] : [`${parts.ammunition} ${ranged.ammunition}`];
  return [
    ...(ranged
      ? [
          {
            kind: 'ranged' as const,
            name: ranged.name,
            values: [`${letters.strength} ${ranged.strength}`, `D ${ranged.damage}`, ...shots, ...marks(ranged)],
          },
        ]
      : []),
    ...(close ? [{ kind: 'close' as const, name: close.name, values: [multiplierText(close), ...marks(close)] }] : []),
  ];
}

/** `x1.5`; a fraction without such a decimal as `x1/3`. */
export function multiplierText({
  multiplier: { numerator, denominator },
}: Pick<NonNullable<GamebookBlock['close']>, 'multiplier'>): string {
  const value = Number(numerator) / Number(denominator);
  const decimal = String(value);
  return decimal.length <= 5 ? `x${decimal}` : `x${numerator}/${denominator}`;
}
