import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { needsServer } from '../../client/server/needsServer.ts';
import { xmlFormats } from '../../server/formats/formats.ts';

function check(isNeeded: boolean, languageId: string, texts: readonly string[], path = '/a/b.c'): void {
  for (const text of texts) assert.equal(needsServer({ languageId, path, text }), isNeeded, text);
}

describe('the server is needed', () => {
  it('for a text that names dice or an ability with its value, in English or Spanish', () =>
    check(true, 'markdown', [
      'Each Warrior rolls 1D6.',
      'Tira 2d6+1 por cada uno.',
      '| d10 | Room |',
      'A D66 table.',
      '6 Goblins (Fear 5, Ambush A)',
      'un Ogro (miedo 6)',
      'Web (1D3)',
    ]));

  it('for a stat block, and a text that says of which game it is', () =>
    check(true, 'plaintext', [
      'M  WS BS S T W I A Ld',
      '| M | HA | HP | F | R |',
      'An adventure for Warhammer Quest.',
      '<!-- whq-system: mordheim -->',
    ]));

  it('for XML of each kind, and for XML that has only begun', () => {
    const tags = [...xmlFormats.map(({ root }) => root), 'rule', 'magic', 'monster', 'event', 'table', 'entry'];
    check(
      true,
      'xml',
      tags.map((tag) => `<?xml version="1.0"?>\n<${tag}>`),
    );
    check(true, 'xml', ['', '<?xml version="1.0"?>\n<']);
  });

  it('for what describes a package', () => {
    check(true, 'json', ['{}'], '/hall/whq.json');
    check(true, 'json', ['{}'], '/hall/content-manifest.json');
  });

  it('for nothing else', () => {
    check(false, 'markdown', [
      '',
      '# A tool\n\nIt runs with Node 18+ and draws with d3.js in 3D.\n\n- web 2.0\n- `npm i`',
      'The claw of fear. He has 5 fears.',
      readFileSync('LICENSE', 'utf8'),
    ]);
    check(false, 'plaintext', ['Buy 2 eggs, 1 lemon.\n20 % off on 24 Dec.']);
    check(false, 'xml', ['<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion/></project>', '<svg/>']);
    check(false, 'json', ['{}'], '/a/package.json');
  });
});
