/** Steps by where they were made: a block of code, a method of strings or lists, a pattern. */
export type Steps = Map<string, number>;

/**
 * Milliseconds of the processor for one call of a pattern. A pattern that goes back and forth in some ten thousand characters takes many times
 * as long, any other a small part of it. What the machine did meanwhile does not come again when the call is repeated.
 */
const longestCall = 20;
const repetitions = 3;

type Method = (this: unknown, ...parameters: readonly unknown[]) => unknown;

/** What one call of a method costs, from what it was called on, its parameters and its result. */
type Cost = (self: unknown, parameters: readonly unknown[], result: unknown) => number;

/** Both go through iterators that the engine writes: loops over lists and maps, and lists that are spread. */
const iterators: readonly object[] = [[][Symbol.iterator](), new Map().values(), new Set().values()].map((iterator) =>
  Object.getPrototypeOf(iterator),
);

const { indexOf: indexOfText } = String.prototype;
const { indexOf: indexOfMember } = Array.prototype;

const whole: Cost = (self, _, result) => 1 + lengthOf(self) + lengthOf(result);

/** The methods that go through strings and lists, or copy them. A part of a string is no copy, and what calls a function is counted there. */
const costs: readonly (readonly [owner: object, names: readonly string[], cost: Cost])[] = [
  [
    String.prototype,
    ['indexOf', 'includes'],
    (self, parameters) => found(self, parameters, Reflect.apply(indexOfText, self, parameters)),
  ],
  [
    Array.prototype,
    ['indexOf', 'includes'],
    (self, parameters) => found(self, parameters, Reflect.apply(indexOfMember, self, parameters)),
  ],
  [
    String.prototype,
    ['lastIndexOf'],
    (self, parameters, result) => 1 + numberOr(parameters[1], lengthOf(self)) - Number(result),
  ],
  [Array.prototype, ['lastIndexOf'], (self, _, result) => lengthOf(self) - Number(result)],
  [String.prototype, ['split', 'toLowerCase', 'toUpperCase', 'normalize', 'localeCompare', 'repeat'], whole],
  // Those with a pattern call it.
  [
    String.prototype,
    ['replace', 'replaceAll'],
    (self, parameters, result) => (typeof parameters[0] === 'string' ? whole(self, parameters, result) : 1),
  ],
  [String.prototype, ['trim', 'trimStart', 'trimEnd'], (self, _, result) => 1 + lengthOf(self) - lengthOf(result)],
  [Array.prototype, ['push'], (_, parameters) => parameters.length],
  [Array.prototype, ['unshift', 'reverse', 'toReversed', 'sort', 'toSorted', 'join', 'toSpliced'], whole],
  [Array.prototype, ['slice', 'concat', 'flat', 'splice', 'with'], (_, __, result) => 1 + lengthOf(result)],
  ...iterators.map((owner) => [owner, ['next'], () => 1] as const),
];

/** The steps of methods of the engine during some work. */
export function nativeStepsOf(work: () => void): Steps {
  const steps: Steps = new Map();
  const add = (where: string, count: number): void => {
    steps.set(where, (steps.get(where) ?? 0) + count);
  };
  const undo = costs.flatMap(([owner, names, cost]) =>
    names.map((name) =>
      replaced(owner, name, (method) => {
        const where = `${name} of ${Object.prototype.toString.call(owner).slice(8, -1)}`;
        return function (...parameters) {
          const result = Reflect.apply(method, this, parameters);
          add(where, cost(this, parameters, result));
          return result;
        };
      }),
    ),
  );
  undo.push(replaced(RegExp.prototype, 'exec', (exec) => countedExec(exec, add)));
  try {
    work();
  } finally {
    for (let index = undo.length - 1; index >= 0; index--) undo[index]?.();
  }
  return steps;
}

/** How often regular expressions are tried during some work. */
export function testsDuring(work: () => void): number {
  let count = 0;
  const undo = replaced(RegExp.prototype, 'test', (test) => {
    return function (...parameters) {
      count++;
      return Reflect.apply(test, this, parameters);
    };
  });
  try {
    work();
  } finally {
    undo();
  }
  return count;
}

/** All methods of patterns call this one. One call is a step, and each character from where it begins to where the match ends. */
function countedExec(exec: Method, add: (where: string, count: number) => void): Method {
  return function (...parameters) {
    if (!(this instanceof RegExp)) return Reflect.apply(exec, this, parameters);
    const { source, sticky, lastIndex: start } = this;
    const length = String(parameters[0]).length;
    const isAnchored = sticky || (source.startsWith('^') && !this.multiline);
    const { result, milliseconds } = timed(this, exec, parameters);
    for (let again = 1, least = milliseconds; least > longestCall; again++) {
      if (again === repetitions) throw new Error(`The pattern ${source} takes ${least} ms for ${length} characters.`);
      const { lastIndex } = this;
      this.lastIndex = start;
      least = timed(this, exec, parameters).milliseconds;
      this.lastIndex = lastIndex;
    }
    const end = isMatch(result) ? result.index + String(result[0]).length : isAnchored ? start : length;
    add(`pattern ${source}`, 1 + Math.max(0, end - (sticky || this.global ? start : 0)));
    return result;
  };
}

function timed(
  self: unknown,
  method: Method,
  parameters: readonly unknown[],
): { readonly result: unknown; readonly milliseconds: number } {
  const started = process.cpuUsage();
  const result = Reflect.apply(method, self, parameters);
  const { user, system } = process.cpuUsage(started);
  return { result, milliseconds: (user + system) / 1000 };
}

/** Replaces a method, and returns what puts it back. */
function replaced(owner: object, name: string, replacementOf: (method: Method) => Method): () => void {
  const original: Method = Reflect.get(owner, name);
  const put = (value: Method): void =>
    void Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: false });
  put(replacementOf(original));
  return () => put(original);
}

function isMatch(result: unknown): result is RegExpExecArray {
  return Array.isArray(result);
}

/** What a search goes through to the place where it finds something, or to the end. */
function found(self: unknown, parameters: readonly unknown[], index: number): number {
  return 1 + Math.max(0, (index < 0 ? lengthOf(self) : index) - numberOr(parameters[1], 0));
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}
