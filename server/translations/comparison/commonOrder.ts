/** The most that are compared: the table of lengths has a place for each pair. */
const maximumCompared = 600;

/**
 * The longest list of items that both lists have in the same order.
 *
 * @returns for each item of the first list the index of its partner in the second, or -1. Only the first 600 items of each are compared.
 */
export function commonOrder(first: readonly string[], second: readonly string[]): readonly number[] {
  const rows = Math.min(first.length, maximumCompared);
  const columns = Math.min(second.length, maximumCompared);
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      lengths[row * width + column] =
        first[row] === second[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
    }
  }
  const partners = new Array<number>(first.length).fill(-1);
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (first[row] === second[column]) partners[row++] = column++;
    else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) row++;
    else column++;
  }
  return partners;
}
