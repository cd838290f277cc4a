/** The weapons of a character of the gamebook. */
import { isLabel } from './labels.ts';
import { maySkillStand } from './valueNames.ts';
import type { BlockFault, WrittenValue, WrittenWeapon } from './writtenBlock.ts';

const amount = '\\d*[dD]\\d+(?:\\s?[-+]\\s?\\d+)?|-?\\d+(?:[.,]\\d+)?|[-–*]';
const multiplier = '[x×]\\s?\\d+(?:[.,]\\d+|\\/\\d+)?';
const fire = 'fire|fuego|flame|llamas';
const poison = 'poison(?:ed)?|veneno|envenenad[oa]';
const aspectPattern = new RegExp(
  `(?<![\\p{L}\\d])(?:(strength|fuerza|damage|daño|ammunition|ammo|munición|shots|disparos|S|F|D)\\s?[:=]?\\s?(${multiplier}|${amount})|(${multiplier})|(${fire})|(${poison}))(?![\\p{L}\\d])`,
  'giu',
);

const aspects = ['strength', 'damage', 'ammunition'] as const;

/**
 * The weapons in a list: `Slugga (S 4, D 2), Choppa (x1)`. A piece between commas that has no name goes on with the weapon before it.
 *
 * @param isOne whether they end with what is said of the first one.
 */
export function weaponsIn(list: string, start: number, isOne: boolean): readonly WrittenWeapon[] {
  const weapons: WrittenWeapon[] = [];
  for (const { 0: piece, index } of list.matchAll(/(?:[^,;()]|\([^()]*\)|,(?=\d))+/g)) {
    const before = weapons.at(-1);
    const weapon = described(piece, start + index, before !== undefined);
    // `, S 4` behind a weapon that has its Strength already is that of its owner.
    if (before && weapon.name === '' && !aspects.some((one) => before[one] && weapon[one])) {
      const isFire = before.isFire || weapon.isFire;
      const isPoison = before.isPoison || weapon.isPoison;
      const span = { start: before.span.start, end: weapon.span.end };
      weapons[weapons.length - 1] = { ...before, ...weapon, name: before.name, isFire, isPoison, span };
    } else if (before && isOne) break;
    else if (piece.trim() !== '') weapons.push(weapon);
  }
  return weapons;
}

/** The weapon that a stretch of text describes, in any order. `Fire Axe`: a mark is part of the name, unless values stand before it. */
function described(piece: string, start: number, hasValues: boolean): WrittenWeapon {
  const found: { [Key in (typeof aspects)[number]]?: WrittenValue } = {};
  let [isFire, isPoison] = [false, false];
  let rest = piece;
  for (const match of piece.matchAll(aspectPattern)) {
    const [whole, name, value, times, burns, poisons] = match;
    const isMark = (burns ?? poisons) !== undefined;
    if (isMark && !hasValues && !found.strength && !found.damage) continue;
    isFire ||= burns !== undefined;
    isPoison ||= poisons !== undefined;
    const end = start + match.index + whole.length;
    const written = times ?? value ?? '';
    if (!isMark) found[aspectNamed(name ?? 'D')] ??= { written, span: { start: end - written.length, end } };
    rest = rest.slice(0, match.index) + ' '.repeat(whole.length) + rest.slice(match.index + whole.length);
  }
  const name = rest
    .replace(/[,;:*()]|(?<=\s)[-–](?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { kind: undefined, name, ...found, isFire, isPoison, span: { start, end: start + piece.trimEnd().length } };
}

function aspectNamed(name: string): (typeof aspects)[number] {
  if (/^(?:d$|dam|daño)/i.test(name)) return 'damage';
  return /^(?:s$|str|f)/i.test(name) ? 'strength' : 'ammunition';
}

/** Reads the weapons in the lines behind an offset, `Slugga 4 2`, and returns where the last of them ends. */
export function weaponRows(text: string, from: number, weapons: WrittenWeapon[], faults: BlockFault[]): number {
  let [last, hasRows] = [from, false];
  for (let at = from; ; ) {
    nextLine.lastIndex = at;
    const [whole, blank, line = ''] = nextLine.exec(text) ?? [];
    if (whole === undefined || maySkillStand(line) || isLabel(line)) return last;
    at += whole.length;
    if (/^[\s|:+=-]*$/.test(line) || weaponHead.test(line)) continue;
    const start = at - line.length;
    const span = { start, end: start + line.trimEnd().length };
    const row = line.length > longestRow ? null : rowPattern.exec(line);
    const { name = '', strength, damage = '', mark = '' } = row?.groups ?? {};
    // Behind an empty line only a whole row is one of the list.
    if (blank !== '' && hasRows && strength === undefined) return last;
    if (!row) faults.push({ kind: 'unreadable', span, written: line.trim() });
    else if (strength === undefined && !/^[x×]/i.test(damage))
      faults.push({ kind: 'cells', span, written: name, low: 3, high: 2 });
    else {
      const from = start + line.indexOf(strength ?? '', line.indexOf(name) + name.length);
      const values = {
        ...(strength && { strength: { written: strength, span: { start: from, end: from + strength.length } } }),
        damage: { written: damage, span },
      };
      weapons.push({ ...described(`${mark} ${name.replace(/^[^(]*/, '')}`, start, true), ...values, name, span });
    }
    [last, hasRows] = [span.end, true];
    // A weapon that is left out would change the fight.
    if (!row) return last;
  }
}

const nextLine = /\n((?:[ \t\r>]*\n)*)([^\n]*)/y;
const longestRow = 100;
const rowPattern = new RegExp(
  `^[\\s>|*_]*(?:[-+•]\\s+)?(?<name>\\p{L}.*?)[*_]*[\\s|]+(?:(?<strength>\\d{1,2}|[-–*])[\\s|]+)?(?<damage>${multiplier}|\\d{1,2})(?:[\\s|]+(?<mark>\\(?(?:${fire}|${poison})\\)?|[-–]))?[\\s|]*$`,
  'iu',
);
const weaponHead =
  /^[\s|*_]*(?:(?:name|nombre|weapon|arma)[\s|*_]+)?(?:S|F|Strength|Fuerza)[\s|*_]+(?:D|Damage|Daño)[\s|*_]*(?:(?:notes?|notas?|effects?|efectos?)[\s|*_]*)?$/i;
