import type { ClientCapabilities, ServerCapabilities } from 'vscode-languageserver';
import type { ServerContext } from '../connection/context.ts';

/** A handler of one feature: its announced capabilities and its answers. */
export interface Handler {
  /** The capabilities that `initialize` announces to this client; empty if the client lacks the feature, or learns of it later. */
  readonly capabilities: (client: ClientCapabilities) => ServerCapabilities;
  /** Answers the requests from now on. */
  readonly register: (context: ServerContext) => void;
  /** Registers capabilities after `initialized`, which `initialize` cannot announce. */
  readonly initialized?: (context: ServerContext) => void;
}
