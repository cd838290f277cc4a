import { type CancellationToken, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from './context.ts';
import type { Pace } from './slices.ts';

/** What a request is about. */
interface Subject {
  readonly context: Pick<ServerContext, 'documents' | 'slices' | 'faults'>;
  /** The feature and the document, for the log. */
  readonly where: string;
  readonly token?: Pick<CancellationToken, 'isCancellationRequested'>;
  /** The document with the places of the request and the answer; if it changes, there is no answer. */
  readonly document?: Document;
}

/** One request in progress. */
export class PendingRequest {
  readonly #subject: Subject;
  readonly #version: number | undefined;

  constructor(subject: Subject) {
    this.#subject = subject;
    this.#version = subject.document?.version;
  }

  /** The same request, for places in that document. */
  in(document: Document): PendingRequest {
    return new PendingRequest({ ...this.#subject, document });
  }

  /** The same request, which another token ends too. */
  until(other: CancellationToken): PendingRequest {
    const { token } = this.#subject;
    const either = {
      get isCancellationRequested() {
        return other.isCancellationRequested || token?.isCancellationRequested === true;
      },
    };
    return new PendingRequest({ ...this.#subject, token: either });
  }

  /** Ends the request if it was cancelled, or if the text has changed. */
  assertWanted(): void {
    const { context, token, document } = this.#subject;
    if (token?.isCancellationRequested)
      throw new ResponseError(LSPErrorCodes.RequestCancelled, 'The request has been cancelled.');
    if (document && (document.version !== this.#version || context.documents.get(document.uri) !== document))
      throw new ResponseError(LSPErrorCodes.ContentModified, 'The document has changed meanwhile.');
  }

  /**
   * Calculates a long answer in slices, as long as it is wanted. If another document changes meanwhile, the work starts again, which is
   * short because the results of sections are cached.
   *
   * @param work as for `Run`.
   */
  finish<Result>(work: () => Result, pace?: Pace): Promise<Result> {
    return this.finishUntil(() => false, work, pace) as Promise<Result>;
  }

  /** The same however long it takes, for answers that are wrong without a part of it, such as sums. */
  finishWhole<Result>(work: () => Result): Promise<Result> {
    return this.finish(work, { maximum: Infinity });
  }

  /** The same until it `isOver`: then the result is undefined, and the next request for it goes on where this one has ended. */
  async finishUntil<Result>(isOver: () => boolean, work: () => Result, pace?: Pace): Promise<Result | undefined> {
    const { context, where } = this.#subject;
    const { slices, faults, documents } = context;
    for (;;) {
      const open = documents.all();
      const versions = open.map(({ version }) => version);
      const goesOn = (): boolean => {
        this.assertWanted();
        return !isOver() && open.every(({ version }, index) => version === versions[index]);
      };
      const done = await slices.finish(work, goesOn, (error) => faults.report(where, error), pace);
      if (done || isOver()) return done?.result;
    }
  }
}
