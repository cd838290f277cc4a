import {
  type ClientCapabilities,
  type Connection,
  DidChangeConfigurationNotification,
  type Disposable,
} from 'vscode-languageserver';
import {
  type LinkCommands,
  noPreview,
  numbersIn,
  type Preview,
  type Reader,
  warriorFrom,
} from '../../answers/reader.ts';
import { rememberedWith } from '../../text/remembered.ts';
import type { Messages } from '../../wording/messages.ts';
import { type Settings, settingsSection } from '../protocol/settings.ts';
import { validSettings } from './validSettings.ts';

const noSettings: Promise<Settings> = Promise.resolve({});

/** The settings by resource, requested once and again after each change. A client without settings gets the defaults. */
export class SettingsCache {
  readonly #connection: Connection;
  readonly #capabilities: () => ClientCapabilities;
  readonly #known = new Map<string | undefined, Promise<Settings>>();

  constructor(connection: Connection, capabilities: () => ClientCapabilities) {
    this.#connection = connection;
    this.#capabilities = capabilities;
  }

  /** Undefined means the settings of the window. */
  get(uri: string | undefined): Promise<Settings> {
    if (!this.#capabilities().workspace?.configuration) return noSettings;
    const known = this.#known.get(uri) ?? this.#ask(uri);
    this.#known.set(uri, known);
    return known;
  }

  /** Empties the cache at each change of settings, and then calls `changed`, until it is disposed of. */
  listen(changed: () => void): Disposable {
    if (this.#capabilities().workspace?.didChangeConfiguration?.dynamicRegistration) {
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
      return validSettings(await this.#connection.workspace.getConfiguration(item));
    } catch {
      return {};
    }
  }
}

/**
 * The reader with these settings.
 *
 * @param links the commands for links, if the client has them.
 * @param markup how the client shows texts.
 */
export const readerFrom = rememberedWith(
  (_: Settings, messages: Messages, links: LinkCommands | undefined, markup: Reader['markup']) => [
    messages,
    links,
    markup,
  ],
  (settings, messages, links, markup): Reader => ({ messages, preview: previewFrom(settings), links, markup }),
);

function previewFrom({ levels, party }: Settings): Preview {
  const levelNumbers = numbersIn(levels ?? {});
  const warriors = (party ?? []).map(warriorFrom);
  return levelNumbers.size + warriors.length === 0 ? noPreview : { levels: levelNumbers, party: warriors };
}
