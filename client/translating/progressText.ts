import * as vscode from 'vscode';
import type { TranslationNeed } from '../../server/lsp/protocol/translationRequests.ts';

/** `3 of 4`, or that there is nothing to translate: then a share would say something wrong, all or nothing. */
export function countText(translated: number, needed: number): string {
  return needed === 0 ? vscode.l10n.t('nothing to translate') : vscode.l10n.t('{0} of {1}', translated, needed);
}

/** The share that is done, for one text or more: 100 % only if all are done, and 0 % only if none is. */
export function shareText(done: number, all: number): string {
  const percent = done >= all ? 100 : done <= 0 ? 0 : Math.min(99, Math.max(1, Math.floor((done / all) * 100)));
  return vscode.l10n.t('{0} %', percent);
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
    case 'same':
      return vscode.l10n.t('The same as the source');
  }
}
