import { type Range, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, WidgetType } from '@codemirror/view';
import { type PageCommand, runCommand } from './commandEvents.ts';

/** A command that stands above a line. */
export interface Lens extends PageCommand {
  /** From 0. */
  readonly line: number;
  readonly title: string;
}

/** Replaces all lenses. */
export const setLenses = StateEffect.define<readonly Lens[]>();

/** Lenses as rows of buttons above their lines, which F6 reaches from the text. */
export const lensRows = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(rows, transaction) {
    const placed = rows.map(transaction.changes);
    return transaction.effects.reduce(
      (_, effect) => (effect.is(setLenses) ? rowsOf(effect.value, transaction.newDoc) : placed),
      placed,
    );
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    keymap.of([{ key: 'F6', run: focusNearest, preventDefault: true }]),
  ],
});

function rowsOf(lenses: readonly Lens[], text: Text): DecorationSet {
  const byLine = new Map<number, Lens[]>();
  for (const lens of lenses) {
    if (lens.line < text.lines) byLine.set(lens.line, [...(byLine.get(lens.line) ?? []), lens]);
  }
  const rows: Range<Decoration>[] = [...byLine].map(([line, own]) => {
    const { from, text: content } = text.line(line + 1);
    const indent = /^\s*/.exec(content)?.[0].length ?? 0;
    return Decoration.widget({ widget: new LensRow(own, indent), block: true, side: -1 }).range(from);
  });
  return Decoration.set(rows, true);
}

class LensRow extends WidgetType {
  readonly #lenses: readonly Lens[];
  readonly #indent: number;

  constructor(lenses: readonly Lens[], indent: number) {
    super();
    this.#lenses = lenses;
    this.#indent = indent;
  }

  override eq(other: LensRow): boolean {
    return JSON.stringify([this.#lenses, this.#indent]) === JSON.stringify([other.#lenses, other.#indent]);
  }

  override get estimatedHeight(): number {
    return 20;
  }

  toDOM(view: EditorView): HTMLElement {
    const row = document.createElement('div');
    row.className = 'lenses';
    row.style.paddingInlineStart = `calc(6px + ${this.#indent}ch)`;
    row.append(
      ...this.#lenses.map((lens) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.tabIndex = -1;
        button.textContent = lens.title;
        button.addEventListener('click', () => runCommand(view.dom, lens));
        return button;
      }),
    );
    row.addEventListener('keydown', (event) => moveInRow(event, view));
    return row;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function moveInRow(event: KeyboardEvent, view: EditorView): void {
  const buttons = [...view.contentDOM.querySelectorAll<HTMLButtonElement>('.lenses button')];
  const index = buttons.indexOf(event.target as HTMLButtonElement);
  const step = ['ArrowRight', 'ArrowDown'].includes(event.key)
    ? 1
    : ['ArrowLeft', 'ArrowUp'].includes(event.key)
      ? -1
      : 0;
  if (event.key === 'Escape') view.focus();
  else if (step !== 0) buttons[index + step]?.focus();
  else return;
  event.preventDefault();
}

/** Puts the focus on the first lens of the row above the cursor: that of its line, or else of the nearest line before it. */
function focusNearest(view: EditorView): boolean {
  const { head } = view.state.selection.main;
  const rows = [...view.contentDOM.querySelectorAll<HTMLElement>('.lenses')];
  const before = rows.filter((row) => view.posAtDOM(row) <= head).at(-1) ?? rows[0];
  before?.querySelector('button')?.focus();
  return before !== undefined;
}
