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

/** The settings by resource, requested once and again after each change. A client without settings gets the defaults. */
export interface SettingsSource {
  /** Undefined means the settings of the window. */
  readonly get: (uri: string | undefined) => Promise<Settings>;
  /** Calls `changed` at each change of settings, until it is disposed of. */
  readonly listen: (changed: () => void) => Disposable;
}

export function settingsOf(
  { workspace, client, onDidChangeConfiguration }: Connection,
  capabilities: ClientCapabilities,
): SettingsSource {
  const { configuration, didChangeConfiguration } = capabilities.workspace ?? {};
  const known = new Map<string | undefined, Promise<Settings>>();
  const ask = async (uri: string | undefined): Promise<Settings> => {
    if (!configuration) return {};
    const item = { ...(uri !== undefined && { scopeUri: uri }), section: settingsSection };
    return workspace.getConfiguration(item).then(settingsIn, () => ({}));
  };
  return {
    get: (uri) => {
      const answer = known.get(uri) ?? ask(uri);
      known.set(uri, answer);
      return answer;
    },
    listen: (changed) => {
      if (didChangeConfiguration?.dynamicRegistration) {
        client.register(DidChangeConfigurationNotification.type, { section: settingsSection }).catch(() => {
          // Without the registration the settings at the start stay in force.
        });
      }
      return onDidChangeConfiguration(() => {
        known.clear();
        changed();
      });
    },
  };
}

/** The readers for documents, as `ServerContext.readerOf`, of a client that shows texts like this. */
export function readersOf(
  client: Omit<Reader, 'preview'>,
  documents: TextDocuments<Document>,
  settings: SettingsSource,
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
