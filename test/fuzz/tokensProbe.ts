import { semanticTokens } from '../../server/features/semanticTokens.ts';
import type { Probe } from './asked.ts';
import { expect } from './difference.ts';
import { expectSpan } from './soundness.ts';

/** Colours: each token lies on one line, behind the one before it; those of a part of the document are among those of the whole. */
export const tokens: Probe = {
  share: 0.08,
  ask: ({ scope, document, text, span, random }) => {
    const { data } = semanticTokens({ scope, document }, random.chance(0.5) ? span : undefined);
    expect(data.length % 5 === 0, () => `${data.length} numbers in the tokens`);
    let [line, character, end] = [0, 0, 0];
    for (let at = 0; at < data.length; at += 5) {
      const [lines = 0, characters = 0, length = 0] = data.slice(at, at + 3);
      character = lines === 0 ? character + characters : characters;
      line += lines;
      const start = document.offsetAt({ line, character });
      expect(start >= end && length > 0, () => `a token at ${line}:${character} is in the one before it`);
      end = start + length;
      expectSpan(text, { start, end }, 'token');
      expect(!/[\r\n]/.test(text.slice(start, end)), () => `a token goes over a line break at ${line}:${character}`);
    }
  },
};
