import { type Span, shift } from '../../text/span.ts';
import { type KeyState, keyStateOf } from '../../translations/model/keyState.ts';
import { keyIn } from '../../translations/model/keys.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Edit, Finding } from '../problems/finding.ts';

/** More of one kind are one problem for the file. */
const maximumApart = 3;

/** A list of more names is not read. */
const maximumNamed = 5;

/** Keys that are written twice, that belong to nothing, and keys that are missing. Spans are in document coordinates. */
export function* keyProblems(workspace: Workspace, document: Document, language: string): Steps<readonly Finding[]> {
  const state = yield* keyStateOf(workspace, document);
  return [...repeatedKeys(document, state), ...orphans(document, state), ...missingKeys(document, state, language)];
}

function repeatedKeys(document: Document, { repeated }: KeyState): readonly Finding[] {
  return repeated.flatMap(({ index, first }): readonly Finding[] => {
    const [own, other] = [keyAt(document, index), keyAt(document, first)];
    return own && other
      ? [{ code: 'duplicate-translation', span: own.span, facts: { key: own.key, first: other.span } }]
      : [];
  });
}

function orphans(document: Document, state: KeyState): readonly Finding[] {
  const found = state.orphans.flatMap((index) => {
    const key = keyAt(document, index);
    return key ? [{ ...key, removal: removalOf(document, index) }] : [];
  });
  if (found.length <= maximumApart) {
    return found.map(({ key, span, removal }) => ({
      code: 'orphan-translation',
      span,
      facts: { key, count: 1 },
      fixes: [{ kind: 'remove', text: key, edits: [removal] }],
    }));
  }
  const [first] = found;
  if (!first) return [];
  const count = found.length;
  const edits = found.map(({ removal }) => removal);
  const fix = { kind: 'all', code: 'orphan-translation', count, edits } as const;
  return [{ code: 'orphan-translation', span: first.span, facts: { key: first.key, count }, fixes: [fix] }];
}

function missingKeys(document: Document, { missing }: KeyState, language: string): readonly Finding[] {
  const [section] = document.sections;
  // A file without entries has just been made.
  if (missing.length === 0 || !section || language === '' || document.sections.length === 1) return [];
  const start = Math.max(0, section.text.lastIndexOf('<'));
  const end = start + (/^<[^\s>]*/.exec(section.text.slice(start, start + 40))?.[0].length ?? 0);
  const facts = { count: missing.length, examples: missing.slice(0, maximumNamed), language };
  return [{ code: 'missing-translation', span: { start, end }, facts }];
}

function keyAt(document: Document, index: number): { readonly key: string; readonly span: Span } | undefined {
  const section = document.sections[index];
  const key = section && keyIn(document, section);
  return key && { key: key.key, span: shift(key.span, document.startOf(index)) };
}

/** Removes an entry, with the white space up to the next one. */
function removalOf(document: Document, index: number): Edit {
  const section = document.sections[index];
  const entry = section && entryOf(section, document.format);
  const written = entry?.span ?? { start: 0, end: 0 };
  const behind = section?.text.slice(written.end) ?? '';
  const end = /\S/.test(behind) ? written.end : written.end + behind.length;
  return { span: shift({ start: written.start, end }, document.startOf(index)), newText: '' };
}
