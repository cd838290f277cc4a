import type { ClientCapabilities, ServerCapabilities } from 'vscode-languageserver';
import type { ServerContext } from '../connection/context.ts';

/** One thing that an editor can ask for: what is announced of it, and what answers. */
export interface Handler {
  /** What `initialize` announces to a client with these capabilities; nothing where the client cannot ask, or is told later. */
  readonly capabilities: (client: ClientCapabilities) => ServerCapabilities;
  /** Answers the requests from now on. */
  readonly register: (context: ServerContext) => void;
  /** Tells a client that has said it is ready what it could not be told before. */
  readonly initialized?: (context: ServerContext) => void;
}
