import type { Span } from '../../text/span.ts';
import type {
  Comparing,
  Condition,
  Expression,
  NamedOutcome,
  NameValue,
  Outcomes,
  Pool,
  Test,
  TurnsTo,
  Value,
} from './expression.ts';
import { isTest } from './expressionKinds.ts';

/** Reads the parts of a function's call. What cannot be read is reported, and undefined. */
export interface CallReader {
  readonly value: () => Value | undefined;
  readonly test: () => Test | undefined;
  /** A test where one stands here, otherwise a value. */
  readonly testOrValue: () => Test | Value | undefined;
  /** The words before a colon, a comma or the closing bracket. */
  readonly words: () => string | undefined;
  /** Takes the sign if it stands here; nothing is reported. */
  readonly hasSign: (sign: ',' | ':') => boolean;
  readonly pool: () => Pool | undefined;
  /** Dice that can be rolled again and again: no name, whose dice lie already. */
  readonly freshPool: () => Exclude<Pool, NameValue> | undefined;
  readonly comparing: () => Comparing | undefined;
  readonly parityOrComparing: () => Condition | undefined;
  readonly number: () => number | undefined;
  readonly sign: (sign: ',' | '/' | ':') => true | undefined;
  /** `>=` or `>`, and what it compares with. */
  readonly goal: () => Pick<TurnsTo, 'comparator' | 'goal'> | undefined;
  readonly word: (word: 'of' | 'where' | 'until' | 'total') => true | undefined;
  /** Takes the word if it stands here; nothing is reported. */
  readonly hasWord: (word: 'unless') => boolean;
  /** The closing bracket; returns the span of the whole call. */
  readonly end: () => Span | undefined;
}

/** In the order in which a reader is told of them. */
export const functionNames = [
  'min',
  'max',
  'round-up',
  'round-down',
  'if',
  'count',
  'sum',
  'alike',
  'spread',
  'highest',
  'lowest',
  'reroll',
  'each',
  'party',
  'repeat',
  'rolls',
  'explode',
  'turns',
  'outcomes',
] as const;
type FunctionName = (typeof functionNames)[number];

/** Those of them that are names of numbers as well, where no bracket follows: the word is plain enough. */
export const functionsAndNames: ReadonlySet<string> = new Set(['party', 'turns', 'outcomes']);

export function isFunctionName(name: string): name is FunctionName {
  return functionNames.some((known) => known === name);
}

/** Reads a call from behind its opening bracket. */
export function readCall(name: FunctionName, reader: CallReader): Expression | undefined {
  switch (name) {
    case 'min':
    case 'max':
      return readPair(name, ',', reader);
    case 'round-up':
      return readPair('roundUp', '/', reader);
    case 'round-down':
      return readPair('roundDown', '/', reader);
    case 'if':
      return readChoice(reader);
    case 'count': {
      const pool = reader.pool();
      const condition = pool && reader.comparing();
      const span = condition && reader.end();
      return span && { kind: name, pool, condition, span };
    }
    case 'sum':
    case 'reroll':
      return readFiltered(name, reader);
    case 'alike':
    case 'spread': {
      const pool = reader.pool();
      const span = pool && reader.end();
      return span && { kind: name, pool, span };
    }
    case 'outcomes':
      return readOutcomes(reader);
    case 'explode': {
      const pool = reader.freshPool();
      const span = pool && reader.end();
      return span && { kind: name, pool, span };
    }
    case 'turns':
      return readTurns(reader);
    case 'party':
      return readParty(reader);
    case 'each':
      return readEach(reader);
    case 'repeat':
    case 'rolls': {
      const pool = reader.freshPool();
      const until = pool && reader.word('until') && reader.comparing();
      const span = until && reader.end();
      return span && { kind: name, pool, until, span };
    }
    case 'highest':
    case 'lowest': {
      const kept = reader.number();
      const pool = kept === undefined ? undefined : reader.word('of') && reader.pool();
      const span = pool && reader.end();
      return span && kept !== undefined ? { kind: name, kept, pool, span } : undefined;
    }
    default:
      return name satisfies never;
  }
}

function readPair(
  kind: 'min' | 'max' | 'roundUp' | 'roundDown',
  between: ',' | '/',
  reader: CallReader,
): Value | undefined {
  const left = reader.value();
  const right = left && reader.sign(between) && reader.value();
  const span = right && reader.end();
  return span && { kind, left, right, span };
}

function readChoice(reader: CallReader): Value | undefined {
  const test = reader.test();
  const whenTrue = test && reader.sign(',') && reader.value();
  const whenFalse = whenTrue && reader.sign(',') && reader.value();
  const span = whenFalse && reader.end();
  return span && { kind: 'if', test, whenTrue, whenFalse, span };
}

function readTurns(reader: CallReader): Value | undefined {
  const each = reader.testOrValue();
  if (!each) return undefined;
  if (isTest(each)) {
    const span = reader.end();
    return span && { kind: 'turns', test: each, span };
  }
  const goal = reader.word('until') && reader.word('total') && reader.goal();
  const span = goal && reader.end();
  return span && { kind: 'turnsTo', step: each, ...goal, span };
}

/** Without Warriors whose values are known it is the same for each of so many equal ones. */
function readParty(reader: CallReader): Value | undefined {
  const body = reader.testOrValue();
  const span = body && reader.end();
  return span && { kind: 'party', times: { kind: 'name', name: 'warriors', span }, body, span };
}

function readOutcomes(reader: CallReader): Outcomes | undefined {
  const outcomes: NamedOutcome[] = [];
  do {
    const name = reader.words();
    const hasTest = name !== undefined && reader.hasSign(':');
    const test = hasTest ? reader.test() : undefined;
    if (name === undefined || (hasTest && !test)) return undefined;
    outcomes.push({ name, test });
  } while (outcomes.at(-1)?.test && reader.hasSign(','));
  const span = reader.end();
  return span && { kind: 'outcomes', outcomes, span };
}

function readEach(reader: CallReader): Value | undefined {
  const times = reader.value();
  const body = times && reader.sign(':') && reader.testOrValue();
  const span = body && reader.end();
  return span && { kind: 'each', times, body, span };
}

/** `sum(… where …)`, `sum(… unless …)` or `reroll(… where …)`. */
function readFiltered(name: 'sum' | 'reroll', reader: CallReader): Value | undefined {
  const pool = reader.pool();
  const isUnless = pool !== undefined && name === 'sum' && reader.hasWord('unless');
  const condition = pool && (isUnless || reader.word('where')) && reader.parityOrComparing();
  const span = condition && reader.end();
  return span && { kind: isUnless ? 'sumUnless' : name, pool, condition, span };
}
