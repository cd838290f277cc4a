import type { DiceSyntaxError } from '../../dice/language/syntaxError.ts';
import type { SchemaFinding } from '../../formats/schema/finding.ts';
import type { ParseError } from '../../xml/parseError.ts';

type ByKind<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: (problem: Extract<Union, { readonly kind: Kind }>) => string;
};

/**
 * How the encoding that a file declares is not its own: the bytes are in another; the text has a character that it lacks; or characters
 * of the text could not be read.
 */
export type EncodingFacts =
  | { readonly what: 'is'; readonly declared: string; readonly actual: string }
  | { readonly what: 'lacks'; readonly declared: string; readonly character: string }
  | { readonly what: 'lost'; readonly declared: string };

/** The sentences of problems in one language: what is wrong, why it matters, what to do. The compiler sees to it that none is missing. */
export interface ProblemMessages {
  readonly syntax: ByKind<ParseError>;
  readonly schema: ByKind<SchemaFinding>;
  readonly wrongEncoding: (facts: EncodingFacts) => string;
  readonly otherXmlVersion: (version: string) => string;
  readonly undeclaredPrefix: (prefix: string) => string;
  readonly tooManyProblems: (limit: number) => string;
  /** An entry begins inside another one, which the end tags end behind it. */
  readonly nestedEntry: (name: string, endTags: string) => string;
  readonly missingId: (name: string) => string;
  readonly badId: (value: string) => string;
  readonly duplicateId: (id: string, line: number) => string;
  readonly idInOtherFile: (id: string, file: string) => string;
  /** What is wrong with an expression of dice, in rules and wherever one is typed. */
  readonly dice: {
    readonly [Code in DiceSyntaxError['code']]: (error: Extract<DiceSyntaxError, { readonly code: Code }>) => string;
  };
}
