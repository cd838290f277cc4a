import { type CancellationToken, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { Document } from '../../workspace/documents/document.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { ServerContext } from './context.ts';

/** How slices finish work, as `Slices.finish`. */
type Finish<Result> = (
  steps: Steps<Result>,
  goesOn: () => boolean,
  report: (error: unknown) => void,
) => Promise<{ readonly result: Result } | undefined>;

/** One request in progress. */
export class PendingRequest {
  readonly #context: Pick<ServerContext, 'documents' | 'slices' | 'faults'>;
  readonly #where: string;
  readonly #token: CancellationToken;
  readonly #document: Document | undefined;
  readonly #version: number | undefined;

  /**
   * @param where the feature and the subject of the request, for the log.
   * @param document the document with the places of the request and the answer; if it changes, there is no answer.
   */
  constructor(
    context: Pick<ServerContext, 'documents' | 'slices' | 'faults'>,
    where: string,
    token: CancellationToken,
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
   */
  finish<Result>(work: () => Steps<Result>): Promise<Result> {
    return this.#finish(work, (...how) => this.#context.slices.finish(...how));
  }

  /** The same before other long answers, for one that follows each key. */
  finishSoon<Result>(work: () => Steps<Result>): Promise<Result> {
    return this.#finish(work, (...how) => this.#context.slices.finishSoon(...how));
  }

  /** The same however long it takes, for answers that are wrong without a part of it, such as sums. */
  finishWhole<Result>(work: () => Steps<Result>): Promise<Result> {
    return this.#finish(work, (...how) => this.#context.slices.finish(...how, Infinity));
  }

  async #finish<Result>(work: () => Steps<Result>, finish: Finish<Result>): Promise<Result> {
    const { faults, documents } = this.#context;
    for (;;) {
      const isCurrent = watch(documents.all());
      const goesOn = (): boolean => {
        this.assertWanted();
        return isCurrent();
      };
      const done = await finish(work(), goesOn, (error) => faults.report(this.#where, error));
      if (done) return done.result;
    }
  }
}

/** A function that tells whether the documents are unchanged since this call. */
function watch(documents: readonly Document[]): () => boolean {
  const versions = documents.map(({ version }) => version);
  return () => documents.every(({ version }, index) => version === versions[index]);
}
