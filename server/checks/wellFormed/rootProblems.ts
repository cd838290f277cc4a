import { remembered } from '../../queries/remembered.ts';
import { Document, documentSpan } from '../../workspace/documents/document.ts';
import { errorsOfSyntax } from '../../workspace/documents/errorsOfSyntax.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { elementNamedAt } from '../../xml/elementNamedAt.ts';
import type { EndTag } from '../../xml/tree.ts';
import { edited } from '../problems/edited.ts';
import type { Edit, Finding, Fix, Settled } from '../problems/finding.ts';
import { problemOf } from '../problems/problemOf.ts';
import { replacement } from '../problems/replacement.ts';

/** Problems of the root's start and end, which depend on all sections. Spans are in document coordinates. */
export function rootProblems(document: Document): readonly Finding[] {
  const { sections } = document;
  const ended = entriesEndedByRoot(sections);
  const hasSecondRoot = sections.some(
    ({ errors }) => errors.length > 0 && errors.some(({ kind }) => kind === 'secondRoot'),
  );
  const problems: Finding[] = [];
  let isEnded = false;
  for (const [index, { rootEnd }] of sections.entries()) {
    if (!rootEnd) continue;
    const entry = ended.get(index);
    const span = documentSpan(document, index, rootEnd.span);
    if (entry)
      problems.push(misnamedEnd(document, entry.name, rootEnd, documentSpan(document, index, rootEnd.nameSpan)));
    else if (hasSecondRoot) isEnded = true;
    else if (isEnded) problems.push(problemOf({ kind: 'strayEndTag', name: rootEnd.name, span }));
    else {
      if (index < sections.length - 1) problems.push(earlyEnd(document, rootEnd.name, span));
      isEnded = true;
    }
  }
  return [...problems, ...damagedRoot(document, isEnded), ...(isEnded ? [] : openRoot(document))];
}

/** Where an entry is named that the end tag of the root ends, by the indexes of the sections. */
type EndedEntries = ReadonlyMap<number, { readonly name: string; readonly start: number }>;

/**
 * The entries in whose place of an end tag stands that of the root, which ends the file further on: `<rule …>It bites.</rules>` between other
 * rules. Where no other end tag of the root follows, it is the entry's own that is missing.
 */
const entriesEndedByRoot = remembered((sections: readonly Section[]): EndedEntries => {
  const last = sections.findLastIndex(({ rootEnd }) => rootEnd);
  return new Map(
    sections.slice(0, Math.max(0, last)).flatMap((section, index) => {
      const { rootEnd } = section;
      const open = rootEnd && section.errors.find(({ kind }) => kind === 'unclosedElement');
      const entry = open && elementNamedAt(section.nodes, open.span.start);
      return entry?.span.end === rootEnd?.span.start && entry
        ? [[index, { name: entry.name, start: entry.nameSpan.start }]]
        : [];
    }),
  );
});

/** Problems that say again that the end tag of such an entry is missing. */
export function ofEndedEntries({ sections }: Document): Settled {
  const ended = entriesEndedByRoot(sections);
  return ({ code, span }, index = -1) => code === 'unclosed-element' && ended.get(index)?.start === span.start;
}

function misnamedEnd(document: Document, expected: string, { name }: EndTag, span: Finding['span']): Finding {
  const problem: Finding = { code: 'mismatched-end-tag', span, facts: { name, expected, isSwapped: false } };
  const fixes = replacement(span, `</${expected}>`, expected);
  return withSoundFix(problem, document, fixes[0], (mended) => errorsOfSyntax(mended) < errorsOfSyntax(document));
}

