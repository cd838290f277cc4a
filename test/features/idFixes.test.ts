import assert from 'node:assert/strict';
import { idFix } from '../../server/features/rename/idFix.ts';
import { touches } from '../../server/text/span.ts';
import { fixesAsked, whole } from '../support/actions.ts';
import { readerIn, withCursor } from '../support/cursor.ts';

/** The titles of what is offered at the cursor, with the new texts of their edits. */
function offered(marked: string, language = 'en') {
  const { workspace, scope, document, offset } = withCursor(marked);
  const reader = readerIn(language);
  const asked = fixesAsked(workspace, { scope, document, reader }, { start: offset, end: offset });
  const touched = asked.problems.filter(({ span }) => touches(span, offset));
  return touched
    .flatMap((problem) => idFix(asked, problem).map((action) => whole(action)))
    .map(({ title, edit }) => [
      title,
      ...Object.values(edit?.changes ?? {})
        .flat()
        .map(({ newText }) => newText),
    ]);
}

const rules = (id: string, others = ''): string =>
  `<rules><rule id="${id}" name="GALE">It blows.</rule>${others}</rules>`;

describe('fixes of ids', () => {
  it('rename an id that is not valid to the nearest one that is', () => {
    assert.deepEqual(offered(rules('Mine Ga|le')), [['Rename to mine-gale everywhere', 'mine-gale']]);
    assert.deepEqual(offered(rules('|Mine Tormentá'), 'es'), [
      ['Cambiar a mine-tormenta en todas partes', 'mine-tormenta'],
    ]);
    assert.deepEqual(offered(rules("mine.Wind's_Eye|")), [['Rename to mine.winds_eye everywhere', 'mine.winds_eye']]);
  });

  it('give an entry that repeats an id one of its own: from its name, else with a number', () => {
    const repeating = (others: string): string =>
      `<rules><rule id="brine-eel" name="EEL">It bites.</rule>${others}<rule id="brine-ray" name="RAY">It stings.</rule></rules>`;
    assert.deepEqual(offered(repeating('<rule id="brine-|eel" name="ELECTRIC EEL">It burns.</rule>')), [
      ['Give this entry the id "brine-electric-eel"', 'brine-electric-eel'],
    ]);
    assert.deepEqual(offered(repeating('<rule id="brine-|eel" name="EEL">It burns.</rule>'), 'es'), [
      ['Dar a esta entrada el id «brine-eel-2»', 'brine-eel-2'],
    ]);
    const third = '<rule id="brine-eel-2" name="X">x</rule><rule id="|brine-eel" name="EEL">It burns.</rule>';
    assert.deepEqual(offered(repeating(third)), [['Give this entry the id "brine-eel-3"', 'brine-eel-3']]);
  });

  it('offer nothing for a repeated name of a table, or a repeated number of a card', () => {
    const table = (name: string): string => `<table name="${name}"><monster id="m" number="1" level="1"/></table>`;
    assert.deepEqual(offered(`<tables>${table('Reef Monsters')}${table('Reef Mon|sters')}</tables>`), []);
  });

  it('offer nothing for a valid id, for one without letters, and where another entry has the new one', () => {
    assert.deepEqual(offered(rules('mine-ga|le')), []);
    assert.deepEqual(offered(rules('|¿?')), []);
    assert.deepEqual(offered(rules('Mine Ga|le', '<rule id="mine-gale" name="OTHER">It roars.</rule>')), []);
  });
});
