/** Whether a name is another with a letter wrong, missing, too many or swapped with its neighbour, or in another case. */
export function isSlipOf(found: string, expected: string): boolean {
  // First, because hostile names are long and many.
  if (Math.abs(found.length - expected.length) > 1) return false;
  const a = found.toLowerCase();
  const b = expected.toLowerCase();
  if (a === b) return true;
  if (Math.max(a.length, b.length) < 3) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  const restOfFound = a.slice(start);
  const restOfExpected = b.slice(start);
  const isSwap =
    restOfFound.slice(2) === restOfExpected.slice(2) &&
    restOfFound[0] === restOfExpected[1] &&
    restOfFound[1] === restOfExpected[0];
  return (
    isSwap ||
    restOfFound.slice(1) === restOfExpected ||
    restOfFound === restOfExpected.slice(1) ||
    restOfFound.slice(1) === restOfExpected.slice(1)
  );
}
