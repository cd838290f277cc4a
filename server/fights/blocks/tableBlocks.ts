/** Stat blocks below a head with the names of their values, with what is said of each below it. */
import type { Span } from '../../text/span.ts';
import {
  cleaned,
  type Head,
  headOf,
  isBlank,
  isRule,
  type Line,
  lineCells,
  lineSpan,
  trailingValues,
} from './blockLines.ts';
import { abilitiesIn, saveKind } from './readParts.ts';
import { maySkillStand, type ValueName } from './valueNames.ts';
import { describedWeapon, weaponOfCells, weaponPart } from './weapons.ts';
import type { BlockFault, WrittenBlock, WrittenSave, WrittenValue, WrittenWeapon } from './writtenBlock.ts';

/** The blocks below the head at a line, and the first line behind them; undefined if there is no head, or no row below it. */
export function blockTableAt(
  lines: readonly Line[],
  at: number,
): { readonly blocks: readonly WrittenBlock[]; readonly next: number } | undefined {
  const line = lines[at];
  const head = line && headOf(line);
  if (!head) return undefined;
  const rows: { readonly row: Row; readonly line: Line }[] = [];
  let next = at + 1;
  for (let index = next; index < lines.length; index++) {
    const below = lines[index];
    if (!below || isRule(below) || (index === at + 1 && /^[\s|:-]*\|[\s|:-]*$/.test(below.text))) continue;
    if (isBlank(below)) {
      if (index - next >= 1) break;
      continue;
    }
    const row = rowOf(head, below);
    const isWhole = row?.cells.length === head.columns.length;
    // Behind an empty line only what fits exactly is a row.
    if (!row || (!isWhole && index > next + 1) || (index > next && rows.length > 0 && !isWhole)) break;
    rows.push({ row, line: below });
    next = index + 1;
  }
  if (rows.length === 0) return undefined;
  const title = head.label ?? titleAbove(lines, at);
  const isAlone = rows.length === 1;
  const details = isAlone ? detailsBelow(lines, next) : undefined;
  const blocks = rows.map(({ row, line: own }): WrittenBlock => {
    const name = row.name ?? (isAlone ? title : undefined);
    const rowSpan = lineSpan(own);
    const last = details && details.next > next ? lines[details.next - 1] : undefined;
    const span = isAlone
      ? {
          start: name === title && title ? Math.min(title.span.start, line.start) : line.start,
          end: last ? lineSpan(last).end : rowSpan.end,
        }
      : rowSpan;
    const first = details?.first === undefined ? undefined : firstOf(details.first, name?.written ?? '');
    const { values, faults, abilities } = valuesOf(head, row, rowSpan);
    return {
      form: details?.isGamebook ? 'gamebook' : 'table',
      name: plainName(name?.written ?? ''),
      ...(name && { nameSpan: name.span }),
      span,
      values: details?.save && !values.has('save') ? new Map([...values, ['save', details.save]]) : values,
      weapons: details?.weapons ?? [],
      saves: details?.saves ?? [],
      ...(first && { first }),
      abilities: [...abilities, ...(details?.abilities ?? [])],
      notes: details?.notes ?? '',
      faults: [...faults, ...(details?.faults ?? [])],
    };
  });
  return { blocks, next: details?.next ?? next };
}

/** A name without a count, what stands in brackets behind it, and marks at its end. */
export function plainName(written: string): string {
  return written
    .replace(/\s+/g, ' ')
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/\s*[:.]$/, '');
}

interface Row {
  readonly name: WrittenValue | undefined;
  readonly cells: readonly WrittenValue[];
}

/** The row in a line below a head; undefined if most of its cells are no values. */
function rowOf(head: Head, line: Line): Row | undefined {
  const { separator, columns } = head;
  const cells = separator === 'blanks' ? undefined : lineCells(line, separator);
  if (!cells) {
    if (separator === '|' || separator === ',' || separator === ';') return undefined;
    return blankRow(line, columns.length);
  }
  const [first] = cells;
  const isNamed = head.hasNames || (cells.length === columns.length + 1 && /\p{L}{2}/u.test(first?.written ?? ''));
  const values = isNamed ? cells.slice(1) : cells;
  const fits = values.filter(({ written }) => looksLikeValue(written)).length;
  if (fits < Math.max(3, Math.ceil(Math.min(values.length, columns.length) / 2))) return undefined;
  return { name: isNamed && first?.written !== '' ? first : undefined, cells: values };
}

