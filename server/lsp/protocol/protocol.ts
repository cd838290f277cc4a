/** The protocol between client and server beyond LSP. Plain types and names: both sides import it, and it imports types only. */

import type { Looked } from '../../workspace/packages/listing.ts';
import type { DiceRequests } from './diceRequests.ts';
import type { PackageRequests } from './packageRequests.ts';
import type { RuleRequests } from './ruleRequests.ts';
import type { TableRequests } from './tableRequests.ts';
import type { TranslationEditRequests, TranslationRequests } from './translationRequests.ts';
import type { ViewRequests } from './viewRequests.ts';
import type { WritingRequests } from './writingRequests.ts';

/** Requests, client to server: the params and the result of each method. */
export interface ServerRequests
  extends DiceRequests,
    PackageRequests,
    TableRequests,
    RuleRequests,
    ViewRequests,
    WritingRequests,
    TranslationRequests,
    TranslationEditRequests {}

/** Requests, server to client, for a server that cannot reach the disk: a browser's, or one of a virtual workspace. */
export interface ClientRequests {
  /** The file system's answer for a URI: a folder with its entries, in any order, a file, or neither. */
  'whq/readFolder': { readonly params: { readonly uri: string }; readonly result: Looked };
  /** The text of a file up to `largest` bytes, decoded like in the editor; or the reason why there is none, `null` if it does not exist. */
  'whq/readFile': {
    readonly params: { readonly uri: string; readonly largest: number };
    readonly result: string | { readonly reason: 'tooLarge' | 'forbidden' | 'unreadable' | null };
  };
}

/** Notifications, server to client. */
export interface ServerNotifications {
  /** The number of files and folders of the workspace that have not been read: too large, too many, not readable. The log names them. */
  'whq/unreadFiles': { readonly count: number };
}
