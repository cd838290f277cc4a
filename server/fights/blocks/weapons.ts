/** The weapons of a character of the gamebook. */
import type { Line } from './blockLines.ts';
import type { WrittenValue, WrittenWeapon } from './writtenBlock.ts';

export interface WeaponPart {
  readonly kind: 'weapon';
  readonly weapon: WrittenWeapon;
  readonly end: number;
}

/** `ranged Shotgun S 3 D 2`, `close Chainsword x1.5 fire`: a weapon at an offset of a line; undefined where none stands. */
export function weaponPart(text: string, at: number, end: number, isStrict: boolean): WeaponPart | undefined {
  kindPattern.lastIndex = at;
  const [whole, ranged] = kindPattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const start = at + whole.length;
  const weapon = describedWeapon({ text: text.slice(start, endOfPart(text, start, end)), start });
  const to = weapon.span.end;
  const kind = ranged === undefined ? 'close' : 'ranged';
  const hasValues = weapon.damage !== undefined || weapon.strength !== undefined;
  return !hasValues && (!isStrict || weapon.name === '')
    ? undefined
    : { kind: 'weapon', weapon: { ...weapon, kind, span: { start: at, end: to } }, end: to };
}

const kindPattern =
  /(?:(ranged weapon|ranged|shooting|a distancia|de distancia|disparo|proyectiles)|close combat weapon|close combat|close|melee|cuerpo a cuerpo|cuerpo)(?!\p{L})(?! save)\s?:?\s?/iuy;

/** Longer than the description of any weapon. */
const longestPart = 300;

/** A weapon goes on to the end of its part, and over a comma as long as what follows is about it too. */
function endOfPart(text: string, start: number, end: number): number {
  const part = text.slice(start, Math.min(end, start + longestPart));
  const stop = part.search(/[;\n]/);
  const limit = start + (stop < 0 ? part.length : stop);
  let to = start;
  const seen = new Set<string>();
  for (let from = start; from < limit; ) {
    const comma = text.slice(from, limit).search(/,(?!\d)/);
    const next = comma < 0 ? limit : from + comma;
    const said = aspects(text.slice(from, next).trim());
    // `, S 4` behind a weapon that has its Strength already is that of its owner.
    if (from > start && (!said || said.some((aspect) => seen.has(aspect)))) break;
    for (const aspect of said ?? aspects(text.slice(from, next), true) ?? []) seen.add(aspect);
    to = next;
    from = next + 1;
  }
  return to;
}

/** What a piece says of a weapon; undefined if it says anything else. */
function aspects(piece: string, isNamed = false): readonly string[] | undefined {
  const found: string[] = [];
  const rest = piece.replace(
    aspectPattern,
    (_, name: string | undefined, _value, multiplier, mark: string | undefined) => {
      found.push(multiplier === undefined ? (mark ?? aspectOf(name ?? '')).toLowerCase() : 'damage');
      return ' ';
    },
  );
  return isNamed || /^[\s,()*-]*$/.test(rest) ? found : undefined;
}

function aspectOf(name: string): string {
  if (/^(?:d$|dam|daño)/i.test(name)) return 'damage';
  return /^(?:s$|str|f)/i.test(name) ? 'strength' : 'ammunition';
}

const amount = '\\d*[dD]\\d+(?:\\s?[-+]\\s?\\d+)?|-?\\d+(?:[.,]\\d+)?|[-–*]';
const multiplier = '[x×]\\s?\\d+(?:[.,]\\d+|\\/\\d+)?';
const fire = 'fire|fuego|flame|llamas';
const poison = 'poison(?:ed)?|veneno|envenenad[oa]';
const aspectPattern = new RegExp(
  `(?<![\\p{L}\\d])(?:(strength|fuerza|damage|daño|ammunition|ammo|munición|shots|disparos|S|F|D)\\s?[:=]?\\s?(${multiplier}|${amount})|(${multiplier})|(${fire}|${poison}))(?![\\p{L}\\d])`,
  'giu',
);

/** The weapon that a stretch of text describes, in any order. */
export function describedWeapon({ text: piece, start }: Line): WrittenWeapon {
  const found: { strength?: WrittenValue; damage?: WrittenValue; ammunition?: WrittenValue } = {};
  let [isFire, isPoison] = [false, false];
  const rest = piece.replace(aspectPattern, (whole: string, ...groups: readonly (string | number | undefined)[]) => {
    const [name, value, times, mark, index] = groups;
    const written = String(times ?? value ?? '');
    const from = start + Number(index) + whole.length - written.length;
    const one = { written, span: { start: from, end: from + written.length } };
    if (mark !== undefined) {
      // `Fire Axe`: only behind its values is it no part of the name.
      if (!found.strength && !found.damage) return whole;
      if (new RegExp(`^(?:${fire})$`, 'i').test(String(mark))) isFire = true;
      else isPoison = true;
    } else {
      const aspect = name === undefined ? 'damage' : aspectOf(String(name));
      if (aspect === 'damage') found.damage ??= one;
      else if (aspect === 'strength') found.strength ??= one;
      else found.ammunition ??= one;
    }
    return ' '.repeat(whole.length);
  });
  const name = rest
    .replace(/[,;:*()]|(?<=\s)[-–](?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { kind: undefined, name, ...found, isFire, isPoison, span: { start, end: start + piece.trimEnd().length } };
}

/** A row of a list of weapons: name, Strength, damage, and what else it has. */
export function weaponOfCells(cells: readonly WrittenValue[]): WrittenWeapon | undefined {
  const [name, strength, damage, ...others] = cells;
  if (!name || !strength || !/\p{L}/u.test(name.written)) return undefined;
  const span = { start: name.span.start, end: (others.at(-1) ?? damage ?? strength).span.end };
  const marks = [name.written.replace(/^[^(]*/, ''), ...others.map(({ written }) => written)].join(' ');
  const about = {
    kind: undefined,
    name: name.written,
    isFire: new RegExp(`(?<!\\p{L})(?:${fire})(?!\\p{L})`, 'iu').test(marks),
    isPoison: new RegExp(`(?<!\\p{L})(?:${poison})(?!\\p{L})`, 'iu').test(marks),
    span,
  };
  // `Knife x0.5`, without a cell for a Strength that it does not have.
  if (!damage)
    return new RegExp(`^${multiplier}$`, 'i').test(strength.written) ? { ...about, damage: strength } : undefined;
  return { ...about, strength, damage };
}
