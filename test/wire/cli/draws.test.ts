import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { describe, it } from 'mocha';
import { check, run } from '../commandLine.ts';

const folder = resolve('test/golden/entities');
const draws = (...parameters: readonly string[]): readonly string[] => ['draws', '--package', folder, ...parameters];

describe('whq-rules draws', () => {
  it('shows the tables that draw a Monster, at each level', () =>
    check(
      { arguments: draws('salt-gull') },
      {
        out: [
          'Old Gull',
          'Monster · salt-gull',
          '',
          'Salt Works  1 of 6 entries  1 in 2 of the Monsters at level 2',
          '',
          'With every dungeon table of the package in play: 1 in 2 of the Monsters at level 2',
          '',
        ].join('\n'),
      },
    ));

  it('shows the entries of a table at a level, in an ambience', () =>
    check(
      { arguments: draws('salt', 'works', '--level', '2', '--ambience', 'undead', '--lang', 'es') },
      {
        out: [
          'Salt Works',
          'tabla de mazmorra · ambiente undead · 6 entradas · 5 distintas · solo una de los monstruos en el nivel 2 · cada una 1 de cada 2 de los eventos',
          '',
          'Nivel 2',
          'Probabilidad  Acumulada  Entrada',
          'siempre       100 %      monstruos: → Deep Water',
          '1 de cada 2   50 %       eventos: Purse of Brine',
          '1 de cada 2   100 %      eventos: salt-lost',
          '',
          'Con lo que sale de las otras tablas:',
          'las aplicaciones no coinciden  Purse of Brine',
          'No sale nada: las aplicaciones no coinciden',
          '',
        ].join('\n'),
      },
    ));

  it('answers programs with exact fractions', async () => {
    const { out, status } = await run({ arguments: draws('salt-purse', '--format', 'json') });
    assert.equal(status, 0);
    const { tables } = JSON.parse(out);
    assert.deepEqual(tables[0], {
      table: 'Salt Works',
      kind: 'dungeon',
      named: 1,
      entries: 6,
      draws: [1, 2, 3].map((level) => ({ level, part: 'event', chance: { exact: '1/2', value: 0.5 } })),
    });
  });

  it('says what is wrong', async () => {
    const refused = (problem: string): string => `${problem}\nSee whq-rules draws --help.\n`;
    const unknown = 'There is no table, Monster or Event "salt-craab" in this folder. Did you mean salt-crab?\n';
    await Promise.all([
      check({ arguments: draws('salt-craab') }, { status: 1, err: unknown }),
      check(
        { arguments: draws('salt-crab', '--level', '11') },
        { status: 2, err: refused('--level must be 1, 2, 3, 4, 5, 6, 7, 8, 9 or 10, not "11".') },
      ),
      check(
        { arguments: draws('salt-crab', '--ambience', 'dwarfs') },
        { status: 2, err: refused('--ambience must be generic, chaos or undead, not "dwarfs".') },
      ),
    ]);
  });
});
