import type { DocumentSymbol } from 'vscode-languageserver-types';
import { entryFormat } from '../formats/format.ts';
import { label } from '../text/label.ts';
import { type Document, documentSpan } from '../workspace/documents/document.ts';
import type { Section } from '../workspace/documents/section.ts';
import { listedBySection, type Steps } from '../workspace/documents/steps.ts';
import { unescapeText } from '../xml/references.ts';
import { attributeOf, type Element } from '../xml/tree.ts';
import { symbolKindOf } from './symbolKind.ts';

/** The entries of a file, by their names. In steps, one for each section. */
export function* documentSymbols(document: Document): Steps<DocumentSymbol[]> {
  const { format } = document;
  if (!format?.isXml) return [];
  return yield* listedBySection(document, (section, index) =>
    section.nodes.flatMap((node) => {
      const entry = node.kind === 'element' && section.openRoot !== node && entryFormat(format, node.name);
      if (!entry) return [];
      const { title, detail, nameSpan } = labelOf(section, node);
      return [
        {
          name: title,
          detail,
          kind: symbolKindOf(entry.symbol),
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
