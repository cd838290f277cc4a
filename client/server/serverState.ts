/** Why a server was lost: it did not answer, it ended by itself, or it did not even start. */
export type Failure = 'silent' | 'ended' | 'notStarted';

/** A failure after which the server was restarted. */
export interface PastFailure {
  readonly failure: Failure;
  readonly at: Date;
}

/** The number of failures in a row after which the server stays off. */
export const maximumFailures = 3;

/** The state of the server. */
export type ServerState =
  /** Nothing in the window has needed the server yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'running';
      readonly lastFailure: PastFailure | undefined;
      /** The number of files and folders of the workspace that could not be read. */
      readonly unreadFiles: number;
    }
  | { readonly kind: 'notAnswering' }
  /** The server was lost, and a new one is about to start. */
  | { readonly kind: 'restarting'; readonly failure: Failure }
  /** The server stays off until the user restarts it, after this number of failures; `failure` is the last one. */
  | { readonly kind: 'off'; readonly failure: Failure; readonly times: number };
