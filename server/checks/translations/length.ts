import { trimmed } from '../../text/span.ts';
import { plainText } from '../../translations/comparison/alignment.ts';
import type { TranslationComparison } from './comparison.ts';

/** A translation with a smaller share of its source's letters has replaced or left out most of it; shorter sources say too little. */
const smallestShare = 0.35;
const minimumSourceLength = 50;
const tinyShare = 0.2;

/** With this many lost dice and numbers, half of the text is enough to tell that much of it is left out. */
const manyDifferences = 4;
const smallShare = 0.6;

/** With less than this share and half of the sentences, a text without dice and numbers has lost some; others are told by these. */
const halfShare = 0.42;
const minimumWholeLength = 100;

/** With a larger share the translation has a text of something else beside its own. */
const maximumShare = 3;
const maximumSurplusLength = 150;

/** A translation that is far shorter or longer than its source, or that breaks off. Spans are in the text of the translation. */
export const lengthProblems: TranslationComparison['find'] = ({
  best: { source, translation, signs },
  sources: { isOverride },
}) => {
  const [wanted, written] = [plainText(source).length, plainText(translation).length];
  if (wanted === 0) return [];
  const share = written / wanted;
  const lost = signs.filter(({ written }) => !written).length;
  const isShort =
    (share < smallestShare &&
      wanted >= minimumSourceLength &&
      (share < tinyShare || lost > 0 || isLabel(translation.text))) ||
    (!isOverride &&
      share < halfShare &&
      wanted >= minimumWholeLength &&
      !/\d/.test(source.text) &&
      countSentences(translation.text) * 2 <= countSentences(source.text)) ||
    (share < smallShare && lost >= manyDifferences && lost * 2 > signs.length);
  // A text that replaces one of its own language may well give back what that has lost.
  const isLong = !isOverride && share > maximumShare && written - wanted > maximumSurplusLength;
  const span = trimmed(translation.text, { start: 0, end: translation.text.length });
  if (isShort || isLong) {
    const facts = { what: isShort ? 'short' : 'long', percent: Math.round(share * 100), isOverride } as const;
    return [{ code: 'translation-length', span, facts }];
  }
  return breaksOff(source.text) || !breaksOff(translation.text) || !hasSentence(source.text)
    ? []
    : [
        {
          code: 'translation-length',
          span: lastWord(translation.text),
          facts: { what: 'cut', percent: Math.round(share * 100), isOverride },
        },
      ];
};

/** Whether the text ends in the middle of a sentence: with a word, a comma or a hyphen. */
function breaksOff(text: string): boolean {
  return /[\p{L},;-]$/u.test(text.trimEnd().replace(/(?:&apos;|["'”’»)*])+$/, ''));
}

function countSentences(text: string): number {
  return text.match(/\p{L}[.!?](?=[\s"”»’)]|$)/gu)?.length ?? 0;
}

/** Whether the text has no sentence. */
function isLabel(text: string): boolean {
  return !/[.!?]\s*$/.test(text);
}

/** Whether a full stop inside or at the end shows that the text has sentences. */
function hasSentence(text: string): boolean {
  return /\p{L}{2}[.!?]/u.test(text);
}

function lastWord(text: string): { start: number; end: number } {
  const end = text.trimEnd().length;
  const word = /\S+$/.exec(text.slice(Math.max(0, end - 40), end))?.[0] ?? '';
  return { start: end - word.length, end };
}
