import { BrowserMessageReader, BrowserMessageWriter } from 'vscode-languageclient/browser';
import type { ServerProgram } from './serverProgram.ts';

/** The part of the web's Worker that is used here: the project is not compiled against the DOM. */
interface WebWorker {
  onmessage: unknown;
  terminate(): void;
}

/** The server that runs in the worker. */
export function programIn(worker: WebWorker): ServerProgram {
  // The client does not recognise VS Code's Worker as a worker, so it gets a reader and a writer.
  const reader = new WorkerReader(worker);
  return {
    reader,
    writer: new BrowserMessageWriter(worker),
    name: 'worker',
    kill: async () => {
      worker.terminate();
      // Earlier messages may still arrive.
      worker.onmessage = null;
      reader.close();
    },
  };
}

/** The messages of a worker. Nothing reports the end of a worker, so the code that ends it calls `close`. */
class WorkerReader extends BrowserMessageReader {
  close(): void {
    this.fireClose();
  }
}
