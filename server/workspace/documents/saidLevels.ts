import { numberChoices, numberNamed } from '../../text/numberWords.ts';
import { remembered } from '../../text/remembered.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from './document.ts';
import { layoutOf } from './layoutOf.ts';
import type { Section } from './section.ts';

/** A number of the game that a scenario says of itself: `For four Warriors of Battle-level 3`, `Dungeon level: 2`. */
export interface SaidLevel {
  readonly name: 'battle-level' | 'dungeon-level' | 'warriors';
  readonly value: number;
  /** The line that says it, from 0. */
  readonly line: number;
}

/** A scenario says it near its beginning; later lines are not read. */
const maximumCharacters = 20_000;

/**
 * The levels and the number of Warriors that a text of Markdown or plain text says it is for, in English and Spanish. Lines that
 * consist of a name and a number count, and sentences about whom the adventure is for. If a text says two numbers, neither counts.
 */
export function saidLevels(document: Document): readonly SaidLevel[] {
  const [section] = document.sections;
  if (!section || document.sections.length > 1 || !document.format || document.format.isXml) return [];
  return saidIn(section, document);
}

const saidIn = remembered((section: Section, document: Document): readonly SaidLevel[] => {
  const text = section.text.slice(0, maximumCharacters);
  if (!anyName.test(text)) return [];
  const { comments, code, textStart } = layoutOf(document, section);
  const isFrontMatter = ({ start }: Span): boolean => start < textStart;
  const hidden = [...comments, ...code.filter((span) => !isFrontMatter(span))];
  const found = [...ofLines(text), ...ofSentences(text)].filter(
    ({ offset }) => !hidden.some(({ start, end }) => start <= offset && offset < end),
  );
  return (['battle-level', 'dungeon-level', 'warriors'] as const).flatMap((name) => {
    const own = found.filter((one) => one.name === name);
    const [first] = own;
    if (!first || own.some(({ value }) => value !== first.value)) return [];
    const line = text.slice(0, first.offset).split(/\r\n|\r|\n/).length - 1;
    return [{ name, value: first.value, line }];
  });
});

interface Found {
  readonly name: SaidLevel['name'];
  readonly value: number;
  /** In the text. */
  readonly offset: number;
}

const number = `(\\d{1,2}|un|${numberChoices})`;
const battleLevel = 'battle[ -]?level|nivel de (?:batalla|combate)|nivel-de-(?:batalla|combate)';
const dungeonLevel =
  'dungeon[ -]?level|nivel de (?:la )?(?:mazmorra|calabozo)|nivel del calabozo|nivel-de-(?:la-)?(?:mazmorra|calabozo)';
const warriors = '(?:number of )?(?:warriors|players)|(?:número de )?(?:guerreros|aventureros|jugadores)';
const anyName = new RegExp(`${battleLevel}|${dungeonLevel}|warriors|players|guerreros|aventureros|jugadores`, 'i');

const names: readonly (readonly [SaidLevel['name'], RegExp])[] = [
  ['battle-level', labelled(battleLevel, '[:=]?')],
  ['dungeon-level', labelled(dungeonLevel, '[:=]?')],
  ['warriors', labelled(warriors, '[:=]')],
];

/** A name and its number, with nothing else but marks of Markdown. */
function labelled(name: string, sign: string): RegExp {
  return new RegExp(
    `^[\\s>*_-]{0,20}(?:${name})[*_]{0,3}\\s{0,3}${sign}[*_\\s]{0,5}${number}[*_\\s]{0,5}\\.?[*_\\s]{0,5}$`,
    'iu',
  );
}

/** Longer lines say more than a level. */
const maximumLineLength = 120;

/** Lines such as `**Dungeon level:** 2` and `Battle-level 3 · Dungeon level 2`. Headings divide a text, and say nothing of the whole. */
function ofLines(text: string): readonly Found[] {
  return [...text.matchAll(/[^\r\n]+/g)].flatMap(({ 0: line, index: offset }) => {
    if (line.length > maximumLineLength) return [];
    const parts = line.split(/[·,;]/).map((part) => partOf(part, offset));
    return parts.every((part) => part !== undefined) ? parts : [];
  });
}

