import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../server/checks/check.ts';
import { type Marked, markUpToDate } from '../../server/translations/model/marking.ts';
import { progressOf } from '../../server/translations/model/progress.ts';
import { staleEntriesOf } from '../../server/translations/model/staleEntries.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

const folder = 'file:///reef';
const translations = `${folder}/content-es.xml`;
const record = `${folder}/content-es.sources.tsv`;

const crab = '<rule id="crab" name="PINCH n"><p>Take 2D6 Wounds,\n   and lose 1 gold of the purse.</p></rule>';
const tide = '<rule id="tide" name="TIDE">The water rises.</rule>';
const es = `<translations>
<entry key="rule.crab.name">PELLIZCO n</entry>
<entry key="rule.crab.text">Sufre 2D6 Heridas y pierde 1 de oro.</entry>
<entry key="rule.tide.name">MAREA</entry>
<entry key="rule.tide.text"></entry>
<entry key="rule.wave.name">OLA</entry>
</translations>`;

/** A workspace with these rules and their translations into Spanish. */
class Reef {
  readonly workspace = new Workspace([]);
  readonly document: Document;

  constructor(text: string = es) {
    this.rules(crab, tide);
    const document = this.workspace.putFile(translations, text);
    assert.ok(document);
    this.document = document;
  }

  rules(...rules: readonly string[]): void {
    this.workspace.putFile(`${folder}/rules.xml`, `<rules>${rules.join('')}</rules>`);
  }

  mark(wanted: Marked): readonly string[] {
    const { workspace, document } = this;
    const marking = markUpToDate(workspace.all, document, wanted, workspace.textsBeside.recordOf(document));
    assert.ok(marking.kind === 'record');
    workspace.putFile(record, marking.text);
    return marking.marked;
  }

  stale(): readonly string[] {
    return staleEntriesOf(this.workspace.all, this.document).map(({ key }) => key);
  }

  codes(): readonly string[] {
    return findingsIn(this.workspace, this.document).map(({ code }) => code);
  }
}

