import { CodeActionKind } from 'vscode-languageserver-types';
import { isSameEdit } from '../../checks/problems/edited.ts';
import type { Edit, Fix } from '../../checks/problems/finding.ts';
import type { ProblemCode } from '../../checks/problems/kinds.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import { ignoreFixes } from '../../checks/suppressions/ignoreFixes.ts';
import { label } from '../../text/label.ts';
import { titleOf } from '../../wording/messageOf.ts';
import { workspaceEdit } from '../editSupport.ts';
import { actionIn, type FixesAsked, type OfferedAction } from '../offeredAction.ts';
import { idFix } from '../rename/idFix.ts';
import { creatingEntry } from '../writing/creatingEntry.ts';

/**
 * Quick fixes for the problems at a span: ids and what is certain first, then new entries and other fixes, one for each kind that repairs
 * all of them in the document, comments that ignore a problem, and the pages of the codes.
 */
export function codeActions(asked: FixesAsked): readonly OfferedAction[] {
  const touched = problemsAt(asked);
  const firsts = [...new Map(touched.toReversed().map((problem) => [problem.code, problem])).values()].toReversed();
  const own = touched.flatMap((problem) =>
    (problem.fixes ?? []).map((fix) => ({
      ...actionFor(asked, fix, [problem]),
      isPreferred: problem.fixes?.length === 1,
    })),
  );
  return [
    ...touched.flatMap((problem) => idFix(asked, problem)),
    ...own.filter(({ isPreferred }) => isPreferred),
    ...touched.flatMap((problem) => creatingEntry(asked, problem)),
    ...own.filter(({ isPreferred }) => !isPreferred),
    ...firsts.flatMap(({ code }) => fixesOfAll(asked, code)),
    ...firsts.flatMap((problem) => ignoreFixes(asked.document, problem).map((fix) => actionFor(asked, fix, [problem]))),
    ...firsts.flatMap(({ code }) => openingPage(asked, code, touched)),
  ];
}

/** The problems that a span touches. */
function problemsAt({ problems, span }: FixesAsked): readonly Problem[] {
  return problems.filter((problem) => problem.span.start <= span.end && span.start <= problem.span.end);
}

/** Whether a fix there depends on all files of the workspace: one that is not read yet would keep an old id, or may be the one for a new entry. */
export function needsAllFiles(asked: FixesAsked): boolean {
  return problemsAt(asked).some(({ code }) => codesOfAllFiles.has(code));
}

const codesOfAllFiles: ReadonlySet<ProblemCode> = new Set(['bad-id', 'duplicate-id', 'unknown-reference']);

/** Opens the page that explains problems of a kind. */
function openingPage(
  { openPage, diagnosticOf, reader }: FixesAsked,
  code: ProblemCode,
  touched: readonly Problem[],
): readonly OfferedAction[] {
  if (openPage === undefined) return [];
  const title = label(reader.messages.words.openPage(code));
  const diagnostics = touched.filter((problem) => problem.code === code).map(diagnosticOf);
  const command = { title, command: openPage, arguments: [code] };
  return [{ title, kind: CodeActionKind.QuickFix, diagnostics, command }];
}

/** Repairs every problem of a kind with a single fix; none for fewer than two. */
function fixesOfAll(asked: FixesAsked, code: ProblemCode): readonly OfferedAction[] {
  const alike = asked.problems.filter((problem) => problem.code === code && problem.fixes?.length === 1);
  const edits = combined(alike.flatMap(({ fixes }) => fixes ?? []));
  if (alike.length < 2 || !edits) return [];
  return [actionFor(asked, { kind: 'all', code, count: alike.length, edits }, alike)];
}

function actionFor(
  { document, reader: { messages }, diagnosticOf }: FixesAsked,
  fix: Fix,
  problems: readonly Problem[],
): OfferedAction {
  const { kind, edits } = fix;
  const title = label(titleOf(fix, messages));
  const action = {
    ...actionIn(document, CodeActionKind.QuickFix, title, edits),
    diagnostics: problems.map(diagnosticOf),
  };
  if (kind !== 'convert') return action;
  const changes = edits.map((edit) => ({ document, kind, ...edit }));
  // The whole file changes: an editor shows it and asks, if it can.
  return {
    ...action,
    edit: (support) => workspaceEdit(changes, support, () => ({ label: title, needsConfirmation: true })),
  };
}

/**
 * The edits of all fixes in the order of the text; undefined if two would change the same characters. Of two insertions at one place that
 * of the later problem comes first: an element that begins later is closed earlier. An edit of two problems is made once, and so is a fix
 * that moves a part of the text: the rows of a table that stand in another row are several problems with one fix.
 */
function combined(fixes: readonly Fix[]): readonly Edit[] | undefined {
  const moves = new Set<string>();
  const edits = fixes
    .toReversed()
    .filter((fix) => {
      if (fix.edits.every(isInsertion)) return true;
      const move = JSON.stringify(fix.edits);
      return !moves.has(move) && moves.add(move);
    })
    .flatMap((fix) => fix.edits)
    .sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
    .filter((edit, index, all) => isInsertion(edit) || !isSameEdit(edit, all[index - 1]));
  const overlaps = edits.some((edit, index) => index > 0 && edit.span.start < (edits[index - 1]?.span.end ?? 0));
  return overlaps ? undefined : edits;
}

function isInsertion({ span }: Edit): boolean {
  return span.start === span.end;
}
