import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { codeActions } from '../../server/features/actions/codeActions.ts';
import { fixesAsked, whole } from '../support/actions.ts';
import { english, opened, readerIn, withCursor } from '../support/cursor.ts';

interface Expected {
  readonly title: string;
  /** The document after it. */
  readonly after: string;
  readonly isPreferred?: boolean;
  readonly codes: readonly string[];
}

/**
 * What is offered at the cursor, and what becomes of the document. That a problem may be ignored is offered last, and left out of what is
 * expected unless that is said.
 */
function check(
  marked: string,
  expected: readonly Expected[],
  locale = 'en',
  ignoring: 'without' | 'with' = 'without',
): void {
  const { workspace, document, offset } = withCursor(marked);
  const reader = readerIn(locale);
  const asked = { scope: workspace.packageOf(document), document, reader };
  const all = codeActions(fixesAsked(workspace, asked, { start: offset, end: offset }));
  const actions = ignoring === 'with' ? all : all.filter(({ title }) => !title.startsWith('Ignor'));
  const text = TextDocument.create(document.uri, 'xml', 1, document.getText());
  assert.deepEqual(
    actions.map((action) => {
      const { title, edit, isPreferred, diagnostics, kind } = whole(action);
      assert.equal(kind, 'quickfix');
      assert.deepEqual(Object.keys(edit?.changes ?? {}), [document.uri]);
      return {
        title,
        after: TextDocument.applyEdits(text, edit?.changes?.[document.uri] ?? []),
        ...(isPreferred !== undefined && { isPreferred }),
        codes: diagnostics?.map(({ code }) => code),
      };
    }),
    expected,
    marked,
  );
}

const rule = (text: string): string => `<rules>\n<rule id="a" name="A"><p>${text}</p></rule>\n</rules>`;

describe('codeActions', () => {
  it('offers the fix of the problem that the cursor touches', () => {
    const expected = [{ title: 'Change to 1D6', after: rule('Roll 1D6.'), isPreferred: true, codes: ['misread-die'] }];
    for (const marked of ['Roll |106.', 'Roll 1|06.', 'Roll 106|.']) check(rule(marked), expected);
    check(rule('Roll| 106.'), []);
  });

  it('offers nothing for a problem without a certain repair, or where there is none', () => {
    check(rule('They are|. guarding it.'), []);
    check(rule('Roll |1D6.'), []);
  });

  it('offers to fix all of the kind', () => {
    check(rule('Roll |106. On a l roll 206, or if he rolls a l.'), [
      {
        title: 'Change to 1D6',
        after: rule('Roll 1D6. On a l roll 206, or if he rolls a l.'),
        isPreferred: true,
        codes: ['misread-die'],
      },
      {
        title: 'Fix all 2 problems of the kind misread-die in this file',
        after: rule('Roll 1D6. On a l roll 2D6, or if he rolls a l.'),
        codes: ['misread-die', 'misread-die'],
      },
    ]);
  });

  it('offers last to ignore what is right as it is, once for each kind', () => {
    const text = 'They are. guarding it, or are. not.';
    const ignored = (comment: string): string => `<!-- ${comment} stray-full-stop: … -->`;
    check(
      rule('They are|. guarding it, or are. not.'),
      [
        {
          title: 'Ignore stray-full-stop in this entry',
          after: rule(text).replace('<rule ', `${ignored('whq-ignore')}\n<rule `),
          codes: ['stray-full-stop'],
        },
        {
          title: 'Ignore stray-full-stop in this file',
          after: rule(text).replace('<rules>', `<rules>\n${ignored('whq-ignore-file')}`),
          codes: ['stray-full-stop'],
        },
      ],
      'en',
      'with',
    );
    const lower = { title: 'Rename to a everywhere', after: '<rules>\n<rule id="a" name="A">x</rule>\n</rules>' };
    check('<rules>\n<rule id="A|" name="A">x</rule>\n</rules>', [{ ...lower, codes: ['bad-id'] }], 'en', 'with');
  });

  it('closes inner elements before outer ones', () => {
    const broken = '<rules>\n<rule id="a" name="A"><p>x <|b>y <i>z</rule>\n</rules>';
    check(broken, [
      {
        title: 'Add </b>',
        after: '<rules>\n<rule id="a" name="A"><p>x <b>y <i>z</b></rule>\n</rules>',
        isPreferred: true,
        codes: ['unclosed-element'],
      },
      {
        title: 'Fix all 3 problems of the kind unclosed-element in this file',
        after: '<rules>\n<rule id="a" name="A"><p>x <b>y <i>z</i></b></p></rule>\n</rules>',
        codes: ['unclosed-element', 'unclosed-element', 'unclosed-element'],
      },
    ]);
  });

  it('makes an edit once that mends two problems', () => {
    const after = rule('x<!-- a - b -->');
    const codes = ['double-hyphen'];
    check(rule('x<!-- a |---- b -->'), [
      { title: 'Change to -', after, isPreferred: true, codes },
      {
        title: 'Fix all 2 problems of the kind double-hyphen in this file',
        after,
        codes: ['double-hyphen', 'double-hyphen'],
      },
    ]);
  });

  it('speaks Spanish', () => {
    check(
      rule('Tira |106 y 206.'),
      [{ title: 'Cambiar por 1D6', after: rule('Tira 1D6 y 206.'), isPreferred: true, codes: ['misread-die'] }],
      'es',
    );
  });

  it('shows a conversion before it is made, to a client that can', () => {
    const { workspace, document } = opened(
      '<events><event id="a" name="A"><rules><p>Roll 1D6.</p></rules><treasure>false</treasure></event></events>',
    );
    const scope = workspace.packageOf(document);
    const asked = fixesAsked(workspace, { scope, document, reader: english }, { start: 1, end: 1 });
    const problems = asked.problems.filter(({ code }) => code === 'earlier-edition');
    const [action] = codeActions({ ...asked, problems });
    assert.ok(action);
    const edits = (hasAnnotations: boolean) => {
      const support = { versionOf: () => 7, hasDocumentChanges: true, hasAnnotations };
      return whole(action, support).edit;
    };
    const [plain] = edits(false)?.documentChanges ?? [];
    assert.ok(plain && 'edits' in plain && plain.edits.length === 2 && edits(false)?.changeAnnotations === undefined);
    const shown = edits(true);
    assert.deepEqual(shown?.changeAnnotations, {
      convert: { label: 'Convert to the present edition', needsConfirmation: true },
    });
    const range = { start: { line: 0, character: 38 }, end: { line: 0, character: 41 } };
    const [change] = shown?.documentChanges ?? [];
    assert.ok(change && 'edits' in change);
    assert.deepEqual(change.edits[0], { range, newText: '', annotationId: 'convert' });
  });
});
