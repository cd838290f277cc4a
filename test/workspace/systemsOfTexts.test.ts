import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { mentionsIn } from '../../server/workspace/rules/mentions.ts';
import { opened } from '../support/cursor.ts';

/** Texts with the ids of the rules that they mention. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['Monsters fight.\n\nEach unit must take a Break test.', []],
  ['Monstruos.\n\nCada unidad hace un chequeo de Miedo.', []],
  ['Each Warrior who fails a Fear test has -1 to hit.', ['rpb-fear']],
  ['---\nsystem: wfb\n---\nEach unit must take a Break Test.', ['wfb-break-test']],
  [
    '---\nsystems: warhammer-quest, wfb\n---\nEach unit must take a Break Test, or causes Fear 5.',
    ['wfb-break-test', 'rpb-fear'],
  ],
  ['---\nsystem: mordheim\n---\nIn the streets of Mordheim the Possessed wait.', []],
  ['---\nsystem: mordheim\n---\nHe turns into a Chaos Spawn.', ['mor-becoming-a-chaos-spawn']],
  ['---\nsystem: mordheim\n---\nSe convierte en un Engendro del Caos.', ['mor-becoming-a-chaos-spawn']],
];

describe('the rules that a text mentions', () => {
  for (const [text, ids] of texts) {
    it(`are those of its systems: ${JSON.stringify(text)}`, () => {
      const { workspace, document } = opened(text, 'markdown');
      const around = workspace.packageOf(document);
      const mentions = document.sections.flatMap((section) => mentionsIn(around, document, section));
      assert.deepEqual(
        mentions.map(({ definition }) => definition.rule.id),
        ids,
      );
    });
  }
});
