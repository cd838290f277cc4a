import type { Span } from '../text/span.ts';
import { xmlDeclarationOf } from './declaration.ts';
import type { Node } from './tree.ts';

/**
 * Which entities a document may declare, in its document type declaration; any other entity is undefined in XML. An external file or a
 * parameter entity may declare any name, unless the document is `standalone`: nothing is fetched.
 *
 * @param text the text that begins the document.
 * @param nodes the nodes of the text.
 */
export function entitiesOf(text: string, nodes: readonly Node[]): (name: string) => boolean {
  const types = nodes.filter(({ kind }) => kind === 'doctype').map(({ span }) => text.slice(span.start, span.end));
  if (types.length === 0) return () => false;
  if (!isStandalone(text) && types.some((type) => elsewhere.test(type))) return () => true;
  const names = new Set(types.flatMap((type) => [...type.matchAll(declaration)].map(([, name]) => name)));
  return (name) => names.has(name);
}

/** An external file, or a parameter entity in the internal subset. */
const elsewhere = /^<!DOCTYPE\s+[^\s[>]+\s+(?:SYSTEM|PUBLIC)\s|^[^[]*\[[\s\S]*%/;
const declaration = /<!ENTITY\s+([^\s%]+)/g;

function isStandalone(text: string): boolean {
  const span: Span | undefined = xmlDeclarationOf(text)?.parts.find(({ name }) => name === 'standalone')?.valueSpan;
  return span !== undefined && text.slice(span.start, span.end) === 'yes';
}