function partOf(part: string, offset: number): Found | undefined {
  for (const [name, pattern] of names) {
    const value = writtenNumber(pattern.exec(part)?.[1]);
    if (value !== undefined) return { name, value, offset };
  }
  return undefined;
}

const before =
  '(?:^|\\n[ \\t]*\\n|[.!?:(*_>]\\s{0,3}|\\b(?:suitable|designed|written|made|meant|intended|adventure|scenario|quest|dungeon|is|pensad[oa]|escrit[oa]|aventura|escenario|misión|es) )[ \\t*_>(]{0,5}';
const end = '(?=[*_]{0,3}(?:[.;)!]|\\s*$|[ \\t]*\\r?\\n[ \\t]*\\r?\\n))';
const level = `,?(?:\\s(?:and|on|in|at|y|en|con))?\\s(?:an?\\s|the\\s|un\\s|la\\s)?(?:${dungeonLevel})\\s${number}`;
const group = '(?:a (?:party|group) of |un grupo de )?';
const people = '(?:warriors?|players|guerreros?|aventureros?|jugadores)';

const sentences: readonly { readonly pattern: RegExp; readonly names: readonly SaidLevel['name'][] }[] = [
  {
    pattern: new RegExp(
      `${before}(?:for|para) ${group}(?:${number}\\s)?${people}\\s(?:of|at|with|de|con)\\s(?:${battleLevel})\\s${number}(?:${level})?${end}`,
      'giu',
    ),
    names: ['warriors', 'battle-level', 'dungeon-level'],
  },
  {
    pattern: new RegExp(
      `${before}for ${group}(?:${number}\\s)?(?:${battleLevel})[ -]${number}\\swarriors?${end}`,
      'giu',
    ),
    names: ['warriors', 'battle-level'],
  },
  {
    pattern: new RegExp(`${before}(?:for|para) ${group}${number}\\s${people}(?:${level})?${end}`, 'giu'),
    names: ['warriors', 'dungeon-level'],
  },
  {
    pattern: new RegExp(
      `\\b(?:adventure|scenario|quest|aventura|escenario|misión)\\b[^.!?\\n]{0,60}\\s(?:on|at|of|for|en|para|de|del)\\s(?:el\\s)?(?:${dungeonLevel})\\s${number}${end}`,
      'giu',
    ),
    names: ['dungeon-level'],
  },
  // Behind another sentence of its line: "For four Warriors. Dungeon level: 2."
  {
    pattern: new RegExp(`[.!?][*_]{0,3}[ \\t]{1,3}(?:${battleLevel}):\\s${number}${end}`, 'giu'),
    names: ['battle-level'],
  },
  {
    pattern: new RegExp(`[.!?][*_]{0,3}[ \\t]{1,3}(?:${dungeonLevel}):\\s${number}${end}`, 'giu'),
    names: ['dungeon-level'],
  },
];

/** Sentences about the Warriors that the adventure is for, such as `For four Warriors of Battle-level 3.` */
function ofSentences(text: string): readonly Found[] {
  return sentences.flatMap(({ pattern, names: groups }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [whole, ...numbers] = match;
      const offset = match.index + (/\S/.exec(whole)?.index ?? 0);
      return groups.flatMap((name, index) => {
        const value = writtenNumber(numbers[index]);
        return value === undefined ? [] : [{ name, value, offset }];
      });
    }),
  );
}

/** The number of a level or of Warriors, from 1 to 10, in figures or in words. */
function writtenNumber(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const lower = written.toLowerCase();
  const value = /^\d/.test(lower) ? Number(lower) : lower === 'un' ? 1 : (numberNamed(lower) ?? 0);
  return value >= 1 && value <= 10 ? value : undefined;
}
