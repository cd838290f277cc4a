// Fixes of the XML declaration. Spans are in coordinates of the first section.

import type { Span } from '../../text/span.ts';
import { declarationParts, type XmlDeclaration, xmlDeclarationOf } from '../../xml/declaration.ts';
import type { DeclarationFault, ErrorOf } from '../../xml/parseError.ts';
import type { Edit, Fix } from '../problems/finding.ts';

/** The fix for a fault of the XML declaration; undefined if the author's intention is not certain. */
export function declarationFix({ fault, span }: ErrorOf<'badXmlDeclaration'>, text: string): Fix | undefined {
  if (fault.what === 'order') return inOrder(text);
  const newText = replacementOf(fault);
  if (newText === undefined) return undefined;
  if (fault.what === 'noVersion') return { kind: 'add', text: newText.trim(), edits: [insertion(span.end, newText)] };
  const isEmpty = 'value' in fault && fault.value === '';
  const edit = { span: isEmpty ? { start: span.start + 1, end: span.end - 1 } : span, newText };
  return { kind: 'replace', text: newText, edits: [edit] };
}

function replacementOf(fault: Exclude<DeclarationFault, { readonly what: 'order' }>): string | undefined {
  switch (fault.what) {
    case 'beginning':
      return '<?xml';
    case 'noVersion':
      return ' version="1.0"';
    case 'name':
    case 'encoding':
      return fault.nearest;
    case 'version':
      return '1.0';
    case 'standalone': {
      const value = fault.value.trim().toLowerCase();
      return value === 'yes' || value === 'no' ? value : undefined;
    }
    default:
      return fault satisfies never;
  }
}

/** The parts in their required order, each in the place of another, so that the white space between them stays. */
function inOrder(text: string): Fix | undefined {
  const parts = xmlDeclarationOf(text)?.parts ?? [];
  const known = parts.filter(({ name }) => rankOf(name) >= 0);
  const sorted = known.toSorted((a, b) => rankOf(a.name) - rankOf(b.name));
  const edits = known.flatMap(({ span }, index): readonly Edit[] => {
    const part = sorted[index];
    return part && part.span !== span ? [{ span, newText: text.slice(part.span.start, part.span.end) }] : [];
  });
  return edits.length > 0 ? { kind: 'reorder', names: sorted.map(({ name }) => name), edits } : undefined;
}

function rankOf(name: string): number {
  return declarationParts.indexOf(name);
}

/** `?>` for the `>` that ends the declaration, or at the end of its line. */
export function closingOfDeclaration({ start }: Span, text: string): Fix | undefined {
  const node = declarationAt(text, start)?.node;
  if (!node) return undefined;
  const { end } = node.contentSpan;
  return { kind: 'add', text: '?>', edits: [{ span: { start: end, end: node.span.end }, newText: '?>' }] };
}

/** The closing quote of a part, if it is missing or of the wrong kind. */
export function quoteInDeclaration({ quote, span }: ErrorOf<'unclosedQuote'>, text: string): Fix | undefined {
  const part = declarationAt(text, text.charCodeAt(0) === 0xfeff ? 1 : 0)?.parts.find(
    ({ valueSpan }) => valueSpan?.start === span.start + 1,
  );
  if (!part) return undefined;
  const end = part.span.end;
  return { kind: 'add', text: quote, edits: [{ span: { start: part.valueSpan?.end ?? end, end }, newText: quote }] };
}

/** Removes the white space before the declaration, which must be at the start of the file. */
export function blanksBeforeDeclaration({ start }: Span, text: string): Fix | undefined {
  const begin = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const isBlank = start > begin && text.slice(begin, start).trim() === '';
  return isBlank ? { kind: 'removeSpaces', edits: [{ span: { start: begin, end: start }, newText: '' }] } : undefined;
}

function declarationAt(text: string, start: number): XmlDeclaration | undefined {
  const declaration = xmlDeclarationOf(text);
  return declaration?.node.span.start === start ? declaration : undefined;
}

function insertion(at: number, newText: string): Edit {
  return { span: { start: at, end: at }, newText };
}
