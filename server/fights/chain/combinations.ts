import type { Fraction } from '../../dice/evaluation/fraction.ts';

/** How many of `count` tests are true, each with its chance. */
export function binomial(
  count: number,
  { numerator, denominator }: Fraction,
): readonly (readonly [number, Fraction])[] {
  return Array.from({ length: count + 1 }, (_, yes): readonly [number, Fraction] => [
    yes,
    {
      numerator: choose(count, yes) * numerator ** BigInt(yes) * (denominator - numerator) ** BigInt(count - yes),
      denominator: denominator ** BigInt(count),
    },
  ]).filter(([, chance]) => chance.numerator > 0n);
}

/** How many of `some` that are drawn from `all` are among the `marked`, each with its chance. */
export function drawn(all: number, marked: number, some: number): readonly (readonly [number, Fraction])[] {
  return Array.from({ length: some + 1 }, (_, hit): readonly [number, Fraction] => [
    hit,
    { numerator: choose(marked, hit) * choose(all - marked, some - hit), denominator: choose(all, some) },
  ]).filter(([, chance]) => chance.numerator > 0n);
}

function choose(all: number, some: number): bigint {
  if (some < 0 || some > all) return 0n;
  let ways = 1n;
  for (let index = 0; index < some; index++) ways = (ways * BigInt(all - index)) / BigInt(index + 1);
  return ways;
}
