import { remembered } from '../../queries/remembered.ts';
import type { LanguageText } from '../../translations/model/sources.ts';
import { edited } from '../problems/edited.ts';
import type { SlipCode } from '../problems/kinds.ts';
import { slipsIn } from '../slips/ocr.ts';
import type { Slip } from '../slips/slip.ts';

/** Slips after which dice and numbers are read otherwise than they were meant. They are reported where they are. */
const codes: ReadonlySet<SlipCode> = new Set([
  'misread-die',
  'misread-one',
  'misread-zero',
  'misread-number',
  'misread-plus',
  'lost-minus',
  'split-die',
]);

/** The slips in the dice and numbers of a text, in its order. */
const numberSlips = remembered(({ text, language }: LanguageText): readonly Slip[] =>
  slipsIn({ use: 'text', text }, () => (language === 'en' || language === 'es' ? language : 'other'))
    .filter(({ code }) => codes.has(code))
    .sort((a, b) => a.start - b.start),
);

/** Whether a text has a slip of which nobody knows which number was meant. */
export function isUnreadable(text: LanguageText): boolean {
  return numberSlips(text).some(({ repaired }) => repaired === undefined);
}

/**
 * A text with its dice and numbers as they were meant.
 *
 * @param keepsPlaces whether each place stays the same: then repairs that need more letters are left out.
 */
export function asMeant(text: LanguageText, keepsPlaces: boolean): LanguageText {
  const slips = numberSlips(text);
  if (slips.length === 0) return text;
  const edits = slips.flatMap(({ start, written, repaired }) =>
    repaired === undefined ? [] : { span: { start, end: start + written.length }, newText: repaired },
  );
  if (!keepsPlaces) return { ...text, text: edited(text.text, edits) };
  const placed = edits.flatMap(({ span, newText }) => {
    const length = span.end - span.start;
    return newText.length > length ? [] : [{ span, newText: newText.padEnd(length) }];
  });
  return { ...text, text: edited(text.text, placed) };
}
