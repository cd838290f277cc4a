import type { XsdText } from '../../formats/xsd/xsd.ts';
import { unescapeText } from '../../xml/references.ts';
import { attributeOf } from '../../xml/tree.ts';
import type { Document } from '../documents/document.ts';
import { rootOf } from '../documents/place.ts';

/** A schema beside a document that names it. */
export interface SchemaFile extends XsdText {
  readonly name: string;
}

/** The name of the schema file in the root of a document; undefined without one, and for a path to another folder. */
export function schemaNameOf(document: Document): string | undefined {
  const { format, firstSection } = document;
  const root = format?.isXml ? rootOf(document) : undefined;
  const span = root && attributeOf(root, 'xsi:noNamespaceSchemaLocation')?.valueSpan;
  const name = span && unescapeText(firstSection?.text.slice(span.start, span.end) ?? '').trim();
  return name !== undefined && /^[^/\\:]+\.xsd$/i.test(name) ? name : undefined;
}
