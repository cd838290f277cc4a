import { remembered } from '../../queries/remembered.ts';
import { numberChoices, numberNamed } from '../../text/numberWords.ts';
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
  const { hidden, textStart } = layoutOf(document, section);
  const found = [...ofLines(text), ...ofSentences(text)].filter(
    ({ offset }) => offset < textStart || !hidden.some(({ start, end }) => start <= offset && offset < end),
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
const battleLevel = 'battle[ -]?level|nivel[ -]de[ -](?:batalla|combate)';
const dungeonLevel = 'dungeon[ -]?level|nivel[ -]de[ -](?:la[ -])?(?:mazmorra|calabozo)|nivel del calabozo';
const people = '(?:warriors?|players|guerreros?|aventureros?|jugadores)';
const anyName = new RegExp(`${battleLevel}|${dungeonLevel}|${people}`, 'i');

/** A name and its number, with nothing else but marks of Markdown. */
const labelled = new RegExp(
  `^[\\s>*_-]{0,20}(?:(?<battle>${battleLevel})|(?<dungeon>${dungeonLevel})|(?:number of |número de )?${people}(?=[*_\\s]{0,6}[:=]))[*_\\s]{0,6}[:=]?[*_\\s]{0,5}${number}[*_\\s]{0,5}\\.?[*_\\s]{0,5}$`,
  'iu',
);

/** Longer lines say more than a level. */
const maximumLineLength = 120;

/** Lines such as `**Dungeon level:** 2` and `Battle-level 3 · Dungeon level 2`. Headings divide a text, and say nothing of the whole. */
function ofLines(text: string): readonly Found[] {
  return [...text.matchAll(/[^\r\n]+/g)].flatMap(({ 0: line, index: offset }) => {
    const parts = line.length > maximumLineLength ? [] : line.split(/[·,;]/).map((part) => partOf(part, offset));
    return parts.every((part) => part !== undefined) ? parts : [];
  });
}

function partOf(part: string, offset: number): Found | undefined {
  const found = labelled.exec(part);
  const value = writtenNumber(found?.at(-1));
  if (value === undefined) return undefined;
  return {
    name: found?.groups?.battle ? 'battle-level' : found?.groups?.dungeon ? 'dungeon-level' : 'warriors',
    value,
    offset,
  };
}

const before =
  '(?:^|\\n[ \\t]*\\n|[.!?:(*_>]\\s{0,3}|\\b(?:suitable|designed|written|made|meant|intended|adventure|scenario|quest|dungeon|is|pensad[oa]|escrit[oa]|aventura|escenario|misión|es) )[ \\t*_>(]{0,5}';
const end = '(?=[*_]{0,3}(?:[.;)!]|\\s*$|[ \\t]*\\r?\\n[ \\t]*\\r?\\n))';

/** `For four Warriors of Battle-level 3, on Dungeon level 2.`, and a sentence behind it, `Dungeon level: 2.` */
const sentences: readonly { readonly pattern: RegExp; readonly names: readonly SaidLevel['name'][] }[] = [
  {
    pattern: new RegExp(
      `${before}(?:for|para) (?:a (?:party|group) of |un grupo de )?(?:${number}\\s)?(?:(?:${battleLevel})[ -]${number}\\s)?${people}(?:\\s(?:of|at|with|de|con)\\s(?:${battleLevel})\\s${number})?(?:,?(?:\\s(?:and|on|in|at|y|en|con))?\\s(?:an?\\s|the\\s|un\\s|la\\s)?(?:${dungeonLevel})\\s${number})?${end}`,
      'giu',
    ),
    names: ['warriors', 'battle-level', 'battle-level', 'dungeon-level'],
  },
  {
    pattern: new RegExp(
      `[.!?][*_]{0,3}[ \\t]{1,3}(?:(?:${battleLevel}):\\s${number}|(?:${dungeonLevel}):\\s${number})${end}`,
      'giu',
    ),
    names: ['battle-level', 'dungeon-level'],
  },
];

function ofSentences(text: string): readonly Found[] {
  return sentences.flatMap(({ pattern, names }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, index, ...numbers }) => {
      const offset = index + whole.search(/\S/);
      return names.flatMap((name, group) => {
        const value = writtenNumber(numbers[group + 1]);
        return value === undefined ? [] : [{ name, value, offset }];
      });
    }),
  );
}

/** The number of a level or of Warriors, from 1 to 10, in figures or in words. */
function writtenNumber(written = ''): number | undefined {
  const lower = written.toLowerCase();
  const value = lower === 'un' ? 1 : (numberNamed(lower) ?? Number(lower));
  return value >= 1 && value <= 10 ? value : undefined;
}
