import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { hover } from '../../server/features/hover/hover.ts';
import { readerIn, withCursor } from '../support/cursor.ts';

describe('hover, while the workspace is read', () => {
  const monster =
    '<monsters><monster id="m" name="M"><special><rule id="ID">TEXT</rule></special></monster></monsters>';

  /** What the hover over `|` says, as long as files are still to be read and afterwards. */
  function checkReading(
    marked: string,
    languageId: string,
    during: RegExp,
    not: RegExp,
    after: RegExp,
    locale = 'en',
  ): void {
    const { workspace, scope, document, offset } = withCursor(marked, languageId);
    const said = (): string => {
      const found = hover({ scope, document, reader: readerIn(locale) }, offset);
      return found && typeof found.contents === 'object' && 'value' in found.contents ? found.contents.value : '';
    };
    workspace.beginReading();
    assert.match(said(), during, marked);
    assert.doesNotMatch(said(), not, marked);
    workspace.endReading();
    assert.match(said(), after, marked);
    assert.doesNotMatch(said(), /still being read|Todavía/, marked);
  }

  it('shows no card of a bundled rule for an id that is not known yet', () => {
    const uses = [
      ['my-fear', 'Fear| 6'],
      ['own-ambush', 'Amb|ush 5+'],
      ['salt-breath', 'Breathe Fi|re 3'],
      ['x', 'Ignore Pain 2|'],
      ['sal-miedo', 'Mie|do 4'],
    ] as const;
    for (const [id, text] of uses) {
      checkReading(monster.replace('ID', id).replace('TEXT', text), 'xml', /still being read/, /rpb-/, /rpb-/);
    }
    checkReading(monster.replace('ID', 'my-f|ear').replace('TEXT', 'Fear 6'), 'xml', /still being read/, /FEAR/, /^/);
  });

  it('says with the card of a bundled rule that another may take its place', () => {
    checkReading('6 Goblins (Fe|ar 4)', 'markdown', /FEAR 4[\s\S]*still being read/, /$^/, /FEAR 4/);
    checkReading('6 Goblins (Mie|do 4)', 'markdown', /Todavía se están leyendo/, /$^/, /MIEDO 4/, 'es');
    checkReading(
      monster.replace('ID', 'rpb-fear').replace('TEXT', 'Fe|ar 4'),
      'xml',
      /still being read/,
      /$^/,
      /FEAR 4/,
    );
  });

  it('cuts a long text at the end of a sentence', () => {
    const long = 'This is a sentence of some length. '.repeat(100);
    const rules = `<rules><rule id="c" name="LONG WINDED">${long}</rule><rule id="d" name="D">Long Winded|</rule></rules>`;
    const { scope, document, offset } = withCursor(rules);
    assert.match(JSON.stringify(hover({ scope, document, reader: readerIn('en') }, offset)), /some length\. …/);
  });
});
