import type { ChangeDesc } from '@codemirror/state';
import type { SubjectName, ViewEffect } from '../../server/lsp/protocol/viewRequests.ts';
import { type FromViewPage, type ToViewPage, viewTalk } from '../panels/viewTalk.ts';
import type { ExampleFile } from './exampleFiles.ts';
import type { FileEditor } from './fileEditor.ts';
import { panelFrame } from './panelFrame.ts';
import { newSeed } from './rollTool.ts';
import type { ServerConnection } from './serverConnection.ts';

/** What views are shown with. */
interface ViewPlace {
  readonly server: ServerConnection;
  readonly editor: FileEditor;
  /** The element of the frame, and its title. */
  readonly place: HTMLElement;
  readonly title: string;
}

/** Shows a view in a frame. Returns what an edit of a file does: the place of its subject moves, and it is asked for again. */
export function shownView(
  { server, editor, place, title }: ViewPlace,
  subject: SubjectName,
  first: unknown,
): (file: ExampleFile, changes: ChangeDesc) => void {
  let offset: number | undefined;
  const frame = panelFrame<ToViewPage, FromViewPage>(
    place,
    'panels/view.html',
    title,
    () => editor.view.focus(),
    ({ kind: _, ...event }) => void talk.hear(event),
  );
  const talk = viewTalk(subject, {
    ask: (params) => server.ask('whq/view', params),
    show: async (view, { uri, position }) => {
      const file = server.files.getFile(uri ?? '');
      offset = file && position ? editor.offset(file, position) : undefined;
      frame.show({ kind: 'view', view });
    },
    gone: async () => frame.tell({ kind: 'gone' }),
    perform: async (effect) => void performIn(server, editor, effect),
    newSeed,
  });
  void talk.ask(first);
  return (file, changes) => {
    const question = talk.question();
    if (offset === undefined || question?.uri !== file.uri) return;
    offset = changes.mapPos(offset);
    const line = editor.textOf(file).lineAt(offset);
    const position = { line: line.number - 1, character: offset - line.from };
    void talk.ask({ ...question, position });
  };
}

/** Edits a text or shows a place in it: a page can do no more. An edit is made only in the text that it is for, and can be undone. */
function performIn({ files }: ServerConnection, editor: FileEditor, effect: ViewEffect): void {
  if (effect.kind !== 'edit' && effect.kind !== 'show') return;
  const file = files.getFile(effect.uri);
  if (!file) return;
  if (effect.kind === 'show') editor.show(file.uri, effect.position);
  else if (file.version === effect.version) {
    editor.show(file.uri);
    const changes = effect.edits.map(({ range, newText }) => ({
      from: editor.offset(file, range.start),
      to: editor.offset(file, range.end),
      insert: newText,
    }));
    editor.view.dispatch({ changes });
  }
}
