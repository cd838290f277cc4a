import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check } from '../../server/checks/check.ts';
import { maximumErrors } from '../../server/xml/parseError.ts';
import { opened } from '../support/cursor.ts';
import { openPackage } from '../support/package.ts';

/** How many problems of each code a text has. */
function countsIn(text: string, languageId?: string): Readonly<Record<string, number>> {
  const { workspace, document } = opened(text, languageId);
  const counts: Record<string, number> = {};
  for (const { code } of check(workspace, document)) counts[code] = 1 + (counts[code] ?? 0);
  return counts;
}

describe('limits of a check', () => {
  it('are some hundred slips in names of abilities', () =>
    assert.deepEqual(countsIn('(Fear 5, Feer 4)\n'.repeat(5000), 'markdown'), { 'unknown-ability': 300 }));

  it('are so many errors that others may be left out: structure is not judged there', () =>
    assert.deepEqual(Object.keys(countsIn(`<rules>${'& '.repeat(maximumErrors)}<p a="1>x</p></rules>`)), [
      'bare-ampersand',
      'too-many-problems',
    ]));

  it('are files that are still to be read: what they may have is not missed', () => {
    const { workspace, document } = openPackage({
      'rules.xml': '<rules><rule id="a" name="A">Take 3D6 Wounds.</rule></rules>',
      'content-es.xml':
        '<translations><entry key="rule.a.name">A</entry><entry key="rule.a.text">Sufre 2D6 Heridas.|</entry></translations>',
      'tables.xml': '<tables><table name="Reef"><monster id="reef-eel" number="1"/></table></tables>',
      'monsters.xml': '<monsters><monster id="reef-crab" name="Crab"/></monsters>',
    });
    const tables = workspace.get('file:///package/tables.xml');
    const codes = (): readonly string[] =>
      [document, tables ?? document].flatMap((one) => check(workspace, one)).map(({ code }) => code);
    workspace.beginReading();
    assert.deepEqual(codes(), []);
    workspace.endReading();
    assert.deepEqual(codes(), ['missing-translation', 'translation-dice', 'unknown-reference']);
  });
});
