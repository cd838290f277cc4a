/** The names of the values in a stat block, in English and Spanish. */
import { profileLetters } from '../../dice/prose/words/gameName.ts';
import { spellingsOf } from '../../dice/prose/words/variableNames.ts';

/** The values of a stat block. Those that change no fight are read so that they are not taken for mistakes. */
export type ValueName = (typeof valueNames)[number];

/** In the order of a block. */
const valueNames = [
  'movement',
  'weapon-skill',
  'ballistic-skill',
  'strength',
  'toughness',
  'wounds',
  'initiative',
  'attacks',
  'leadership',
  'willpower',
  'luck',
  'pinning',
  'battle-level',
  'gold',
  'armour',
  'damage',
  'save',
  'cover',
  'weapon',
] as const;

/** Beside the letters and words that odds know too. */
const otherSpellings: readonly (readonly [ValueName, string])[] = [
  ['movement', 'mv|mov'],
  ['weapon-skill', 'hc|weaponskill'],
  ['ballistic-skill', 'ballisticskill'],
  ['strength', 'str|fue|fza'],
  ['toughness', 'tgh|tough|res'],
  ['wounds', 'wounds|wound|heridas|wnd|wds'],
  ['initiative', 'init|ini'],
  ['attacks', 'att|atk|attack|ataque'],
  ['leadership', 'ld|lid|l|mando'],
  ['pinning', 'pinning|pin'],
  ['gold', 'gold value|gold|valor en oro|oro|points|puntos|pts'],
  ['armour', 'armour|armor|armadura|arm'],
  ['damage', 'damage dice|damage|dados de daño|daño|dam|dmg'],
  [
    'save',
    'armour save|armor save|saving throw|save|sv|tirada de salvación por armadura|tirada de salvación|salvación por armadura|salvación|ts',
  ],
  ['cover', 'cover save|cover|salvación por cobertura|cobertura'],
  ['weapon', 'weapon|arma'],
];

const byWord: ReadonlyMap<string, ValueName> = new Map<string, ValueName>([
  ...[...profileLetters].flatMap(([letters, name]) => namedAs(name, [letters.toLowerCase()])),
  ...valueNames.flatMap((name) => (name === 'wounds' ? [] : namedAs(name, spellingsOf(name)))),
  ...otherSpellings.flatMap(([name, words]) => namedAs(name, words.split('|'))),
]);

function namedAs(name: string, words: readonly string[]): readonly (readonly [string, ValueName])[] {
  const known = valueNames.find((value) => value === name);
  return known ? words.map((word) => [word, known] as const) : [];
}

/** The value that a word or letter names, in any case; undefined where it names none. */
export function valueNamed(written: string): ValueName | undefined {
  return byWord.get(written.toLowerCase().replace(/[\s-]+/g, ' '));
}

const longestFirst = [...byWord.keys()].toSorted((one, other) => other.length - one.length);

/** A pattern for all names; it is for a search without regard to case. */
export const namePattern: string = longestFirst.map((word) => word.replaceAll(' ', '[\\s-]')).join('|');

/** The names of the columns of a table: a value, or its abilities. */
export type ColumnName = ValueName | 'special';

/** Names that stand in the head of a table alone: elsewhere they are other words. */
const columnWords: ReadonlyMap<string, ColumnName> = new Map<string, ColumnName>([
  ...(
    [
      ['movement', 'mo'],
      ['toughness', 'to|re'],
      ['wounds', 'wo|he'],
      ['strength', 'fu'],
      ['initiative', 'in'],
      ['attacks', 'at'],
      ['special', 'special rules|special|abilities|reglas especiales|especiales|especial|habilidades'],
    ] as const
  ).flatMap(([name, words]) => words.split('|').map((word) => [word, name] as const)),
]);

/** The column that a word or letter names, in any case. */
export function columnNamed(written: string): ColumnName | undefined {
  return columnWords.get(written.toLowerCase()) ?? valueNamed(written);
}

export const columnPattern: RegExp = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...columnWords.keys()].join('|')}|${namePattern})(?![\\p{L}\\d])`,
  'giu',
);

/** Whether a text may have a stat block: a quick test. Each has a Weapon Skill. */
export function maySkillStand(text: string): boolean {
  return skillHint.test(text);
}

const skillHint =
  /(?<![A-Za-zÀ-ÿ])(?:WS|HA|HC|Ws|ws|Ha|ha|[Ww]eapon[\s-]?[Ss]kill|WEAPON SKILL|[Hh]abilidad (?:de|con)|HABILIDAD)(?![A-Za-zÀ-ÿ])/;
