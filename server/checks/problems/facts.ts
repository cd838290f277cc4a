import type { DiceSyntaxError } from '../../dice/language/syntaxError.ts';
import type { SchemaFinding } from '../../formats/schema/finding.ts';
import type { Span } from '../../text/span.ts';
import type { ErrorOf, ParseError } from '../../xml/parseError.ts';

/** What is known of a problem that its code does not say. */
export type NoFacts = Readonly<Record<string, never>>;

/** What is known of an error of well-formedness besides its kind and its place. */
export type SyntaxFacts<Kind extends ParseError['kind']> = OrNone<Omit<ErrorOf<Kind>, 'kind' | 'span'>>;

/** An object type without properties would let any facts pass. */
type OrNone<Facts> = keyof Facts extends never ? NoFacts : Facts;

/** What is known of something that is not as the schema says, besides its kind and its place. */
export type SchemaFacts<Kind extends SchemaFinding['kind']> = Omit<
  Extract<SchemaFinding, { readonly kind: Kind }>,
  'kind' | 'span'
>;

/** An element that has its place elsewhere, or an entry that begins inside another one, which the end tags end behind it. */
export type MisplacedFacts =
  | ({ readonly what: 'element' } & SchemaFacts<'misplacedElement'>)
  | { readonly what: 'entry'; readonly name: string; readonly endTags: string };

/**
 * How the encoding that a file declares is not its own: the bytes are in another; the text has a character that it lacks; or characters
 * of the text could not be read.
 */
export type EncodingFacts =
  | { readonly what: 'is'; readonly declared: string; readonly actual: string }
  | { readonly what: 'lacks'; readonly declared: string; readonly character: string }
  | { readonly what: 'lost'; readonly declared: string };

/** What a parameter takes: a plain number, a score to roll such as 5+, a die such as 1D6, or something to add or take away. */
export type ParameterKind = 'number' | 'score' | 'die' | 'modifier';

/** A use of a rule whose value the text has or has not. */
export interface MissingParameterFacts {
  readonly name: string;
  /** What the text says, where it says it. */
  readonly value: string | undefined;
  /** How the rule is used. */
  readonly example: string;
}

/** A value that its rule does not take: in a use, or among the values that the rule itself proposes. */
export type UnfitFacts = {
  readonly value: string;
  /** The name of the rule as a template. */
  readonly rule: string;
  readonly expected: ParameterKind;
} /** `other`: an ability for which the value would be right. */ & (
  | { readonly what: 'use'; readonly other: string | undefined }
  | { readonly what: 'proposal' }
);

/** A parameter that a rule asks for, or a placeholder in its name, of which its text does not speak. */
export interface UnusedParameterFacts {
  readonly what: 'parameter' | 'placeholder';
  readonly name: string;
}

/** A placeholder, with its braces, for which nothing is declared; or a name with more places than there are parameters. */
export type UndeclaredFacts =
  | { readonly what: 'placeholder'; readonly written: string; readonly declared: number }
  | { readonly what: 'name'; readonly places: number; readonly declared: number };

/** Why a comment that ignores problems does not do what its author wanted. */
export type SuppressionFault =
  | { readonly kind: 'noCode' }
  | { readonly kind: 'noReason' }
  | { readonly kind: 'unknownCode'; readonly code: string; readonly nearest: string | undefined }
  | { readonly kind: 'notIgnorable'; readonly code: string }
  /** `all` is for files of prose. */
  | { readonly kind: 'allInXml' };

/** What is wrong in an expression of odds, without the places that its reader counts in the expression. */
export type DiceFault = WithoutPlaces<DiceSyntaxError>;

type WithoutPlaces<Fault> = Fault extends unknown ? Omit<Fault, 'span' | 'opening' | 'first'> : never;

/** A slip of scanning or typing. */
export interface SlipFacts {
  readonly written: string;
  /** The same, mended; undefined where nobody can say what it should be. */
  readonly repaired: string | undefined;
  /** Where a file is full of them: all other places, which are not reported by themselves. */
  readonly others?: readonly Span[];
}

/** A name that is nearly that of another place in the document, or nearly one of the game's own. */
export type NameFacts =
  | { readonly what: 'variant'; readonly name: string; readonly other: string; readonly place: Span }
  | { readonly what: 'known'; readonly name: string; readonly known: string };

/** A target that no roll can reach, or that every roll reaches. */
export interface TargetFacts {
  readonly target: string;
  /** In the language of odds. */
  readonly roll: string;
}
