import type { DocumentSymbol } from 'vscode-languageserver-types';
import { type EntryFormat, entryFormat, type XmlFormat } from '../formats/format.ts';
import { label } from '../text/label.ts';
import { type Document, documentSpan } from '../workspace/documents/document.ts';
import { listedBySection } from '../workspace/documents/listedBySection.ts';
import type { Section } from '../workspace/documents/section.ts';
import { unescapeText } from '../xml/references.ts';
import { attributeOf, type Element } from '../xml/tree.ts';
import { symbolKindOf } from './symbolKind.ts';

/** The entries of a file, by their names, and in them the parts that have ids too, such as the adventures of a room. */
export const documentSymbols = listedBySection((document, section, index): readonly DocumentSymbol[] => {
  const { format } = document;
  if (!format?.isXml) return [];
  return section.nodes.flatMap((node) => {
    const entry = node.kind === 'element' && section.openRoot !== node && entryFormat(format, node.name);
    if (!entry) return [];
    const parts = partsIn(format, node).map(([part, element]) => symbolOf(document, section, index, element, part));
    const symbol = symbolOf(document, section, index, node, entry);
    return [parts.length > 0 ? { ...symbol, children: parts } : symbol];
  });
});

/** The children of an entry that have ids of their own. */
function partsIn({ parts = [] }: XmlFormat, { children }: Element): readonly (readonly [EntryFormat, Element])[] {
  return children.flatMap((child) => {
    const part = child.kind === 'element' ? parts.find(({ element }) => element === child.name) : undefined;
    return part && child.kind === 'element' ? [[part, child] as const] : [];
  });
}

function symbolOf(
  document: Document,
  section: Section,
  index: number,
  element: Element,
  entry: EntryFormat,
): DocumentSymbol {
  const { title, detail, nameSpan } = labelOf(section, element, entry);
  return {
    name: title,
    detail,
    kind: symbolKindOf(entry.symbol),
    range: document.range(documentSpan(document, index, element.span)),
    selectionRange: document.range(documentSpan(document, index, nameSpan)),
  };
}

function labelOf(section: Section, element: Element, { texts = [] }: EntryFormat) {
  const value = (name: string): string => {
    const span = attributeOf(element, name)?.valueSpan;
    return span ? unescapeText(section.text.slice(span.start, span.end)).trim() : '';
  };
  const isNamedInside = texts.some(({ part, in: where }) => part === 'name' && where === 'element');
  const name = isNamedInside ? nameInside(section, element) : value('name');
  const id = value('id') || value('key');
  const nameSpan = attributeOf(element, name && !isNamedInside ? 'name' : 'id')?.valueSpan ?? element.nameSpan;
  // VS Code refuses a symbol without a name.
  return { title: label(name || id || `<${element.name}>`), detail: label(name ? id : ''), nameSpan };
}

/** The name of a Warrior or a location, which is an element. */
function nameInside({ text }: Section, { children }: Element): string {
  const child = children.find((node) => node.kind === 'element' && node.name === 'name');
  const [node] = child?.kind === 'element' ? child.children : [];
  return node?.kind === 'text' ? unescapeText(text.slice(node.span.start, node.span.end)).trim() : '';
}
