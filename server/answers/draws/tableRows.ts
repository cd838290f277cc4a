import { addFractions, type Fraction, fraction, toNumber } from '../../dice/evaluation/fraction.ts';
import { grouped } from '../../text/grouped.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { MarkdownBlock } from '../markdown.ts';
import { chanceText, percentText } from '../odds/numbers.ts';
import type { Reader } from '../reader.ts';
import { levelsToShow } from './drawText.ts';
import type { DrawPart } from './parts.ts';
import { type DrawsOfPart, drawOf, type TableDraws } from './tableDraws.ts';
import type { NamedByEntry, TableEntry } from './tableFacts.ts';

/** One of the different entries that a draw can bring. */
interface DrawRow {
  readonly part: DrawPart;
  readonly entry: TableEntry;
  /** As people say it. */
  readonly name: string;
  /** How often it stands in the table. */
  readonly count: number;
  readonly chance: Fraction;
  /** The chance of this row or one before it in its part. */
  readonly upTo: Fraction;
}

/** The different entries of a draw, part by part, the most likely first. */
function drawRows(scope: Package, draws: readonly DrawsOfPart[]): readonly DrawRow[] {
  return draws.flatMap(({ part, entries }) => {
    const all = BigInt(entries.length);
    let upTo = fraction(0n, 1n);
    return [...grouped(entries, (entry) => entryName(scope, entry))]
      .sort(([, a], [, b]) => b.length - a.length)
      .flatMap(([name, same]): readonly DrawRow[] => {
        const [entry] = same;
        const chance = fraction(BigInt(same.length), all);
        upTo = addFractions(upTo, chance);
        return entry ? [{ part, entry, name, count: same.length, chance, upTo }] : [];
      });
  });
}

/** For each level the different entries of a table with their chances. */
export function drawTables(scope: Package, draws: TableDraws, reader: Reader): readonly MarkdownBlock[] {
  const { messages } = reader;
  const { entities, draws: words } = messages.words;
  return levelsToShow(draws, reader).flatMap((level): readonly MarkdownBlock[] => {
    const parts = draws.at(level);
    const rows = drawRows(scope, parts).map(({ chance, upTo, name, part }) => [
      chanceText(chance, messages),
      percentText(upTo, messages),
      parts.length > 1 ? `${words.part[part]}: ${name}` : name,
    ]);
    return [
      ...(level === undefined ? [] : [{ kind: 'heading', depth: 1, text: `${entities.level} ${level}` } as const]),
      { kind: 'table', rows: [[words.chanceHead, words.cumulative, words.entry], ...rows] },
    ];
  });
}

/** An entry as people say it: `7-12 Goblin + 1 Goblin Shaman`, `→ Deep Water`, `→ Deep Water (2 ×)`. */
export function entryName(scope: Package, { what, names, times }: TableEntry): string {
  const written = names.map((name) => [name.number, drawnName(scope, name)].filter(Boolean).join(' ')).join(' + ');
  if (what !== 'table') return written;
  return times === 1 ? `→ ${written}` : `→ ${written} (${times} ×)`;
}

/** The name of something that is drawn: that of its entry, or else its id. */
function drawnName({ index: { entities } }: Package, { kind, id }: Pick<NamedByEntry, 'kind' | 'id'>): string {
  const [entity] = entities.withId(kind, id);
  return entity ? entityName(entity) : id;
}

/** More names than this are no summary. */
const maximumNames = 5;

/** What a table draws more often than an entry, because several name it: `Goblin 3 in 43, Orc 1 in 20`; empty if there is nothing, or at several levels. */
export function likeliestOf(scope: Package, draws: TableDraws, reader: Reader): string {
  const [level, ...others] = levelsToShow(draws, reader);
  if (others.length > 0) return '';
  const often = draws.at(level).flatMap((part) => {
    const names = new Map(part.entries.flatMap((entry) => entry.names).map((one) => [`${one.kind} ${one.id}`, one]));
    return [...names.values()].flatMap((named) => {
      const { chance } = drawOf([part], named) ?? {};
      const isOften = chance && chance.numerator * BigInt(part.entries.length) > chance.denominator;
      return isOften && named.kind !== 'table' ? [{ named, chance }] : [];
    });
  });
  return often
    .sort((a, b) => toNumber(b.chance) - toNumber(a.chance))
    .slice(0, maximumNames)
    .map(({ named, chance }) => `${drawnName(scope, named)} ${chanceText(chance, reader.messages)}`)
    .join(', ');
}
