/** The parts of a stat block in one line: `WS 4, S 4, T 3, W 10; ranged Shotgun S 3 D 2; save 5`. */
import type { Span } from '../../text/span.ts';
import { namePattern, type ValueName, valueNamed } from './valueNames.ts';
import { type WeaponPart, weaponPart } from './weapons.ts';
import type { BlockFault, WrittenSave, WrittenValue, WrittenWeapon } from './writtenBlock.ts';

/** What a run of parts says. */
interface Parts {
  readonly values: ReadonlyMap<ValueName, WrittenValue>;
  readonly weapons: readonly WrittenWeapon[];
  readonly saves: readonly WrittenSave[];
  readonly first?: 'own' | 'opponent';
  readonly abilities: readonly string[];
  readonly faults: readonly BlockFault[];
  /** From its first part to its last. */
  readonly span: Span;
}

/**
 * The parts from an offset on, as far as each is known.
 *
 * @param end where the text to read ends.
 * @param isStrict whether what is not known is a fault and reading goes on behind it; otherwise it ends the run, and a letter alone must be
 * a capital.
 */
export function readParts(text: string, start: number, end: number, isStrict: boolean): Parts {
  const values = new Map<ValueName, WrittenValue>();
  const weapons: WrittenWeapon[] = [];
  const saves: WrittenSave[] = [];
  const faults: BlockFault[] = [];
  let abilities: readonly string[] = [];
  let first: 'own' | 'opponent' | undefined;
  let from: number | undefined;
  let last = start;
  let at = start;
  while (at < end) {
    at = matchEnd(separators, text, at) ?? at;
    if (isStrict) at = matchEnd(closings, text, at) ?? at;
    if (at >= end) break;
    const part = partAt(text, at, end, isStrict);
    if (!part) {
      if (!isStrict) break;
      const to = Math.min(end, matchEnd(unknownPart, text, at) ?? end);
      faults.push({ kind: 'unreadable', span: { start: at, end: to }, written: text.slice(at, to).trim() });
      at = Math.max(to, at + 1);
      continue;
    }
    from ??= at;
    const span = { start: at, end: part.end };
    switch (part.kind) {
      case 'value':
        if (values.has(part.name)) {
          if (!isStrict && part.name !== 'save') return finished();
          faults.push({ kind: 'repeated', name: part.name, span, written: part.value.written });
        } else values.set(part.name, part.value);
        break;
      case 'weapon':
        weapons.push(part.weapon);
        break;
      case 'save':
        saves.push(part.save);
        break;
      case 'first':
        first = part.first;
        break;
      default:
        abilities = part.abilities;
    }
    last = part.end;
    at = part.end;
  }
  return finished();

  function finished(): Parts {
    return {
      values,
      weapons,
      saves,
      ...(first && { first }),
      abilities,
      faults,
      span: { start: from ?? start, end: last },
    };
  }
}

/** Whether a part of a block stands at an offset. */
export function beginsPart(text: string, at: number, isStrict: boolean): boolean {
  return partAt(text, at, text.length, isStrict) !== undefined;
}

type Part = { readonly end: number } & (
  | { readonly kind: 'value'; readonly name: ValueName; readonly value: WrittenValue }
  | WeaponPart
  | { readonly kind: 'save'; readonly save: WrittenSave }
  | { readonly kind: 'first'; readonly first: 'own' | 'opponent' }
  | { readonly kind: 'abilities'; readonly abilities: readonly string[] }
);

function partAt(text: string, at: number, end: number, isStrict: boolean): Part | undefined {
  return (
    firstAt(text, at) ??
    abilitiesAt(text, at, end, isStrict) ??
    weaponPart(text, at, end, isStrict) ??
    valueAt(text, at, isStrict) ??
    savesAt(text, at)
  );
}

function valueAt(text: string, at: number, isStrict: boolean): Part | undefined {
  valuePattern.lastIndex = at;
  const match = valuePattern.exec(text);
  const [whole, word = '', value = ''] = match ?? [];
  const name = valueNamed(word);
  if (whole === undefined || name === undefined) return undefined;
  if (!isStrict && word.length === 1 && word !== word.toUpperCase()) return undefined;
  // `W +3`: a change of a value.
  if (!isStrict && name !== 'weapon' && value.startsWith('+')) return undefined;
  const start = at + whole.length - value.length;
  return {
    kind: 'value',
    name,
    value: { written: value.trim(), span: { start, end: start + value.trimEnd().length } },
    end: start + value.length,
  };
}

/** Signs of Markdown that say nothing. */
const marks = '[*_`]{0,3}';
const gap = `${marks}\\s{0,3}${marks}[:=|]?${marks}\\s{0,3}${marks}`;

