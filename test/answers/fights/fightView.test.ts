import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { fightView } from '../../../server/answers/fights/fightView.ts';
import { playedLog } from '../../../server/answers/fights/playedLog.ts';
import { plainTextOf } from '../../../server/answers/markdown.ts';
import { printedBlocks } from '../../../server/answers/view/printedBlocks.ts';
import type { View, ViewBlock, ViewControl } from '../../../server/answers/view/view.ts';
import type { Fight, PlayedEvent } from '../../../server/fights/fight.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { blade, combatant, duel, fought, gamebook, gun, quest, side } from '../../support/fights.ts';

const [english, spanish] = [messagesFor('en'), messagesFor('es')];
const sentry = gamebook([3, 3, 3, 10], { name: 'Sentry', ranged: gun(5, 2), close: blade(5), armourSave: 5 });
const you = gamebook([3, 3, 3, 7], { name: 'You', ranged: gun(3, 2), close: blade(15), armourSave: 5 });
/** Worked out by brute force: 391903/483153, 11.525 rounds. */
const shooters = duel(you, sentry, { closeFrom: 2, first: 0 });
const battle: Fight = {
  system: 'warhammer-quest',
  sides: [
    side([combatant(quest('Goblin', [2, 3, 3, 20]), 5), combatant(quest('Rat', [2, 3, 3, 2]))]),
    side([combatant(quest('Elf', [4, 3, 3, 10]))], true),
  ],
};

function viewOf(fight: Fight, messages = english, others: Partial<Parameters<typeof fightView>[0]> = {}): View {
  const asked = { asked: ['a', 'b'] as const, problem: '', refused: [], fight, answer: fought(fight) };
  return fightView({ ...asked, ...others }, messages);
}

function blocksOf<Kind extends ViewBlock['kind']>(view: View, kind: Kind): Extract<ViewBlock, { kind: Kind }>[] {
  return view.blocks.filter((block): block is Extract<ViewBlock, { kind: Kind }> => block.kind === kind);
}

function controlOf(view: View, id: string): ViewControl | undefined {
  const inCells = blocksOf(view, 'grid').flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
  return [...blocksOf(view, 'form'), ...inCells].flatMap(({ controls = [] }) => controls).find((one) => one.id === id);
}