/** The problem of an end tag of the root before further entries, with the fix that moves it behind them. */
function earlyEnd(document: Document, name: string, span: Finding['span']): Finding {
  const text = document.length > maximumTriedLength ? '' : document.getText();
  const [start, end] = [text.slice(0, span.start).trimEnd().length, text.trimEnd().length];
  const endTag = text.slice(span.start, span.end);
  const removed: Edit = { span: { start, end: span.end }, newText: '' };
  const hasOther = document.sections.filter(({ rootEnd }) => rootEnd).length > 1;
  const fix: Fix = hasOther
    ? { kind: 'remove', text: endTag, edits: [removed] }
    : { kind: 'moveToEnd', endTag, edits: [removed, { span: { start: end, end }, newText: `\n${endTag}` }] };
  const problem = problemOf({ kind: 'earlyRootEnd', name, span });
  return withSoundFix(problem, document, end > span.end ? fix : undefined, endsOnce);
}

/** The problem of the root's start tag. An unfinished tag has an error of its own. */
function damagedRoot(document: Document, isEnded: boolean): readonly Finding[] {
  const { format, rootDamage } = document;
  if (!rootDamage || !format?.isXml) return [];
  const expected = format.root;
  const { span } = rootDamage;
  const shown = `<${expected}>`;
  if (rootDamage.what === 'misnamed') {
    if (document.firstSection?.openRoot?.finished === false) return [];
    const ends = document.sections.flatMap(({ rootEnd }, index) =>
      rootEnd && rootEnd.name !== expected ? [documentSpan(document, index, rootEnd.nameSpan)] : [],
    );
    const places = [span, ...ends.filter(({ start }) => start > span.start)];
    const edits = places.map((place) => ({ span: place, newText: expected }));
    const problem = problemOf({ kind: 'wrongRoot', name: rootDamage.name, expected, span });
    return [withSoundFix(problem, document, { kind: 'replace', text: shown, edits })];
  }
  const isEmpty = span.start === span.end;
  const edits = [{ span, newText: isEmpty ? `${shown}\n` : shown }];
  if (!isEnded) edits.push({ span: { start: document.length, end: document.length }, newText: `\n</${expected}>\n` });
  const marked = isEmpty ? { start: span.start, end: span.start + 1 } : span;
  const problem = problemOf({ kind: 'missingRoot', expected, span: marked });
  return [withSoundFix(problem, document, { kind: 'add', text: shown, edits })];
}

/** The problem of a root without its end tag, unless that is being typed, or a second start tag stands in its place: these have errors of their own. */
function openRoot(document: Document): readonly Finding[] {
  const root = document.firstSection?.openRoot;
  const isSaid = document.sections
    .at(-1)
    ?.errors.some((error) =>
      error.kind === 'unfinishedEndTag'
        ? root?.name.startsWith(error.name)
        : error.kind === 'unclosedElement' && error.name === root?.name,
    );
  if (!root?.finished || isSaid) return [];
  const { name, nameSpan: span } = root;
  const endTags = `</${name}>`;
  const end = document.length;
  const problem = problemOf({ kind: 'unclosedElement', name, endTags, isRepeated: false, span });
  const edits = [{ span: { start: end, end }, newText: endTags }];
  return [withSoundFix(problem, document, { kind: 'add', text: endTags, edits }, endsOnce)];
}

/** A longer document takes too long to be read again at every key. */
const maximumTriedLength = 200_000;

/** The problem with the fix, if it leaves the root intact and adds no errors. */
function withSoundFix(
  problem: Finding,
  document: Document,
  fix: Fix | undefined,
  isMended: (mended: Document) => boolean = () => true,
): Finding {
  if (!fix || document.length > maximumTriedLength) return problem;
  const mended = new Document(document.uri, document.languageId, 0, edited(document.getText(), fix.edits));
  const isSound =
    mended.format === document.format &&
    mended.rootDamage === undefined &&
    errorsOfSyntax(mended) <= errorsOfSyntax(document) &&
    isMended(mended);
  return isSound ? { ...problem, fixes: [fix] } : problem;
}

/** Whether the root ends in the last section and nowhere before. */
function endsOnce({ sections }: Document): boolean {
  return sections.findIndex(({ rootEnd }) => rootEnd) === sections.length - 1;
}
