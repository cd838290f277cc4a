import {
  type CompletionItem,
  type CompletionItemKind,
  InsertTextFormat,
  type Range,
} from 'vscode-languageserver-types';
import { label } from '../../text/label.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Place } from '../../workspace/documents/place.ts';
import type { Asked } from '../asked.ts';
import type { CompletionCause } from './typedBeginnings.ts';

/** A place at which completion is asked for. */
export interface CompletionAsked extends Asked {
  readonly place: Place;
  readonly cause: CompletionCause;
  /** The command that asks for the name of a new entry, for a client that has it. */
  readonly insertEntry: string | undefined;
}

/** Offers for a kind of place; undefined if it knows nothing of the place. */
export type OfferSource = (asked: CompletionAsked) => Offers | undefined;

/** What is offered, the likeliest first. */
export interface Offers {
  readonly offers: readonly Offer[];
  /** What they replace, in section coordinates. */
  readonly span: Span;
  /** The number of the first one in the order of all sources. */
  readonly from?: number;
  /** Whether the next letter may bring others. */
  readonly isIncomplete?: boolean;
}

/** A completion item without its place, which is the same wherever it is offered and so can be cached. */
export interface Offer {
  readonly item: Omit<CompletionItem, 'textEdit'>;
  readonly newText: string;
  /** What it replaces, if it is something else than for the others. */
  readonly span?: Span;
}

type OfferParts = Omit<Partial<CompletionItem>, 'label' | 'labelDetails' | 'insertTextFormat' | 'textEdit'> & {
  readonly label: string;
  readonly kind: CompletionItemKind;
  /** With `isSnippet` a snippet. */
  readonly newText: string;
  readonly isSnippet?: boolean;
  /** Beside the label. */
  readonly description?: string | undefined;
};

/** An offer from its parts, whose texts may be those of a package. */
export function offer({ label: text, newText, isSnippet = false, description, ...others }: OfferParts): Offer {
  return {
    item: {
      label: label(text),
      ...(description !== undefined && { labelDetails: { description: label(description) } }),
      insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
      ...others,
    },
    newText,
  };
}

/** The items of the offers, in their order if they have none of their own. */
export function placed({ document, place }: CompletionAsked, { offers, span, from = 0 }: Offers): CompletionItem[] {
  const range = completionRange(document, place, span);
  return offers.map(({ item, newText, span: own }, index) => ({
    sortText: String(from + index).padStart(4, '0'),
    ...item,
    textEdit: { range: own ? completionRange(document, place, own) : range, newText },
  }));
}

/**
 * The range of the edit that inserts an item at a place. As LSP wants it, it is on the line of the cursor and holds it: of a value
 * that goes over several lines, or whose quote is still missing, it has what stands on that line.
 */
function completionRange(document: Document, { offset, inDocument }: Place, span: Span): Range {
  const cursor = document.positionAt(inDocument({ start: offset, end: offset }).start);
  const { start, end } = document.range(inDocument(span));
  const lineEnd = document.positionAt(document.offsetAt({ line: cursor.line, character: Number.MAX_SAFE_INTEGER }));
  return {
    start: start.line < cursor.line ? { line: cursor.line, character: 0 } : start,
    end: end.line > cursor.line ? lineEnd : end,
  };
}
