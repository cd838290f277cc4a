import { type ClientCapabilities, type Connection, DidChangeConfigurationNotification } from 'vscode-languageserver';
import { type Settings, settingsSection } from './protocol.ts';

/** The settings by resource, asked for once and again after each change. A client without settings gets the defaults. */
export class SettingsCache {
  readonly #connection: Connection;
  readonly #capabilities: () => ClientCapabilities;
  readonly #known = new Map<string, Promise<Settings>>();

  constructor(connection: Connection, capabilities: () => ClientCapabilities) {
    this.#connection = connection;
    this.#capabilities = capabilities;
  }

  get(uri: string): Promise<Settings> {
    if (!this.#capabilities().workspace?.configuration) return Promise.resolve({});
    const known = this.#known.get(uri) ?? this.#ask(uri);
    this.#known.set(uri, known);
    return known;
  }

  /** Forgets what it knows whenever the client says that settings have changed, and then calls `changed`. */
  listen(changed: () => void): void {
    this.#connection.onDidChangeConfiguration(() => {
      this.#known.clear();
      changed();
    });
    if (!this.#capabilities().workspace?.didChangeConfiguration?.dynamicRegistration) return;
    this.#connection.client
      .register(DidChangeConfigurationNotification.type, { section: settingsSection })
      .catch(() => {
        // Without the registration the settings at the start stay in force.
      });
  }

  async #ask(uri: string): Promise<Settings> {
    try {
      return (await this.#connection.workspace.getConfiguration({ scopeUri: uri, section: settingsSection })) ?? {};
    } catch {
      return {};
    }
  }
}
