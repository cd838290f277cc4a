import assert from 'node:assert/strict';
import { markdownOf } from '../../../server/answers/markdown.ts';
import { noPreview } from '../../../server/answers/reader.ts';
import { printedBlocks } from '../../../server/answers/view/printedBlocks.ts';
import type { View, ViewControl, ViewEvent } from '../../../server/answers/view/view.ts';
import { fieldsOf } from '../../../server/features/views/fields.ts';
import { shownView } from '../../../server/features/views/shownView.ts';
import { tableSubject } from '../../../server/features/views/tableSubject.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Document } from '../../../server/workspace/documents/document.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

const vault = `# The vault

Roll 1D6:

1-2 Nothing.
4 A gem worth 1D6 x 10 gold.
5-6 A trap. Roll 1D6:
1-3 A pit.
4-6 A dart.
`;

/** A panel with the table at the first occurrence of some words: what is shown, and what its reader does. */
class Panel {
  readonly document: Document;
  readonly #language: string;
  question: unknown;
  effects: readonly object[] = [];
  view: View | undefined;

  constructor(text: string, words: string, language = 'en', name = 'a.md') {
    this.document = new Document(`file:///${name}`, name.endsWith('.md') ? 'markdown' : 'xml', 1, text);
    this.#language = language;
    this.question = { uri: this.document.uri, position: this.document.positionAt(text.indexOf(words)) };
    this.ask();
  }

  /** The events are done, and the edits that follow from them; then the view is asked for again, as panels do. */
  ask(...events: readonly ViewEvent[]): this {
    const workspace = new Workspace(packs);
    const reader = { messages: messagesFor(this.#language), preview: noPreview };
    const asked = { workspace, scope: workspace.all, document: this.document, reader };
    const question = tableSubject.read(fieldsOf(JSON.parse(JSON.stringify(this.question))));
    assert.ok(question);
    const shown = shownView(tableSubject, asked, question, events);
    this.view = shown ? (shown.view ?? this.view) : undefined;
    this.question = shown?.question ?? this.question;
    this.effects = shown?.effects ?? [];
    const [effect] = shown?.effects ?? [];
    if (effect?.kind !== 'edit') return this;
    assert.equal(effect.version, this.document.version);
    const changes = effect.edits.toReversed().map(({ range, newText }) => ({ range, text: newText }));
    this.document.update(changes, effect.version + 1);
    return this.ask();
  }

  press(id: string, focused?: string): this {
    return this.ask({ id, values: {}, seed: 1, ...(focused !== undefined && { focused }) });
  }

  type(id: string, value: string): this {
    return this.ask({ id, values: { [id]: value } });
  }

  get printed(): string {
    const rows = (this.view?.blocks ?? []).flatMap((block) =>
      block.kind === 'grid' ? block.rows.map(({ cells }) => cells.map(({ text = '' }) => text).join(' | ')) : [],
    );
    return this.view ? [markdownOf(printedBlocks(this.view)), ...rows].join('\n') : '';
  }

  get controls(): readonly ViewControl[] {
    return (this.view?.blocks ?? []).flatMap((block) => {
      if (block.kind === 'form') return block.controls;
      return block.kind === 'grid'
        ? block.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.controls ?? []))
        : [];
    });
  }

  control(id: string): ViewControl | undefined {
    return this.controls.find((one) => one.id === id);
  }

  status(id: string): string | undefined {
    return this.view?.blocks.flatMap((block) => (block.kind === 'status' && block.id === id ? [block.text] : []))[0];
  }
}

