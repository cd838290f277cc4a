/** Counts by trying every way the dice can fall. Deliberately knows nothing of the code under test. */

/** Rolls one die of so many sides. */
export type Die = (sides: number) => number;

/** A number or a yes or no that a table comes to with dice. It must do the same whenever the dice fall the same. */
export type Game = (die: Die) => number | boolean;

/**
 * The share of each outcome of a game among all ways its dice can fall, by outcome, ascending. The game may ask for more dice after
 * some falls than after others; the chance of a play is the product of those of its faces.
 */
export function everyPlay(game: Game): ReadonlyMap<number, string> {
  const plays = playEveryWay(game);
  const totals = new Set([...plays.values()].flatMap((byTotal) => [...byTotal.keys()].map(BigInt)));
  const common = [...totals].reduce((left, right) => (left * right) / commonDivisor(left, right), 1n);
  const shares = [...plays].map(([outcome, byTotal]): [number, string] => {
    let count = 0n;
    for (const [total, number] of byTotal) count += BigInt(number) * (common / BigInt(total));
    return [outcome, share(count, common)];
  });
  return new Map(shares.sort(([left], [right]) => left - right));
}

/** Plays again and again, each time with the next fall of the dice: how many plays ended how, of how many that are equally likely. */
function playEveryWay(game: Game): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const plays = new Map<number, Map<number, number>>();
  const fallen: { readonly sides: number; face: number }[] = [];
  do {
    let rolled = 0;
    let total = 1;
    const outcome = Number(
      game((sides) => {
        const next = fallen[rolled] ?? { sides, face: 1 };
        fallen[rolled++] = next;
        total *= sides;
        return next.face;
      }),
    );
    const byTotal = plays.get(outcome) ?? new Map<number, number>();
    plays.set(outcome, byTotal.set(total, (byTotal.get(total) ?? 0) + 1));
    for (let last = fallen.at(-1); last && last.face === last.sides; last = fallen.at(-1)) fallen.pop();
    const last = fallen.at(-1);
    if (last) last.face++;
  } while (fallen.length > 0);
  return plays;
}

/** The same shares where whatever comes to `again` is played once more, until it does not; undefined where it always does. */
export function withoutAgain(
  shares: ReadonlyMap<number, string>,
  again: number,
): ReadonlyMap<number, string> | undefined {
  const [repeated = 0n, of = 1n] = (shares.get(again) ?? '0/1').split('/').map(BigInt);
  if (repeated === of) return undefined;
  const others = [...shares].filter(([outcome]) => outcome !== again);
  return new Map(
    others.map(([outcome, text]) => {
      const [ways = 0n, total = 1n] = text.split('/').map(BigInt);
      return [outcome, share(ways * of, total * (of - repeated))];
    }),
  );
}

/** `count / total` in lowest terms. */
export function share(count: bigint, total: bigint): string {
  const divisor = commonDivisor(count, total);
  return `${count / divisor}/${total / divisor}`;
}

function commonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : commonDivisor(right, left % right);
}
