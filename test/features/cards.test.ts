import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { cardAt } from '../../server/features/cardAt.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { english, opened } from '../support/cursor.ts';

const monsters = `<monsters>
  <monster id="salt-eel" name="Salt Eel" plural="Salt Eels"><wounds>3</wounds><special><rule id="rpb-fear" param="4">Fear 4</rule></special></monster>
</monsters>`;
const events = '<events><event id="salt-tide" name="High Tide"><rules>Water.</rules></event></events>';

/** The `^` is the cursor. */
function asked(marked: string, languageId: string) {
  const found = opened(marked.replace('^', ''), languageId);
  found.workspace.put(new Document('file:///monsters.xml', 'xml', 1, monsters));
  found.workspace.put(new Document('file:///events.xml', 'xml', 1, events));
  return { ...found, reader: english, offset: marked.indexOf('^') };
}

/** The kind and the name of the card for the cursor; undefined without one. */
function check(marked: string, expected: readonly [string, string] | undefined, languageId = 'markdown'): void {
  const { offset, ...place } = asked(marked, languageId);
  const card = cardAt(place, offset);
  assert.deepEqual(card && [card.kind, card.name], expected);
}

describe('the card for the cursor', () => {
  it('is that of a Monster that a text names', () => {
    check('Here wait 4 Salt^ Eels (Ambush 5+).', ['monster', 'Salt Eel']);
  });

  it('is that of a rule that a text names, with its value', () => {
    check('They cause Fear^ 6.', ['rule', 'FEAR 6']);
  });

  it('is that of an id in a text', () => {
    check('Then comes `salt-^tide`.', ['event', 'High Tide']);
  });

  it('is that of the roll table around it', () => {
    check('## The shore\n\nRoll 1D6.\n\n- 1-3: San^d.\n- 4-6: Stones.', ['table', 'The shore']);
  });

  it('is none in other words', () => {
    check('The se^a is calm.', undefined);
  });

  it('is that of the entry in XML, wherever the cursor is in it', () => {
    const marked = monsters.replace('rpb-fear', 'rpb-^fear').replace('salt-eel', 'salt-conger');
    check(marked, ['monster', 'Salt Eel'], 'xml');
  });
});
