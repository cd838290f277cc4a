import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { blocksOf } from './pages.ts';

describe('docs/editors.md', () => {
  const page = 'docs/editors.md';

  it('has settings in JSON that can be read', () => {
    const settings = blocksOf(page, 'json').map(({ text }) => JSON.parse(text));
    assert.deepEqual(settings[0].clients['whq-rules'].command, ['whq-rules', 'lsp', '--stdio']);
    assert.deepEqual(settings[1].lsp['whq-rules'].binary, { path: 'whq-rules', arguments: ['lsp', '--stdio'] });
    assert.equal(settings.length, 3);
  });

  it('starts one and the same server everywhere', () => {
    const starts = ['lua', 'toml', 'elisp'].flatMap((language) => blocksOf(page, language)).map(({ text }) => text);
    assert.equal(starts.length, 4);
    for (const text of starts) assert.match(text, /["']whq-rules["'][\s\S]*["']lsp["'],? ["']--stdio["']/);
  });
});
