import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { movingEditor } from './movingEditor.ts';

const crab = '<rules><rule id="reef-pinch" name="PINCH n">The crab pinches for 2D6 Wounds.</rule></rules>';

describe('files that are moved in an editor', () => {
  it('take the records of their sources along', async () => {
    const translations =
      '<translations>\n<entry key="rule.reef-pinch.text">El cangrejo pellizca y causa 2D6 Heridas.</entry>\n</translations>';
    const record = 'key\tfingerprint\tsource\nrule.reef-pinch.text\t0000000000000000\tThe crab pinches.\n';
    const editor = await movingEditor({
      'data/xml/rules/crab.xml': crab,
      'data/i18n/content-es.xml': translations,
      'data/i18n/content-es.sources.tsv': record,
    });
    await editor.show('data/i18n/content-es.xml');
    const found = await editor.problems('data/i18n/content-es.xml');
    assert.ok(found.includes('1:12 stale-translation'), found.join(', '));
    await editor.move(['data/i18n/content-es.xml', 'data/i18n/old ones/content-es.xml']);
    assert.deepEqual(await editor.problems('data/i18n/old ones/content-es.xml'), found);
    assert.equal(editor.text('data/i18n/old ones/content-es.sources.tsv'), record);
    assert.equal(editor.text('data/i18n/content-es.sources.tsv'), undefined);
    await editor.move(['data/i18n/old ones', 'data/i18n/new']);
    assert.deepEqual(await editor.problems('data/i18n/new/content-es.xml'), found);
    await editor.end();
  });

  it('keep their known problems, in the baselines of whq.json and of the settings', async () => {
    const faulty = crab.replace('2D6', '106');
    const known = (file: string): string =>
      JSON.stringify({ version: 1, problems: [{ file, code: 'misread-die', entry: 'reef-pinch', text: '106' }] });
    const files = {
      'whq.json': '{ "baseline": "lists/known.json" }',
      'lists/known.json': known('../data/xml/rules/sea/crab.xml'),
      'own.json': known('data/xml/rules/sea/crab.xml'),
      'data/xml/rules/sea/crab.xml': faulty,
    };
    for (const settings of [{}, { problems: { baseline: 'own.json' } }]) {
      const editor = await movingEditor(files, settings);
      await editor.show('data/xml/rules/sea/crab.xml');
      assert.deepEqual(await editor.problems('data/xml/rules/sea/crab.xml'), []);
      await editor.move(['data/xml/rules/sea', 'data/xml/rules/sea & shore']);
      assert.deepEqual(await editor.problems('data/xml/rules/sea & shore/crab.xml'), []);
      assert.equal(editor.text('lists/known.json'), known('../data/xml/rules/sea & shore/crab.xml'));
      await editor.move(
        ['lists/known.json', 'known.json'],
        ['data/xml/rules/sea & shore/crab.xml', 'data/xml/rules/a.xml'],
      );
      assert.deepEqual(await editor.problems('data/xml/rules/a.xml'), []);
      assert.equal(editor.text('known.json'), known('data/xml/rules/a.xml'));
      assert.equal(editor.text('whq.json'), '{ "baseline": "known.json" }');
      await editor.end();
    }
  });
});
