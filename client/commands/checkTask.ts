import * as vscode from 'vscode';

/** The type of the tasks in `package.json`. */
const taskType = 'whq-rules';

/** The matchers in `package.json`: the problems of a report in English, and the severities that have other words in Spanish. */
const matchers = ['$whq-rules', '$whq-rules-warning', '$whq-rules-info'];

/** The task `whq-rules: check` for each folder of the workspace: a check in the terminal, whose problems can be clicked. */
export function checkTasks(): vscode.Disposable {
  return vscode.tasks.registerTaskProvider(taskType, {
    provideTasks: () =>
      (vscode.workspace.workspaceFolders ?? []).map((folder) => checkTask({ type: taskType, task: 'check' }, folder)),
    resolveTask: ({ definition, scope }) => (typeof scope === 'object' ? checkTask(definition, scope) : undefined),
  });
}

/** What a task may have in `tasks.json`; wrong values count as absent. */
function checkTask(definition: vscode.TaskDefinition, folder: vscode.WorkspaceFolder): vscode.Task {
  const { command, arguments: given }: Record<string, unknown> = { ...definition };
  const words = Array.isArray(given) ? given.filter((word) => typeof word === 'string') : [];
  const program = typeof command === 'string' && command !== '' ? command : 'whq-rules';
  // The command may be of several words, such as `npx whq-rules`; arguments are quoted as the shell wants.
  const [first = program, ...others] = program.split(/\s+/);
  const execution = new vscode.ShellExecution(first, [...others, 'check', ...words]);
  const task = new vscode.Task(definition, folder, 'check', 'whq-rules', execution, matchers);
  task.group = vscode.TaskGroup.Test;
  return task;
}
