import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { drawOf, type TableDraws, tableDraws } from '../../../server/answers/draws/tableDraws.ts';
import { formatFraction, fraction } from '../../../server/dice/evaluation/fraction.ts';
import { emptyWorkspace } from '../../support/cursor.ts';
import { itProperty, runs } from '../../support/runs.ts';

function drawsIn(xml: string, name: string, ambience?: string): TableDraws {
  const workspace = emptyWorkspace();
  workspace.putFile('file:///reef/tables/reef.xml', xml);
  const [entity] = workspace.all.index.entities.ownWithId('table', name);
  const draws = entity && tableDraws(entity, ambience);
  assert.ok(draws);
  return draws;
}

/** @param key such as `monster crab`. */
function chanceIn(draws: TableDraws, level: number | undefined, key: string): string {
  const [kind = '', id = ''] = key.split(' ');
  const found = drawOf(draws.at(level), { kind: kind as 'monster', id });
  return found ? formatFraction(found.chance) : 'never';
}

interface Made {
  readonly level: number;
  /** Several are a group. */
  readonly members: readonly { readonly id: string; readonly level: number; readonly ambiences: readonly string[] }[];
}

function written({ level, members }: Made): string {
  const group = members.map(
    ({ id, level: own, ambiences }) =>
      `<monster id="${id}" number="1" level="${members.length > 1 ? own : level}"${ambiences.length > 0 ? ` ambiences="${ambiences.join(' ')}"` : ''} />`,
  );
  return members.length > 1 ? `<group level="${level}">${group.join('')}</group>` : group.join('');
}

/** The chance that the app in the browser draws it, written without the code that it tests. */
function drawnBy(
  kind: string,
  entries: readonly Made[],
  id: string,
  level: number | undefined,
  ambience: string | undefined,
): string {
  const isIn = ({ members }: Made): boolean =>
    members.every(({ ambiences }) => ambiences.length === 0 || ambiences.includes(ambience ?? ''));
  const inPlace = ambience === undefined || !entries.some(isIn) ? entries : entries.filter(isIn);
  const hasLevels = level !== undefined && kind === 'dungeon';
  const left = hasLevels ? inPlace.filter((entry) => entry.level === level) : inPlace;
  const hits = left.filter(({ members }) => members.some((member) => member.id === id)).length;
  return hits === 0 ? 'never' : formatFraction(fraction(BigInt(hits), BigInt(left.length)));
}

const level = fc.integer({ min: 1, max: 3 });
const member = fc.record({
  id: fc.constantFrom('crab', 'gull', 'eel', 'ray'),
  level,
  ambiences: fc.subarray(['chaos', 'undead', 'orcs']),
});
const made: fc.Arbitrary<Made> = fc.record({ level, members: fc.array(member, { minLength: 1, maxLength: 3 }) });

describe('the chances of a draw', () => {
  itProperty('are those of the app in the browser', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('dungeon', 'travel'),
        fc.array(made, { minLength: 1, maxLength: 8 }),
        fc.option(level, { nil: undefined }),
        fc.constantFrom(undefined, 'chaos', 'orcs'),
        (kind, entries, at, ambience) => {
          const xml = `<tables><table name="Reef" kind="${kind}">${entries.map(written).join('')}</table></tables>`;
          const draws = drawsIn(xml, 'Reef', ambience);
          for (const id of ['crab', 'gull', 'eel', 'ray']) {
            const wanted = drawnBy(kind, entries, id, at, ambience);
            assert.equal(chanceIn(draws, at, `monster ${id}`), wanted, `${id} in ${xml}`);
          }
        },
      ),
      { numRuns: runs(400) },
    );
  });
});

describe('a draw from a table', () => {
  const reef = `<tables><table name="Reef">
    <monster id="crab" number="1" level="1" />
    <monster id="crab" number="2" level="1" ambiences="chaos" />
    <monster id="gull" number="2" level="2" />
    <monster id="eel" number="2" />
    <group level="1"><monster id="ray" number="1" /><monster id="crab" number="1" ambiences="undead" /></group>
    <event id="tide" /><event id="storm" />
  </table></tables>`;
  const cases: readonly (readonly [
    what: string,
    xml: string,
    key: string,
    level: number | undefined,
    ambience: string | undefined,
    chance: string,
  ])[] = [
    ['counts a Monster as often as it stands there', reef, 'monster crab', 1, undefined, '3/4'],
    ['has only the Monsters of the level', reef, 'monster gull', 2, undefined, '1'],
    ['reads a Monster without a level as one of level 1', reef, 'monster eel', 1, undefined, '1/4'],
    ['has no Monster of another level', reef, 'monster eel', 2, undefined, 'never'],
    ['has all levels outside of a dungeon', reef, 'monster gull', undefined, undefined, '1/5'],
    ['has a group only where all its Monsters are', reef, 'monster ray', 1, 'chaos', 'never'],
    ['has a group where all its Monsters are', reef, 'monster ray', 1, 'undead', '1/3'],
    ['has an Event at all levels and in all ambiences', reef, 'event tide', 3, 'chaos', '1/2'],
    [
      'has no ambience if that would leave nothing',
      reef.replace(/<monster id="(?:crab|gull|eel)" .*\n/g, '').replace('id="ray"', 'id="ray" ambiences="orcs"'),
      'monster ray',
      1,
      'chaos',
      '1',
    ],
  ];
  for (const [what, xml, key, at, ambience, chance] of cases) {
    it(what, () => assert.equal(chanceIn(drawsIn(xml, 'Reef', ambience), at, key), chance));
  }

  it('of Treasures keeps gold and those of objective rooms apart', () => {
    const xml = `<tables><table name="Reef" kind="treasure"><event id="rpb-treasure-dungeon-gold" /><event id="a" /><event id="b" />
      <event id="reef-objective-c" /><monster id="crab" number="1" /></table></tables>`;
    const found = ['event rpb-treasure-dungeon-gold', 'event a', 'event reef-objective-c', 'monster crab'].map((key) =>
      chanceIn(drawsIn(xml, 'Reef'), undefined, key),
    );
    assert.deepEqual(found, ['1', '1/2', '1', 'never']);
  });
});
