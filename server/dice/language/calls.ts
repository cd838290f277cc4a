import type { Comparing, Condition, Pool, Span, Value } from '../expression.ts';

/** Reads the parts of a function's call. What cannot be read is reported, and undefined. */
export interface CallReader {
  readonly value: () => Value | undefined;
  readonly pool: () => Pool | undefined;
  readonly comparing: () => Comparing | undefined;
  readonly parityOrComparing: () => Condition | undefined;
  readonly number: () => number | undefined;
  readonly word: (word: ',' | 'of' | 'where' | 'until') => true | undefined;
  /** The closing bracket; returns the span of the whole call. */
  readonly end: () => Span | undefined;
}

const functionNames = ['min', 'max', 'count', 'sum', 'highest', 'lowest', 'repeat'] as const;
type FunctionName = (typeof functionNames)[number];

export function isFunctionName(name: string): name is FunctionName {
  return functionNames.some((known) => known === name);
}

/** Reads a call from behind its opening bracket. */
export function readCall(name: FunctionName, reader: CallReader): Value | undefined {
  switch (name) {
    case 'min':
    case 'max': {
      const left = reader.value();
      const right = left && reader.word(',') && reader.value();
      const span = right && reader.end();
      return span && { kind: name, left, right, span };
    }
    case 'count': {
      const pool = reader.pool();
      const condition = pool && reader.comparing();
      const span = condition && reader.end();
      return span && { kind: name, pool, condition, span };
    }
    case 'sum': {
      const pool = reader.pool();
      const condition = pool && reader.word('where') && reader.parityOrComparing();
      const span = condition && reader.end();
      return span && { kind: name, pool, condition, span };
    }
    case 'repeat': {
      const pool = reader.pool();
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
