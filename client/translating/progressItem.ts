import * as vscode from 'vscode';
import { commands } from '../../server/lsp/protocol/commands.ts';
import type { TranslationNeed } from '../../server/lsp/protocol/translationRequests.ts';
import { countText, needName } from './progressText.ts';
import type { Translations } from './translations.ts';

const needs: readonly TranslationNeed[] = ['missing', 'problem', 'stale', 'same'];

/** The status bar item with the progress of the language whose translations file is open. A click goes to the next text that needs work. */
export function progressItem(translations: Translations): vscode.Disposable {
  const item = vscode.window.createStatusBarItem('whq-rules.translation', vscode.StatusBarAlignment.Right, 99);
  item.name = vscode.l10n.t('WHQ Rules: progress of the translation');
  item.command = commands.nextTranslation;
  const active = (): vscode.Uri | undefined => {
    const uri = vscode.window.activeTextEditor?.document.uri;
    return uri && translations.has(uri) ? uri : undefined;
  };
  translations.wantProgress(() => active() !== undefined);
  const show = (): void => {
    const uri = active()?.toString();
    const language = translations.languages.find((one) => vscode.Uri.parse(one.uri).toString() === uri);
    if (!language) {
      item.hide();
      return;
    }
    const { translated, needed, percent } = language;
    const count = countText(translated, needed);
    item.text = `$(globe) ${language.language}: ${count}`;
    const work = needs.map((need) => `${needName(need)}: ${language.needs[need]}`);
    const progress = percent === null ? count : `${percent} %`;
    const tooltip = [`${language.label}: ${progress}`, ...work, vscode.l10n.t('Click for the next one.')].join('\n');
    item.tooltip = tooltip;
    item.accessibilityInformation = { label: `${item.text.replace('$(globe) ', '')}. ${work.join(', ')}` };
    item.show();
  };
  return vscode.Disposable.from(item, translations.onDidChange(show), vscode.window.onDidChangeActiveTextEditor(show));
}
