import { type Fraction, fraction, toNumber } from '../../dice/evaluation/fraction.ts';
import { isTest } from '../../dice/language/expressionKinds.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { parseExpression } from '../../dice/language/parse.ts';

/** What may be typed into a field. */
export interface Typed<Value> {
  readonly range?: { readonly minimum: number; readonly maximum: number };
  readonly isOptional?: boolean;
  readonly print: (value: Value) => string;
  readonly parse: (typed: string) => Value | undefined;
}

/** A whole number of at most three digits. */
export function wholeBetween(minimum: number, maximum: number): Typed<number> {
  return {
    range: { minimum, maximum },
    print: String,
    parse: (typed) => {
      const number = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
      return number >= minimum && number <= maximum ? number : undefined;
    },
  };
}

/** The same, or nothing. */
export function wholeOrNone(minimum: number, maximum: number): Typed<number | 'none'> {
  const { range, parse } = wholeBetween(minimum, maximum);
  return {
    ...(range && { range }),
    isOptional: true,
    print: (value) => (value === 'none' ? '' : String(value)),
    parse: (typed) => (typed === '' ? 'none' : parse(typed)),
  };
}

const maximumDiceLength = 40;

/** Dice or a number in the language of odds, without names. */
export const diceText: Typed<string> = {
  print: (value) => value,
  parse: (typed) => {
    if (typed.length > maximumDiceLength) return undefined;
    const { annotation } = parseExpression(typed);
    if (!annotation || annotation.body.kind === 'outcomes' || isTest(annotation.body)) return undefined;
    return freeVariables(annotation).length === 0 ? typed : undefined;
  },
};

/** `1.5`, with a point or a comma. */
export const decimal: Typed<Fraction> = {
  print: (value) => String(toNumber(value)),
  parse: (typed) => {
    const [, integer = '', part = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
    return integer === '' ? undefined : fraction(BigInt(`${integer}${part}`), 10n ** BigInt(part.length));
  },
};
