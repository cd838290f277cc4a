/** The labelled parts of a stat block, `WS 4, A 1/2; ranged Shotgun S 3 D 2; Saves: Flak Armour (5)`, in a line or below its values. */
import { labelPattern } from './labels.ts';
import { saveKind } from './saveKind.ts';
import { namePattern, type ValueName, valueNamed } from './valueNames.ts';
import { weaponRows, weaponsIn } from './weapons.ts';
import type { BlockFault, WrittenSave, WrittenValue, WrittenWeapon } from './writtenBlock.ts';

/** What has been read of a block. */
export interface Parts {
  readonly values: Map<ValueName, WrittenValue>;
  readonly weapons: WrittenWeapon[];
  readonly saves: WrittenSave[];
  readonly abilities: string[];
  readonly notes: string[];
  readonly faults: BlockFault[];
  /** Who attacks first, as written. */
  first?: string;
}

export function newParts(values: Parts['values'] = new Map()): Parts {
  return { values, weapons: [], saves: [], abilities: [], notes: [], faults: [] };
}

/**
 * Where parts stand: in a sentence, whose next word may belong to no block; alone, as somebody types them, so that each must be understood;
 * or in lines of their own below the values.
 */
type Place = 'sentence' | 'alone' | 'below';

/** A text and the place in it where a part may begin. */
interface Spot {
  readonly text: string;
  readonly at: number;
  /** Where the text to read ends. */
  readonly end: number;
  readonly place: Place;
}

/** Reads a part into others, and returns where it ends; undefined where none of its kind stands. */
type PartReader = (spot: Spot, parts: Parts) => number | undefined;

/** Reads all parts from an offset on, as far as each is known, and returns where the last of them ends. */
export function readParts(spot: Spot, parts: Parts): number {
  const { text, end, place } = spot;
  let last = spot.at;
  for (let at = last; at < end; ) {
    at = matchEnd(separators, text, at);
    if (place === 'alone') at = matchEnd(closings, text, at);
    if (at >= end) break;
    const next = readPart({ ...spot, at }, parts);
    if (next !== undefined) last = at = next;
    else if (place !== 'alone') break;
    else {
      const to = Math.max(at + 1, Math.min(end, matchEnd(unknownPart, text, at)));
      parts.faults.push({ kind: 'unreadable', span: { start: at, end: to }, written: text.slice(at, to).trim() });
      at = to;
    }
  }
  return last;
}

/** Whether a part of a block stands at an offset. */
export function beginsPart(text: string, at: number, place: Place): boolean {
  return readPart({ text, at, end: text.length, place }, newParts()) !== undefined;
}

function readPart(spot: Spot, parts: Parts): number | undefined {
  for (const reader of readers) {
    const end = reader(spot, parts);
    if (end !== undefined) return end;
  }
  return undefined;
}

/**
 * Reads what is said of one character in lines below his values, each perhaps behind an empty line, and returns where the last of it ends.
 */
export function readBelow(text: string, from: number, parts: Parts): number {
  let last = from;
  for (;;) {
    const at = matchEnd(lineStart, text, last);
    const end = lineEnd(text, at);
    const read = at < end && at > last ? readPart({ text, at, end: text.length, place: 'below' }, parts) : undefined;
    if (read === undefined) {
      const written = text.slice(at, end);
      // A save or a weapon under another name would change the fight.
      if (isArmed(parts) && /^\p{L}[\p{L} ]{1,25}:.*\d/u.test(written))
        parts.faults.push({ kind: 'unreadable', span: { start: at, end }, written });
      return last;
    }
    last = readParts({ text, at: read, end: lineEnd(text, read), place: 'below' }, parts);
  }
}

function isArmed({ weapons, saves, first }: Parts): boolean {
  return weapons.length > 0 || saves.length > 0 || first !== undefined;
}

/** Whether they may be of a character of the gamebook, who alone has weapons in his block. */
function mayBeArmed({ values }: Parts): boolean {
  return !['movement', 'ballistic-skill', 'damage', 'leadership'].some((name) => values.has(name as ValueName));
}