function looksLikeValue(written: string): boolean {
  return /^(?:[-–—−*]|[+-]?\d.{0,12}|[dD]\d\S{0,5}|[SA]|special|especial)$/i.test(written);
}

function blankRow(line: Line, count: number): Row | undefined {
  const { name, cells } = trailingValues(line);
  const spare = cells.length === count + 1 && /^[SA]$/.test(cells[0]?.written ?? '') ? 1 : 0;
  if (cells.length - spare < Math.max(3, Math.ceil(count / 2)) || cells.length > count + 3) return undefined;
  if (name && (name.written.split(/\s+/).length > 6 || /[.;!?:]/.test(name.written) || !/\p{L}|\d/u.test(name.written)))
    return undefined;
  return { name, cells: cells.slice(spare) };
}

function valuesOf(
  { columns, separator }: Head,
  { cells }: Row,
  span: Span,
): {
  readonly values: ReadonlyMap<ValueName, WrittenValue>;
  readonly faults: readonly BlockFault[];
  readonly abilities: readonly string[];
} {
  const values = new Map<ValueName, WrittenValue>();
  let abilities: readonly string[] = [];
  for (const [index, name] of columns.entries()) {
    const cell = cells[index];
    if (!cell || name === undefined) continue;
    if (name === 'special') abilities = abilitiesIn(cell.written);
    else values.set(name, cell.written === '' ? { ...cell, written: '-' } : cell);
  }
  // The last cells of a row between tabs may be empty.
  const isShort =
    cells.length < columns.length &&
    columns.slice(cells.length).every((name) => name === 'special' || name === undefined);
  const isWhole =
    cells.length === columns.length ||
    isShort ||
    (separator === '|' &&
      cells.length > columns.length &&
      cells.slice(columns.length).every(({ written }) => written === ''));
  const faults: readonly BlockFault[] = isWhole
    ? []
    : [{ kind: 'cells', span, written: '', low: columns.length, high: cells.length }];
  return { values, faults, abilities };
}

