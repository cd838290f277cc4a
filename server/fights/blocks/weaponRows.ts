import { cleaned, isBlank, isRule, type Line, lineCells, lineSpan } from './blockLines.ts';
import { isDetail } from './detailWords.ts';
import { maySkillStand } from './valueNames.ts';
import { weaponOfCells } from './weapons.ts';
import type { BlockFault, WrittenValue, WrittenWeapon } from './writtenBlock.ts';

/** Whether a line is the head of a list of weapons: `S D`. */
export function isWeaponHead({ text }: Line): boolean {
  return /^[\s|*_]*(?:(?:name|nombre|weapon|arma)[\s|*_]+)?(?:S|F|Strength|Fuerza)[\s|*_]+(?:D|Damage|Daño)[\s|*_]*(?:(?:notes?|notas?|effects?|efectos?|ammo|ammunition|munición)[\s|*_]*)?$/i.test(
    text,
  );
}

/** Reads the weapons in the lines from one on, and returns the line behind the last of them. */
export function weaponRows(
  lines: readonly Line[],
  from: number,
  weapons: WrittenWeapon[],
  faults: BlockFault[],
): number {
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
    if ((isBehindBlank && !weapon?.strength) || isDetail(cleaned(line)?.written ?? '')) break;
    if (weapon) weapons.push(weapon);
    else if (cells) {
      const written = cells[0]?.written ?? '';
      faults.push({ kind: 'cells', span: lineSpan(line), written, low: 3, high: cells.length });
    } else {
      // A weapon that is left out would change the fight.
      faults.push({ kind: 'unreadable', span: lineSpan(line), written: line.text.trim() });
      break;
    }
    [hasRows, isBehindBlank, next] = [true, false, index + 1];
  }
  return next;
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
