import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { nextNeed } from '../../../server/features/translating/needs.ts';
import { header, needsIn } from './reef.ts';

/** The places that need work: `missing KEY xN`, or the code of the problem, and the text there. */
function check(text: string, expected: readonly string[]): void {
  const { document, needs } = needsIn(text);
  const shown = needs.map(({ need, key, span, absent, problem }) => {
    const there = document.getText().slice(span.start, span.end);
    return `${problem?.code ?? `${need} ${key}${absent > 1 ? ` x${absent}` : ''}`}: ${there}`;
  });
  assert.deepEqual(shown, expected);
}

const entry = (key: string, text: string): string => `<entry key="rule.reef-${key}">${text}</entry>\n`;
const crab = entry('crab.text', 'El cangrejo causa 1D6 Heridas con 5+ y suelta la presa.');

describe('needsOf', () => {
  it('has missing texts where they would be put in, those at one place together', () => {
    check(`${header}${entry('crab.name', 'PELLIZCO n')}${entry('sand.text', 'La arena es honda.')}</translations>`, [
      'missing rule.reef-crab.text x4: ',
    ]);
  });

  it('has blank and marked entries as missing, and problems at their place', () => {
    check(
      `${header}${entry('crab.name', ' ')}${crab}${entry('tide.name', 'MAREA')}${entry('tide.text', 'Sube. Cada Guerrero sufre 1D6 Heridas.')}${entry('sand.name', 'ARENA')}${entry('sand.text', '<!-- whq-translate -->The sand is 2D6 deep.')}</translations>`,
      [
        'missing rule.reef-crab.name:  ',
        'translation-dice: 1D6',
        'missing rule.reef-sand.text: <!-- whq-translate -->The sand is 2D6 deep.',
      ],
    );
  });

  it('has texts that are certainly still those of the source as missing, and others that are the same by themselves', () => {
    check(
      `${header}${entry('crab.name', 'PELLIZCO n')}${crab.replace('1D6', '2D6')}${entry('tide.name', 'TIDE')}${entry('tide.text', 'Sube la marea. Cada Guerrero sufre 1D6 Heridas.')}${entry('sand.name', 'ARENA')}${entry('sand.text', 'The sand is deep, and the Warriors are slow in it.')}</translations>`,
      [
        'same rule.reef-tide.name: TIDE',
        'missing rule.reef-sand.text: The sand is deep, and the Warriors are slow in it.',
      ],
    );
  });

  it('is empty where nothing is left', () => {
    check(
      `${header}${entry('crab.name', 'PELLIZCO n')}${crab.replace('1D6', '2D6')}${entry('tide.name', 'MAREA')}${entry('tide.text', 'Sube la marea. Cada Guerrero sufre 1D6 Heridas.')}${entry('sand.name', 'ARENA')}${entry('sand.text', 'La arena es honda, y los Guerreros van lentos por ella.')}</translations>`,
      [],
    );
  });

  it('stands nothing in its way', () => {
    for (const text of ['', '<translations', '<translations>', '<translations><entry key="', `${header}<entry/>`]) {
      try {
        needsIn(text);
      } catch (error) {
        assert.match(String(error), /No file is a document/);
      }
    }
  });
});

describe('nextNeed', () => {
  const { needs } = needsIn(`${header}${entry('crab.name', '')}${crab}${entry('sand.name', '')}</translations>`);
  const at = (index: number): number => needs[index]?.span.start ?? -1;
  const go = (start: number, direction: 'next' | 'previous'): unknown => {
    const found = nextNeed(needs, { start, end: start }, direction);
    return found && [found.need.span.start, found.wrapped];
  };

  it('goes on from the cursor in both directions, and around the ends', () => {
    assert.equal(needs.length, 5);
    assert.deepEqual(go(0, 'next'), [at(0), false]);
    assert.deepEqual(go(at(0), 'next'), [at(1), false]);
    assert.deepEqual(go(at(4), 'next'), [at(0), true]);
    assert.deepEqual(go(at(1), 'previous'), [at(0), false]);
    assert.deepEqual(go(at(0), 'previous'), [at(4), true]);
    assert.equal(nextNeed([], { start: 0, end: 0 }, 'next'), undefined);
  });
});
