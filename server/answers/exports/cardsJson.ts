import { formatFraction, toNumber } from '../../dice/evaluation/fraction.ts';
import { printableJson } from '../../text/printable.ts';
import { plainTextOf } from '../markdown.ts';
import type { Card, CardTable } from './card.ts';

/** Cards as JSON. A chance is an exact fraction and a number; absent facts are `null`. */
export function cardsJson(cards: readonly Card[]): string {
  return `${printableJson({ version: 1, cards: cards.map(cardData) })}\n`;
}

/** A card as data of JSON; absent facts are `null`. */
export function cardData({ kind, id, name, place, language, blocks, monster, tables }: Card): object {
  return {
    kind,
    id: id === '' ? null : id,
    name,
    place,
    language,
    text: plainTextOf(blocks),
    ...(monster && {
      values: monster.values,
      factions: monster.factions,
      abilities: monster.abilities.map(({ blocks: text, ...ability }) => ({ ...ability, text: plainTextOf(text) })),
    }),
    tables: tables.map(tableData),
  };
}

function tableData({ key, name, die, rows }: CardTable): object {
  return {
    key,
    name,
    die: die ?? null,
    rows: rows.map(({ scores, from, to, chance, text, tables, drawsFrom }) => ({
      scores,
      from: from ?? null,
      to: to ?? null,
      chance: chance ? { exact: formatFraction(chance), value: toNumber(chance) } : null,
      text,
      tables: tables.map(tableData),
      ...(drawsFrom !== undefined && { drawsFrom }),
    })),
  };
}
