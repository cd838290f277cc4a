import { CompletionItemKind, InsertTextFormat } from 'vscode-languageserver-types';
import type { Reader } from '../../answers/reader.ts';
import { hooks } from '../../fights/effects/readEffect.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Place } from '../../workspace/documents/place.ts';
import type { Offered } from './abilityCompletion.ts';
import { completionRange } from './completionRange.ts';

/** What abilities may do in fights, at the beginning of a `<?fight … ?>`; undefined at other places. */
export function effectItems(document: Document, place: Place, { messages }: Reader): Offered | undefined {
  const { location, section, offset } = place;
  if (location.kind !== 'processingInstruction' || location.node.target !== 'fight') return undefined;
  const { start, end } = location.node.targetSpan;
  const typed = /^\s+([\w-]*)$/.exec(section.text.slice(end, offset));
  if (!typed || start > offset) return undefined;
  const { does } = messages.words.effects;
  const range = completionRange(document, place, { start: offset - (typed[1] ?? '').length, end: offset });
  const items = hooks.map(({ hook, needs }, order) => ({
    label: hook,
    kind: CompletionItemKind.Keyword,
    detail: does(hook, { value: '2', test: '5+', nothing: '' }[needs]),
    sortText: String(order).padStart(4, '0'),
    insertTextFormat: InsertTextFormat.PlainText,
    textEdit: { range, newText: needs === 'nothing' ? hook : `${hook}: ` },
  }));
  return { items, isIncomplete: false };
}