/** Signs of Markdown that say nothing. */
const marks = '[*_`]{0,3}';
const gap = `${marks}\\s{0,3}${marks}[:=|]?${marks}\\s{0,3}${marks}`;

/** What may stand for a value: a number, dice, or a word in its place. What is not allowed is judged later. */
const number = '[+−–-]?\\d+(?:[.,]\\d+)?';
const dice = '\\d*\\s?[dD]\\s?\\d+(?:\\s?[-+−–x×*]\\s?\\d+(?![dD]))?';
const amount = `(?:${dice}|${number})`;
const values =
  `(?:${amount}\\+?(?:\\s?[/–-]\\s?(?:${amount}|[-–])\\+?)*(?:\\s?\\(\\d+\\+?\\))?(?![\\p{L}\\d])` +
  '|(?:special|especial|none|ningun[oa]|see|ver|varies|variable)(?![\\p{L}])[^,;.\\n|]{0,40}' +
  '|\\(\\d+\\+?\\)' +
  '|[-–—−*?](?=[\\s,;|.)/]|$)|[SA](?=[,;|.)]|\\s*$|\\s*[,;|\\n]|\\s+(?:[A-Z]{1,2}|[A-Z][a-z]+)\\s+[\\d-]))';
const valuePattern = new RegExp(`(${namePattern})(?![\\p{L}])${gap}(${values})["”″]?`, 'iuy');

function readValue({ text, at, place }: Spot, parts: Parts): number | undefined {
  const [whole, word = '', value = ''] = matchAt(valuePattern, text, at) ?? [];
  const name = valueNamed(word);
  if (whole === undefined || name === undefined) return undefined;
  if (place === 'below' && name !== 'save' && name !== 'cover') return undefined;
  // `a 3` in a sentence, and `W +3`: a change of a value.
  const isOther = (word.length === 1 && word !== word.toUpperCase()) || (name !== 'weapon' && value.startsWith('+'));
  if (place === 'sentence' && isOther) return undefined;
  const start = at + whole.lastIndexOf(value);
  const end = at + whole.length;
  if (!parts.values.has(name))
    parts.values.set(name, { written: value.trim(), span: { start, end: start + value.trimEnd().length } });
  else if (place === 'sentence' && name !== 'save') return undefined;
  else parts.faults.push({ kind: 'repeated', name, span: { start: at, end }, written: value });
  return end;
}

/** `initiative own`, `Iniciativa: rival`; behind a colon any name. */
function readFirst({ text, at }: Spot, parts: Parts): number | undefined {
  const [whole, colon, who = ''] = matchAt(firstPattern, text, at) ?? [];
  if (whole === undefined || !mayBeArmed(parts) || (colon === '' && !known.test(who.trim()))) return undefined;
  parts.first = who.trim();
  return at + whole.length;
}

