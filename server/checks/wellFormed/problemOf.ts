import type { ParseError } from '../../xml/parseError.ts';
import type { Finding } from '../problems/finding.ts';
import type { SyntaxCode } from '../problems/kinds.ts';

/** The problem for an error of the XML reader, with the same facts: `unclosedElement` is told as `unclosed-element`. */
export function problemOf({ kind, span, ...facts }: ParseError): Finding {
  const code = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as SyntaxCode;
  return { code, span, facts } as Finding;
}
