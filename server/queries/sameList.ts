/** Whether two lists have the same items in the same order. Objects are the same if they are identical. */
export function isSameList(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((one, index) => one === now[index]);
}
