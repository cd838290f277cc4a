/**
 * Lets the process end with its status when nobody reads its output any more: a reader such as `head` may have enough before a report ends, and
 * what has been found is still what the status tells. Other errors of the streams are told.
 */
export function onStreamErrors(failed: (message: string) => void): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return;
      failed(error.message);
      process.exit(2);
    });
  }
}
