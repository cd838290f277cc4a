import { combinePairs, type Distribution } from './distribution.ts';
import { maximum, minimum } from './statistics.ts';

/** For fewer pairs of outcomes than this, adding them one by one is as fast as packing them. */
const fewPairs = 4096;

/** The sum of two independent rolls. */
export function add(left: Distribution, right: Distribution): Distribution {
  const pairs = left.counts.size * right.counts.size;
  const width = maximum(left) - minimum(left) + maximum(right) - minimum(right) + 1;
  return pairs <= fewPairs || pairs < width
    ? combinePairs(left, right, (leftOutcome, rightOutcome) => leftOutcome + rightOutcome)
    : addPacked(left, right, width);
}

/**
 * Adds by Kronecker substitution: each distribution becomes one integer with a field of digits for each outcome, and the
 * product of the two has the counts of the sums in its fields. (von zur Gathen and Gerhard, Modern Computer Algebra, 8.4.)
 */
function addPacked(left: Distribution, right: Distribution, width: number): Distribution {
  const total = left.total * right.total;
  const digits = total.toString(16).length;
  const product = (pack(left, digits) * pack(right, digits)).toString(16).padStart(width * digits, '0');
  const least = minimum(left) + minimum(right);
  const counts = new Map<number, bigint>();
  for (let place = 0; place < width; place++) {
    const end = product.length - place * digits;
    const count = BigInt(`0x${product.slice(end - digits, end)}`);
    if (count > 0n) counts.set(least + place, count);
  }
  return { counts, total };
}

function pack(distribution: Distribution, digits: number): bigint {
  const nothing = '0'.repeat(digits);
  const fields: string[] = [];
  for (let outcome = maximum(distribution); outcome >= minimum(distribution); outcome--) {
    const count = distribution.counts.get(outcome);
    fields.push(count === undefined ? nothing : count.toString(16).padStart(digits, '0'));
  }
  return BigInt(`0x${fields.join('')}`);
}
