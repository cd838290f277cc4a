import * as vscode from 'vscode';
import { commands } from '../../server/lsp/protocol/commands.ts';
import type { Server } from '../server/server.ts';
import { addLanguage } from './addLanguage.ts';
import { showGlossary } from './glossary.ts';
import { goToNext, openTranslation } from './goToTranslation.ts';
import { insertMissingKey, insertMissingKeys } from './insertMissing.ts';
import { removeOrphans } from './previewedEdits.ts';
import { progressItem } from './progressItem.ts';
import { markSameOnPurpose } from './sameOnPurpose.ts';
import { sourceBeside } from './sourceBeside.ts';
import { Translations } from './translations.ts';
import { translationsView } from './translationsView.ts';

/** The views and commands for translators. */
export function translating(server: Server): vscode.Disposable {
  const translations = new Translations(server);
  const source = sourceBeside(server, translations);
  const { registerCommand } = vscode.commands;
  return vscode.Disposable.from(
    translations,
    source,
    translationsView(server, translations),
    progressItem(translations),
    registerCommand(commands.nextTranslation, () => goToNext(server, translations, 'next')),
    registerCommand(commands.previousTranslation, () => goToNext(server, translations, 'previous')),
    registerCommand(commands.openTranslation, (argument: unknown) => openTranslation(server, argument)),
    registerCommand(commands.showTranslationSource, () => source.show()),
    registerCommand(commands.insertMissingKey, (node: unknown) => insertMissingKey(server, translations, node)),
    registerCommand(commands.insertMissingKeys, (node: unknown) => insertMissingKeys(server, translations, node)),
    registerCommand(commands.sameOnPurpose, (node: unknown) => markSameOnPurpose(server, translations, node)),
    registerCommand(commands.addLanguage, () => addLanguage(server)),
    registerCommand(commands.showGlossary, () => showGlossary(server, translations)),
    registerCommand(commands.removeOrphans, () => removeOrphans(server, translations)),
  );
}
