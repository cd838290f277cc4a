/** Why a server was lost: it did not answer, it ended by itself, or it did not even start. */
export type Failure = 'silent' | 'ended' | 'notStarted';

/** A failure after which the server was restarted. */
export interface PastFailure {
  readonly failure: Failure;
  readonly at: Date;
}

/** So many failures in a row, and the server stays off. */
export const maximumFailures = 3;

/** What there is to say of the server. */
export type ServerState =
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'running';
      readonly lastFailure: PastFailure | undefined;
      /** How many files and folders of the workspace it could not read. */
      readonly unreadFiles: number;
    }
  | { readonly kind: 'notAnswering' }
  /** The server was lost, and a new one is about to start. */
  | { readonly kind: 'restarting'; readonly failure: Failure }
  /** The server stays off until the user restarts it. The failure is the last of so many. */
  | { readonly kind: 'off'; readonly failure: Failure; readonly times: number };
