import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { assertProblems, readMarked } from '../../support/marked.ts';
import { isOneOf, problemsOf } from '../../support/problems.ts';

const isOwn = isOneOf('missing-picture', 'misplaced-file');

/** The problems of pictures and places of a file in a package with these files, of which only the names are known. */
function check(path: string, marked: string, names: readonly string[] = []): void {
  const { text, expected } = readMarked(marked.replace(/^\n/, ''));
  const workspace = new Workspace([]);
  const uriOf = (name: string): string => `file:///w/package/${name}`;
  workspace.fileNames.replace(['file:///w'], [path, ...names].map(uriOf));
  const document = workspace.putFile(uriOf(path), text);
  assert.ok(document);
  assertProblems(document, problemsOf(workspace, document, messagesFor('en')).filter(isOwn), expected);
}

const names = ['art/counters/eel.png', 'art/counters/Monk.png', 'art/counters/diver.jpg', 'art/README.md'];

const warrior = (counter: string): string =>
  `<warriors>\n<warrior id="warrior-a"><name>A</name><race>R</race>\n<counter>${counter}\n</counter></warrior>\n</warriors>`;

describe('pictures', () => {
  it('that are in the package, or in no folder of it, are fine', () => {
    const path = 'data/xml/warriors/a.xml';
    check(path, warrior('art/counters/eel.png'), names);
    check(path, warrior('/art/counters/eel.png'), names);
    check(path, warrior('resources/counters/eel.png'), names);
    check(path, warrior('eel.png'), names);
    check(path, warrior(''), names);
    check('warriors/a.xml', warrior('art/counters/none.png'), names);
  });

  it('that are missing in a folder of the package have the nearest one as fix', () => {
    const path = 'data/xml/warriors/a.xml';
    check(
      path,
      warrior(`art/counters/monk.png
         ^^^^^^^^^^^^^^^^^^^^^ warning missing-picture: with other capitals
         fix: Change to art/counters/Monk.png`),
      names,
    );
    check(
      path,
      warrior(`/art/counters/diver.png
         ^^^^^^^^^^^^^^^^^^^^^^^ warning missing-picture: Did you mean /art/counters/diver.jpg?
         fix: Change to /art/counters/diver.jpg`),
      names,
    );
    check(
      path,
      warrior(`art/counters/zebra.png
         ^^^^^^^^^^^^^^^^^^^^^^ warning missing-picture: Add it, or correct the path`),
      names,
    );
  });
});

describe('files of a package', () => {
  const rules = '<rules><rule id="a" name="A">x</rule></rules>';

  it('in the folder of their kind, and outside of data/xml, are fine', () => {
    check('data/xml/rules/a.xml', rules);
    check('data/xml/rules/more/a.xml', rules);
    check('drafts/a.xml', rules);
    check('data/xml/travel/a.xml', '<events/>');
    check('data/xml/dungeon/a.xml', '<dungeonCards/>');
    check('data/xml/dungeon/b.xml', '<roomReferences/>');
  });

  it('in another folder are reported', () => {
    const marked = `${rules}\n ^^^^^ info misplaced-file: loads <rules> only from data/xml/rules`;
    check('data/xml/a.xml', marked);
    check('data/xml/monsters/a.xml', marked);
    const events = '<events/>\n ^^^^^^ info misplaced-file: data/xml/events, data/xml/travel or data/xml/settlement';
    check('data/xml/rules/a.xml', events);
    check('data/xml/a.xml', '<adventure-session/>\n ^^^^^^^^^^^^^^^^^ info misplaced-file: only from data/sessions');
    check('data/xml/a.xml', '<translations/>\n ^^^^^^^^^^^^ info misplaced-file: only from data/i18n');
  });
});
