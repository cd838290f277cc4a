import * as vscode from 'vscode';
import type { TranslationNeed } from '../../server/lsp/protocol/translationRequests.ts';

const barLength = 10;

/** `3 of 4`, or that there is nothing to translate: then a bar would say something wrong, full or empty. */
export function countText(translated: number, needed: number): string {
  return needed === 0 ? vscode.l10n.t('nothing to translate') : vscode.l10n.t('{0} of {1}', translated, needed);
}

/** A bar of ten characters for one text or more; full only if all are done, and empty only if none is. */
export function bar(done: number, all: number): string {
  const share = done / all;
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
