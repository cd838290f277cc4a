import * as vscode from 'vscode';
import type { TranslationNeed } from '../../server/lsp/protocol/translationRequests.ts';

const barLength = 10;

/** A bar of ten characters; full only if all are done, and empty only if none is. */
export function bar(done: number, all: number): string {
  const share = all === 0 ? 1 : done / all;
  const full =
    share >= 1 ? barLength : share <= 0 ? 0 : Math.min(barLength - 1, Math.max(1, Math.floor(share * barLength)));
  return `${'█'.repeat(full)}${'░'.repeat(barLength - full)}`;
}

/** What a text needs, as a heading. */
export function needName(need: TranslationNeed): string {
  switch (need) {
    case 'missing':
      return vscode.l10n.t('Missing');
    case 'problem':
      return vscode.l10n.t('With problems');
    case 'stale':
      return vscode.l10n.t('Source has changed');
  }
}
