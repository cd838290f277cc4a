import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { documentLinks } from '../../server/features/documentLinks.ts';
import { english } from '../support/cursor.ts';
import { openPackage } from '../support/package.ts';

/** The links of the file that has the cursor: what is underlined, where it leads to, and what it says. */
function check(
  files: Readonly<Record<string, string>>,
  links: readonly (readonly [text: string, target: string, tooltip?: string])[],
  { canOpen = true } = {},
): void {
  const { workspace, scope, document } = openPackage(files);
  const found = documentLinks({ scope, document, reader: english }, (uri) => canOpen || uri.startsWith('file:'));
  assert.deepEqual(
    found.map(({ range }) => document.getText(range)),
    links.map(([text]) => text),
  );
  for (const [index, [, target, tooltip]] of links.entries()) {
    const [, file, line] = /^(?:file|whq-rules):.*\/(.*)#L(\d+)$/.exec(found[index]?.target ?? '') ?? [];
    const uri = found[index]?.target?.split('#')[0] ?? '';
    const text = (workspace.get(uri) ?? workspace.packWith(uri))?.getText();
    const id = /id="([^"]*)"/.exec(text?.split('\n')[Number(line) - 1] ?? '')?.[1];
    assert.equal(`${file} ${id}`, target);
    if (tooltip !== undefined) assert.equal(found[index]?.tooltip, tooltip);
  }
}

const rules = '<rules>\n<rule id="my-scare" name="SCARE n"><p>Like Fear 1.</p></rule>\n</rules>';
const monsters = (special: string) =>
  `<monsters>\n<monster id="m" name="M"><special>${special}</special></monster>\n</monsters>`;

describe('documentLinks', () => {
  it('lead from mentions and ids in prose to the rules', () => {
    check({ 'a.md': '|Goblins (Scare 4, Miedo 6), `my-scare`, `no-rule`', 'rules.xml': rules }, [
      ['my-scare', 'rules.xml my-scare', 'SCARE n · rules.xml'],
      ['Scare 4', 'rules.xml my-scare'],
      ['Miedo 6', 'roleplay-book.xml rpb-fear', 'FEAR n · Roleplay Book'],
    ]);
  });

  it('lead from ids in XML, not from names there', () => {
    const special = '<rule id="my-scare">Scare 5</rule><rule id="no-rule">Feer</rule><text>Fear 5; Fly.</text>';
    check({ 'm.xml': `|${monsters(special)}`, 'rules.xml': rules }, [['my-scare', 'rules.xml my-scare']]);
    const spanish = '<translations>\n<entry key="rule.my-scare.name">SUSTO n</entry>\n</translations>';
    check({ 'content-es.xml': `|${spanish}`, 'rules.xml': rules }, [['my-scare', 'rules.xml my-scare']]);
    check({ 'rules.xml': `|${rules}` }, []);
  });

  it('are none in what is not well-formed', () => {
    check({ 'm.xml': `|${monsters('<rule id="my-scare">Scare 5')}`, 'rules.xml': rules }, []);
  });

  it('lead only where the client can go', () => {
    check({ 'a.md': '|Goblins (Scare 4, Fear 6)', 'rules.xml': rules }, [['Scare 4', 'rules.xml my-scare']], {
      canOpen: false,
    });
  });
});
