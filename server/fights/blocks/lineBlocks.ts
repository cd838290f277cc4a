/** Stat blocks in one line or sentence: `Ratman: WS 3, S 3, T 4, Wounds 3, Damage 1D6`. */
import { numberChoices } from '../../text/numberWords.ts';
import { cleaned, isBlank, type Line, lineSpan } from './blockLines.ts';
import { detailsBelow } from './detailsBelow.ts';
import { firstOf } from './player.ts';
import { readParts } from './readParts.ts';
import { plainName } from './tableBlocks.ts';
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
  for (let first = 0; first < lines.length; first++) {
    if (isTaken(first) || isBlank(lines[first] ?? { text: '', start: 0 })) continue;
    let last = first;
    while (last + 1 < lines.length && !isTaken(last + 1) && !isBlank(lines[last + 1] ?? { text: '', start: 0 })) last++;
    blocks.push(...inParagraph(text, lines, first, last));
    first = last;
  }
  return blocks;
}

function inParagraph(text: string, lines: readonly Line[], first: number, last: number): readonly WrittenBlock[] {
  const start = lines[first]?.start ?? 0;
  const ending = lines[last];
  const end = ending ? ending.start + ending.text.length : start;
  const found: WrittenBlock[] = [];
  if (!maySkillStand(text.slice(start, end))) return found;
  beginning.lastIndex = start;
  for (let match = beginning.exec(text); match && match.index < end; match = beginning.exec(text)) {
    const parts = readParts(text, match.index, end, false);
    beginning.lastIndex = Math.max(parts.span.end, match.index + 1);
    const { values } = parts;
    const isBlock = values.size >= fewestValues && values.has('weapon-skill') && values.has('wounds');
    if (!isBlock || !(values.has('strength') || values.has('toughness'))) continue;
    const before = found.at(-1)?.span.end ?? start;
    const name = nameBefore(text, before, parts.span.start, () =>
      titleAbove(lines, lineIndexAt(lines, first, last, parts.span.start)),
    );
    const rest = restOfSentence(text, parts.span.end, end);
    const isInLine = name !== undefined && start <= name.span.start && name.span.end <= parts.span.start;
    const here = lineIndexAt(lines, first, last, parts.span.end);
    // Below the values of a character of the gamebook stand his weapons.
    const below = rest || values.has('damage') ? undefined : detailsBelow(lines, here + 1);
    const who = parts.first ?? (below?.first === undefined ? undefined : firstOf(below.first, name?.written ?? ''));
    const lastLine = below && below.next > here + 1 ? lines[below.next - 1] : undefined;
    found.push({
      form: 'line',
      name: plainName(name?.written ?? ''),
      ...(name && { nameSpan: name.span }),
      span: {
        start: isInLine ? name.span.start : parts.span.start,
        end: lastLine ? lineSpan(lastLine).end : parts.span.end,
      },
      values: below?.save && !values.has('save') ? new Map([...values, ['save', below.save]]) : values,
      weapons: [...parts.weapons, ...(below?.weapons ?? [])],
      saves: [...parts.saves, ...(below?.saves ?? [])],
      ...(who && { first: who }),
      abilities: [...parts.abilities, ...(below?.abilities ?? [])],
      notes: below?.notes ?? '',
      faults: [...parts.faults, ...(rest ? [rest] : []), ...(below?.faults ?? [])],
    });
  }
  return found;
}

const beginning = new RegExp(`(?<![\\p{L}\\d+])(?:${namePattern})(?![\\p{L}])[\\s*_\`:=|]{0,6}[\\d*–—-]`, 'giu');

function lineIndexAt(lines: readonly Line[], first: number, last: number, offset: number): number {
  let [low, high] = [first, last];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

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
