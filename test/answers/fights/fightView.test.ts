import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { fightView } from '../../../server/answers/fights/fightView.ts';
import { playedFight } from '../../../server/answers/fights/playedFight.ts';
import type { Fight, PlayedEvent } from '../../../server/fights/fight.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { blade, combatant, duel, fought, gamebook, gun, quest, side } from '../../support/fights.ts';

const [english, spanish] = [messagesFor('en'), messagesFor('es')];
const sentry = gamebook([3, 3, 3, 10], { name: 'Sentry', ranged: gun(5, 2), close: blade(5), armourSave: 5 });
const you = gamebook([3, 3, 3, 7], { name: 'You', ranged: gun(3, 2), close: blade(15), armourSave: 5 });
/** Worked out by brute force: 391903/483153, 11.525 rounds. */
const shooters = duel(you, sentry, { closeFrom: 2, first: 0 });

const viewOf = (fight: Fight, messages = english, refused: Parameters<typeof fightView>[4] = []) =>
  fightView(['a', 'b'], fight, fought(fight), [], refused, messages);

describe('the view of a fight', () => {
  it('has both chances with their fractions, and how long it takes', () => {
    const { title, winners, rounds, closeFrom, first } = viewOf(shooters);
    assert.equal(title, 'You against Sentry');
    assert.deepEqual(winners, [
      { label: 'You: wins', chance: '81.1 %', exact: '391903/483153' },
      { label: 'Sentry: wins', chance: '18.9 %', exact: '91250/483153' },
    ]);
    assert.match(rounds.join(), /11\.5 on average/);
    assert.deepEqual([closeFrom, first], [{ chosen: 2 }, { chosen: 0, names: ['You', 'Sentry'] }]);
    assert.deepEqual(
      viewOf(shooters, spanish).winners.map(({ label, chance }) => `${label} ${chance}`),
      ['You: gana 81,1 %', 'Sentry: gana 18,9 %'],
    );
  });

  it('says what each attack needs and takes', () => {
    const lines = [
      'You against Sentry, gun, shooting: hits on 4+ · wounds on 4+ · save on 5+ · 0.33 Wounds a round',
      'You against Sentry, blade, close combat: hits on 4+ · wounds on 4+ · save on 5+ · 0.83 Wounds a round',
      'Sentry against You, gun, shooting: hits on 4+ · wounds on 2+ · save on 5+ · 0.56 Wounds a round',
      'Sentry against You, blade, close combat: hits on 4+ · wounds on 4+ · save on 5+ · 0.33 Wounds a round',
    ];
    assert.deepEqual(viewOf(shooters).attacks, lines);
    assert.match(viewOf(shooters, spanish).attacks[0] ?? '', /impacta con 4\+ · hiere con 4\+ · salvación con 5\+/);
  });

  it('has charts whose chances add up, with a line for the rounds that hardly ever come', () => {
    const { charts } = viewOf(shooters);
    assert.ok(charts);
    const { wins, left, losses } = charts;
    const over = wins.rows.at(-1)?.cells[2]?.share ?? 0;
    const each = wins.rows.reduce((sum, { cells }) => sum + (cells[0]?.share ?? 0) + (cells[1]?.share ?? 0), 0);
    assert.ok(Math.abs(over - each) < 1e-9);
    assert.match(wins.beyond ?? '', /^Later than round 30: /);
    for (const [column] of left.columns.entries()) {
      const all = left.rows.reduce((sum, { cells }) => sum + (cells[column]?.share ?? 0), 0);
      assert.ok(Math.abs(all - 1) < 1e-6, `${column}: ${all}`);
    }
    assert.deepEqual(
      losses.rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
      [
        ['You', '18.9 %', '–', '3.6 of 7'],
        ['Sentry', '81.1 %', '–', '8.8 of 10'],
      ],
    );
  });

  it('takes many Wounds together, and says what was typed in vain', () => {
    const goblins = combatant(quest('Goblin', [2, 3, 3, 20]), 5);
    const elf = combatant(quest('Elf', [4, 3, 3, 10]));
    const battle: Fight = { system: 'warhammer-quest', sides: [side([goblins]), side([elf], true)] };
    const { charts, problem } = viewOf(battle, english, [{ side: 0, combatant: 0, name: 'wounds', value: 'many' }]);
    assert.deepEqual(
      charts?.left.rows.slice(0, 3).map(({ label }) => label),
      ['0', '1–5', '6–10'],
    );
    assert.equal(charts?.left.rows.at(-1)?.label, '96–100');
    assert.equal(problem, 'Wounds cannot be “many”.');
  });

  it('says why there is no answer', () => {
    const { problem, winners, fields } = fightView(['a', 'b'], shooters, undefined, [], [], english);
    assert.deepEqual([winners.length, fields.length], [0, 2]);
    assert.match(problem, /cannot be worked out/);
  });
});

describe('a fight that is played', () => {
  it('has a sentence for each event, and of very many the first ones and the end', () => {
    const round: PlayedEvent = { kind: 'round', round: 1, range: 'close' };
    const end: PlayedEvent = { kind: 'end', winner: 0 };
    assert.deepEqual(
      playedFight(shooters, [round, end], english).events.map(({ kind }) => kind),
      ['round', 'end'],
    );
    const { events } = playedFight(shooters, [...Array.from({ length: 3000 }, () => round), end], english);
    assert.deepEqual(
      [events.length, ...events.slice(-2).map(({ text }) => text)],
      [2002, 'The first 2000 events are shown.', playedFight(shooters, [end], english).events[0]?.text],
    );
  });
});
