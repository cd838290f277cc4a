import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { neededText } from '../../server/charts/needed.ts';
import { statedScores } from '../../server/charts/statedScores.ts';
import { packs } from '../../server/hosts/packs.ts';
import { chartsOf } from '../../server/workspace/packages/chartsOf.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

const charts = chartsOf(new Workspace(packs));

/** What is read in a text of a system: the piece of text, the score, what the charts say, and `?` if something may change it. */
function read(text: string, ...systems: readonly string[]): readonly string[] {
  const known = charts.filter(({ system }) => systems.includes(system));
  return statedScores(text, known).map(({ span, number, answers, isPlain }) => {
    assert.equal(text.slice(number.span.start, number.span.end), String(number.value));
    const needed = answers.map((answer) => (answer.needed ? neededText(answer.needed) : ''));
    return `${text.slice(span.start, span.end)} | ${number.value} ${needed.join('/')}${isPlain ? '' : '?'}`;
  });
}

/** Texts of Warhammer Fantasy Battle: what is read in them. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'He needs 4+ to hit (WS 4 against WS 3).': ['4+ to hit (WS 4 against WS 3 | 4 3+'],
  'A Goblin needs 5+ to hit an opponent (WS 2 against WS 5).': ['5+ to hit an opponent (WS 2 against WS 5 | 5 5+'],
  'A Goblin needs 5+ to hit an Orc (WS 2 against WS 5).': ['5+ to hit an Orc (WS 2 against WS 5 | 5 5+'],
  'Each gate guard needs 4+ to hit.': [],
  'The guard needs 4+ to hit the Black Orc (WS 4 against WS 3).': ['4+ to hit the Black Orc (WS 4 against WS 3 | 4 3+'],
  'El guardia necesita 4+ para impactar a un goblin (HA 4 contra HA 3).': [
    '4+ para impactar a un goblin (HA 4 contra HA 3 | 4 3+',
  ],
  'The Goblin needs a 5+ to hit (WS 2 vs. 5).': ['5+ to hit (WS 2 vs. 5 | 5 5+'],
  'With Weapon Skill 4 against Weapon Skill 3 he needs 3+ to hit.': [
    'Weapon Skill 4 against Weapon Skill 3 he needs 3+ to hit | 3 3+',
  ],
  'Orcs hit on a roll of 4 or more (WS 3 against WS 3).': ['hit on a roll of 4 or more (WS 3 against WS 3 | 4 4+'],
  'To wound: 4+ (S 4, T 3)': ['To wound: 4+ (S 4, T 3 | 4 3+'],
  'The Orc wounds on 4+ with S4 against T4.': ['wounds on 4+ with S4 against T4 | 4 4+'],
  'S 4 against the Troll’s T 4: 4+ to wound.': ['S 4 against the Troll’s T 4: 4+ to wound | 4 4+'],
  'The Orc needs 4+ to hit (WS 3 against WS 3) and 5+ to wound (S 3 against T 4).': [
    '4+ to hit (WS 3 against WS 3 | 4 4+',
    '5+ to wound (S 3 against T 4 | 5 5+',
  ],
  '4+ to hit (WS 3 against WS 4), 5+ to wound (S 3 against T 4)': [
    '4+ to hit (WS 3 against WS 4 | 4 4+',
    '5+ to wound (S 3 against T 4 | 5 5+',
  ],
  'Necesita 4+ para impactar (HA 4 contra HA 3).': ['4+ para impactar (HA 4 contra HA 3 | 4 3+'],
  'El Orco necesita 4 o más para herir (Fuerza 4 contra Resistencia 3).': [
    '4 o más para herir (Fuerza 4 contra Resistencia 3 | 4 3+',
  ],
  'El Goblin hiere con 5+ (F 3, R 4).': ['hiere con 5+ (F 3, R 4 | 5 5+'],
  // Something else may change the score, or it is for other values.
  'Charging, he needs 3+ to hit (WS 4 against WS 4).': ['3+ to hit (WS 4 against WS 4 | 3 4+?'],
  'With Hatred he needs 3+ to hit (WS 4 against WS 4).': ['3+ to hit (WS 4 against WS 4 | 3 4+?'],
  'He needs 3+ to hit (WS 4 against WS 4) when he charges.': ['3+ to hit (WS 4 against WS 4 | 3 4+?'],
  'Add +1 to the roll. He needs 3+ to hit (WS 4 against WS 4).': ['3+ to hit (WS 4 against WS 4 | 3 4+?'],
  'He does not need 4+ to hit (WS 4 against WS 3).': ['4+ to hit (WS 4 against WS 3 | 4 3+?'],
  'He needs 3+ not 4+ to hit (WS 4 against WS 4).': ['4+ to hit (WS 4 against WS 4 | 4 4+?'],
  'Con un +1 necesita 3+ para impactar (HA 4 contra HA 4).': ['3+ para impactar (HA 4 contra HA 4 | 3 4+?'],
  'He needs 4+ instead of 3+ to hit (WS 4 against WS 3).': ['3+ to hit (WS 4 against WS 3 | 3 3+?'],
  'Charging Orcs need 3+ to hit (WS 3 against WS 3).': ['3+ to hit (WS 3 against WS 3 | 3 4+?'],
  'With a spear he needs 3+ to hit (WS 3 against WS 3).': ['3+ to hit (WS 3 against WS 3 | 3 4+?'],
  'The mounted guard needs 3+ to hit (WS 3 against WS 3).': ['3+ to hit (WS 3 against WS 3 | 3 4+?'],
  'The guard needs 3+ to hit a fallen Orc (WS 3 against WS 3).': [],
  'Frenzy: 3+ to hit (WS 3 against WS 3).': ['3+ to hit (WS 3 against WS 3 | 3 4+?'],
  'A 4+ to hit, WS 4 against WS 3, 4+ to wound': [],
  // No such statement.
  'He needs 4+ to hit.': [],
  'WS 4 against WS 3': [],
  'He needs 4+ to cast (WS 4 against WS 3).': [],
  'He needs 4+ to hit (WS 4 and WS 3).': [],
  'He needs 4+ to hit (S 4 against T 3).': [],
  'He needs 4+ to hit. WS 4 against WS 3.': [],
  'He needs 4+ to hit (WS 4 against WS 3D6).': [],
  'He needs 4+ to wound Goblins, who have S 3, T 3.': [],
  'He needs 4+ to hit (WS 14 against WS 3).': [],
};

describe('statedScores', () => {
  for (const [text, expected] of Object.entries(texts)) {
    it(`reads a score with its values: ${text}`, () => assert.deepEqual(read(text, 'wfb'), expected));
  }

  it('asks the charts of the systems of the text', () => {
    const text = 'He needs 3+ to wound (S 5 against T 1).';
    assert.deepEqual(read(text, 'warhammer-quest'), []);
    assert.deepEqual(read(text, 'wfb'), ['3+ to wound (S 5 against T 1 | 3 2+']);
    assert.deepEqual(read(text, 'gamebook', 'wfb'), ['3+ to wound (S 5 against T 1 | 3 certain/2+']);
  });
});
