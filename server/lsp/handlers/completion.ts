import {
  type CompletionItem,
  type CompletionList,
  type CompletionRegistrationOptions,
  CompletionRequest,
  CompletionTriggerKind,
  type Position,
} from 'vscode-languageserver';
import { noPreview } from '../../answers/reader.ts';
import { completion } from '../../features/completion/completion.ts';
import { resolveItem } from '../../features/completion/resolveItem.ts';
import type { CompletionCause } from '../../features/completion/typedBeginnings.ts';
import { remembered } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from '../connection/context.ts';
import { withoutSnippets } from '../connection/convert.ts';
import { guard } from '../connection/guard.ts';
import { withDefaults } from '../connection/itemDefaults.ts';
import { commands } from '../protocol/commands.ts';
import { type Client, feature, type Handler } from './handler.ts';
import { triggerCharacters, triggerCharactersOfTexts } from './triggerCharacters.ts';

/** Completion, and the rule of the selected item. */
export const completionHandler: Handler = {
  capabilities: (client) => (isToldLater(client) ? {} : { completionProvider: forAllLanguages }),
  register: (context) => {
    const { connection, workspace, capabilities, initializationOptions, messages, initialized } = context;
    const insertEntry = initializationOptions.asksForNames === true ? commands.insertEntry : undefined;
    if (isToldLater(context)) void initialized.then(() => announce(context));
    // An editor resolves the items of the latest list only.
    let latest: Document | undefined;
    feature(CompletionRequest.type, {}, nothingOffered, ({ asked, offset, params }) => {
      latest = asked.document;
      const { position, context: why } = params;
      const answer = (cause: CompletionCause): CompletionList => completion(asked, offset, cause, insertEntry);
      const offered = offeredAt(asked.document, position, why?.triggerKind, answer);
      const client = capabilities.textDocument?.completion;
      const hasSnippets = client?.completionItem?.snippetSupport ?? false;
      const list = hasSnippets ? offered : { ...offered, items: offered.items.map(withoutSnippets) };
      return withDefaults(list, client?.completionList?.itemDefaults ?? []);
    }).register(context);
    connection.onCompletionResolve(
      guard(
        context,
        'completionItem/resolve',
        (item: CompletionItem) => item,
        (item) => {
          const scope = latest ? workspace.packageOf(latest) : workspace.all;
          const asked = { scope, reader: { messages, preview: noPreview, markup: context.markup } };
          return resolveItem(asked, item);
        },
      ),
    );
    return undefined;
  },
};

/** For a client with one static registration for all languages. */
const forAllLanguages = { triggerCharacters: [...triggerCharacters.xml, '('], resolveProvider: true };

/** Whether the client supports trigger characters by language, through dynamic registration. */
function isToldLater({ capabilities: { textDocument } }: Client): boolean {
  return textDocument?.completion?.dynamicRegistration ?? false;
}

/** Registers the trigger characters of each language, for a client with dynamic registration. */
function announce({ connection, initializationOptions }: ServerContext): void {
  for (const [language, characters] of Object.entries(triggerCharacters)) {
    const announced =
      language === 'xml' && initializationOptions.asksInTags === true ? triggerCharactersOfTexts : characters;
    const options: CompletionRegistrationOptions = {
      documentSelector: [{ language }],
      triggerCharacters: [...announced],
      resolveProvider: true,
    };
    connection.client.register(CompletionRequest.type, options).catch(() => {
      // The client is about to close.
    });
  }
}

const nothingOffered: CompletionList = { items: [], isIncomplete: false };

/** Where a list of completions on request (Ctrl+Space) began in a document. */
const wanted = remembered((_: Document): { start?: Position | undefined } => ({}));

/**
 * At the letters behind a completion on request the editor asks as if they were typed without a request, but still shows the list: as long as
 * the text begins where the list began, the answer is that to a request.
 */
function offeredAt(
  document: Document,
  position: Position,
  // Without a trigger kind the request counts as made by the user.
  kind: CompletionTriggerKind = CompletionTriggerKind.Invoked,
  answer: (cause: CompletionCause) => CompletionList,
): CompletionList {
  const word = wanted(document);
  const { start } = word;
  word.start = undefined;
  const { line } = position;
  if (kind === CompletionTriggerKind.Invoked) {
    const offered = answer('wanted');
    const starts = offered.items.map((item) => startOf(item)?.character ?? position.character);
    if (starts.length > 0) word.start = { line, character: Math.min(...starts) };
    return offered;
  }
  if (start?.line === line && document.format?.isXml === false) {
    const isWord = /^\p{L}.*\p{L}$|^\p{L}$/u.test(document.getText({ start, end: position }));
    const { items, isIncomplete } = isWord ? answer('wanted') : nothingOffered;
    const same = items.filter((item) => startOf(item)?.character === start.character);
    if (same.length > 0) {
      word.start = start;
      return { items: same, isIncomplete };
    }
  }
  return answer('typed');
}

function startOf({ textEdit }: CompletionItem): Position | undefined {
  return textEdit && 'range' in textEdit ? textEdit.range.start : undefined;
}
