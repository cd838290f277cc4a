import { type CodeAction, CodeActionKind, type Diagnostic } from 'vscode-languageserver-types';
import type { Problem } from '../../checks/problems/problem.ts';
import { identifierFrom, isIdentifier } from '../../formats/identifier.ts';
import { label } from '../../text/label.ts';
import type { Span } from '../../text/span.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Asked } from '../asked.ts';
import type { EditSupport } from '../editSupport.ts';
import { idPrefix } from '../writing/idPrefix.ts';
import { rename } from './rename.ts';

/**
 * Quick fixes for ids at a span. One that is not valid is renamed, wherever it is named in the workspace, to the valid id that is nearest to
 * it. One that an earlier entry of the file has already is changed in its own entry only. None where no such id is free, or nothing of the
 * id is left.
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
  const { words } = asked.reader.messages;
  return idProblemsAt(problems, span).flatMap((problem) => {
    const isRepeated = problem.code === 'duplicate-id';
    for (const id of isRepeated ? otherIds(asked, problem.span) : nearestIds(asked, problem.span)) {
      const edit = rename(asked, problem.span.start, id, support);
      if ('refusal' in edit) continue;
      const title = label(isRepeated ? words.ownId(id) : words.renameTo(id));
      return [{ title, kind: CodeActionKind.QuickFix, diagnostics: [diagnosticOf(problem)], edit }];
    }
    return [];
  });
}

/** The problems at a span with ids that are not valid, or repeated in their file. */
export function idProblemsAt(problems: readonly Problem[], { start, end }: Span): readonly Problem[] {
  return problems.filter(
    ({ code, span }) => (code === 'bad-id' || code === 'duplicate-id') && span.start <= end && start <= span.end,
  );
}

/** Ids for an entry that repeats one: from its name, with the prefix of the file, then the repeated one with a number. */
function otherIds({ scope, document }: Asked, { start, end }: Span): readonly string[] {
  const repeated = document.getText().slice(start, end);
  if (!isIdentifier(repeated)) return [];
  const section = document.sections[document.sectionIndexAt(start)];
  const [entity] = section ? scope.index.entities.entitiesIn(section) : [];
  const name = entity ? identifierFrom(entityName(entity)) : '';
  const numbered = Array.from({ length: maximumNumber - 1 }, (_, index) => `${repeated}-${index + 2}`);
  const named = withPrefix(name, repeated, idPrefix(document));
  return name === '' || named === repeated ? numbered : [named, ...numbered];
}

/** More copies of one entry get no fix. */
const maximumNumber = 9;

/** An id from a name: with the prefix, if the repeated id has it. */
function withPrefix(name: string, repeated: string, prefix: string): string {
  return repeated.startsWith(prefix) && !name.startsWith(prefix) ? `${prefix}${name}` : name;
}

function nearestIds({ document }: Asked, { start, end }: Span): readonly string[] {
  const id = nearestId(document.getText().slice(start, end));
  return id === undefined ? [] : [id];
}

/** `Mine Gale` becomes `mine-gale`; undefined if no letter or digit is left, or the text has references of XML. */
function nearestId(written: string): string | undefined {
  if (written.includes('&')) return undefined;
  const id = identifierFrom(written, /[^a-z\d._-]+/g);
  return /[a-z\d]/.test(id) ? id : undefined;
}
