import { AssertionError } from 'node:assert';
import type { Span } from '../../server/text/span.ts';
import { Difference } from './difference.ts';
import type { Input } from './input.ts';

/** How an input fails: the program throws, or is not done after a second, or answers something that is wrong. */
export type FailureKind = 'throw' | 'hang' | 'difference';

export interface Failure {
  readonly kind: FailureKind;
  /** What was being done, such as `hover`, and what it was asked about. */
  readonly stage: string;
  readonly span: Span;
  readonly message: string;
  /** Where the program threw; empty for the other kinds. */
  readonly place: string;
  readonly input: Input;
  /** Of the input in its run; -1 for one of no run. */
  readonly index: number;
}

type Doing = Pick<Failure, 'stage' | 'span' | 'index'>;

/** What a caught error says of an input. */
export function failureOf(input: Input, { stage, span, index }: Doing, error: unknown): Failure {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  // Other tests that are asked here say with assertions what is wrong.
  if (error instanceof Difference || error instanceof AssertionError) {
    return { kind: 'difference', stage, span, message: message.slice(0, 2000), place: '', input, index };
  }
  const place = stack.split('\n').find((line) => /server\//.test(line)) ?? '';
  return { kind: 'throw', stage, span, message: message.slice(0, 2000), place: place.trim(), input, index };
}

/** Two failures with one signature are taken for one defect. */
export function signatureOf({ kind, stage, message, place }: Failure): string {
  const sentence = message.replace(/"[^"]*"|…[\s\S]*|\d+/g, '#').slice(0, 80);
  return kind === 'hang' ? `hang in ${stage}` : `${kind} in ${stage}: ${sentence} ${place}`;
}