const firstPattern = new RegExp(
  `(?:initiative|iniciativa)${marks}\\s{0,3}(:?)${marks}\\s{0,3}(?:is |es )?(\\p{L}[\\p{L}'’ ]{0,40})${marks}`,
  'iuy',
);
const known = /^(?:own|his own|propia|(?:opponent's|opponent|(?:del )?(?:oponente|rival|adversario)|contraria))$/i;

/** `Flak Armour (5), Cover (6)`: the saves of a character of the gamebook, behind their word in any number of lines. */
function readSaves({ text, at }: Spot, parts: Parts): number | undefined {
  const [label] = matchAt(savesLabel, text, at) ?? [];
  const from = at + (label?.length ?? 0);
  let last = from;
  for (;;) {
    const [whole, name = '', score = ''] = matchAt(savePattern, text, last) ?? [];
    const kind = saveKind(name);
    if (whole === undefined || (label === undefined && !kind)) break;
    const start = last + whole.lastIndexOf(score);
    parts.saves.push({ kind, name, score: { written: score, span: { start, end: start + score.length } } });
    last += whole.length;
    if (label === undefined) break;
  }
  if (label === undefined) return last > at ? last : undefined;
  if (!label.includes(':') && last === from) return undefined;
  const end = lineEnd(text, from);
  const written = text.slice(from, end).trim();
  if (last > from) return last;
  if (!/^(?:-|–|none|ningun[oa]|)\.?$/i.test(written))
    parts.faults.push({ kind: 'unreadable', name: 'save', span: { start: from, end }, written });
  return end;
}

const savesLabel = new RegExp(
  `(?:saves?|saving throws?|salvaci[oó]n(?:es)?|tiradas? de salvaci[oó]n)${marks}(?:\\s?:|\\s)${marks}`,
  'iuy',
);
const savePattern =
  /[,;.]?[^\S\n]*\n?[^\S\n]*(?:(?:and|y|e) )?[*_'’]{0,3}[^\S\n]*(\p{L}[\p{L}'’ -]{0,40}?)\s?\((\d{1,2})\+?\)(?=[*_ \t]*(?:[.,;\n]|$| and | y ))/iuy;

/** `ranged Shotgun S 3 D 2`, `Weapons: Slugga (S 4, D 2), Choppa (x1)`, or a row for each weapon below its word. */
function readWeapons({ text, at, end, place }: Spot, parts: Parts): number | undefined {
  const [named, ranged] = matchAt(weaponKind, text, at) ?? [];
  if (named !== undefined) {
    const start = at + named.length;
    const [weapon] = weaponsIn(text.slice(start, Math.min(end, lineEnd(text, start))), start, true);
    const hasValues = weapon?.damage !== undefined || weapon?.strength !== undefined;
    if (!weapon || (!hasValues && (place !== 'alone' || weapon.name === ''))) return undefined;
    const kind = ranged === undefined ? 'close' : 'ranged';
    parts.weapons.push({ ...weapon, kind, span: { start: at, end: weapon.span.end } });
    return weapon.span.end;
  }
  const [label] = matchAt(weaponsLabel, text, at) ?? [];
  if (label === undefined) return undefined;
  const start = at + label.length;
  const to = lineEnd(text, start);
  const list = text.slice(start, to);
  if (!mayBeArmed(parts)) parts.notes.push(text.slice(at, to).trim());
  else if (list.trim() === '' || /[|\t]/.test(list)) return weaponRows(text, to, parts.weapons, parts.faults);
  else parts.weapons.push(...weaponsIn(list, start, false));
  return to;
}

const weaponKind =
  /(?:(ranged weapon|ranged|shooting|a distancia|de distancia|disparo|proyectiles)|close combat weapon|close combat|close|melee|cuerpo a cuerpo|cuerpo)(?!\p{L})(?! save)\s?:?\s?/iuy;
/** With a colon, alone in its line, or above the columns of its list. */
const weaponsLabel = new RegExp(
  `(?:weapons?|armas?|armamento)(?:${marks}:${marks}|(?=[^\\S\\n]*(?:\\n|$))|(?=[\\s|]+[SF][\\s|]+D[\\s|]*(?:\\n|$)))(?:[\\s|]+[SF][\\s|]+D(?=[\\s|]*(?:\\n|$)))?`,
  'iuy',
);

/** `Special: Fear 4, Ambush 5+`, up to the end of the line or of the bracket around it. */
function readSpecial({ text, at, end, place }: Spot, parts: Parts): number | undefined {
  const [label = '', mark] = matchAt(specialPattern, text, at) ?? [];
  if (label === '' || (place !== 'alone' && mark === '')) return undefined;
  const start = at + label.length;
  const list = text.slice(start, Math.min(end, lineEnd(text, start)));
  const own = list.slice(0, closingBracket(list));
  parts.abilities.push(...abilitiesIn(own));
  return start + own.length;
}

const specialPattern = new RegExp(
  `(?:special rules|special abilities|special|abilities|reglas especiales|habilidades especiales|especiales|especial|habilidades)(?![\\p{L}])${marks}\\s?([:.]?)${marks}\\s?`,
  'iuy',
);

/** Where a bracket ends that was opened before the text. */
function closingBracket(text: string): number {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[()]/g)) {
    depth += sign === '(' ? 1 : -1;
    if (depth < 0) return index;
  }
  return text.length;
}

