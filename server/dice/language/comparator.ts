export type Comparator = '<=' | '<' | '>=' | '>' | '=' | '!=';

/** Whether `left` and `right` compare as the comparator says. */
export function compares(left: number, comparator: Comparator, right: number): boolean {
  switch (comparator) {
    case '<=':
      return left <= right;
    case '<':
      return left < right;
    case '>=':
      return left >= right;
    case '>':
      return left > right;
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    default:
      return comparator satisfies never;
  }
}
