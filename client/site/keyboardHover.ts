import { LSPPlugin } from '@codemirror/lsp-client';
import { StateEffect, StateField } from '@codemirror/state';
import { type EditorView, keymap, showTooltip, type Tooltip } from '@codemirror/view';

const setTooltip = StateEffect.define<Tooltip | null>();

/** The explanation at the cursor with F4, which gets the focus, so that its links are in reach; Escape goes back to the text. */
export function keyboardHover(name: string) {
  return StateField.define<Tooltip | null>({
    create: () => null,
    update(tooltip, { effects, docChanged, selection }) {
      const kept = docChanged || selection ? null : tooltip;
      return effects.reduce((last, effect) => (effect.is(setTooltip) ? effect.value : last), kept);
    },
    provide: (field) => [
      showTooltip.from(field),
      keymap.of([{ key: 'F4', run: (view) => explain(view, name), preventDefault: true }]),
    ],
  });
}

function explain(view: EditorView, name: string): boolean {
  const plugin = LSPPlugin.get(view);
  if (!plugin) return false;
  const pos = view.state.selection.main.head;
  plugin.client.sync();
  const params = { textDocument: { uri: plugin.uri }, position: plugin.toPosition(pos) };
  void plugin.client
    .request<object, { contents: { kind: 'markdown'; value: string } } | null>('textDocument/hover', params)
    .then((hover) => {
      if (hover)
        view.dispatch({
          effects: setTooltip.of({ pos, above: true, create: () => card(plugin, hover.contents, name) }),
        });
    });
  return true;
}

function card(plugin: LSPPlugin, contents: { kind: 'markdown'; value: string }, name: string) {
  const dom = document.createElement('div');
  dom.className = 'cm-lsp-hover-tooltip cm-lsp-documentation';
  dom.tabIndex = -1;
  dom.setAttribute('role', 'dialog');
  dom.setAttribute('aria-label', name);
  dom.innerHTML = plugin.docToHTML(contents);
  const close = (): void => {
    plugin.view.dispatch({ effects: setTooltip.of(null) });
    plugin.view.focus();
  };
  dom.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  dom.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) plugin.view.dispatch({ effects: setTooltip.of(null) });
  });
  return { dom, mount: () => dom.focus() };
}