describe('the view of a table', () => {
  it('has its heading, its problems, its rows with their chances, and the tables in them', () => {
    const panel = new Panel(vault, '4 A gem');
    assert.equal(panel.view?.tab, 'Table: The vault');
    assert.match(panel.printed, /^# The vault\n\n1D6 table · 3 rows · not complete\n\n- No row of this table has 3, /);
    const grid = panel.view.blocks.find(({ kind }) => kind === 'grid');
    assert.ok(grid?.kind === 'grid');
    assert.deepEqual(
      grid.rows.map(({ cells: [, , chance, upTo, result] }) => [
        chance?.exact,
        upTo?.text,
        result?.text,
        result?.controls?.length,
      ]),
      [
        ['1 in 3', '33 %', 'Nothing.', 0],
        ['1 in 6', '67 %', 'A gem worth 1D6 x 10 gold.', 0],
        ['1 in 3', '100 %', 'A trap. Roll 1D6:', 1],
      ],
    );
    assert.match(new Panel(vault, '4 A gem', 'es').printed, /tabla de 1D6 · 3 filas · incompleta/);
  });

  it('calls no table complete that is not, where no problem is reported either', () => {
    assert.match(new Panel(vault, '4-6 A dart').printed, /Each score has exactly one row/);
    const chest = '| 2D6 | In the chest |\n| --- | --- |\n| 2-7 | Dust |\n| 8-12 | 100 gold |\n';
    const text = `Roll 1D6:\n\n1-3 A rat.\n4-5 A bat. Search the chest below.\n\n$$)6 A cat.\n\n${chest}`;
    assert.doesNotMatch(new Panel(text, '1-3').printed, /Each score|No row/);
  });

  it('goes to the table in a row and back', () => {
    const panel = new Panel(vault, '4 A gem').press('open.2.0');
    assert.match(panel.printed, /1D6 table · 2 rows · complete/);
    panel.press('around');
    assert.match(panel.printed, /3 rows · not complete/);
  });

  it('of an entry has its name, without markup', () => {
    const text =
      '<rules><rule id="a-well" name="WELL n"><p>Roll 1D6.</p><table><tr><td>1-3</td><td><b>Dry</b> &amp; deep.</td></tr><tr><td>4-6</td><td>Wet.</td></tr></table></rule></rules>';
    const panel = new Panel(text, '4-6', 'en', 'a.xml');
    assert.match(panel.printed, /^# WELL n\n[\s\S]*Dry & deep\./);
    assert.ok(panel.control('scores.0'));
  });

  it('has no chances and no fields where the roll is not known, and says so', () => {
    const added = 'Roll 1D6 and add his Strength:\n\n4 or less He falls.\n5-7 He slips.\n8+ He holds.';
    const panel = new Panel(added, '5-7');
    assert.match(panel.printed, /There are no chances/);
    assert.deepEqual(
      panel.controls.map(({ id, label }) => [id, label]),
      [
        ['roll', 'Roll on this table'],
        ['show.0', '4 or less'],
        ['show.1', '5-7'],
        ['show.2', '8+'],
      ],
    );
  });

  it('is none where there is no table', () => assert.equal(new Panel('# A\n\nNothing.', 'Nothing').view, undefined));
});

describe('what the reader of a table does', () => {
  const steady = 'Roll 1D6:\n\n1-2 A.\n3-4 B.\n5-6 C.\n';

  it('plans scores from those before the row, sees their chances, and changes them in one step', () => {
    const panel = new Panel(steady, '1-2').type('weight.0', '3').type('weight.0', '1');
    assert.equal(panel.status('plan'), 'This will change in the text: 1-2 → 1, 3-4 → 2-3, 5-6 → 4-6.');
    panel.type('scores.1', '2');
    assert.equal(panel.status('plan'), 'This will change in the text: 1-2 → 1, 3-4 → 2, 5-6 → 3-6.');
    assert.match(panel.printed, /67 % *\|/);
    assert.equal(panel.document.getText(), steady);
    panel.press('apply');
    assert.equal(panel.document.getText(), 'Roll 1D6:\n\n1 A.\n2 B.\n3-6 C.\n');
    assert.deepEqual([panel.status('plan'), panel.control('apply')], ['', undefined]);
  });

  it('sees why scores are not possible beside what was typed, and forgets it', () => {
    const panel = new Panel(steady, '1-2').type('scores.1', '3-9');
    assert.equal(panel.status('problem'), 'These are no scores of the dice, which show 1–6.');
    const field = panel.control('scores.1');
    assert.deepEqual(field?.kind === 'field' && [field.value, field.isInvalid], ['3-9', true]);
    assert.equal(panel.control('apply'), undefined);
    panel.press('discard');
    assert.deepEqual([panel.status('problem'), panel.status('plan')], [undefined, '']);
  });

  it('moves rows with the focus, but not while scores are planned', () => {
    const panel = new Panel(steady, '1-2').press('down.0', 'scores.0');
    assert.equal(panel.document.getText(), 'Roll 1D6:\n\n1-2 B.\n3-4 A.\n5-6 C.\n');
    assert.equal(panel.view?.focus, 'scores.1');
    panel.press('add.2');
    assert.equal(panel.view.focus, 'scores.3');
    panel.press('remove.3');
    assert.equal(panel.view.focus, 'remove.2');
    panel.press('up.0');
    assert.match(panel.status('problem') ?? '', /^The rows of this table/);
    panel.type('weight.0', '1');
    const button = panel.control('down.0');
    assert.ok(button?.kind === 'action' && button.isDisabled);
  });

  it('gives each score one row', () => {
    const panel = new Panel(vault, '4 A gem').press('renumber');
    assert.match(panel.document.getText(), /\n1-2 Nothing\.\n3 A gem.*\n4-6 A trap/);
    assert.equal(panel.control('renumber'), undefined);
  });

  it('rolls, with the row marked, the same way for the same seed', () => {
    const panel = new Panel(steady, '1-2').press('roll');
    const [effect] = panel.effects;
    const rolled = panel.status('rolled') ?? '';
    assert.match(rolled, /^1D6 = \d → row /);
    assert.deepEqual(effect, { kind: 'rolled', text: rolled, result: rolled, seed: 1 });
    const grid = panel.view?.blocks.find(({ kind }) => kind === 'grid');
    assert.deepEqual(grid?.kind === 'grid' && grid.rows.flatMap(({ mark }) => mark ?? []), ['rolled']);
    assert.equal(new Panel(steady, '1-2').press('roll').status('rolled'), rolled);
  });

  it('is asked for the numbers of a roll first', () => {
    const panel = new Panel('Roll 1D6+n:\n\n1-6 A.\n7-12 B.\n', '1-6').press('roll');
    if (panel.effects.length > 0)
      assert.deepEqual(panel.effects, [{ kind: 'enter', names: [{ name: 'n', label: 'n' }] }]);
  });

  it('shows a row in the text', () => {
    const panel = new Panel(steady, '1-2').press('show.1');
    assert.deepEqual(panel.effects, [{ kind: 'show', uri: 'file:///a.md', position: { line: 3, character: 0 } }]);
  });

  it('plans nothing in another version of the text', () => {
    const panel = new Panel(steady, '1-2').type('weight.0', '1');
    panel.document.update([{ range: panel.document.range({ start: 0, end: 0 }), text: '\n' }], 2);
    panel.ask();
    assert.equal(panel.status('plan'), '');
  });
});
