// Opens the scenario of the example workspace and, rendered beside it, the page of things to try. It is not part of the
// extension: the command line of VS Code cannot open two files side by side.
const { commands, env, Uri, ViewColumn, window, workspace } = require('vscode');

exports.activate = async () => {
  const folder = workspace.workspaceFolders?.[0]?.uri;
  const isReloaded = window.tabGroups.all.some(({ tabs }) => tabs.length > 0);
  if (folder === undefined || isReloaded) return;
  const language = env.language.startsWith('es') ? 'es' : 'en';
  const [scenario, tips] = { en: ['scenario.md', 'README.md'], es: ['escenario.md', 'LEEME.md'] }[language];
  await window.showTextDocument(Uri.joinPath(folder, scenario), { viewColumn: ViewColumn.One, preview: false });
  // The text must keep the focus: an editor that loses the focus now does not ask for lenses until it has the focus again.
  await commands.executeCommand('vscode.openWith', Uri.joinPath(folder, tips), 'vscode.markdown.preview.editor', {
    viewColumn: ViewColumn.Two,
    preserveFocus: true,
  });
};
