/** A section as the lines that people see, for a reader of stat blocks. */
import { rememberedLately } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { layoutOf } from '../../workspace/documents/layoutOf.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { unescapeText } from '../../xml/references.ts';
import type { Node } from '../../xml/tree.ts';

/**
 * The text of a section without markup and comments, of the same length, so that all offsets are those of the section: a paragraph and a row
 * of a table end with a line end, a cell with a tab.
 */
export function blockText(document: Document, section: Section): string {
  if (document.format?.isXml) return textOfElements(section);
  const { comments, textStart } = layoutOf(document, section);
  let text = section.text;
  for (const { start, end } of [{ start: 0, end: textStart }, ...comments])
    text = text.slice(0, start) + blanked(text.slice(start, end)) + text.slice(end);
  return withoutTags(text);
}

/** A text of the same length without the tags of HTML that stand in a line. */
export function withoutTags(text: string): string {
  return text.replace(inlineTags, (tag) => (/^<br/i.test(tag) ? '\n'.padEnd(tag.length) : blanked(tag)));
}

const inlineTags = /<\/?(?:b|i|u|em|strong|span|sup|sub|br)\s*\/?>/gi;

function blanked(text: string): string {
  const hasLineEnd = text.includes('\n') || text.includes('\r');
  return hasLineEnd ? text.replace(/[^\n\r]+/g, (run) => ' '.repeat(run.length)) : ' '.repeat(text.length);
}

/** As long as the section, so it is kept for the latest ones only. */
const textOfElements = rememberedLately(readElements);

function readElements({ text, nodes }: Section): string {
  const parts: string[] = [];
  let at = 0;
  const fill = (end: number, isInRow: boolean): void => {
    if (end <= at) return;
    parts.push(isInRow ? ' '.repeat(end - at) : blanked(text.slice(at, end)));
    at = end;
  };
  const add = (children: readonly Node[], isInRow: boolean): void => {
    for (const node of children) {
      fill(node.span.start, isInRow);
      if (node.kind === 'text') {
        const written = text.slice(node.span.start, node.span.end);
        parts.push(isInRow ? written.replace(/\s/g, ' ') : withReferences(written));
        if (isInRow) parts[parts.length - 1] = withReferences(parts.at(-1) ?? '');
        at = node.span.end;
      } else if (node.kind === 'element') {
        fill(node.startTag.end, isInRow);
        const isRow = isInRow || node.name === 'tr';
        add(node.children, isRow);
        const end = ends.get(node.name);
        const tag = node.endTag?.span ?? (node.selfClosing ? node.startTag : undefined);
        if (end === undefined || !tag) fill(node.span.end, isInRow);
        else if (tag.start >= at) {
          fill(tag.start, isRow);
          parts.push(end);
          at = tag.start + 1;
          fill(node.span.end, true);
        } else {
          // An element without content has been passed: its last character ends it.
          parts[parts.length - 1] = `${parts.at(-1)?.slice(0, -1)}${end}`;
        }
      } else fill(node.span.end, isInRow);
    }
  };
  add(nodes, false);
  fill(text.length, false);
  return parts.join('');
}

/** What stands behind the text of an element. */
const ends: ReadonlyMap<string, string> = new Map([
  ...'p tr li br h1 h2 h3 h4 h5 h6 text rules description flavor special'
    .split(' ')
    .map((name) => [name, '\n'] as const),
  ['td', '\t'],
  ['th', '\t'],
]);

/** References as their characters, with blanks up to the same length. */
function withReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&[#\w]{1,30};/g, (reference) => {
    const sign = unescapeText(reference);
    return sign.length <= reference.length ? sign.padEnd(reference.length) : reference;
  });
}
