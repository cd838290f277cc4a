import type { ClientCapabilities, Connection, TextDocuments } from 'vscode-languageserver';
import type { Reader } from '../../answers/reader.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { DiagnosticStyle } from './convert.ts';
import type { Faults } from './faults.ts';
import type { LifeCycle } from './lifeCycle.ts';
import type { SettingsCache } from './settings.ts';
import type { Slices } from './slices.ts';

/** What all handlers share. */
export interface ServerContext {
  readonly connection: Connection;
  readonly documents: TextDocuments<Document>;
  readonly workspace: Workspace;
  readonly settings: SettingsCache;
  readonly slices: Slices;
  readonly faults: Faults;
  readonly lifeCycle: LifeCycle;
  readonly messages: () => Messages;
  /** Whom the features of that document, or of none, answer. The same object as long as nothing is set anew. */
  readonly readerOf: (uri: string | undefined) => Promise<Reader>;
  /** How problems of that document are to look. */
  readonly diagnosticStyleOf: (uri: string) => Promise<DiagnosticStyle>;
  readonly capabilities: () => ClientCapabilities;
  /** Resolves when the files of the workspace have been read once, or after as long as anybody should wait for that. */
  readonly rulesKnown: () => Promise<void>;
}