/** The name above a table: a heading, or a short line without the end of a sentence. */
export function titleAbove(lines: readonly Line[], at: number): WrittenValue | undefined {
  let index = at - 1;
  while (index >= 0 && index >= at - 2 && (isBlank(lines[index] ?? nothing) || isRule(lines[index] ?? nothing)))
    index--;
  const line = index >= at - 3 ? lines[index] : undefined;
  if (!line || isRule(line) || headOf(line)) return undefined;
  const cells = lineCells(line, '|')?.filter(({ written }) => written !== '');
  if (cells) {
    const [first] = cells;
    if (cells.every(({ written }) => tableLabels.test(written))) return titleAbove(lines, index);
    return cells.length === 1 ? first : undefined;
  }
  const title = cleaned(line);
  if (!title || title.written.length > 60 || !/\p{L}/u.test(title.written)) return undefined;
  if (/^\s*(?:#|\*\*.*\*\*\s*$)/.test(line.text)) return title;
  if (/[.!?;,|]|:.|\d{3}/.test(title.written) || title.written.split(/\s+/).length > 6) return undefined;
  return /^[\p{Lu}\d¿¡]/u.test(title.written) && !detailWords.test(title.written) && !verbs.test(title.written)
    ? title
    : undefined;
}

const nothing: Line = { text: '', start: 0 };

/** The heads of a table with a value in each line. */
const tableLabels = /^(?:stats?|values?|characteristics?|características?|valor(?:es)?|profile|perfil)$/i;

/** Words of a sentence, in none of which a name goes on. */
export const verbs =
  /(?<!\p{L})(?:has|have|had|with|is|are|was|here|there|tiene|tienen|con|es|son|hay|aquí|following|siguientes?)(?!\p{L})/iu;

interface Details {
  readonly weapons: readonly WrittenWeapon[];
  readonly saves: readonly WrittenSave[];
  readonly save?: WrittenValue;
  readonly first?: string;
  readonly abilities: readonly string[];
  readonly notes: string;
  readonly faults: readonly BlockFault[];
  readonly isGamebook: boolean;
  /** The line behind the last that is read. */
  readonly next: number;
}

const detailWords =
  /^(weapons?|armas?|armamento|initiative|iniciativa|saves?|saving throws?|salvaci[oó]n(?:es)?|tiradas? de salvaci[oó]n|armou?r save|cover|cobertura|notes?|notas?|special(?: rules| abilities)?|abilities|reglas especiales|habilidades|especial(?:es)?)\s*[:*_]+\s*(.*)$/i;

/** `Weapons` in a line of its own, or above the columns of its list. */
const bareWeapons = /^(weapons?|armas?)((?:[\s|]+[SF][\s|]+D)?)$/i;

/** `Weapons:`, `Initiative:`, `Saves:` and `Notes:` below the values of one character. */
export function detailsBelow(lines: readonly Line[], from: number): Details {
  const weapons: WrittenWeapon[] = [];
  const saves: WrittenSave[] = [];
  const faults: BlockFault[] = [];
  const notes: string[] = [];
  let abilities: readonly string[] = [];
  let save: WrittenValue | undefined;
  let first: string | undefined;
  let isGamebook = false;
  let next = from;
  for (let index = from; index < lines.length; ) {
    const line = lines[index];
    if (!line) break;
    if (isBlank(line)) {
      index++;
      continue;
    }
    const said = cleaned(line);
    const [, word = '', rest = ''] = (said && (detailWords.exec(said.written) ?? bareWeapons.exec(said.written))) ?? [];
    if (!said) break;
    const part = word === '' ? weaponPart(said.written, 0, said.written.length, false) : undefined;
    if (part) {
      weapons.push({ ...part.weapon, span: lineSpan(line) });
      isGamebook = true;
      next = ++index;
      continue;
    }
    if (word === '') {
      // A save or a weapon under another name would change the fight.
      if (isGamebook && /^\p{L}[\p{L} ]{1,25}:.*\d/u.test(said.written))
        faults.push({ kind: 'unreadable', span: lineSpan(line), written: said.written });
      break;
    }
    const behind = { text: rest, start: said.span.end - rest.length };
    index++;
    if (/^(?:weapon|arma)/i.test(word)) {
      isGamebook = true;
      if (rest.trim() !== '' && !isWeaponHead(behind))
        for (const piece of piecesOf(behind)) weapons.push(describedWeapon(piece));
      else index = weaponRows(lines, index, weapons, faults);
    } else if (/^inici|^initi/i.test(word)) {
      isGamebook = true;
      first = rest;
    } else if (/^(?:save|saving|salva|tirada|armou?r save|cover|cobertura)/i.test(word)) {
      const score = /^\s*(\d{1,2})\+?[\s.]*$/.exec(rest)?.[1];
      if (score !== undefined) {
        const start = behind.start + rest.indexOf(score);
        const value = { written: score, span: { start, end: start + score.length } };
        if (/^co/i.test(word)) saves.push({ kind: 'cover', name: word, score: value });
        else save = value;
      } else {
        isGamebook = true;
        index = saveLines(lines, index, behind, saves, faults);
      }
    } else if (/^not/i.test(word)) {
      notes.push(rest);
      while (
        index < lines.length &&
        !maySkillStand(lines[index]?.text ?? '') &&
        !isBlank(lines[index] ?? line) &&
        !detailWords.test(cleaned(lines[index] ?? line)?.written ?? '')
      )
        notes.push(lines[index++]?.text.trim() ?? '');
    } else abilities = abilitiesIn(rest);
    next = index;
  }
  return {
    weapons,
    saves,
    ...(save && { save }),
    ...(first !== undefined && { first }),
    abilities,
    notes: notes.join(' ').trim(),
    faults,
    isGamebook,
    next,
  };
}

/** `S D`, above a list of weapons. */
function isWeaponHead({ text }: Line): boolean {
  return /^[\s|*_]*(?:(?:name|nombre|weapon|arma)[\s|*_]+)?(?:S|F|Strength|Fuerza)[\s|*_]+(?:D|Damage|Daño)[\s|*_]*(?:(?:notes?|notas?|effects?|efectos?|ammo|ammunition|munición)[\s|*_]*)?$/i.test(
    text,
  );
}

function weaponRows(lines: readonly Line[], from: number, weapons: WrittenWeapon[], faults: BlockFault[]): number {
  let next = from;
  let hasRows = false;
  let isBehindBlank = false;
  for (let index = from; index < lines.length; index++) {
    const line = lines[index];
    // The next block begins.
    if (!line || maySkillStand(line.text) || (isBlank(line) && isBehindBlank)) break;
    if (isBlank(line)) {
      isBehindBlank = hasRows;
      continue;
    }
    if (isRule(line) || isWeaponHead(line)) continue;
    const cells = weaponCells(line);
    const weapon = cells && weaponOfCells(cells);
    // Behind an empty line only a whole row is one of the list.
    if ((isBehindBlank && !weapon?.strength) || isDetail(line)) break;
    if (weapon) weapons.push(weapon);
    else if (cells)
      faults.push({
        kind: 'cells',
        span: lineSpan(line),
        written: cells[0]?.written ?? '',
        low: 3,
        high: cells.length,
      });
    else {
      // A weapon that is left out would change the fight.
      faults.push({ kind: 'unreadable', span: lineSpan(line), written: line.text.trim() });
      break;
    }
    [hasRows, isBehindBlank, next] = [true, false, index + 1];
  }
  return next;
}

function isDetail(line: Line): boolean {
  return detailWords.test(cleaned(line)?.written ?? '');
}

const longestWeapon = 100;

/** Name, Strength and damage; undefined in a line that is no row of a weapon. */
function weaponCells(line: Line): readonly WrittenValue[] | undefined {
  const cells = lineCells(line, '|') ?? lineCells(line, '\t');
  if (cells) return cells.some(({ written }) => /^(?:[x×]?\d|\*)/i.test(written)) ? cells : undefined;
  if (line.text.length > longestWeapon) return undefined;
  const match =
    /^(.*?\p{L}.*?)\s+(?:(\d{1,2}|[-–*])\s+)?([x×]\s?\d+(?:[.,]\d+)?|\d{1,2})(?:\s+(\(?(?:fire|poison|fuego|veneno)\)?))?\s*$/iu.exec(
      line.text,
    );
  if (!match) return undefined;
  let at = 0;
  return match.slice(1).flatMap((written: string | undefined) => {
    if (written === undefined) return [];
    const index = line.text.indexOf(written, at);
    at = index + written.length;
    return cleaned({ text: written, start: line.start + index }) ?? [];
  });
}

function saveLines(
  lines: readonly Line[],
  from: number,
  first: Line,
  saves: WrittenSave[],
  faults: BlockFault[],
): number {
  let next = from;
  const add = (line: Line): boolean => {
    const found = [...line.text.matchAll(/(\p{L}[\p{L}'’ -]{0,40}?)\s?\((\d{1,2})\+?\)/gu)];
    for (const { 0: whole, 1: name = '', 2: score = '', index } of found) {
      const start = line.start + index + whole.lastIndexOf(score);
      const value = { written: score, span: { start, end: start + score.length } };
      saves.push({ kind: saveKind(name), name, score: value });
    }
    return found.length > 0;
  };
  if (first.text.trim() !== '' && !add(first) && !/^\s*(?:-|–|none|ningun[oa])\.?\s*$/i.test(first.text))
    faults.push({ kind: 'unreadable', name: 'save', span: lineSpan(first), written: first.text.trim() });
  for (let index = from; index < lines.length; index++) {
    const line = lines[index];
    if (line && isBlank(line) && saves.length === 0) continue;
    if (!line || line.text.length > 60 || !/\(\d{1,2}\+?\)[\s.,]*$/.test(line.text) || !add(line)) break;
    next = index + 1;
  }
  return next;
}

/** The pieces between commas that stand in no bracket. */
function piecesOf({ text, start }: Line): readonly Line[] {
  return [...text.matchAll(/(?:[^,;()]|\([^()]*\))+/g)].map(({ 0: piece, index }) => ({
    text: piece,
    start: start + index,
  }));
}

/** `You`: the player, who is the opponent of all others. */
export function firstOf(written: string, name: string): 'own' | 'opponent' | undefined {
  const who = written.replace(/[\s.*_]+$/, '').trim();
  const isPlayer = player.test(name);
  if (player.test(who)) return isPlayer ? 'own' : 'opponent';
  if (/^(?:enemy|opponent|enemigo|oponente|el enemigo|the enemy)$/i.test(who)) return isPlayer ? 'opponent' : 'own';
  return name !== '' && who.toLowerCase() === name.toLowerCase() ? 'own' : undefined;
}

const player = /^(?:you|player|the player|tú|tu|jugador|el jugador)$/i;

/** Whether a name stands for the reader of a gamebook, whose values change as he reads. */
export function isPlayerName(name: string): boolean {
  return player.test(name);
}
