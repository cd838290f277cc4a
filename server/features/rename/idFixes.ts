import { type CodeAction, CodeActionKind, type Diagnostic } from 'vscode-languageserver-types';
import type { Problem } from '../../checks/problems/problem.ts';
import { identifierFrom } from '../../formats/identifier.ts';
import { label } from '../../text/label.ts';
import type { Span } from '../../text/span.ts';
import type { Asked } from '../asked.ts';
import { rename } from './rename.ts';
import type { EditSupport } from './renameEdit.ts';

/**
 * Quick fixes for ids at a span that are not valid: each is renamed, wherever it is named in the workspace, to the valid id that is nearest
 * to it. None where that id belongs to another entry, or nothing of the id is left.
 *
 * @param problems all problems of the document.
 * @param diagnosticOf the problem as the editor has it, so that the fix belongs to it.
 */
export function idFixes(
  asked: Asked,
  problems: readonly Problem[],
  span: Span,
  diagnosticOf: (problem: Problem) => Diagnostic,
  support: EditSupport,
): readonly CodeAction[] {
  const { document, reader } = asked;
  return badIdsAt(problems, span).flatMap((problem) => {
    const id = nearestId(document.getText().slice(problem.span.start, problem.span.end));
    const edit = id === undefined ? undefined : rename(asked, problem.span.start, id, support);
    if (id === undefined || edit === undefined || 'refusal' in edit) return [];
    const title = label(reader.messages.words.renameTo(id));
    return [{ title, kind: CodeActionKind.QuickFix, diagnostics: [diagnosticOf(problem)], edit }];
  });
}

/** The ids at a span that are not valid. */
export function badIdsAt(problems: readonly Problem[], { start, end }: Span): readonly Problem[] {
  return problems.filter(({ code, span }) => code === 'bad-id' && span.start <= end && start <= span.end);
}

/** `Mine Gale` becomes `mine-gale`; undefined if no letter or digit is left, or the text has references of XML. */
function nearestId(written: string): string | undefined {
  if (written.includes('&')) return undefined;
  const id = identifierFrom(written, /[^a-z\d._-]+/g);
  return /[a-z\d]/.test(id) ? id : undefined;
}
