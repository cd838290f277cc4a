import { BrowserMessageReader, BrowserMessageWriter } from 'vscode-languageclient/browser';
import type { ServerProgram } from './serverProgram.ts';

/** What of the web's Worker is used here: the project is not compiled against the DOM. */
interface WebWorker {
  onmessage: unknown;
  terminate(): void;
}

/** The server in that worker. */
export function programIn(worker: WebWorker): ServerProgram {
  // The client cannot tell that VS Code's Worker is one, so it gets its two ends.
  const reader = new WorkerReader(worker);
  return {
    reader,
    writer: new BrowserMessageWriter(worker),
    name: 'worker',
    kill: async () => {
      worker.terminate();
      // What it said before may still be on its way.
      worker.onmessage = null;
      reader.close();
    },
  };
}

/** The messages of a worker. The end of one is reported by nobody, so whoever ends it says so. */
class WorkerReader extends BrowserMessageReader {
  close(): void {
    this.fireClose();
  }
}
