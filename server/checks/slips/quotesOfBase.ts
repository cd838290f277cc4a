import { isTranslation } from '../../formats/format.ts';
import { remembered } from '../../text/remembered.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import { entryLabelsIn } from '../../workspace/documents/entryLabels.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { attributeOf } from '../../xml/tree.ts';

/**
 * Tells of quotation marks in a translation whether the text that it translates has curly ones too: then they are the author's. Where no
 * file of the workspace has that text, they are not. Spans count in the document.
 */
export function isQuotedInBase(workspace: Workspace, document: Document): (span: Span) => boolean {
  let quoted: ReadonlySet<string> | undefined;
  return ({ start }) => {
    const section = document.sections[document.sectionIndexAt(start)];
    const key = section && keyOf(document, section);
    if (key === undefined) return false;
    quoted ??= quotedEntries(workspace);
    // `location.guild.description` translates a part of `location.guild`.
    for (let end = key.lastIndexOf('.'); end > 0; end = key.lastIndexOf('.', end - 1)) {
      if (quoted.has(key.slice(0, end))) return true;
    }
    return false;
  };
}

function keyOf(document: Document, section: Section): string | undefined {
  const entry = entryOf(section, document.format);
  const span = entry && attributeOf(entry, 'key')?.valueSpan;
  return span && section.text.slice(span.start, span.end);
}

/** The keys of all entries with curly quotation marks. */
function quotedEntries(workspace: Workspace): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const document of workspace.documents()) {
    if (!document.format?.isXml || isTranslation(document.format)) continue;
    for (const section of document.sections) {
      if (!hasCurlyQuotes(section)) continue;
      for (const { key } of entryLabelsIn(document, section)) if (key !== undefined) keys.add(key);
    }
  }
  return keys;
}

const hasCurlyQuotes = remembered(({ text }: Section) => quotedOtherwise.test(text));

/** Quotation marks that are not straight, or the dash before what somebody says: `—¡Cuidado!`. */
const quotedOtherwise = /[“„«»]|(?:^|[\s>])[—–](?=[¡¿\p{Lu}])/u;
