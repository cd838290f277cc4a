// Opens the scenario of the example workspace and, rendered beside it, what to try. It is no part of the extension: a
// window cannot be told from outside what to show beside what.
const { commands, env, Uri, window, workspace } = require('vscode');

exports.activate = async () => {
  const folder = workspace.workspaceFolders?.[0]?.uri;
  const isReloaded = window.tabGroups.all.some(({ tabs }) => tabs.length > 0);
  if (folder === undefined || isReloaded) return;
  const isSpanish = env.language.startsWith('es');
  await window.showTextDocument(Uri.joinPath(folder, isSpanish ? 'escenario.md' : 'scenario.md'), { preview: false });
  // Locked, for else the preview would be that of whatever Markdown is edited.
  await commands.executeCommand(
    'markdown.showLockedPreviewToSide',
    Uri.joinPath(folder, isSpanish ? 'LEEME.md' : 'README.md'),
  );
  await commands.executeCommand('workbench.action.focusFirstEditorGroup');
};
