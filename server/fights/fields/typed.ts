import { type Fraction, fraction, toNumber } from '../../dice/evaluation/fraction.ts';
import { isTest } from '../../dice/language/expressionKinds.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { parseExpression } from '../../dice/language/parse.ts';

/** What may be typed into a field. */
export interface Typed {
  readonly range?: { readonly minimum: number; readonly maximum: number };
  readonly print: (value: unknown) => string;
  readonly parse: (typed: string) => unknown;
}

/** A whole number of at most three digits. */
export function wholeBetween(minimum: number, maximum: number): Typed {
  return {
    range: { minimum, maximum },
    print: String,
    parse: (typed) => {
      const number = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
      return number >= minimum && number <= maximum ? number : undefined;
    },
  };
}

const maximumDiceLength = 40;

/** Dice or a number in the language of odds, without names. */
export const diceText: Typed = {
  print: String,
  parse: (typed) => {
    if (typed.length > maximumDiceLength) return undefined;
    const { annotation } = parseExpression(typed);
    if (!annotation || annotation.body.kind === 'outcomes' || isTest(annotation.body)) return undefined;
    return freeVariables(annotation).length === 0 ? typed : undefined;
  },
};

/** `1.5`, with a point or a comma. */
export const decimal: Typed = {
  print: (value) => String(toNumber(value as Fraction)),
  parse: (typed) => {
    const [, integer = '', part = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
    return integer === '' ? undefined : fraction(BigInt(`${integer}${part}`), 10n ** BigInt(part.length));
  },
};
