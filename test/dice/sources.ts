/** The texts that the reader of prose is measured on: running text of content that is not part of the project. */

import type { Span } from '../../server/text/span.ts';
import { parse } from '../../server/xml/parse.ts';
import type { Node } from '../../server/xml/tree.ts';
import { realFiles } from '../support/realFiles.ts';

export interface SourceText {
  /** The name of the file, without folders. */
  readonly file: string;
  /** Where the text starts in the file, in UTF-16 units. */
  readonly start: number;
  readonly text: string;
}

/** Every run of text and every attribute value of the XML files, and the whole of the plain ones; none where they are not given. */
export function sourceTexts(): readonly SourceText[] {
  const xml = realFiles('WHQ_CORPUS', '.xml').flatMap(({ name, text }) =>
    runsOf(parse(text).nodes).map(({ start, end }) => ({ file: nameOf(name), start, text: text.slice(start, end) })),
  );
  const plain = realFiles('WHQ_SEEDS', '.txt').map(({ name, text }) => ({ file: nameOf(name), start: 0, text }));
  return [...xml, ...plain];
}

function nameOf(path: string): string {
  return path.replaceAll('\\', '/').split('/').at(-1) ?? path;
}

function runsOf(nodes: readonly Node[]): readonly Span[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return [node.span];
    if (node.kind === 'cdata') return [node.contentSpan];
    if (node.kind !== 'element') return [];
    return [...node.attributes.flatMap(({ valueSpan }) => (valueSpan ? [valueSpan] : [])), ...runsOf(node.children)];
  });
}
