import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { Mark, noteRead } from '../../../server/queries/reads.ts';
import { query } from '../../../server/queries/remembered.ts';
import { Run } from '../../../server/queries/run.ts';
import { type BySection, bySection } from '../../../server/workspace/documents/bySection.ts';
import { Document } from '../../../server/workspace/documents/document.ts';

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
  return bySection<string, [letter: string]>({
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
function shown({ found }: BySection<string>): readonly string[] {
  return found.map(({ index, value }) => `${index} ${value}`);
}

/** Does the work in slices of one section each, of which failures are passed over. Undefined if it takes more slices than that. */
function inSlices<Result>(work: () => Result, most = 1000): Result | undefined {
  const run = new Run(() => {});
  for (let slice = 0; slice < most; slice++) {
    const done = run.goOn(work, () => true);
    if (done) return done.result;
  }
  return undefined;
}

function endured(work: () => BySection<string>): readonly string[] {
  const result = inSlices(work);
  assert.ok(result);
  return shown(result);
}

describe('what is read by section', () => {
  it('is read again only where the text has changed', () => {
    const looks: string[] = [];
    const read = reading(looks);
    const document = rules('eel', 'ray', 'elk', 'crab');
    assert.deepEqual(shown(read(document, 'e')), ['1 eel', '3 elk']);
    looks.length = 0;
    replace(document, 'ray', 'rays');
    read(document, 'e');
    assert.deepEqual(looks, ['rays']);
  });

  it('is read in as many slices as there are sections, each once', () => {
    const looks: string[] = [];
    const read = reading(looks);
    const document = rules('eel', 'ray', 'elk');
    assert.equal(
      inSlices(() => read(document, 'e'), 4),
      undefined,
    );
    assert.deepEqual(
      endured(() => read(document, 'e')),
      ['1 eel', '3 elk'],
    );
    assert.deepEqual(looks, ['', 'eel', 'ray', 'elk']);
  });

  it('is the same object until something else is found', () => {
    const read = reading();
    const document = rules('eel', 'ray', 'elk');
    const first = read(document, 'e');
    replace(document, 'ray', 'rays');
    assert.equal(read(document, 'e'), first);
    replace(document, 'rays', 'emu');
    const second = read(document, 'e');
    assert.notEqual(second, first);
    assert.deepEqual(shown(second), ['1 eel', '2 emu', '3 elk']);
  });

  it('moves with the entries behind a new one and behind a lost one', () => {
    const read = reading();
    const document = rules('eel', 'ray', 'elk');
    read(document, 'e');
    replace(document, '<rule id="ray"', '<rule id="emu" name="X"/>\n<rule id="ray"');
    assert.deepEqual(shown(read(document, 'e')), ['1 eel', '2 emu', '4 elk']);
    replace(document, '<rule id="eel" name="X"/>\n', '');
    assert.deepEqual(shown(read(document, 'e')), ['1 emu', '3 elk']);
  });

  it('is read again in the sections for which something else has changed that was read there', () => {
    class Words extends Mark {
      of: Readonly<Record<string, string>> = { eel: 'anguila' };
    }
    const words = new Words();
    const looks: string[] = [];
    const read = bySection<string, []>({
      valueIn: (_, { text }) => {
        const id = /id="([^"]*)"/.exec(text)?.[1] ?? '';
        looks.push(id);
        if (!id.startsWith('e')) return '';
        noteRead(words);
        return words.of[id] ?? '';
      },
      isFound: (word) => word !== '',
    });
    const document = rules('eel', 'ray', 'elk');
    assert.deepEqual(shown(read(document)), ['1 anguila']);
    looks.length = 0;
    words.of = { elk: 'alce' };
    words.change();
    assert.deepEqual([shown(read(document)), looks], [['3 alce'], ['eel', 'elk']]);
  });

  it('is read by who remembers it: that changes only with what is found', () => {
    const read = reading();
    let count = 0;
    const first = query((document: Document) => {
      count++;
      return read(document, 'e').found[0]?.value;
    });
    const document = rules('eel', 'ray');
    assert.deepEqual([first(document), first(document), count], ['eel', 'eel', 1]);
    replace(document, 'ray', 'rays');
    assert.deepEqual([first(document), count], ['eel', 1]);
    replace(document, 'eel', 'elk');
    assert.deepEqual([first(document), count], ['elk', 2]);
  });

  it('has no value for a section that cannot be read, and goes on', () => {
    const read = reading();
    const document = rules('eel', 'rock', 'elk');
    assert.deepEqual(
      endured(() => read(document, 'e')),
      ['1 eel', '3 elk'],
    );
  });

  it('is there for one section at once, and so far', () => {
    const looks: string[] = [];
    const read = reading(looks);
    const document = rules('eel', 'ray');
    assert.equal(read.at(document, 1, 'e'), 'eel');
    assert.deepEqual([read.soFar(document, 'e')[1], read.soFar(document, 'e')[2], looks], ['eel', undefined, ['eel']]);
    assert.deepEqual(shown(read(document, 'e')), ['1 eel']);
    assert.deepEqual(looks, ['eel', '', 'ray']);
  });

  it('is what each of two askers with other inputs wants, if they take turns', () => {
    const read = reading();
    const ids = Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? `eel-${at}` : `ray-${at}`));
    const document = rules(...ids);
    const askers = ['e', 'r'].map((letter) => ({ letter, run: new Run(assert.ifError), result: undefined as unknown }));
    for (let turn = 0; turn < 500; turn++) {
      for (const asker of askers) {
        const done =
          asker.result === undefined &&
          asker.run.goOn(
            () => read(document, asker.letter),
            () => true,
          );
        if (done) asker.result = done.result.found.map(({ value }) => value);
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
      slices: fc.nat(2),
      letter: fc.constantFrom('e', 'r'),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const read = reading();
        const document = rules('eel', 'ray', 'elk');
        for (const { at, length, text, slices, letter } of acts) {
          const size = document.getText().length;
          const range = document.range({ start: Math.min(at, size), end: Math.min(at + length, size) });
          document.update([{ range, text }], document.version + 1);
          inSlices(() => read(document, letter), slices);
        }
        const fresh = new Document(document.uri, 'xml', 1, document.getText());
        const readFresh = reading();
        assert.deepEqual(
          endured(() => read(document, 'e')),
          endured(() => readFresh(fresh, 'e')),
        );
      }),
    );
  });
});
