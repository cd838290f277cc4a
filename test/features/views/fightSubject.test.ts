import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { View, ViewEvent } from '../../../server/answers/view/view.ts';
import { fightSubject } from '../../../server/features/views/fightSubject.ts';
import { shownView } from '../../../server/features/views/shownView.ts';
import { opened, readerIn } from '../../support/cursor.ts';
import { inSlices } from '../../support/inSlices.ts';

const ork = 'Ork: WS 3, S 3, T 4, W 3, A 1, damage 1D6';
const text = `${ork}\n`;
const { workspace, scope, document } = opened(text, 'markdown');
const asked = { workspace, scope, document, reader: readerIn('en') };
const place = { line: 0, character: 0 };
const begun = { uri: document.uri, sides: [place, 'Barbarian'] };

/** The question and the view after what a reader does, one after the other. */
function told(events: readonly Partial<ViewEvent>[], given: object = begun) {
  const question = fightSubject.read({ ...given });
  assert.ok(question);
  const all = events.map(({ id = '', values = {}, ...others }) => ({ id, values, ...others }));
  const shown = shownView(fightSubject, asked, question, all);
  assert.ok(shown?.view);
  return { question: JSON.parse(JSON.stringify(shown.question)), view: shown.view };
}

function linesOf({ blocks }: View): number {
  return blocks.flatMap((block) => (block.kind === 'log' ? block.lines : [])).length;
}

describe('the questions about a fight', () => {
  it('are read from any value', () => {
    const change = { side: 1, combatant: 2, name: 'wounds', value: '7' } as const;
    const fight = { ...begun, changes: [change], first: 1, closeFrom: 3, play: { seed: 2 ** 32 - 1, count: 4 } };
    assert.deepEqual(fightSubject.read(fight), fight);
    const long = '1'.repeat(5000);
    for (const bad of [
      {},
      { sides: ['Orc'] },
      { sides: ['Orc', 'party', 'Elf'] },
      { sides: ['Orc', 5] },
      { sides: ['Orc', long] },
    ])
      assert.equal(fightSubject.read(bad), undefined);
    const nothing = { uri: undefined, changes: [], first: undefined, closeFrom: undefined, play: undefined };
    const sides = ['Orc', 'party'];
    for (const [field, value] of [
      ['uri', 5],
      ['first', 2],
      ['closeFrom', 'soon'],
      ['closeFrom', -1],
      ['changes', 'all'],
      [
        'changes',
        [
          { ...change, side: 2 },
          { ...change, value: 7 },
        ],
      ],
      ['play', { seed: 'a', count: 1 }],
    ] as const)
      assert.deepEqual(fightSubject.read({ sides, [field]: value }), { sides, ...nothing }, field);
    const many = Array.from({ length: 600 }, () => change);
    assert.equal(fightSubject.read({ sides, changes: many })?.changes?.length, 500);
  });

  it('keep the place of a side that stays', () => {
    const { question, view } = told([{ id: 'ask', values: { one: 'Ork', other: ' Elf ' } }]);
    assert.deepEqual(question, { uri: document.uri, sides: [place, 'Elf'] });
    assert.equal(view.tab, 'Fight: Ork against Elf');
  });

  it('have each change of a value once, and none when they are reset', () => {
    const typed = ['4', '5'].map((value) => ({ id: 'value.0.0.wounds', values: { 'value.0.0.wounds': value } }));
    const { question } = told([...typed, { id: 'first', values: { first: '1' } }]);
    assert.deepEqual(question, {
      ...begun,
      changes: [{ side: 0, combatant: 0, name: 'wounds', value: '5' }],
      first: 1,
    });
    assert.deepEqual(told([{ id: 'reset' }], question).question, begun);
    assert.equal(told([{ id: 'first', values: { first: '' } }], question).question.first, undefined);
  });

  it('have the seed of a fight with dice, and how far it is', () => {
    const play = { id: 'play', values: { seed: '' }, seed: 12 };
    const [first, second, all] = [[play], [play, { id: 'next' }], [play, { id: 'next' }, { id: 'all' }]].map((events) =>
      told(events),
    );
    assert.ok(first && second && all);
    assert.deepEqual(first.question.play, { seed: 12, count: 1 });
    assert.equal(linesOf(second.view), linesOf(first.view) + 1);
    assert.ok(linesOf(all.view) > linesOf(second.view));
    assert.deepEqual(told([{ id: 'again' }], all.question).view, first.view);
    assert.deepEqual(told([{ id: 'another', seed: 5 }], all.question).question.play, { seed: 5, count: 1 });
    assert.equal(told([{ ...play, values: { seed: '3' } }]).question.play.seed, 3);
    // Other values: another fight.
    assert.equal(linesOf(told([{ id: 'closeFrom', values: { closeFrom: 'never' } }], all.question).view), 0);
  });

  it('are answered in slices', () => {
    const question = fightSubject.read({ sides: [`3 ${ork}`, 'Barbarian'] });
    assert.ok(question);
    const event = { id: 'first', values: { first: '1' } };
    const { result, slices } = inSlices(() => shownView(fightSubject, asked, question, [event]));
    assert.ok(slices > 2, `${slices}`);
    assert.deepEqual(result?.view, told([event], question).view);
  });
});