/** What may stand for a value: a number, dice, or a word in its place. What is not allowed is judged later. */
const number = '[+−–-]?\\d+(?:[.,]\\d+)?';
const dice = '\\d*\\s?[dD]\\s?\\d+(?:\\s?[-+−–x×*]\\s?\\d+(?![dD]))?';
const amount = `(?:${dice}|${number})`;
const values =
  `(?:${amount}\\+?(?:\\s?[/–-]\\s?(?:${amount}|[-–])\\+?)*(?:\\s?\\([^()\\n]{0,40}\\))?(?![\\p{L}\\d])` +
  '|(?:special|especial|none|ningun[oa]|see|ver|varies|variable)(?![\\p{L}])[^,;.\\n|]{0,40}' +
  '|\\(\\d+\\+?\\)' +
  '|[-–—−*?](?=[\\s,;|.)/]|$)|[SA](?=[,;|.)]|\\s*$|\\s*[,;|\\n]|\\s+(?:[A-Z]{1,2}|[A-Z][a-z]+)\\s+[\\d-]))';
const valuePattern = new RegExp(`(${namePattern})(?![\\p{L}])${gap}(${values})`, 'iuy');

/** `initiative own`, `Iniciativa: rival`. */
function firstAt(text: string, at: number): Part | undefined {
  firstPattern.lastIndex = at;
  const [whole, word] = firstPattern.exec(text) ?? [];
  if (whole === undefined || word === undefined) return undefined;
  return { kind: 'first', first: /^(?:own|propi|sí|su)/i.test(word) ? 'own' : 'opponent', end: at + whole.length };
}

const firstPattern =
  /(?:initiative|iniciativa)\s{0,3}:?\s{0,3}(?:is |es )?(own|his own|propia|opponent's|opponent|del oponente|oponente|del rival|rival|del adversario|adversario|contraria)(?!\p{L})/iuy;

/** `Special: Fear 4, Ambush 5+`, up to the end of the line. */
function abilitiesAt(text: string, at: number, end: number, isStrict: boolean): Part | undefined {
  abilitiesPattern.lastIndex = at;
  const [whole, mark = '', list = ''] = abilitiesPattern.exec(text) ?? [];
  if (whole === undefined || (!isStrict && mark === '')) return undefined;
  const start = at + whole.length - list.length;
  const own = list.slice(0, Math.max(0, Math.min(list.length, end - start, closingBracket(list))));
  return { kind: 'abilities', abilities: abilitiesIn(own), end: start + own.length };
}

/** Where a bracket ends that was opened before the text. */
function closingBracket(text: string): number {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[()]/g)) {
    depth += sign === '(' ? 1 : -1;
    if (depth < 0) return index;
  }
  return text.length;
}

const abilitiesPattern = new RegExp(
  `(?:special rules|special abilities|special|abilities|reglas especiales|habilidades especiales|especiales|especial|habilidades)(?![\\p{L}])${marks}\\s?([:.]?)${marks}\\s?([^\\n]*)`,
  'iuy',
);

/** The pieces between commas and semicolons that stand in no bracket. */
export function abilitiesIn(list: string): readonly string[] {
  const pieces: string[] = [];
  let depth = 0;
  let piece = '';
  for (const sign of list) {
    depth = Math.max(0, depth + (sign === '(' ? 1 : sign === ')' ? -1 : 0));
    if (depth === 0 && (sign === ',' || sign === ';')) {
      pieces.push(piece);
      piece = '';
    } else piece += sign;
  }
  return [...pieces, piece]
    .map((one) =>
      one
        .replace(/[*_`]+/g, '')
        .trim()
        .replace(/\.$/, ''),
    )
    .filter((one) => one !== '' && !/^(?:-|–|—|none|ningun[oa])$/i.test(one));
}

/** `Flak Armour (5)`, `Cover (6)`: the saves of a character of the gamebook. */
function savesAt(text: string, at: number): Part | undefined {
  savePattern.lastIndex = at;
  const [whole, label = '', name = '', score = ''] = savePattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const start = at + whole.lastIndexOf(score);
  const kind = saveKind(name);
  if (!kind && label === '') return undefined;
  return {
    kind: 'save',
    save: { kind, name: name.trim(), score: { written: score, span: { start, end: start + score.length } } },
    end: at + whole.length,
  };
}

const savePattern = /((?:saves?|salvaciones|salvación)\s?:?\s?)?(\p{L}[\p{L}'’ -]{1,40}?)\s?\((\d{1,2})\+?\)/iuy;

/** Whether a save is of armour or of cover, by its name. */
export function saveKind(name: string): 'armour' | 'cover' | undefined {
  const [isCover, isArmour] = [coverWords.test(name), armourWords.test(name)];
  return isCover === isArmour ? undefined : isCover ? 'cover' : 'armour';
}

const coverWords =
  /(?<!\p{L})(?:cover|concealed|concealment|hidden|cobertura|ocult[oa]|cubiert[oa]|escondid[oa])(?!\p{L})/iu;
const armourWords =
  /(?<!\p{L})(?:armou?r|plate|mail|chainmail|carapace|shield|mesh|helmet|scales|hide|leather|armadura|escudo|mallas?|placas|coraza|caparazón|chaleco|cuero|escamas)(?!\p{L})/iu;

const separators = /(?:[\s,;|·•*_`]|\.(?=\s|$)|\/(?=\s)|(?:and|y|e)(?=\s))*(?:-\s)?[\s*_]*/iy;
const closings = /[\s)\]"”’']*/y;
const unknownPart = /[^;,\n]*/y;

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  const [whole] = pattern.exec(text) ?? [];
  return whole === undefined ? undefined : at + whole.length;
}
