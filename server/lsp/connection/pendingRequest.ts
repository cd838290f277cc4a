import { type CancellationToken, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from './context.ts';

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
  finish<Result>(work: () => Result): Promise<Result> {
    return this.#finish(work);
  }

  /** The same however long it takes, for answers that are wrong without a part of it, such as sums. */
  finishWhole<Result>(work: () => Result): Promise<Result> {
    return this.#finish(work, Infinity);
  }

  /**
   * The same until it `isOver`: then the result is undefined, and the next request for it goes on where this one has ended.
   *
   * @param finish `finishSoon` for an answer that follows each key: it goes before others.
   */
  async finishUntil<Result>(
    isOver: () => boolean,
    work: () => Result,
    finish: 'finish' | 'finishSoon' = 'finish',
  ): Promise<Result | undefined> {
    for (;;) {
      const done = await this.#tryToFinish(work, isOver, finish);
      if (done || isOver()) return done?.result;
    }
  }

  async #finish<Result>(work: () => Result, maximum?: number): Promise<Result> {
    for (;;) {
      const done = await this.#tryToFinish(work, () => false, 'finish', maximum);
      if (done) return done.result;
    }
  }

  /** Undefined if it is over, or if another document has changed. */
  #tryToFinish<Result>(
    work: () => Result,
    isOver: () => boolean,
    finish: 'finish' | 'finishSoon',
    maximum?: number,
  ): Promise<{ readonly result: Result } | undefined> {
    const { slices, faults, documents } = this.#context;
    const isCurrent = watch(documents.all());
    const goesOn = (): boolean => {
      this.assertWanted();
      return isCurrent() && !isOver();
    };
    return slices[finish](work, goesOn, (error) => faults.report(this.#where, error), maximum);
  }
}

/** A function that tells whether the documents are unchanged since this call. */
function watch(documents: readonly Document[]): () => boolean {
  const versions = documents.map(({ version }) => version);
  return () => documents.every(({ version }, index) => version === versions[index]);
}
