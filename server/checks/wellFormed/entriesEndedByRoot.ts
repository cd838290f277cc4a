import { remembered } from '../../queries/remembered.ts';
import { type Document, documentSpan } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { parse } from '../../xml/parse.ts';
import type { Element, EndTag } from '../../xml/tree.ts';
import type { Settled } from '../checkRecord.ts';
import { edited } from '../problems/edited.ts';
import type { Finding } from '../problems/finding.ts';

/** Entries that the end tag of the root ends, by their sections. */
type EntriesEndedByRoot = ReadonlyMap<number, Element>;

/**
 * The entries in whose place of an end tag stands that of the root, which ends the file further on: `<rule …>It bites.</rules>` between other
 * rules. Where no other end tag of the root follows, it is the entry's own that is missing.
 */
export const entriesEndedByRoot = remembered((sections: readonly Section[]): EntriesEndedByRoot => {
  const last = sections.findLastIndex(({ rootEnd }) => rootEnd);
  const found = new Map<number, Element>();
  for (let index = 0; index < last; index++) {
    const section = sections[index];
    const entry = section?.rootEnd && entryAtRootEnd(section);
    if (entry) found.set(index, entry);
  }
  return found;
});

function entryAtRootEnd({ errors, nodes, openRoot, rootEnd }: Section): Element | undefined {
  const places = openRoot ? openRoot.children : nodes;
  const entry = places.findLast((node) => node.kind === 'element');
  if (entry?.kind !== 'element' || entry.span.end !== rootEnd?.span.start) return undefined;
  const isOpen = errors.some(({ kind, span }) => kind === 'unclosedElement' && span.start === entry.nameSpan.start);
  return isOpen ? entry : undefined;
}

/** Problems that say again that the end tag of such an entry is missing. */
export function ofEndedEntries({ sections }: Document): Settled {
  const ended = entriesEndedByRoot(sections);
  return ({ code, span }, index = -1) => code === 'unclosed-element' && ended.get(index)?.nameSpan.start === span.start;
}

/** The problem of the end tag that ends the entry of that section, with the fix that gives it the name of the entry if that is all that is wrong. */
export function misnamedEnd(document: Document, index: number, { name }: Element, rootEnd: EndTag): Finding {
  const span = documentSpan(document, index, rootEnd.nameSpan);
  const edits = [{ span, newText: name }];
  const text = document.sections[index]?.text ?? '';
  const inSection = { span: rootEnd.nameSpan, newText: name };
  const { errors } = parse(edited(text, [inSection]), document.rootFor(index));
  return {
    code: 'mismatched-end-tag',
    span,
    facts: { name: rootEnd.name, expected: name, isSwapped: false },
    ...(errors.length === 0 && { fixes: [{ kind: 'replace', text: `</${name}>`, edits }] }),
  };
}
