// Opens the scenario of the example workspace and, rendered beside it, what to try. It is no part of the extension: a
// window cannot be told from outside what to show beside what.
const { commands, env, Uri, ViewColumn, window, workspace } = require('vscode');

exports.activate = async () => {
  const folder = workspace.workspaceFolders?.[0]?.uri;
  const isReloaded = window.tabGroups.all.some(({ tabs }) => tabs.length > 0);
  if (folder === undefined || isReloaded) return;
  const language = env.language.startsWith('es') ? 'es' : 'en';
  const [scenario, tips] = { en: ['scenario.md', 'README.md'], es: ['escenario.md', 'LEEME.md'] }[language];
  await window.showTextDocument(Uri.joinPath(folder, scenario), { viewColumn: ViewColumn.One, preview: false });
  // The text must keep the focus: an editor that loses it just then does not ask for lenses until it has it again.
  await commands.executeCommand('vscode.openWith', Uri.joinPath(folder, tips), 'vscode.markdown.preview.editor', {
    viewColumn: ViewColumn.Two,
    preserveFocus: true,
  });
};
