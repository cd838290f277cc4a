import { type Fraction, type Ratio, toNumber } from '../../dice/evaluation/fraction.ts';
import { byLanguage } from '../../text/byLanguage.ts';
import type { Language } from '../../text/language.ts';
import type { Messages } from '../../wording/messages.ts';

/** Digits behind the decimal point. */
type Digits = 0 | 1 | 2 | 4 | 6;

/** A number with at most `digits` behind the decimal point, as the language writes it. */
export function numberText(value: number, { language }: Messages, digits: Digits = 2): string {
  return formats[digits](language).format(value);
}

const formats = { 0: format(0), 1: format(1), 2: format(2), 4: format(4), 6: format(6) };

function format(digits: Digits): (language: Language) => Intl.NumberFormat {
  return byLanguage((language) => {
    return new Intl.NumberFormat(language, { maximumFractionDigits: digits, useGrouping: false });
  });
}

/** A chance in percent. Only an impossible result is 0 %, and only a certain one 100 %. */
export function percentText(chance: Ratio, messages: Messages): string {
  const percent = toNumber(chance) * 100;
  if (chance.numerator === 0n || chance.numerator === chance.denominator) return `${numberText(percent, messages)} %`;
  if (percent < 0.0001) return `< ${numberText(0.0001, messages, 4)} %`;
  if (percent < 1) return `${numberText(Number(percent.toPrecision(2)), messages, 6)} %`;
  const rounded = numberText(percent, messages, percent < 10 ? 1 : 0);
  return `${rounded === '100' ? numberText(Math.min(percent, 99.9), messages, 1) : rounded} %`;
}

/** A chance as players say it: `1 in 3`, `5 in 6`; in percent where the numbers would say nothing. */
export function chanceText(chance: Fraction, messages: Messages): string {
  const { odds } = messages.words;
  const { numerator, denominator } = chance;
  if (numerator === 0n) return odds.never;
  if (numerator === denominator) return odds.always;
  if (numerator === 1n && denominator < 1_000_000_000_000n) return odds.oneIn(String(denominator));
  return denominator > 216n
    ? percentText(chance, messages)
    : odds.waysIn({ favourable: String(numerator), ways: String(denominator) });
}

/** `4–14`, or one number. */
export function rangeText(low: number, high: number, messages: Messages): string {
  const [first, last] = [numberText(low, messages), numberText(high, messages)];
  return low === high ? first : `${first}${low < 0 || high < 0 ? ' … ' : '–'}${last}`;
}
