/** What `node:assert` would do, for suites that also run in a web worker. */
class AssertionError extends Error {
  override readonly name = 'AssertionError';
  readonly showDiff = true;
  readonly actual: unknown;
  readonly expected: unknown;

  constructor(message: string, actual: unknown, expected: unknown) {
    super(message);
    this.actual = actual;
    this.expected = expected;
  }
}

/** Fails unless the two, which are plain data, are the same. */
export function equal<Value>(actual: Value, expected: NoInfer<Value>, what = 'value'): void {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return;
  throw new AssertionError(`${what}: not as expected`, actual, expected);
}

/** Fails unless the text matches. */
export function match(actual: string, expected: RegExp, what = 'text'): void {
  if (!expected.test(actual)) throw new AssertionError(`${what}: does not match ${expected}`, actual, String(expected));
}
