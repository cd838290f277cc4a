import type { Span } from '../text/span.ts';
import { xmlDeclarationOf } from './declaration.ts';
import type { Node } from './tree.ts';

/**
 * Which entities a document may declare for itself, in its document type declaration; of none else XML knows what they are. A file that
 * the declaration names, or a parameter entity, may declare any, unless the document says that it stands alone: nothing is ever fetched.
 *
 * @param text begins the document.
 * @param nodes those of the text.
 */
export function entitiesOf(text: string, nodes: readonly Node[]): (name: string) => boolean {
  const types = nodes.filter(({ kind }) => kind === 'doctype').map(({ span }) => text.slice(span.start, span.end));
  if (types.length === 0) return () => false;
  if (!isStandalone(text) && types.some((type) => elsewhere.test(type))) return () => true;
  const names = new Set(types.flatMap((type) => [...type.matchAll(declaration)].map(([, name]) => name)));
  return (name) => names.has(name);
}

/** A name of a file, or a parameter entity in the brackets. */
const elsewhere = /^<!DOCTYPE\s+[^\s[>]+\s+(?:SYSTEM|PUBLIC)\s|\[[\s\S]*%/;
const declaration = /<!ENTITY\s+([^\s%]+)/g;

function isStandalone(text: string): boolean {
  const span: Span | undefined = xmlDeclarationOf(text)?.parts.find(({ name }) => name === 'standalone')?.valueSpan;
  return span !== undefined && text.slice(span.start, span.end) === 'yes';
}
