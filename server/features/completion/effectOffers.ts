import { CompletionItemKind } from 'vscode-languageserver-types';
import { hooks } from '../../fights/effects/readEffect.ts';
import { type CompletionAsked, type Offers, offer } from './offer.ts';

/** What abilities may do in fights, at the beginning of a `<?fight … ?>`; undefined at other places. */
export function effectOffers({ place, reader }: CompletionAsked): Offers | undefined {
  const { location, section, offset } = place;
  if (location.kind !== 'processingInstruction' || location.node.target !== 'fight') return undefined;
  const { start, end } = location.node.targetSpan;
  const typed = /^\s+([\w-]*)$/.exec(section.text.slice(end, offset));
  if (!typed || start > offset) return undefined;
  const { does } = reader.messages.words.effects;
  const offers = hooks.map(({ hook, needs }) =>
    offer({
      label: hook,
      kind: CompletionItemKind.Keyword,
      detail: does(hook, { value: '2', test: '5+', nothing: '' }[needs]),
      newText: needs === 'nothing' ? hook : `${hook}: `,
    }),
  );
  return { offers, span: { start: offset - (typed[1] ?? '').length, end: offset } };
}
