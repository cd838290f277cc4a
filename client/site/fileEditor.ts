import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { xmlLanguage } from '@codemirror/lang-xml';
import { bracketMatching, defineLanguageFacet, Language, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import {
  hoverTooltips,
  jumpToDefinitionKeymap,
  type LSPClientExtension,
  serverCompletion,
} from '@codemirror/lsp-client';
import { type ChangeDesc, EditorState, type Extension, type Text } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { GFM, parser } from '@lezer/markdown';
import { editorNonce } from './editorNonce.ts';
import type { ExampleFile } from './exampleFiles.ts';
import { keyboardHover } from './keyboardHover.ts';
import { lensRows } from './lenses.ts';
import { severities } from './problemTool.ts';
import type { ServerConnection, ServerProblem } from './serverConnection.ts';
import type { SiteTexts } from './siteTexts.ts';

const markdown = new Language(defineLanguageFacet(), parser.configure([GFM]), [], 'markdown');

/** The editor with one file of the example at a time. Each keeps its cursor and its history. */
export class FileEditor {
  readonly view: EditorView;
  #file: ExampleFile;
  readonly #states = new Map<string, EditorState>();
  readonly #problems = new Map<string, readonly ServerProblem[]>();
  readonly #server: ServerConnection;
  readonly #texts: SiteTexts;
  readonly #onShow: () => void;
  readonly #onEdit: (file: ExampleFile, changes: ChangeDesc) => void;

  /**
   * @param onShow is called when another file is shown, the first too.
   * @param onEdit is called after each edit.
   */
  constructor(
    place: HTMLElement,
    server: ServerConnection,
    texts: SiteTexts,
    onShow: () => void,
    onEdit: (file: ExampleFile, changes: ChangeDesc) => void,
  ) {
    const [first] = server.files.files;
    if (!first) throw new Error('The example has no files.');
    this.#server = server;
    this.#texts = texts;
    this.#file = first;
    this.#onShow = onShow;
    this.#onEdit = onEdit;
    this.view = new EditorView({ state: this.#stateOf(first), parent: place });
    server.files.show = (file) => this.#open(file);
    // The caller has its own values only after this constructor.
    queueMicrotask(onShow);
  }

  /** What the client of the server adds to each file. */
  static serverExtensions(): readonly LSPClientExtension[] {
    return [
      {
        editorExtension: [
          serverCompletion({ override: true }),
          hoverTooltips(),
          keymap.of([...jumpToDefinitionKeymap]),
        ],
      },
    ];
  }

  get file(): ExampleFile {
    return this.#file;
  }

  /** Shows a file, at a place if there is one, and puts the focus on it. */
  show(uri: string, place?: ServerProblem['range']['start']): void {
    const file = this.#server.files.getFile(uri);
    if (!file) return;
    this.#open(file);
    if (place) {
      const anchor = this.offset(file, place);
      this.view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    }
    this.view.focus();
  }

  /** The text of a file as it is now. */
  textOf(file: ExampleFile): Text {
    return file.view?.state.doc ?? file.doc;
  }

  /** The offset of a place in a file; the end of the text for one behind it. */
  offset(file: ExampleFile, { line, character }: ServerProblem['range']['start']): number {
    const doc = this.textOf(file);
    if (line >= doc.lines) return doc.length;
    const { from, to } = doc.line(line + 1);
    return Math.min(from + character, to);
  }

  /** Underlines the problems of a file, if it is shown; else when it is. */
  showProblems(uri: string, problems: readonly ServerProblem[]): void {
    this.#problems.set(uri, problems);
    if (uri !== this.#file.uri) return;
    const found = problems.map(
      ({ range, severity = 1, message, code }): Diagnostic => ({
        from: this.offset(this.#file, range.start),
        to: this.offset(this.#file, range.end),
        severity: severities[severity - 1] ?? 'error',
        message,
        source: String(code ?? ''),
      }),
    );
    this.view.dispatch(setDiagnostics(this.view.state, found));
  }

  #open(file: ExampleFile): EditorView {
    if (file === this.#file) return this.view;
    this.#server.client.sync();
    this.#states.set(this.#file.uri, this.view.state);
    this.#file = file;
    this.view.setState(this.#states.get(file.uri) ?? this.#stateOf(file));
    this.showProblems(file.uri, this.#problems.get(file.uri) ?? []);
    this.#onShow();
    return this.view;
  }

  #stateOf(file: ExampleFile): EditorState {
    return EditorState.create({
      doc: file.doc,
      extensions: [
        editorExtensions(this.#texts, file),
        this.#server.client.plugin(file.uri, file.languageId),
        EditorView.updateListener.of(({ docChanged, changes }) => {
          if (!docChanged) return;
          // The server says the problems of the new text without being asked.
          this.#server.client.sync();
          this.#onEdit(file, changes);
        }),
      ],
    });
  }
}

/** In milliseconds. */
const blinkRate = 1200;

/** Whether the reader wants nothing to move. */
function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function editorExtensions(texts: SiteTexts, { path, languageId }: ExampleFile): Extension {
  return [
    EditorView.cspNonce.of(editorNonce),
    EditorState.phrases.of(texts.phrases),
    EditorView.contentAttributes.of({ 'aria-label': path, spellcheck: 'false', tabindex: '0' }),
    EditorView.lineWrapping,
    lineNumbers(),
    history(),
    drawSelection({ cursorBlinkRate: isStill() ? 0 : blinkRate }),
    bracketMatching(),
    highlightActiveLine(),
    languageId === 'xml' ? xmlLanguage.extension : markdown.extension,
    syntaxHighlighting(classHighlighter),
    autocompletion({ aboveCursor: false }),
    lensRows,
    keyboardHover(texts.hover),
    keymap.of([
      { key: 'F8', run: nextDiagnostic, preventDefault: true },
      ...completionKeymap,
      ...defaultKeymap,
      ...historyKeymap,
    ]),
  ];
}
