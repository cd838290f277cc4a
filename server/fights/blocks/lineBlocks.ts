/** Stat blocks in one line or sentence: `Ratman: WS 3, S 3, T 4, Wounds 3, Damage 1D6`. */
import { numberChoices } from '../../text/numberWords.ts';
import { blockOf } from './blockOf.ts';
import { cleaned, isBlank, type Line, lineIndexAt } from './lines.ts';
import { newParts, readBelow, readParts } from './parts.ts';
import { titleAbove, verbs } from './titleAbove.ts';
import { maySkillStand, namePattern } from './valueNames.ts';
import type { BlockFault, WrittenBlock, WrittenValue } from './writtenBlock.ts';

/** Fewer values are no stat block, but a rule about some of them. */
const fewestValues = 4;

/** The blocks in the lines that are no part of a table; a block ends at an empty line. */
export function lineBlocks(
  text: string,
  lines: readonly Line[],
  isTaken: (line: number) => boolean,
): readonly WrittenBlock[] {
  const blocks: WrittenBlock[] = [];
  const isOpen = (index: number): boolean => index < lines.length && !isTaken(index) && !isBlank(lines[index]);
  for (let index = 0; index < lines.length; index++) {
    const first = lines[index];
    while (isOpen(index + 1) && isOpen(index)) index++;
    const last = lines[index];
    if (first && last && isOpen(index))
      blocks.push(...inParagraph(text, lines, first.start, last.start + last.text.length));
  }
  return blocks;
}

function inParagraph(text: string, lines: readonly Line[], start: number, end: number): readonly WrittenBlock[] {
  const found: WrittenBlock[] = [];
  if (!maySkillStand(text.slice(start, end))) return found;
  beginning.lastIndex = start;
  for (let match = beginning.exec(text); match && match.index < end; match = beginning.exec(text)) {
    const at = match.index;
    const parts = newParts();
    const last = readParts({ text, at, end, place: 'sentence' }, parts);
    beginning.lastIndex = Math.max(last, at + 1);
    const { values, faults } = parts;
    const isBlock = values.size >= fewestValues && values.has('weapon-skill') && values.has('wounds');
    if (!isBlock || !(values.has('strength') || values.has('toughness'))) continue;
    const rest = restOfSentence(text, last, end);
    if (rest) faults.push(rest);
    const name = nameBefore(text, found.at(-1)?.span.end ?? start, at, () => titleAbove(lines, lineIndexAt(lines, at)));
    const isInLine = name !== undefined && start <= name.span.start;
    const to = rest ? last : readBelow(text, last, parts);
    beginning.lastIndex = Math.max(to, at + 1);
    found.push(blockOf('line', name, { start: isInLine ? name.span.start : at, end: to }, parts));
  }
  return found;
}

const beginning = new RegExp(`(?<![\\p{L}\\d+])(?:${namePattern})(?![\\p{L}])[\\s*_\`:=|]{0,6}[\\d*–—-]`, 'giu');

/** As much as a reader of a problem wants to see of what goes on. */
const longestRest = 300;

/** What goes on behind the last value may change it: `Damage 1D6 against Dwarfs`. */
function restOfSentence(text: string, from: number, end: number): BlockFault | undefined {
  const [whole = '', gap = '', rest = ''] =
    /^([\s*_`"”’'|]*)(.*)/s.exec(text.slice(from, Math.min(end, from + longestRest))) ?? [];
  const isOver =
    whole === '' || rest === '' || /^[.)\]]/.test(rest) || (/\n/.test(gap) && !/^(?:\p{Ll}|[+(])/u.test(rest));
  if (isOver) return undefined;
  const to = rest.search(/[.;\n]/);
  const written = to < 0 ? rest : rest.slice(0, to);
  const start = from + gap.length;
  return { kind: 'unreadable', span: { start, end: start + written.length }, written };
}

/** The name in front of the values, in the same line or above it. */
function nameBefore(
  text: string,
  from: number,
  start: number,
  above: () => WrittenValue | undefined,
): WrittenValue | undefined {
  const near = Math.max(from, start - longestRest);
  const lineStart = near + text.slice(near, start).lastIndexOf('\n') + 1;
  const prefix = text.slice(lineStart, start);
  const said = cleaned({ text: prefix.replace(/[\s*_`]*[:.,;(–—|-]?[\s*_`(]*$/, ''), start: lineStart });
  if (!said || labels.test(said.written)) return above();
  const isWhole = said.written.length <= 50 && said.written.split(/\s+/).length <= 6 && !/[.;!?,]/.test(said.written);
  const [, counted = '', whole = ''] = (isWhole && wholeName.exec(said.written)) || [];
  if (/^[\p{Lu}¿¡]/u.test(whole) && !verbs.test(whole) && !within.test(whole)) {
    const plain = whole.replace(articles, '');
    return part(said, counted.length + whole.length - plain.length, plain);
  }
  const sentence = said.written.replace(
    /\s*(?:has|have|with|tiene|tienen|con)(?: the following (?:profile|characteristics)| las siguientes características| el siguiente perfil)?$/i,
    '',
  );
  const [, named = ''] = lastName.exec(sentence) ?? shortName.exec(sentence) ?? [];
  const name = named.replace(articles, '');
  return name === '' ? undefined : part(said, sentence.length - name.length, name);
}

function part({ span }: WrittenValue, index: number, written: string): WrittenValue {
  return { written, span: { start: span.start + index, end: span.start + index + written.length } };
}

const labels = /^(?:profile|stats|statistics|values|perfil|características|valores|stat line|statline)$/i;
const counts = `\\d{1,2}\\s?(?:[x×]\\s?)?|(?:${numberChoices})\\s`;
const wholeName = new RegExp(`^((?:${counts})?)(\\p{L}.*)$`, 'iu');
const articles = /^(?:the|an?|each|every|el|la|los|las|una?|cada)\s/i;
/** Words that stand in no name. */
const within = /\s(?:an?|una?|en|for|to|from|by|para|por)\s/i;
const shortName = /^((?:the|an?|el|la|una?)\s\p{Lu}\S*(?:\s\p{Ll}\S*){0,2})$/iu;
const lastName = /(?:^|\s)(\p{Lu}[\p{L}'’-]+(?:\s(?:of|the|de|del|la)\s\p{Lu}[\p{L}'’-]+|\s\p{Lu}[\p{L}'’-]+){0,4})$/u;
