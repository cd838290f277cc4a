import * as vscode from 'vscode';
import type { Failure, PastFailure, ServerState } from './serverState.ts';

/** The state as a sentence, for the log and for commands that fail in this state. */
export function serverSentence(state: ServerState): string {
  return vscode.l10n.t('The server of WHQ Rules is {0}.', serverText(state));
}

/** The state in a few words that continue `The server is`. */
export function serverText(state: ServerState): string {
  switch (state.kind) {
    case 'waiting':
      return vscode.l10n.t('waiting for dice, abilities or rules in a text');
    case 'starting':
      return vscode.l10n.t('starting');
    case 'running':
      return state.lastFailure === undefined ? vscode.l10n.t('running') : restartText(state.lastFailure);
    case 'notAnswering':
      return vscode.l10n.t('not answering; it will be restarted');
    case 'restarting':
      return vscode.l10n.t('restarting: {0}', failureText(state.failure));
    case 'off':
      return vscode.l10n.t('off after {0} failures: {1}', state.times, failureText(state.failure));
  }
}

/** The text for a restarted server: `restarted at 14:05: it did not answer`. */
function restartText({ failure, at }: PastFailure): string {
  const time = at.toLocaleTimeString(vscode.env.language, { hour: 'numeric', minute: '2-digit' });
  return vscode.l10n.t('restarted at {0}: {1}', time, failureText(failure));
}

function failureText(failure: Failure): string {
  switch (failure) {
    case 'silent':
      return vscode.l10n.t('it did not answer');
    case 'ended':
      return vscode.l10n.t('it ended unexpectedly');
    case 'notStarted':
      return vscode.l10n.t('it did not start');
  }
}
