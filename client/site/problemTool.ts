import { byId, element, setText } from './elements.ts';
import type { ExampleFile } from './exampleFiles.ts';
import type { ServerProblem } from './serverConnection.ts';
import type { SiteTexts } from './siteTexts.ts';

interface ProblemTool {
  /** Keeps the problems of a file, instead of the earlier ones, and lists them if it is the file that was drawn last. */
  note(uri: string, problems: readonly ServerProblem[]): void;
  count(uri: string): number;
  /** Lists the problems of a file. */
  draw(file: ExampleFile): void;
}

/** The classes of severities, which LSP counts from 1. */
export const severities = ['error', 'warning', 'info', 'hint'] as const;

/**
 * The list of problems.
 *
 * @param show goes to a line, from 0, and a character of a file.
 */
export function problemTool(
  texts: SiteTexts,
  show: (uri: string, place: ServerProblem['range']['start']) => void,
): ProblemTool {
  const byFile = new Map<string, readonly ServerProblem[]>();
  let drawn: string | undefined;
  const draw = (uri: string): void => {
    drawn = uri;
    const problems = byFile.get(uri);
    if (problems === undefined) return;
    setText('state', problems.length === 0 ? texts.noProblems : texts.problemCount(problems.length));
    byId('problemList').replaceChildren(...problems.map((problem) => item(uri, problem)));
  };
  const item = (uri: string, { range, severity = 1, message, code }: ServerProblem): HTMLLIElement => {
    const button = element('button', { type: 'button', className: severities[severity - 1] ?? 'error' });
    button.append(
      element('span', { className: 'message', textContent: message }),
      element('span', { className: 'where', textContent: texts.line(range.start.line + 1) }),
    );
    button.addEventListener('click', () => show(uri, range.start));
    const entry = element('li', {});
    entry.append(button);
    if (code !== undefined) {
      const address = `${texts.problemPages}/${code}.html`;
      entry.append(element('a', { className: 'where', href: address, textContent: String(code) }));
    }
    return entry;
  };
  return {
    note: (uri, problems) => {
      byFile.set(uri, problems);
      if (uri === drawn) draw(uri);
    },
    count: (uri) => byFile.get(uri)?.length ?? 0,
    draw: ({ uri }) => draw(uri),
  };
}
