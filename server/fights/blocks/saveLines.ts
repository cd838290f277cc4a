import { isBlank, type Line, lineSpan } from './blockLines.ts';
import { saveKind } from './readParts.ts';
import type { BlockFault, WrittenSave } from './writtenBlock.ts';

/** Reads the saves behind their word and in the lines below it, and returns the line behind the last of them. */
export function saveLines(
  lines: readonly Line[],
  from: number,
  first: Line,
  saves: WrittenSave[],
  faults: BlockFault[],
): number {
  let next = from;
  if (first.text.trim() !== '' && !addSaves(first, saves) && !/^\s*(?:-|–|none|ningun[oa])\.?\s*$/i.test(first.text))
    faults.push({ kind: 'unreadable', name: 'save', span: lineSpan(first), written: first.text.trim() });
  for (let index = from; index < lines.length; index++) {
    const line = lines[index];
    if (line && isBlank(line) && saves.length === 0) continue;
    if (!line || line.text.length > 60 || !/\(\d{1,2}\+?\)[\s.,]*$/.test(line.text) || !addSaves(line, saves)) break;
    next = index + 1;
  }
  return next;
}

/** Whether a line has any. */
function addSaves(line: Line, saves: WrittenSave[]): boolean {
  const found = [...line.text.matchAll(/(\p{L}[\p{L}'’ -]{0,40}?)\s?\((\d{1,2})\+?\)/gu)];
  for (const { 0: whole, 1: name = '', 2: score = '', index } of found) {
    const start = line.start + index + whole.lastIndexOf(score);
    const value = { written: score, span: { start, end: start + score.length } };
    saves.push({ kind: saveKind(name), name, score: value });
  }
  return found.length > 0;
}
