import { type CancellationToken, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { Document } from '../../workspace/documents/document.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { ServerContext } from './context.ts';

/** One request while it is worked on. */
export class PendingRequest {
  readonly #context: Pick<ServerContext, 'documents' | 'slices' | 'faults'>;
  readonly #where: string;
  readonly #token: CancellationToken;
  readonly #document: Document | undefined;
  readonly #version: number | undefined;

  /**
   * @param where the feature and what it is asked about, for the log.
   * @param document the one that has the places of the question and of the answer; if it changes there is no answer.
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

  /** The same request, of which is known now that it asks for places in that document. */
  in(document: Document): PendingRequest {
    return new PendingRequest(this.#context, this.#where, this.#token, document);
  }

  /** Ends the request if nobody wants the answer by now, or it would be about a text that is no more. */
  assertWanted(): void {
    if (this.#token.isCancellationRequested)
      throw new ResponseError(LSPErrorCodes.RequestCancelled, 'The request has been cancelled.');
    const document = this.#document;
    if (!document) return;
    if (document.version !== this.#version || this.#context.documents.get(document.uri) !== document)
      throw new ResponseError(LSPErrorCodes.ContentModified, 'The document has changed meanwhile.');
  }

  /**
   * Works out a long answer without holding up anything else, as long as it is wanted. Where another document is changed meanwhile the work
   * begins anew: what is remembered of sections makes it short.
   */
  async finish<Result>(work: () => Steps<Result>): Promise<Result> {
    const { slices, faults, documents } = this.#context;
    for (;;) {
      const isCurrent = watch(documents.all());
      const goesOn = (): boolean => {
        this.assertWanted();
        return isCurrent();
      };
      const done = await slices.finish(work(), goesOn, (error) => faults.report(this.#where, error));
      if (done) return done.result;
    }
  }
}

/** Tells whether all of the documents are as they are now. */
function watch(documents: readonly Document[]): () => boolean {
  const versions = documents.map(({ version }) => version);
  return () => documents.every(({ version }, index) => version === versions[index]);
}
