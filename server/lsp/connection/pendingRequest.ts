import { type CancellationToken, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from './context.ts';
import type { Pace } from './slices.ts';

/** One request in progress. */
export class PendingRequest {
  readonly #context: Pick<ServerContext, 'documents' | 'slices' | 'faults'>;
  readonly #where: string;
  readonly #token: Pick<CancellationToken, 'isCancellationRequested'>;
  readonly #document: Document | undefined;
  readonly #version: number | undefined;

  /**
   * @param where the feature and the subject of the request, for the log.
   * @param document the document with the places of the request and the answer; if it changes, there is no answer.
   */
  constructor(
    context: Pick<ServerContext, 'documents' | 'slices' | 'faults'>,
    where: string,
    token: Pick<CancellationToken, 'isCancellationRequested'>,
    document?: Document,
  ) {
    this.#context = context;
    this.#where = where;
    this.#token = token;
    this.#document = document;
    this.#version = document?.version;
  }

  /** The same request, for places in that document. */
  in(document: Document): PendingRequest {
    return new PendingRequest(this.#context, this.#where, this.#token, document);
  }

  /** Ends the request if it was cancelled, or if the text has changed. */
  assertWanted(): void {
    if (this.#token.isCancellationRequested)
      throw new ResponseError(LSPErrorCodes.RequestCancelled, 'The request has been cancelled.');
    const document = this.#document;
    if (!document) return;
    if (document.version !== this.#version || this.#context.documents.get(document.uri) !== document)
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
    const { slices, faults, documents } = this.#context;
    for (;;) {
      const open = documents.all();
      const versions = open.map(({ version }) => version);
      const goesOn = (): boolean => {
        this.assertWanted();
        return !isOver() && open.every(({ version }, index) => version === versions[index]);
      };
      const done = await slices.finish(work, goesOn, (error) => faults.report(this.#where, error), pace);
      if (done || isOver()) return done?.result;
    }
  }
}
