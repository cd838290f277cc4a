// The playground: the files of the example in an editor beside the language server, which runs in a worker of this page.

import { hearCommands, runCommand } from './commandEvents.ts';
import { byId, element } from './elements.ts';
import type { ExampleFile } from './exampleFiles.ts';
import { FileEditor } from './fileEditor.ts';
import { setLenses } from './lenses.ts';
import { LensLoader } from './lensLoader.ts';
import { lookUpTool } from './lookUpTool.ts';
import { oddsTool } from './oddsTool.ts';
import { problemTool } from './problemTool.ts';
import { rollTool } from './rollTool.ts';
import { connectServer } from './serverConnection.ts';
import { type SiteLanguage, siteTexts } from './siteTexts.ts';
import { toolTabs } from './toolTabs.ts';

const language: SiteLanguage = document.documentElement.lang === 'es' ? 'es' : 'en';
const texts = siteTexts[language];
// Started before anything else, because it takes longest.
const worker = new Worker('server.browser.js', { name: 'WHQ Rules' });
worker.addEventListener('error', fail);
start().catch(fail);

async function start(): Promise<void> {
  const response = await fetch('example.json');
  const example: Readonly<Record<string, string>> = await response.json();
  const tabs = toolTabs();
  const problems = problemTool(texts, (uri, offset) => editor.show(uri, offset));
  const server = connectServer(worker, ordered(example), language, FileEditor.serverExtensions(), {
    problems: (uri, found) => {
      problems.note(uri, found);
      editor.showProblems(uri, found);
      drawFiles();
      // For who measures the start.
      if (uri === editor.file.uri) performance.mark('answered');
    },
    lenses: () => loader.load(),
  });
  const editor: FileEditor = new FileEditor(
    byId('editor'),
    server,
    texts,
    () => {
      drawFiles();
      problems.draw(editor.file);
      loader.load();
    },
    (file, changes) => {
      loader.loadSoon();
      odds.follow(file, changes);
    },
  );
  const loader = new LensLoader(server, (file, lenses) => {
    if (file !== editor.file) return;
    editor.view.dispatch({ effects: setLenses.of(lenses) });
    odds.draw(lenses);
  });
  const odds = oddsTool(server, texts, editor);
  const roll = rollTool(server, texts);
  const lookUp = lookUpTool(server, texts, (command) => runCommand(document.body, command));
  hearCommands((command) => {
    const tool = [odds, roll, lookUp].find((one) => one.run(command));
    if (!tool) return;
    tabs.show(tool.tab);
    // In a narrow window they are below the text.
    byId('tools').scrollIntoView({ block: 'nearest' });
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="command:"]') : null;
    if (!link) return;
    event.preventDefault();
    const [, name = '', argument = ''] = /^command:([^?]*)\?(.*)$/.exec(link.getAttribute('href') ?? '') ?? [];
    const [first]: readonly unknown[] = JSON.parse(decodeURIComponent(argument));
    const place = first as { readonly uri?: string; readonly line?: number } | undefined;
    // A rule of the example opens in the editor, and one of a pack is looked up.
    if (place?.uri !== undefined && place.line !== undefined && server.files.getFile(place.uri))
      editor.show(place.uri, { line: place.line, character: 0 });
    else runCommand(document.body, { command: name, argument: first });
  });

  /** The buttons for the files, with the number of their problems. */
  function drawFiles(): void {
    const place = byId('files');
    const focused = document.activeElement?.getAttribute('data-uri');
    place.replaceChildren(...server.files.files.map((file) => fileButton(file)));
    if (focused) place.querySelector<HTMLElement>(`[data-uri="${CSS.escape(focused)}"]`)?.focus();
  }

  function fileButton(file: ExampleFile): HTMLButtonElement {
    const button = element('button', { type: 'button', title: file.path });
    button.dataset.uri = file.uri;
    button.setAttribute('aria-current', String(file === editor.file));
    button.append(file.path.slice(file.path.lastIndexOf('/') + 1));
    const count = problems.count(file.uri);
    if (count > 0) {
      const badge = element('span', { className: 'badge' });
      badge.append(
        element('span', { textContent: String(count), ariaHidden: 'true' }),
        element('span', { className: 'unseen', textContent: `, ${texts.problemCount(count)}` }),
      );
      button.append(badge);
    }
    button.addEventListener('click', () => editor.show(file.uri));
    return button;
  }
}

/** The scenario in the language of the page first. */
function ordered(example: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const first = language === 'es' ? 'escenario.md' : 'scenario.md';
  return { [first]: example[first] ?? '', ...example };
}

function fail(): void {
  byId('state').textContent = texts.failed;
}
