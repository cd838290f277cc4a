import * as vscode from 'vscode';
import { label } from '../../server/text/label.ts';
import { printable } from '../../server/text/printable.ts';
import type { RollHint } from '../views/rollHint.ts';

/** The places that show rolls: after their dice in the text, and in the log. */
export interface RollPlaces {
  readonly hint: RollHint;
  readonly log: vscode.OutputChannel;
}

/** The time for which the status bar shows a roll. The log keeps it. */
const shownMilliseconds = 15_000;

/** The number of random seeds: they stay short enough to be copied by hand. */
const seedCount = 1_000_000;

export function randomSeed(): number {
  return Math.floor(Math.random() * seedCount);
}

/**
 * Shows a roll in the status bar for a while, and in the log of rolls with its seed, which gives the same roll again. `result` is the short
 * text for the status bar, which VS Code cuts off at two fifths of the window.
 */
export function noteRoll(log: vscode.OutputChannel, text: string, seed: number, result = text): void {
  log.appendLine(vscode.l10n.t('{0}   (seed {1})', printable(text), seed));
  vscode.window.setStatusBarMessage(label(result), shownMilliseconds);
}
