import {
  type ClientCapabilities,
  type CompletionItem,
  type CompletionList,
  type CompletionParams,
  type CompletionRegistrationOptions,
  CompletionRequest,
  CompletionTriggerKind,
  type Position,
} from 'vscode-languageserver';
import { noPreview } from '../../answers/reader.ts';
import { completion } from '../../features/completion/completion.ts';
import { resolveEntityItem } from '../../features/completion/resolveEntityItem.ts';
import { resolveRuleItem } from '../../features/completion/resolveRuleItem.ts';
import type { CompletionCause } from '../../features/completion/typedBeginnings.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from '../connection/context.ts';
import { withoutSnippets } from '../connection/convert.ts';
import { forDocument } from '../connection/forDocument.ts';
import { guard } from '../connection/guard.ts';
import { withDefaults } from '../connection/itemDefaults.ts';
import { commands } from '../protocol/commands.ts';
import type { Handler } from './handler.ts';
import { triggerCharacters, triggerCharactersOfTexts } from './triggerCharacters.ts';

/** Answers completion, and the rule of the selected item. */
export const completionHandler: Handler = {
  capabilities: (client) => (isToldLater(client) ? {} : { completionProvider: forAllLanguages }),
  initialized: (context) => {
    if (isToldLater(context.capabilities)) announce(context);
  },
  register: (context) => {
    const { connection, workspace, capabilities, initializationOptions, messages } = context;
    const insertEntry = initializationOptions.asksForNames === true ? commands.insertEntry : undefined;
    const wanted = new WantedWord();
    // An editor resolves the items of the latest list only.
    let latest: Document | undefined;
    connection.onCompletion(
      forDocument(
        context,
        'completion',
        () => nothingOffered,
        (asked, { position, context: why }: CompletionParams) => {
          const { document } = asked;
          latest = document;
          const answer = (cause: CompletionCause): CompletionList =>
            completion(asked, document.offsetAt(position), cause, insertEntry);
          const offered = wanted.answer(document, position, why?.triggerKind, answer);
          const client = capabilities.textDocument?.completion;
          const hasSnippets = client?.completionItem?.snippetSupport ?? false;
          const list = hasSnippets ? offered : { ...offered, items: offered.items.map(withoutSnippets) };
          return withDefaults(list, client?.completionList?.itemDefaults ?? []);
        },
      ),
    );
    connection.onCompletionResolve(
      guard(
        context,
        'completionResolve',
        (item: CompletionItem) => item,
        (item) => {
          const scope = latest ? workspace.packageOf(latest) : workspace.all;
          const asked = { scope, reader: { messages, preview: noPreview, markup: context.markup } };
          return resolveEntityItem(asked, resolveRuleItem(asked, item));
        },
      ),
    );
  },
};

/** For a client with one static registration for all languages. */
const forAllLanguages = { triggerCharacters: [...triggerCharacters.xml, '('], resolveProvider: true };

/** Whether the client supports trigger characters by language, through dynamic registration. */
function isToldLater({ textDocument }: ClientCapabilities): boolean {
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

/**
 * Remembers the word of the last completion on request (Ctrl+Space): at the next letters the editor asks as if they were typed without a
 * request, but still shows the list.
 */
class WantedWord {
  #document: Document | undefined;
  #start: Position | undefined;

  answer(
    document: Document,
    position: Position,
    kind: CompletionTriggerKind | undefined,
    answer: (cause: CompletionCause) => CompletionList,
  ): CompletionList {
    // Without a trigger kind the request counts as made by the user.
    if ((kind ?? CompletionTriggerKind.Invoked) === CompletionTriggerKind.Invoked) {
      const offered = answer('wanted');
      this.#document = document;
      this.#start = offered.items.length > 0 ? earliestStart(offered.items, position) : undefined;
      return offered;
    }
    return this.#goingOn(document, position, answer) ?? answer('typed');
  }

  /** The remembered word, if the text still begins where the list began. */
  #goingOn(
    document: Document,
    position: Position,
    answer: (cause: CompletionCause) => CompletionList,
  ): CompletionList | undefined {
    const start = this.#start;
    if (!start || document.format?.isXml !== false || this.#document !== document || start.line !== position.line)
      return undefined;
    const typed = document.getText({ start, end: position });
    const { items, isIncomplete } = /^\p{L}.*\p{L}$|^\p{L}$/u.test(typed) ? answer('wanted') : nothingOffered;
    const same = items.filter((item) => startOf(item)?.character === start.character);
    if (same.length > 0) return { items: same, isIncomplete };
    this.#start = undefined;
    return undefined;
  }
}

function earliestStart(items: readonly CompletionItem[], position: Position): Position {
  const character = Math.min(...items.map((item) => startOf(item)?.character ?? position.character));
  return { line: position.line, character };
}

function startOf({ textEdit }: CompletionItem): Position | undefined {
  return textEdit && 'range' in textEdit ? textEdit.range.start : undefined;
}
