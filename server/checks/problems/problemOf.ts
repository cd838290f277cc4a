import type { Span } from '../../text/span.ts';
import type { Finding } from './finding.ts';
import type { ProblemCode } from './kinds.ts';

/** The problem for an error of a reader or of a schema, with the same facts: `unclosedElement` is told as `unclosed-element`. */
export function problemOf({ kind, span, ...facts }: Found): Finding {
  const code = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as ProblemCode;
  return { code, span, facts } as Finding;
}

interface Found {
  readonly kind: string;
  readonly span: Span;
  readonly [fact: string]: unknown;
}