describe('the record of sources', () => {
  it('has a line for each translation with a text and a source, sorted, with the words of the source', () => {
    const reef = new Reef();
    assert.deepEqual(reef.mark('new'), ['rule.crab.name', 'rule.crab.text', 'rule.tide.name']);
    const lines = reef.workspace.textsBeside.recordOf(reef.document)?.text.split('\n') ?? [];
    assert.equal(lines[0], 'key\tfingerprint\tsource');
    assert.deepEqual(
      lines.slice(1).map((line) => line.replace(/\t[0-9a-f]{16}\t/, ' ')),
      [
        'rule.crab.name PINCH n',
        'rule.crab.text Take 2D6 Wounds, and lose 1 gold of the purse.',
        'rule.tide.name TIDE',
        '',
      ],
    );
  });

  it('finds nothing stale without a record, after marking, and after changes of white space and markup', () => {
    const reef = new Reef();
    assert.deepEqual(reef.stale(), []);
    reef.mark('new');
    assert.deepEqual(reef.stale(), []);
    reef.rules('<rule id="crab" name="PINCH n">Take 2D6 Wounds, and <b>lose</b> 1 gold of the purse.</rule>', tide);
    assert.deepEqual(reef.stale(), []);
  });

  it('finds a changed source, until the translation is marked or the source is as it was', () => {
    const reef = new Reef();
    reef.mark('new');
    const changed = crab.replace('1 gold', 'all your gold');
    reef.rules(changed, tide);
    assert.deepEqual(reef.stale(), ['rule.crab.text']);
    const [entry] = staleEntriesOf(reef.workspace.all, reef.document);
    assert.equal(entry?.then.words, 'Take 2D6 Wounds, and lose 1 gold of the purse.');
    assert.equal(entry?.now, 'Take 2D6 Wounds, and lose all your gold of the purse.');
    assert.deepEqual(progressOf(reef.workspace)[0]?.stale, ['rule.crab.text']);
    assert.ok(reef.codes().includes('stale-translation'));
    // New lines alone leave it stale.
    assert.deepEqual(reef.mark('new'), []);
    assert.deepEqual(reef.stale(), ['rule.crab.text']);
    reef.rules(crab, tide);
    assert.deepEqual(reef.stale(), []);
    reef.rules(changed, tide);
    assert.deepEqual(reef.mark(new Set(['rule.crab.text'])), ['rule.crab.text']);
    assert.deepEqual(reef.stale(), []);
  });

  it('says which words have changed', () => {
    const reef = new Reef();
    reef.mark('new');
    reef.rules(crab.replace('1 gold', '2 gold'), tide.replace('TIDE', 'HIGH TIDE'));
    const facts = findingsIn(reef.workspace, reef.document).flatMap((finding) =>
      finding.code === 'stale-translation' ? [finding.facts] : [],
    );
    assert.deepEqual(facts, [
      { key: 'rule.crab.text', count: 1, was: '1', is: '2' },
      { key: 'rule.tide.name', count: 1, was: '', is: 'HIGH' },
    ]);
  });

  it('compares with the words that readers of the original language see', () => {
    const reef = new Reef();
    reef.mark('new');
    const putEnglish = (text: string): unknown =>
      reef.workspace.putFile(
        `${folder}/content-en.xml`,
        `<translations><entry key="rule.crab.text">${text}</entry></translations>`,
      );
    putEnglish('Take 2D6 Wounds, and lose 1 gold of the purse.');
    assert.deepEqual(reef.stale(), []);
    putEnglish('Suffer 2D6 Wounds, and lose 1 gold of the purse.');
    assert.deepEqual(reef.stale(), ['rule.crab.text']);
  });

  it('works without words, as older records are', () => {
    const reef = new Reef();
    reef.mark('new');
    const text = reef.workspace.textsBeside.recordOf(reef.document)?.text ?? '';
    reef.workspace.putFile(record, text.replace(/(\t[0-9a-f]{16})\t.*/g, '$1'));
    reef.rules(crab.replace('1 gold', '2 gold'), tide);
    assert.deepEqual(reef.stale(), ['rule.crab.text']);
    assert.equal(reef.mark('all').length, 3);
    assert.ok(reef.workspace.textsBeside.recordOf(reef.document)?.text.includes('PINCH n'));
  });

  it('is read after a merge: either line of a key counts, and a mark of a conflict is not written over', () => {
    const reef = new Reef();
    reef.mark('new');
    const text = reef.workspace.textsBeside.recordOf(reef.document)?.text ?? '';
    const other = text.replace(/(rule\.crab\.text\t)[0-9a-f]{4}/, '$1ffff');
    reef.workspace.putFile(record, text.replace('rule.tide', `${other.split('\n')[2]}\nrule.tide`));
    assert.deepEqual(reef.stale(), []);
    reef.workspace.putFile(record, `${text}<<<<<<< HEAD\n`);
    assert.deepEqual(reef.stale(), []);
    const { workspace, document } = reef;
    const marking = markUpToDate(workspace.all, document, 'all', workspace.textsBeside.recordOf(document));
    assert.deepEqual(marking, { kind: 'strangeLine', line: 5 });
  });

  it('drops lines of keys that are gone only if all are marked, and names keys that it does not know', () => {
    const reef = new Reef();
    reef.workspace.putFile(record, `key\tfingerprint\tsource\nrule.old.text\t${'0'.repeat(16)}\tGone.\n`);
    reef.mark('new');
    assert.ok(reef.workspace.textsBeside.recordOf(reef.document)?.text.includes('rule.old.text'));
    reef.mark('all');
    assert.ok(!reef.workspace.textsBeside.recordOf(reef.document)?.text.includes('rule.old.text'));
    const { workspace, document } = reef;
    const marking = markUpToDate(
      workspace.all,
      document,
      new Set(['rule.no.text']),
      workspace.textsBeside.recordOf(document),
    );
    assert.ok(marking.kind === 'record');
    assert.deepEqual(marking.unknown, ['rule.no.text']);
  });

  it('reports a flood of stale translations once', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `r${index}`);
    const rules = (word: string): string[] => ids.map((id) => `<rule id="${id}" name="REEF ${id}">${word}.</rule>`);
    const entries = ids.map((id) => `<entry key="rule.${id}.text">Peces.</entry>`);
    const reef = new Reef(`<translations>${entries.join('\n')}</translations>`);
    reef.rules(...rules('Fish'));
    reef.mark('new');
    reef.rules(...rules('Crabs'));
    const found = findingsIn(reef.workspace, reef.document).filter(({ code }) => code === 'stale-translation');
    assert.deepEqual(
      found.map(({ facts }) => ({ ...facts, others: 'others' in facts ? facts.others?.length : 0 })),
      [{ key: 'rule.r0.text', count: 40, others: 39, was: 'Fish.', is: 'Crabs.' }],
    );
  });
});