/** The pieces between commas and semicolons that stand in no bracket. */
export function abilitiesIn(list: string): readonly string[] {
  return [...list.matchAll(/(?:[^,;()]|\([^()]*\)|[()])+/g)]
    .map(([piece]) =>
      piece
        .replace(/[*_`]+/g, '')
        .trim()
        .replace(/\.$/, ''),
    )
    .filter((piece) => piece !== '' && !/^(?:-|–|—|none|ningun[oa])$/i.test(piece));
}

/** `Fear 9` behind the values, and further abilities behind it, which may have no number. */
function readAbility({ text, at, place }: Spot, { values, abilities }: Parts): number | undefined {
  const [whole, score] = matchAt(abilityPattern, text, at) ?? [];
  const isPossible = place !== 'below' && (values.has('damage') || values.has('gold'));
  if (whole === undefined || !isPossible || /\./.test(text.slice(at - 3, at))) return undefined;
  if (score === undefined && (abilities.length === 0 || text[at - 1] === '\n')) return undefined;
  abilities.push(whole);
  return at + whole.length;
}

const abilityPattern = /\p{Lu}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]*){0,3}?( \d{1,2}\+?| A)?(?=[*_ \t]*(?:[,;.)\]\n]|$))/uy;

/** `(40 gc)`: what he costs. */
const readPrice: PartReader = ({ text, at }) => {
  const [whole] = matchAt(pricePattern, text, at) ?? [];
  return whole === undefined ? undefined : at + whole.length;
};

const pricePattern = /\(\d+\s?(?:gc|gp|gold|gold crowns|pts|points|po|co|mo|coronas|coronas de oro|puntos)\.?\)/iuy;

/** `Notes:` up to the next label, an empty line or the next block. */
function readNotes({ text, at }: Spot, { notes }: Parts): number | undefined {
  const [whole, said = ''] = matchAt(notesPattern, text, at) ?? [];
  if (whole === undefined) return undefined;
  notes.push(said.replace(/\s+/g, ' ').trim());
  return at + whole.trimEnd().length;
}

const notesPattern = new RegExp(
  `(?:notes?|notas?)\\s*[:*_]+((?:(?!\\n\\s*(?:\\n|${labelPattern})|\\n[^\\n]*(?<!\\p{L})(?:WS|HA)(?!\\p{L}))[\\s\\S])*)`,
  'iuy',
);

const readers: readonly PartReader[] = [
  ...[readFirst, readValue, readSpecial, readWeapons, readSaves, readNotes, readPrice, readAbility],
];

const separators = /(?:[\s,;|·•*_`]|\.(?=\s|$)|\/(?=\s)|(?:and|y|e)(?=\s))*(?:-\s)?[\s*_]*/iy;
const closings = /[\s)\]"”’']*/y;
const unknownPart = /[^;,\n]*/y;
const lineStart = /[ \t*_`.]*(?:\n[\s>#*_`]*(?:[-+•]\s+)?[*_`]*)?/y;

/** Where a line ends, or a sentence in it that another label follows. */
function lineEnd(text: string, from: number): number {
  const found = partEnd.exec(text.slice(from, from + longestLine));
  return found ? from + found.index : Math.min(text.length, from + longestLine);
}

const longestLine = 2000;
const partEnd = new RegExp(`\\n|\\.\\s+(?=${labelPattern})`, 'iu');

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function matchEnd(pattern: RegExp, text: string, at: number): number {
  return at + (matchAt(pattern, text, at)?.[0].length ?? 0);
}