describe('the view of a fight', () => {
  it('has both chances with their fractions, and how long it takes', () => {
    const view = viewOf(shooters);
    assert.equal(view.tab, 'Fight: You against Sentry');
    assert.deepEqual(blocksOf(view, 'figures')[0]?.figures, [
      { label: 'You: wins', text: '81.1 %', exact: '391903/483153' },
      { label: 'Sentry: wins', text: '18.9 %', exact: '91250/483153' },
    ]);
    assert.match(plainTextOf(printedBlocks(view)), /^Combat Rounds: 11\.5 on average\.$/m);
    assert.deepEqual(
      blocksOf(viewOf(shooters, spanish), 'figures')[0]?.figures.map(({ label, text }) => `${label} ${text}`),
      ['You: gana 81,1 %', 'Sentry: gana 18,9 %'],
    );
  });

  it('has a field for each value, and choices', () => {
    const view = viewOf(shooters);
    assert.deepEqual(
      [controlOf(view, 'first'), controlOf(view, 'closeFrom')].map((one) => one?.kind === 'choice' && one.chosen),
      ['0', '2'],
    );
    const wounds = controlOf(view, 'value.1.0.wounds');
    assert.ok(wounds?.kind === 'field');
    assert.deepEqual([wounds.label, wounds.value, wounds.range?.minimum], ['Wounds', '10', 1]);
    const several = viewOf(battle);
    const armour = controlOf(several, 'value.0.1.armour');
    assert.equal(armour?.label, 'Rat: Armour');
    assert.equal(controlOf(several, 'closeFrom'), undefined);
    const [grid] = blocksOf(several, 'grid');
    assert.deepEqual(grid?.head.slice(0, 3), ['', 'Number', 'WS']);
  });

  it('says what each attack needs and takes', () => {
    const rows = blocksOf(viewOf(shooters), 'table')[1]?.rows;
    assert.deepEqual(rows?.slice(0, 2), [
      ['Attack', 'Attacks a round', 'Hits', 'Wounds', 'Saved', 'Takes Wounds', 'Wounds each'],
      ['You against Sentry, gun, shooting', '1', '4+', '4+', '5+', '1 in 6', '0.33'],
    ]);
    assert.equal(rows?.length, 5);
  });

  it('has charts whose chances add up, with a line for the rounds that hardly ever come', () => {
    const view = viewOf(shooters);
    const [wins, left] = blocksOf(view, 'chart').map(({ table }) => table);
    assert.ok(wins && left);
    const over = wins.rows.at(-1)?.cells[2]?.share ?? 0;
    const each = wins.rows.reduce((sum, { cells }) => sum + (cells[0]?.share ?? 0) + (cells[1]?.share ?? 0), 0);
    assert.ok(Math.abs(over - each) < 1e-9);
    assert.match(wins.beyond ?? '', /^Later than round 30: /);
    for (const [column] of left.columns.entries()) {
      const all = left.rows.reduce((sum, { cells }) => sum + (cells[column]?.share ?? 0), 0);
      assert.ok(Math.abs(all - 1) < 1e-6, `${column}: ${all}`);
    }
    assert.deepEqual(blocksOf(view, 'table')[0]?.rows, [
      ['Side', 'Wins', 'One falls', 'Wounds lost'],
      ['You', '81.1 %', '18.9 %', '3.6 of 7'],
      ['Sentry', '18.9 %', '81.1 %', '8.8 of 10'],
    ]);
  });

  it('takes many Wounds together, and says what was typed in vain', () => {
    const view = viewOf(battle, english, { refused: [{ side: 0, combatant: 0, name: 'wounds', value: 'many' }] });
    const labels = blocksOf(view, 'chart')[1]?.table.rows.map(({ label }) => label);
    assert.deepEqual(labels?.slice(0, 3), ['0', '1–5', '6–10']);
    assert.equal(labels?.at(-1), '96–100');
    assert.equal(blocksOf(view, 'status')[0]?.text, 'Wounds cannot be “many”.');
    const [head, goblins, each] = blocksOf(view, 'table')[0]?.rows ?? [];
    assert.deepEqual([head?.[3], goblins?.[3], each?.[0]], ['All fall', '–', '  5 × Goblin']);
  });

  it('says why there is no answer', () => {
    const view = viewOf(shooters, english, { answer: undefined });
    assert.match(blocksOf(view, 'status')[0]?.text ?? '', /cannot be worked out/);
    assert.deepEqual([blocksOf(view, 'figures').length, blocksOf(view, 'form').length], [0, 4]);
  });
});

describe('a fight that is played', () => {
  const round: PlayedEvent = { kind: 'round', round: 1, range: 'close' };
  const end: PlayedEvent = { kind: 'end', winner: 0 };

  it('grows event by event, with the heading of a round beside its first one', () => {
    const fire: PlayedEvent = { kind: 'effect', of: 'Sentry', effect: 'fire', left: 3 };
    const played = (count: number) =>
      viewOf(shooters, english, { played: { seed: 7, count, events: [round, fire, fire, round, fire, end] } });
    const lengths = [1, 2, 3, 4, 99].map((count) => blocksOf(played(count), 'log')[0]?.lines.length);
    assert.deepEqual(lengths, [2, 3, 5, 6, 6]);
    const isOver = [3, 4]
      .map((count) => controlOf(played(count), 'next'))
      .map((one) => one?.kind === 'action' && one.isDisabled);
    assert.deepEqual(isOver, [false, true]);
    assert.deepEqual([played(1).focus, played(2).focus], ['next', undefined]);
  });

  it('has a sentence for each event, and of very many the first ones and the end', () => {
    const text = plainTextOf(printedBlocks({ blocks: [playedLog(shooters, [round, end], english)] }));
    assert.equal(text, '- Combat Round 1, close combat\n- Winner: You');
    const { lines } = playedLog(shooters, [...Array.from({ length: 3000 }, () => round), end], english);
    assert.deepEqual(
      [lines.length, ...lines.slice(-2).map((one) => one.text)],
      [2002, 'The first 2000 events are shown.', 'Winner: You'],
    );
  });
});
