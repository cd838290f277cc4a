import { cleaned, isBlank, type Line, lineSpan } from './blockLines.ts';
import { detailIn, isDetail } from './detailWords.ts';
import { abilitiesIn } from './readParts.ts';
import { saveLines } from './saveLines.ts';
import { maySkillStand } from './valueNames.ts';
import { isWeaponHead, weaponRows } from './weaponRows.ts';
import { describedWeapon, weaponPart } from './weapons.ts';
import type { BlockFault, WrittenSave, WrittenValue, WrittenWeapon } from './writtenBlock.ts';

/** What is said of one character below its values. */
export interface Details {
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

/** `Weapons:`, `Initiative:`, `Saves:` and `Notes:` below the values of one character. */
export function detailsBelow(lines: readonly Line[], from: number): Details {
  return new DetailReader(lines, from).read();
}

class DetailReader {
  readonly #lines: readonly Line[];
  readonly #weapons: WrittenWeapon[] = [];
  readonly #saves: WrittenSave[] = [];
  readonly #faults: BlockFault[] = [];
  readonly #notes: string[] = [];
  #abilities: readonly string[] = [];
  #save: WrittenValue | undefined;
  #first: string | undefined;
  #isGamebook = false;
  /** The line that is read next. */
  #at: number;

  constructor(lines: readonly Line[], from: number) {
    this.#lines = lines;
    this.#at = from;
  }

  read(): Details {
    let next = this.#at;
    for (;;) {
      const line = this.#lines[this.#at];
      if (!line) break;
      if (isBlank(line)) this.#at++;
      else if (this.#readLine(line)) next = this.#at;
      else break;
    }
    return {
      weapons: this.#weapons,
      saves: this.#saves,
      ...(this.#save && { save: this.#save }),
      ...(this.#first !== undefined && { first: this.#first }),
      abilities: this.#abilities,
      notes: this.#notes.join(' ').trim(),
      faults: this.#faults,
      isGamebook: this.#isGamebook,
      next,
    };
  }

  /** Whether the line, and perhaps lines below it, are details. */
  #readLine(line: Line): boolean {
    const said = cleaned(line);
    if (!said) return false;
    const detail = detailIn(said.written);
    if (!detail) return this.#readWeapon(line, said.written);
    const { word, rest } = detail;
    const behind = { text: rest, start: said.span.end - rest.length };
    this.#at++;
    if (/^(?:weapon|arma)/i.test(word)) this.#readWeapons(behind);
    else if (/^inici|^initi/i.test(word)) {
      this.#isGamebook = true;
      this.#first = rest;
    } else if (/^(?:save|saving|salva|tirada|armou?r save|cover|cobertura)/i.test(word)) this.#readSaves(word, behind);
    else if (/^not/i.test(word)) this.#readNotes(rest);
    else this.#abilities = abilitiesIn(rest);
    return true;
  }

  /** A weapon without a word in front of it. */
  #readWeapon(line: Line, written: string): boolean {
    const part = weaponPart(written, 0, written.length, false);
    if (part) {
      this.#weapons.push({ ...part.weapon, span: lineSpan(line) });
      this.#isGamebook = true;
      this.#at++;
      return true;
    }
    // A save or a weapon under another name would change the fight.
    if (this.#isGamebook && /^\p{L}[\p{L} ]{1,25}:.*\d/u.test(written))
      this.#faults.push({ kind: 'unreadable', span: lineSpan(line), written });
    return false;
  }

  #readWeapons(behind: Line): void {
    this.#isGamebook = true;
    if (behind.text.trim() !== '' && !isWeaponHead(behind))
      this.#weapons.push(...piecesOf(behind).map(describedWeapon));
    else this.#at = weaponRows(this.#lines, this.#at, this.#weapons, this.#faults);
  }

  #readSaves(word: string, behind: Line): void {
    const score = /^\s*(\d{1,2})\+?[\s.]*$/.exec(behind.text)?.[1];
    if (score === undefined) {
      this.#isGamebook = true;
      this.#at = saveLines(this.#lines, this.#at, behind, this.#saves, this.#faults);
      return;
    }
    const start = behind.start + behind.text.indexOf(score);
    const value = { written: score, span: { start, end: start + score.length } };
    if (/^co/i.test(word)) this.#saves.push({ kind: 'cover', name: word, score: value });
    else this.#save = value;
  }

  /** Up to the next detail, an empty line or the next block. */
  #readNotes(rest: string): void {
    this.#notes.push(rest);
    for (;;) {
      const line = this.#lines[this.#at];
      if (!line || maySkillStand(line.text) || isBlank(line) || isDetail(cleaned(line)?.written ?? '')) return;
      this.#notes.push(line.text.trim());
      this.#at++;
    }
  }
}

/** The pieces between commas that stand in no bracket. */
function piecesOf({ text, start }: Line): readonly Line[] {
  return [...text.matchAll(/(?:[^,;()]|\([^()]*\))+/g)].map(({ 0: piece, index }) => ({
    text: piece,
    start: start + index,
  }));
}
