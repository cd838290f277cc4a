import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { insertRuleText } from '../../server/features/insertRuleText.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { english, opened, readerIn } from '../support/cursor.ts';

/** Two rules of the workspace whose texts are short. */
const rules = `<rules>
  <rule id="my-glow" name="GLOW n+"><p>It glows on n+.</p><p>Roll once.</p></rule>
  <rule id="my-luck" name="STRANGE LUCK"><table><tr><td>1-3</td><td>Bad *luck*.</td></tr><tr><td>4-6</td><td>Good luck.</td></tr></table></rule>
  <rule id="my-void" name="UTTER VOID"></rule>
</rules>`;

interface Expected {
  readonly title?: string;
  /** The whole document after the action. */
  readonly after?: string;
}

/** The `^` is the cursor: tables have bars. */
function withCursor(marked: string, languageId: string) {
  return { ...opened(marked.replace('^', ''), languageId), offset: marked.indexOf('^') };
}

/** Takes the action at the `^` of a text; without anything expected, that there is none. Only insertions are allowed. */
function check(marked: string, expected: Expected = {}, languageId = 'markdown', reader = english): void {
  const { workspace, document, offset } = withCursor(marked, languageId);
  workspace.put(new Document('file:///rules.xml', 'xml', 1, rules));
  const [action, ...others] = insertRuleText({ scope: workspace.packageOf(document), document, reader }, offset);
  assert.deepEqual(others, []);
  const edits = action?.edit?.changes?.[document.uri] ?? [];
  assert.deepEqual(
    edits.filter(({ range }) => JSON.stringify(range.start) !== JSON.stringify(range.end)),
    [],
    'replaces something',
  );
  const text = document.getText();
  const [edit] = edits;
  const at = edit ? document.offsetAt(edit.range.start) : 0;
  const after = edit && text.slice(0, at) + edit.newText + text.slice(at);
  assert.deepEqual({ title: action?.title, after }, { title: undefined, after: undefined, ...expected });
}

const glow = (mark: string, indent = ''): string =>
  ['**GLOW 4+**', '', 'It glows on 4+.', '', 'Roll once.', '', '— *rules.xml*']
    .map((line) => `${indent}${mark}${line}`.trimEnd())
    .join('\n');

describe('inserting the text of a rule', () => {
  const title = 'Insert the text of Glow 4+ here';

  it('quotes it below the paragraph, with the value put in', () => {
    check('A cave (Gl^ow 4+) with\na lamp.\n\nThe end.\n', {
      title,
      after: `A cave (Glow 4+) with\na lamp.\n\n${glow('> ')}\n\nThe end.\n`,
    });
    check('Glow 4+^', { title, after: `Glow 4+\n\n${glow('> ')}` });
  });

  it('has a good name above it, even if a program has translated the name', () => {
    const { workspace, document, offset } = withCursor('Reglas especiales: Consp^irar; Miedo 5.', 'markdown');
    const names = { 'rpb-fear': 'MIEDO', 'rpb-fly': 'FLY', 'rpb-web': 'rpb-web', 'rpb-gang-up': 'CONSPIRAR' };
    const own = { 'rpb-fear': 'FEAR n', 'rpb-fly': 'FLY', 'rpb-web': 'WEB (1Dn)', 'rpb-gang-up': 'GANG UP' };
    const made = Object.entries(own).map(([id, name]) => `<rule id="${id}" name="${name}"><p>Text.</p></rule>`);
    const entries = Object.entries(names).map(
      ([id, name]) => `<entry key="rule.${id}.name">${name}</entry><entry key="rule.${id}.text">Texto.</entry>`,
    );
    workspace.putFile('file:///rules.xml', `<rules>${made.join('')}</rules>`);
    workspace.putFile('file:///content-es.xml', `<translations>${entries.join('')}</translations>`);
    const [action] = insertRuleText({ scope: workspace.packageOf(document), document, reader: english }, offset);
    const [edit] = action?.edit?.changes?.[document.uri] ?? [];
    assert.match(edit?.newText ?? '', /^\s*> \*\*ATACAR EN GRUPO\*\*\n>\n> Texto\./);
  });

  it('keeps to the item of a list, and out of those in it', () => {
    check('- 6 Bats (Glow^ 4+)\n  in the dark\n  - asleep\n- 2 Rats\n', {
      title,
      after: `- 6 Bats (Glow 4+)\n  in the dark\n\n${glow('> ', '  ')}\n\n  - asleep\n- 2 Rats\n`,
    });
    check('10. Bats: Glow 4+^\n11. Rats\n', {
      title,
      after: `10. Bats: Glow 4+\n\n${glow('> ', '    ')}\n\n11. Rats\n`,
    });
  });

  it('goes below headings, whole tables and whole quotations', () => {
    check('# Glow 4+^\nText.\n', { title, after: `# Glow 4+\n\n${glow('> ')}\n\nText.\n` });
    check('| a |\n| - |\n| Glow^ 4+ |\n| b |\n\nText.', {
      title,
      after: `| a |\n| - |\n| Glow 4+ |\n| b |\n\n${glow('> ')}\n\nText.`,
    });
    check('> It has Glow 4+^\n> and more.\n', { title, after: `> It has Glow 4+\n> and more.\n\n${glow('> ')}\n` });
  });

  it('writes tables as lists, and what Markdown would take for marks as letters', () =>
    check('He has (Strange Lu^ck, Glow 4+).', {
      title: 'Insert the text of Strange Luck here',
      after: `He has (Strange Luck, Glow 4+).

> **STRANGE LUCK**
>
> - **1-3** Bad \\*luck\\*.
> - **4-6** Good luck.
>
> — *rules.xml*`,
    }));

  it('keeps the line breaks of the file', () =>
    check('It has Glow 4+^.\r\n\r\nMore.\r\n', {
      title,
      after: `It has Glow 4+.\r\n\r\n${glow('> ').replaceAll('\n', '\r\n')}\r\n\r\nMore.\r\n`,
    }));

  it('is in the language of the mention, its title in that of the reader', () => {
    const { workspace, document, offset } = withCursor('Orcos (Miedo 6^)', 'markdown');
    const [action] = insertRuleText({ scope: workspace.packageOf(document), document, reader: english }, offset);
    assert.equal(action?.title, 'Insert the text of Miedo 6 here');
    const text = action?.edit?.changes?.[document.uri]?.[0]?.newText ?? '';
    assert.match(text, /^\n\n> \*\*MIEDO 6\*\*\n>\n> \S/);
    assert.match(text, /total de 6 o menos/);
    assert.match(text, /> — \*Libro de Rol\*$/);
    check(
      'Glow 4+^',
      { title: 'Insertar aquí el texto de Glow 4+', after: `Glow 4+\n\n${glow('> ')}` },
      'markdown',
      readerIn('es'),
    );
  });

  it('sets it in where there is no Markdown', () =>
    check(
      'Bats: Strange Luck^, Glow 4+.\n\nMore.',
      {
        title: 'Insert the text of Strange Luck here',
        after: `Bats: Strange Luck, Glow 4+.

  STRANGE LUCK

    1-3  Bad *luck*.
    4-6  Good luck.

  — rules.xml

More.`,
      },
      'plaintext',
    ));

  it('is not offered elsewhere', () => {
    check('A lamp that ^ glows.');
    check('Utter Vo^id, Glow 4+.');
    check('`Glow 4+^`');
    check('<rules><rule id="a" name="A"><p>Glow 4+^</p></rule></rules>', {}, 'xml');
  });
});
