import type { ClientCapabilities, Connection, TextDocuments } from 'vscode-languageserver';
import type { Reader } from '../../answers/reader.ts';
import type { FileChoices } from '../../checks/settings/chosenProblems.ts';
import type { Store } from '../../queries/kept.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { InitializationOptions } from '../protocol/settings.ts';
import type { DiagnosticStyle } from './convert.ts';
import type { Faults } from './faults.ts';
import type { LifeCycle } from './lifeCycle.ts';
import type { SettingsSource } from './settings.ts';
import type { Slices } from './slices.ts';
import type { TypedPlaces } from './typedPlaces.ts';

/** The state of the server, made of the params of `initialize`. */
export interface ServerState {
  readonly connection: Connection;
  readonly documents: TextDocuments<Document>;
  readonly workspace: Workspace;
  readonly typedPlaces: TypedPlaces;
  readonly settings: SettingsSource;
  readonly slices: Slices;
  readonly faults: Faults;
  readonly lifeCycle: LifeCycle;
  /** Resolves when capabilities can be registered that `initialize` cannot announce. */
  readonly initialized: Promise<void>;
  readonly messages: Messages;
  readonly markup: Reader['markup'];
  /**
   * The reader for a document, with the levels that an open document says of itself, or for none. The same object as long as the settings
   * and these levels stay the same.
   */
  readonly readerOf: (uri: string | undefined) => Promise<Reader>;
  /** The style of that document's problems. */
  readonly diagnosticStyleOf: (uri: string) => Promise<DiagnosticStyle>;
  readonly initializationOptions: InitializationOptions;
  readonly capabilities: ClientCapabilities;
  /** The URIs of the workspace folders at the start. */
  readonly folders: readonly string[];
  /** What is kept of earlier runs in these folders. */
  readonly store: Store | undefined;
}

/** The shared context of all handlers: the state, and what depends on the files of the workspace. */
export interface ServerContext extends ServerState {
  /** The severities and known problems that are chosen for that document. */
  readonly choicesOf: (uri: string) => Promise<FileChoices>;
  /** Resolves when all files of the workspace, and their latest changes, have been read, or after three seconds: for answers that do not wait longer. */
  readonly filesKnown: () => Promise<void>;
  /** The same however long it takes, for answers that change files. */
  readonly filesSettled: () => Promise<void>;
}
