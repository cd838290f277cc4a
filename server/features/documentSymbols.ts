import type { DocumentSymbol } from 'vscode-languageserver-types';
import { type EntryFormat, entryFormat, type XmlFormat } from '../formats/format.ts';
import { label } from '../text/label.ts';
import { type Document, documentSpan } from '../workspace/documents/document.ts';
import { type EntryLabel, entryLabelsIn } from '../workspace/documents/entryLabels.ts';
import { listedBySection } from '../workspace/documents/listedBySection.ts';
import type { Section } from '../workspace/documents/section.ts';
import { unescapeText } from '../xml/references.ts';
import { attributeOf, type Element } from '../xml/tree.ts';
import { symbolKindOf } from './symbolKind.ts';

/** The entries of a file, by their names, and in them the parts that have ids too, such as the adventures of a room. */
export const documentSymbols = listedBySection((document, section, index): readonly DocumentSymbol[] => {
  const { format } = document;
  if (!format?.isXml) return [];
  const [first, ...ofParts] = entryLabelsIn(document, section);
  return section.nodes.flatMap((node) => {
    const entry = node.kind === 'element' && section.openRoot !== node && entryFormat(format, node.name);
    if (!entry) return [];
    const symbol = symbolOf(document, index, node, first ?? labelByKey(section, node, entry));
    const children = partsIn(format, node).flatMap((element, at) => {
      const own = ofParts[at];
      return own ? [symbolOf(document, index, element, own)] : [];
    });
    return [children.length > 0 ? { ...symbol, children } : symbol];
  });
});

/** The children of an entry that have ids of their own. */
function partsIn({ parts = [] }: XmlFormat, { children }: Element): readonly Element[] {
  return children.flatMap((child) =>
    child.kind === 'element' && parts.some(({ element }) => element === child.name) ? [child] : [],
  );
}

type Label = Pick<EntryLabel, 'name' | 'id' | 'span' | 'symbol'>;

/** A translation has its key. */
function labelByKey({ text }: Section, element: Element, { symbol }: EntryFormat): Label {
  const span = attributeOf(element, 'key')?.valueSpan;
  const id = span ? unescapeText(text.slice(span.start, span.end)).trim() : '';
  return { name: '', id, span: span ?? element.nameSpan, symbol };
}

function symbolOf(document: Document, index: number, element: Element, own: Label): DocumentSymbol {
  const { name, id, span, symbol } = own;
  return {
    // VS Code refuses a symbol without a name.
    name: label(name || id || `<${element.name}>`),
    detail: label(name ? id : ''),
    kind: symbolKindOf(symbol),
    range: document.range(documentSpan(document, index, element.span)),
    selectionRange: document.range(documentSpan(document, index, span)),
  };
}
