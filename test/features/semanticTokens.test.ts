import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { semanticTokens, semanticTokensLegend } from '../../server/features/semanticTokens.ts';
import { opened } from '../support/cursor.ts';

describe('semanticTokens', () => {
  it('of a range are those on its lines', () => {
    const asked = opened(`<rules>\n${'<rule id="a">Fear 4</rule>\n'.repeat(3)}</rules>`);
    const second = asked.document.getText().lastIndexOf('Fear');
    assert.equal(semanticTokens(asked, { start: second, end: second + 4 }).data.length, 2 * 5);
    assert.equal(semanticTokens(asked).data.length, 6 * 5);
  });

  it('are types that the manifest gives colours', () => {
    const { semanticTokenTypes, semanticTokenScopes } = JSON.parse(readFileSync('package.json', 'utf8')).contributes;
    const ids = semanticTokenTypes.map(({ id }: { id: string }) => id);
    assert.deepEqual(ids, semanticTokensLegend.tokenTypes);
    assert.deepEqual(Object.keys(semanticTokenScopes[0].scopes), semanticTokensLegend.tokenTypes);
  });
});
