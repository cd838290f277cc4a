import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe } from 'mocha';
import { readUse } from '../../../server/abilities/mentions/use.ts';
import { parseTemplate } from '../../../server/abilities/template.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { unescapeText } from '../../../server/xml/references.ts';
import { anyText } from '../../support/anyText.ts';
import { realFiles } from '../../support/realFiles.ts';
import { itLong, itProperty, runs } from '../../support/runs.ts';

describe('readUse', () => {
  itProperty('never fails, whatever the text and the name', () => {
    const anything = anyText();
    fc.assert(
      fc.property(anything, anything, fc.constantFrom('FEAR n', 'WEB (1Dn)', 'HATE race', ''), (text, name, usual) => {
        readUse(text, [parseTemplate(name), parseTemplate(usual)]);
        readUse(`${usual}${text}`, [parseTemplate(`${usual}${name}`)]);
      }),
      { seed: 1, numRuns: runs(1000) },
    );
  });

  itLong('reads the uses in real monsters and tables', () => {
    const files = realFiles('WHQ_CORPUS', '.xml');
    if (files.length === 0) return;
    const workspace = new Workspace(packs);
    for (const { name, text } of files) workspace.putFile(`file:///${name}`, text);
    const uses = files
      .filter(({ name }) => /(?:monsters|tables)[\\/]/.test(name))
      .flatMap(({ text }) => [...text.matchAll(/<rule id="([^"]*)"[^>]*>([^<]*)<\/rule>/g)]);
    const unread = uses.filter(([, id = '', text = '']) => {
      const templates = workspace.all.index.withId(id).flatMap(({ rule }) => [rule.template, ...rule.alsoNamed]);
      return readUse(unescapeText(text), templates) === undefined;
    });
    const share = (100 * (uses.length - unread.length)) / uses.length;
    console.log(
      `      ${uses.length} uses, ${share.toFixed(1)} % read; not: ${unread.map(([, id, text]) => `${text} (${id})`).join(', ')}`,
    );
    assert.ok(uses.length > 500 && share >= 99);
  });
});
