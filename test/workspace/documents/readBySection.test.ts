import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { Document } from '../../../server/workspace/documents/document.ts';
import { type ReadSections, readBySection } from '../../../server/workspace/documents/readBySection.ts';
import { finished, type Steps } from '../../../server/workspace/documents/steps.ts';

function rules(...ids: readonly string[]): Document {
  const entries = ids.map((id) => `<rule id="${id}" name="X"/>`);
  return new Document('file:///rules.xml', 'xml', 1, `<rules>\n${entries.join('\n')}\n</rules>`);
}

function replace(document: Document, written: string, text: string): void {
  const start = document.getText().indexOf(written);
  assert.ok(start >= 0, written);
  document.update([{ range: document.range({ start, end: start + written.length }), text }], document.version + 1);
}

/** Reads the ids that begin with a letter, and notes which sections it has looked at. */
function reading(looks: string[] = []) {
  return readBySection<string, [letter: string]>({
    valueIn: (_, { text }, __, letter) => {
      const id = /id="([^"]*)"/.exec(text)?.[1] ?? '';
      looks.push(id);
      if (id === 'rock') throw new Error('This section cannot be read.');
      return id.startsWith(letter) ? id : '';
    },
    isFound: (id) => id !== '',
  });
}

/** What is found, as `1 eel`. */
function shown({ found }: ReadSections<string>): readonly string[] {
  return found.map(({ index, value }) => `${index} ${value}`);
}

/** Runs all steps but those that fail. */
function endured<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    try {
      value();
    } catch {}
  }
}

describe('what is read in sections', () => {
  it('is read again only where the text has changed', () => {
    const looks: string[] = [];
    const read = reading(looks);
    const document = rules('eel', 'ray', 'elk', 'crab');
    assert.deepEqual(shown(finished(read(document, 'e'))), ['1 eel', '3 elk']);
    looks.length = 0;
    replace(document, 'ray', 'rays');
    finished(read(document, 'e'));
    assert.deepEqual(looks, ['rays']);
  });

  it('ends if its steps are left out, and is read the next time', () => {
    const read = reading();
    const document = rules('eel');
    const steps = read(document, 'e');
    assert.equal(steps.next().done, false);
    const { done, value } = steps.next();
    assert.deepEqual([done, value], [true, { values: [undefined, undefined], found: [] }]);
    assert.deepEqual(shown(finished(read(document, 'e'))), ['1 eel']);
  });

  it('is the same object until something else is found', () => {
    const read = reading();
    const document = rules('eel', 'ray', 'elk');
    const first = finished(read(document, 'e'));
    replace(document, 'ray', 'rays');
    assert.equal(finished(read(document, 'e')), first);
    replace(document, 'rays', 'emu');
    const second = finished(read(document, 'e'));
    assert.notEqual(second, first);
    assert.deepEqual(shown(second), ['1 eel', '2 emu', '3 elk']);
  });

  it('moves with the entries behind a new one and behind a lost one', () => {
    const read = reading();
    const document = rules('eel', 'ray', 'elk');
    finished(read(document, 'e'));
    replace(document, '<rule id="ray"', '<rule id="emu" name="X"/>\n<rule id="ray"');
    assert.deepEqual(shown(finished(read(document, 'e'))), ['1 eel', '2 emu', '4 elk']);
    replace(document, '<rule id="eel" name="X"/>\n', '');
    assert.deepEqual(shown(finished(read(document, 'e'))), ['1 emu', '3 elk']);
  });

  it('is read again with other inputs, but for what stays', () => {
    let looks = 0;
    const read = readBySection<{ readonly key: string; readonly word: string }, [ReadonlyMap<string, string>]>({
      valueIn: (_, { text }, __, words) => {
        looks++;
        const key = /id="([^"]*)"/.exec(text)?.[1] ?? '';
        return { key, word: words.get(key) ?? '' };
      },
      isFound: ({ word }) => word !== '',
      stays: ({ key, word }, _, __, words) => word === (words.get(key) ?? ''),
    });
    const document = rules('eel', 'ray', 'elk');
    const wordsIn = (words: Readonly<Record<string, string>>) =>
      finished(read(document, new Map(Object.entries(words)))).found.map(({ value }) => value.word);
    assert.deepEqual(wordsIn({ eel: 'anguila', elk: 'alce' }), ['anguila', 'alce']);
    looks = 0;
    assert.deepEqual(wordsIn({ eel: 'anguila', elk: 'alce', ray: 'raya' }), ['anguila', 'raya', 'alce']);
    assert.equal(looks, 1);
  });

  it('has no value for a section that cannot be read, and goes on', () => {
    const read = reading();
    const document = rules('eel', 'rock', 'elk');
    const steps = read(document, 'e');
    assert.deepEqual(shown(endured(steps)), ['1 eel', '3 elk']);
  });

  it('takes what somebody has noted', () => {
    const looks: string[] = [];
    const read = reading(looks);
    const document = rules('eel', 'ray');
    read.note(document, 1, () => 'noted', 'e');
    assert.deepEqual(shown(finished(read(document, 'e'))), ['1 noted']);
    assert.ok(!looks.includes('eel'));
    replace(document, 'ray', 'elk');
    // With other inputs than those that the document was read with.
    read.note(document, 2, () => 'other', 'r');
    assert.deepEqual(shown(finished(read(document, 'e'))), ['1 noted', '2 elk']);
  });

  it('is what each of two askers with other inputs wants, if their steps take turns', () => {
    const read = reading();
    const ids = Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? `eel-${at}` : `ray-${at}`));
    const document = rules(...ids);
    const askers = ['e', 'r'].map((letter) => ({
      letter,
      steps: read(document, letter),
      result: undefined as unknown,
    }));
    for (let turn = 0; turn < 200; turn++) {
      for (const asker of askers) {
        if (asker.result) continue;
        const { done, value } = asker.steps.next();
        if (done) asker.result = value.found.map(({ value: id }) => id);
        else value();
      }
    }
    for (const { letter, result } of askers)
      assert.deepEqual(
        result,
        ids.filter((id) => id.startsWith(letter)),
      );
  });

  it('is after any edits, and readings that break off, what a new document has', () => {
    const pieces = ['e', '"', '<', '<rule id="emu" name="X"/>', '<rule id="rock"/>', '</rules>', ' id="elk"', '\n', ''];
    const act = fc.record({
      at: fc.nat(120),
      length: fc.nat(30),
      text: fc.constantFrom(...pieces),
      steps: fc.nat(2),
      letter: fc.constantFrom('e', 'r'),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const read = reading();
        const document = rules('eel', 'ray', 'elk');
        for (const { at, length, text, steps, letter } of acts) {
          const size = document.getText().length;
          const range = document.range({ start: Math.min(at, size), end: Math.min(at + length, size) });
          document.update([{ range, text }], document.version + 1);
          const begun = read(document, letter);
          for (let step = 0; step < steps; step++) {
            const { done, value } = begun.next();
            if (done) break;
            try {
              value();
            } catch {}
          }
        }
        const fresh = new Document(document.uri, 'xml', 1, document.getText());
        assert.deepEqual(shown(endured(read(document, 'e'))), shown(endured(reading()(fresh, 'e'))));
      }),
    );
  });
});
