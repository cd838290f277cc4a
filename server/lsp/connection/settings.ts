import {
  type ClientCapabilities,
  type Connection,
  DidChangeConfigurationNotification,
  type Disposable,
  type TextDocuments,
} from 'vscode-languageserver';
import { noPreview, numbersIn, type Preview, type Reader, warriorFrom } from '../../answers/reader.ts';
import { readerOfText } from '../../answers/saidPreview.ts';
import { remembered } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { saidLevels } from '../../workspace/documents/saidLevels.ts';
import { type Settings, settingsSection } from '../protocol/settings.ts';
import { settingsIn } from './settingsIn.ts';

const noSettings: Promise<Settings> = Promise.resolve({});

/** The settings by resource, requested once and again after each change. A client without settings gets the defaults. */
export class SettingsCache {
  readonly #connection: Connection;
  readonly #capabilities: ClientCapabilities;
  readonly #known = new Map<string | undefined, Promise<Settings>>();

  constructor(connection: Connection, capabilities: ClientCapabilities) {
    this.#connection = connection;
    this.#capabilities = capabilities;
  }

  /** Undefined means the settings of the window. */
  get(uri: string | undefined): Promise<Settings> {
    if (!this.#capabilities.workspace?.configuration) return noSettings;
    const known = this.#known.get(uri) ?? this.#ask(uri);
    this.#known.set(uri, known);
    return known;
  }

  /** Empties the cache at each change of settings, and then calls `changed`, until it is disposed of. */
  listen(changed: () => void): Disposable {
    if (this.#capabilities.workspace?.didChangeConfiguration?.dynamicRegistration) {
      this.#connection.client
        .register(DidChangeConfigurationNotification.type, { section: settingsSection })
        .catch(() => {
          // Without the registration the settings at the start stay in force.
        });
    }
    return this.#connection.onDidChangeConfiguration(() => {
      this.#known.clear();
      changed();
    });
  }

  async #ask(uri: string | undefined): Promise<Settings> {
    const item = { ...(uri !== undefined && { scopeUri: uri }), section: settingsSection };
    try {
      return settingsIn(await this.#connection.workspace.getConfiguration(item));
    } catch {
      return {};
    }
  }
}

/** The readers for documents, as `ServerContext.readerOf`, of a client that shows texts like this. */
export function readersOf(
  client: Omit<Reader, 'preview'>,
  documents: TextDocuments<Document>,
  settings: SettingsCache,
): (uri: string | undefined) => Promise<Reader> {
  const readerFrom = remembered((found: Settings): Reader => ({ ...client, preview: previewFrom(found) }));
  return async (uri) => {
    const reader = readerFrom(await settings.get(uri));
    const document = uri === undefined ? undefined : documents.get(uri);
    return document ? readerOfText(reader, saidLevels(document)) : reader;
  };
}

function previewFrom({ levels, party }: Settings): Preview {
  const levelNumbers = numbersIn(levels ?? {});
  const warriors = (party ?? []).map(warriorFrom);
  return levelNumbers.size + warriors.length === 0 ? noPreview : { levels: levelNumbers, party: warriors };
}
