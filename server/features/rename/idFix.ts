import { CodeActionKind } from 'vscode-languageserver-types';
import type { Problem } from '../../checks/problems/problem.ts';
import { identifierFrom, isIdentifier } from '../../formats/identifier.ts';
import { label } from '../../text/label.ts';
import type { Span } from '../../text/span.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Asked } from '../asked.ts';
import type { FixesAsked, OfferedAction } from '../offeredAction.ts';
import { idPrefix } from '../writing/idPrefix.ts';
import { renamingTo } from './rename.ts';

/**
 * The quick fix for an id. One that is not valid is renamed, wherever it is named in the workspace, to the valid id that is nearest to
 * it. One that an earlier entry of the file has already is changed in its own entry only. None where no such id is free, or nothing of the
 * id is left.
 */
export function idFix(asked: FixesAsked, problem: Problem): readonly OfferedAction[] {
  const { code, span } = problem;
  const isRepeated = code === 'duplicate-id';
  if (!isRepeated && code !== 'bad-id') return [];
  const { words } = asked.reader.messages;
  for (const id of isRepeated ? otherIds(asked, span) : nearestIds(asked, span)) {
    const renaming = renamingTo(asked, span.start, id);
    if ('refusal' in renaming) continue;
    const title = label(isRepeated ? words.ownId(id) : words.renameTo(id));
    const diagnostics = [asked.diagnosticOf(problem)];
    return [{ title, kind: CodeActionKind.QuickFix, diagnostics, edit: (support) => renaming.edit(support, []) }];
  }
  return [];
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

/** `Mine Gale` becomes `mine-gale`; none if no letter or digit is left, or the text has references of XML. */
function nearestIds({ document }: Asked, { start, end }: Span): readonly string[] {
  const written = document.getText().slice(start, end);
  const id = written.includes('&') ? '' : identifierFrom(written, /[^a-z\d._-]+/g);
  return /[a-z\d]/.test(id) ? [id] : [];
}
