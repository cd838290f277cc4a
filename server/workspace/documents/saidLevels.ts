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
  const found = [...ofLabels(text), ...ofSentences(text)].filter(
    ({ offset }) => offset < textStart || !hidden.some(({ start, end }) => start <= offset && offset < end),
  );
  return labels.flatMap(({ name }) => {
    const own = found.filter((one) => one.name === name);
    const [first] = own;
    if (!first || own.some(({ value }) => value !== first.value)) return [];
    return [{ name, value: first.value, line: text.slice(0, first.offset).split(/\r\n?|\n/).length - 1 }];
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
const labels = (
  [
    ['battle-level', battleLevel],
    ['dungeon-level', dungeonLevel],
    ['warriors', `(?:number of |número de )?${people}(?=[*_\\s]{0,6}[:=])`],
  ] as const
).map(([name, words]) => ({
  name,
  pattern: new RegExp(`^[\\s>*_-]{0,20}(?:${words})[*_\\s]{0,6}[:=]?[*_\\s]{0,5}${number}[*_\\s]{0,5}$`, 'iu'),
}));

/** Longer sentences say more than a level. */
const maximumLength = 120;

/**
 * Lines and sentences such as `**Dungeon level:** 2` and `Battle-level 3 · Dungeon level 2`. Headings divide a text, and say nothing of the
 * whole.
 */
function ofLabels(text: string): readonly Found[] {
  return [...text.matchAll(/[^\r\n.!?]+/g)].flatMap(({ 0: sentence, index: offset }) => {
    const parts = sentence.length > maximumLength ? [] : sentence.split(/[·,;]/);
    const found = parts.flatMap((part) =>
      labels.flatMap(({ name, pattern }) => levelOf(name, offset, pattern.exec(part)?.[1])),
    );
    return found.length === parts.length ? found : [];
  });
}

const before =
  '(?:^|\\n[ \\t]*\\n|[.!?:(*_>]\\s{0,3}|\\b(?:suitable|designed|written|made|meant|intended|adventure|scenario|quest|dungeon|is|pensad[oa]|escrit[oa]|aventura|escenario|misión|es) )[ \\t*_>(]{0,5}';
const end = '(?=[*_]{0,3}(?:[.;)!]|\\s*$|[ \\t]*\\r?\\n[ \\t]*\\r?\\n))';

/** `For four Warriors of Battle-level 3, on Dungeon level 2.` */
const sentence = new RegExp(
  `${before}(?:for|para) (?:a (?:party|group) of |un grupo de )?(?:${number}\\s)?(?:(?:${battleLevel})[ -]${number}\\s)?${people}(?:\\s(?:of|at|with|de|con)\\s(?:${battleLevel})\\s${number})?(?:,?(?:\\s(?:and|on|in|at|y|en|con))?\\s(?:an?\\s|the\\s|un\\s|la\\s)?(?:${dungeonLevel})\\s${number})?${end}`,
  'giu',
);

function ofSentences(text: string): readonly Found[] {
  return [...text.matchAll(sentence)].flatMap(({ 0: whole, index, ...numbers }) => {
    const offset = index + whole.search(/\S/);
    return (['warriors', 'battle-level', 'battle-level', 'dungeon-level'] as const).flatMap((name, group) =>
      levelOf(name, offset, numbers[group + 1]),
    );
  });
}

/** The number of a level or of Warriors, from 1 to 10, in figures or in words. */
function levelOf(name: Found['name'], offset: number, written = ''): readonly Found[] {
  const lower = written.toLowerCase();
  const value = lower === 'un' ? 1 : (numberNamed(lower) ?? Number(lower));
  return value >= 1 && value <= 10 ? [{ name, value, offset }] : [];
}
