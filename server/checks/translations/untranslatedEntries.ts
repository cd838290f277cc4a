import { type Span, shift, trimmed } from '../../text/span.ts';
import { entryContent } from '../../translations/model/entryContent.ts';
import { likeSourceOf, type UntranslatedEntry } from '../../translations/model/likeSource.ts';
import { stubMark } from '../../translations/model/stubs.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText } from '../../xml/references.ts';
import type { Finding, Fix } from '../problems/finding.ts';

/** More names of one kind have one cause, and are one problem for the file. */
const maximumApart = 30;

/** Translations that are word for word their source, and certainly not translated. Spans are in document coordinates. */
export function untranslatedEntries(scope: Package, document: Document): readonly Finding[] {
  const { untranslated } = likeSourceOf(scope, document);
  const placed = untranslated.map(({ index, known }): Placed => ({ known, span: spanOf(document, index) }));
  return (['entry', 'name', 'plural'] as const).flatMap((what) => {
    const ofKind = placed.filter(({ known }) => known.what === what);
    const isGroup = what !== 'entry' && ofKind.length > maximumApart;
    return (isGroup ? [ofKind] : ofKind.map((one) => [one])).flatMap(problemOf);
  });
}

interface Placed {
  readonly known: UntranslatedEntry['known'];
  readonly span: Span;
}

function spanOf(document: Document, index: number): Span {
  const section = document.sections[index];
  const content = (section && entryContent(section, document)) ?? { start: 0, end: 0 };
  return shift(section ? trimmed(section.text, content) : content, document.startOf(index));
}

function problemOf(group: readonly Placed[]): readonly Finding[] {
  const [first, ...others] = group;
  if (!first) return [];
  const { known, span } = first;
  if (known.what === 'entry') return [{ code: 'untranslated-text', span, facts: known, fixes: [markAs(group)] }];
  const places = others.length > 0 ? { others: others.map((other) => other.span) } : {};
  const facts = { ...known, count: group.length, ...places };
  // Of a plural nobody but the translator knows the word.
  const isKnown = known.what === 'name' && others.length === 0;
  const replaced: Fix = { kind: 'replace', text: known.other, edits: [{ span, newText: escapeText(known.other) }] };
  return [{ code: 'untranslated-text', span, facts, fixes: isKnown ? [replaced, markAs(group)] : [markAs(group)] }];
}

function markAs(group: readonly Placed[]): Fix {
  const edits = group.map(({ span: { start } }) => ({ span: { start, end: start }, newText: stubMark }));
  return { kind: 'markUntranslated', count: group.length, edits };
}
