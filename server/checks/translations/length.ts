import { trimmed } from '../../text/span.ts';
import { plainText } from '../../translations/comparison/alignment.ts';
import type { TranslationComparison } from './comparison.ts';

/** A translation with a smaller share of its source's letters has left out most of it; shorter sources say too little. */
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

/** A translation that is far shorter or longer than its source, or that breaks off. */
export const lengthProblems: TranslationComparison['find'] = ({ best, sources: { isOverride } }) => {
  const { text } = best.translation;
  const [wanted, written] = [plainText(best.source).length, plainText(best.translation).length];
  const share = written / Math.max(1, wanted);
  const lost = best.signs.filter((sign) => !sign.written).length;
  const isLabel = !/[.!?]\s*$/.test(text);
  const isShort =
    (share < smallestShare && wanted >= minimumSourceLength && (share < tinyShare || lost > 0 || isLabel)) ||
    (share < smallShare && lost >= manyDifferences && lost * 2 > best.signs.length);
  const isHalf =
    share < halfShare &&
    wanted >= minimumWholeLength &&
    !/\d/.test(best.source.text) &&
    countSentences(text) * 2 <= countSentences(best.source.text);
  // A text that replaces one of its own language may well give back what that has lost.
  const isLong = !isOverride && share > maximumShare && written - wanted > maximumSurplusLength;
  const isCut = hasSentence.test(best.source.text) && breaksOff(text) && !breaksOff(best.source.text);
  const what = isShort || (isHalf && !isOverride) ? 'short' : isLong ? 'long' : isCut ? 'cut' : undefined;
  if (what === undefined || wanted === 0) return [];
  const whole = trimmed(text, { start: 0, end: text.length });
  const lastWord = { start: whole.end - (/\S+$/.exec(text.slice(0, whole.end))?.[0].length ?? 0), end: whole.end };
  const facts = { what, percent: Math.round(share * 100), isOverride } as const;
  return [{ code: 'translation-length', span: what === 'cut' ? lastWord : whole, facts }];
};

/** Whether the text ends in the middle of a sentence: with a word, a comma or a hyphen. */
function breaksOff(text: string): boolean {
  return /[\p{L},;-]$/u.test(text.trimEnd().replace(/(?:&apos;|["'”’»)*])+$/, ''));
}

function countSentences(text: string): number {
  return text.match(/\p{L}[.!?](?=[\s"”»’)]|$)/gu)?.length ?? 0;
}

/** A full stop inside or at the end. */
const hasSentence = /\p{L}{2}[.!?]/u;
