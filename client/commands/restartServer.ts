import { type BaseLanguageClient, State } from 'vscode-languageclient';

/** Ends the server, whatever it is doing, and starts a new one. Rejects where that one does not start. */
export async function restartServer(client: BaseLanguageClient): Promise<void> {
  if (client.state === State.Starting) {
    // A client that is starting cannot be stopped; whether that start succeeds does not matter here.
    await client.start().catch(() => undefined);
  }
  if (client.isRunning()) await client.stop();
  await client.start();
}
