import { type DocumentSymbol, SymbolKind } from 'vscode-languageserver-types';
import { entryNames } from '../formats/kinds.ts';
import { label } from '../text/label.ts';
import { type Document, documentSpan } from '../workspace/documents/document.ts';
import type { Section } from '../workspace/documents/section.ts';
import { listedBySection, type Steps } from '../workspace/documents/steps.ts';
import { unescapeText } from '../xml/references.ts';
import { attributeOf, type Element } from '../xml/tree.ts';

/** The entries of a file, by the names that people know them by. In steps, one for each section. */
export function* documentSymbols(document: Document): Steps<DocumentSymbol[]> {
  const { kind } = document;
  if (kind === undefined || kind === 'prose') return [];
  const names = new Set(entryNames(kind));
  return yield* listedBySection(document, (section, index) =>
    section.nodes.flatMap((node) => {
      if (node.kind !== 'element' || !names.has(node.name) || section.openRoot === node) return [];
      const { title, detail, nameSpan } = labelOf(section, node);
      return [
        {
          name: title,
          detail,
          kind: node.name === 'magic' ? SymbolKind.Event : SymbolKind.Class,
          range: document.range(documentSpan(document, index, node.span)),
          selectionRange: document.range(documentSpan(document, index, nameSpan)),
        },
      ];
    }),
  );
}

function labelOf(section: Section, element: Element) {
  const value = (name: string): string => {
    const span = attributeOf(element, name)?.valueSpan;
    return span ? unescapeText(section.text.slice(span.start, span.end)).trim() : '';
  };
  const [name, id] = [value('name'), value('id') || value('key')];
  const nameSpan = attributeOf(element, name ? 'name' : 'id')?.valueSpan ?? element.nameSpan;
  // VS Code refuses a symbol without a name.
  return { title: label(name || id || `<${element.name}>`), detail: label(name ? id : ''), nameSpan };
}
