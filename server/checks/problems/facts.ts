import type { ParameterKind } from '../../abilities/slotFit.ts';
import type { DiceSyntaxError } from '../../dice/language/syntaxError.ts';
import type { ValueName } from '../../fights/blocks/valueNames.ts';
import type { EffectFault } from '../../fights/effects/readEffect.ts';
import type { SchemaFinding } from '../../formats/schema/finding.ts';
import type { Span } from '../../text/span.ts';
import type { ErrorOf, ParseError } from '../../xml/parseError.ts';

/** The type for problems without facts. */
export type NoFacts = Readonly<Record<string, never>>;

/** The facts of an error of well-formedness, without its kind and span. */
export type SyntaxFacts<Kind extends ParseError['kind']> = OrNone<Omit<ErrorOf<Kind>, 'kind' | 'span'>>;

/** An object type without properties would let any facts pass. */
type OrNone<Facts> = keyof Facts extends never ? NoFacts : Facts;

/** The facts of a violation of a schema, without its kind and span. */
export type SchemaFacts<Kind extends SchemaFinding['kind']> = Omit<
  Extract<SchemaFinding, { readonly kind: Kind }>,
  'kind' | 'span'
>;

/**
 * An element that is allowed only elsewhere; an entry that begins inside another one, whose end tags are behind it; or a reference to an entry,
 * as Monsters have them, in the text of another one.
 */
export type MisplacedFacts =
  | ({ readonly what: 'element' } & SchemaFacts<'misplacedElement'>)
  | { readonly what: 'entry'; readonly name: string; readonly endTags: string }
  | { readonly what: 'reference'; readonly name: string };

/**
 * A wrong declared encoding: the bytes are in another; the text has a character that the encoding lacks; or characters of the text could
 * not be read.
 */
export type EncodingFacts =
  | { readonly what: 'is'; readonly declared: string; readonly actual: string }
  | { readonly what: 'lacks'; readonly declared: string; readonly character: string }
  | { readonly what: 'lost'; readonly declared: string };

/** A use of a rule without `param`, with or without a value in its text. */
export interface MissingParameterFacts {
  readonly name: string;
  /** The value in the text, if there is one. */
  readonly value: string | undefined;
  /** An example of a use of the rule. */
  readonly example: string;
}

/** A value that does not fit its rule. */
export interface UnfitFacts {
  readonly value: string;
  /** The name of the rule as a template. */
  readonly rule: string;
  readonly expected: ParameterKind;
  /** An ability for which the value would be right. */
  readonly other: string | undefined;
}

/** A declared parameter, or a placeholder in the name, that the rule's text does not mention; or one that the name has lost. */
export interface UnusedParameterFacts {
  readonly what: 'parameter' | 'placeholder' | 'lost';
  readonly name: string;
}

/** An undeclared placeholder, with its braces. */
export type UndeclaredFacts =
  | { readonly what: 'placeholder'; readonly written: string; readonly declared: number }
  /** A rule whose name has a placeholder, and which declares no parameter, as those beside it do. */
  | { readonly what: 'rule'; readonly placeholder: string };

/** The reason why a comment that ignores problems has no effect. */
export type SuppressionFault =
  | { readonly kind: 'noCode' }
  | { readonly kind: 'noReason' }
  | { readonly kind: 'unknownCode'; readonly code: string; readonly nearest: string | undefined }
  | { readonly kind: 'notIgnorable'; readonly code: string }
  /** `all` is for files of prose. */
  | { readonly kind: 'allInXml' };

/** The error in an expression of odds, without its offsets in the expression. */
export type DiceFault = WithoutPlaces<DiceSyntaxError>;

type WithoutPlaces<Fault> = Fault extends unknown ? Omit<Fault, 'span' | 'opening' | 'first'> : never;

/** A slip of scanning or typing. */
export interface SlipFacts {
  readonly written: string;
  /** The corrected text; undefined if it is not certain. */
  readonly repaired: string | undefined;
  /** In a file with many of them: all other places, which are not reported separately. */
  readonly others?: readonly Span[];
  /** The same in translations of the text. */
  readonly copies?: readonly CopyPlace[];
}

/** So many problems with one cause, which are reported once. */
export interface Group {
  readonly count: number;
  /** The places of all but the first. */
  readonly others?: readonly Span[];
}

/** A place in another document, in its coordinates. */
export interface CopyPlace {
  readonly uri: string;
  /** The name of its file. */
  readonly file: string;
  readonly span: Span;
}

/** A name that is almost the same as one elsewhere in the document, or almost a name of the game. */
export type NameFacts =
  | { readonly what: 'variant'; readonly name: string; readonly other: string; readonly place: Span }
  | { readonly what: 'known'; readonly name: string; readonly known: string };

/** A target that no roll can reach, or that every roll reaches. */
export interface TargetFacts {
  readonly target: string;
  /** In the language of odds. */
  readonly roll: string;
}

/** The text that is most likely wrong where a translation differs from its source. */
export type Suspect = 'translation' | 'source' | 'either';

/** A die or a number that a translation has otherwise than its source, as both are written; undefined in the text without it. */
export interface SignFacts {
  /** `moved`: it is in another row. `swapped`: it has changed places with `source`. */
  readonly what: 'changed' | 'lost' | 'added' | 'moved' | 'swapped';
  readonly source: string | undefined;
  readonly written: string | undefined;
  readonly suspect: Suspect;
}

/** A row of a roll table that a translation has otherwise than its source, by its scores. */
export interface RowFacts {
  readonly what: 'lost' | 'changed' | 'moved' | 'swapped';
  readonly row: string;
  /** The scores in the translation, or those of the row with which it is swapped. */
  readonly other: string | undefined;
  readonly suspect: Suspect;
}

/** The length of a translation in percent of its source; `cut`: it ends in the middle of a sentence. */
export interface LengthFacts {
  readonly what: 'short' | 'long' | 'cut';
  readonly percent: number;
  /** Whether the source is a text in the same language, which this one replaces. */
  readonly isOverride: boolean;
}

/** In so many of all ways in which the dice can fall. */
interface WaysToRoll {
  readonly ways: number;
  readonly total: number;
}

/** Scores that no row of a table has. */
export interface TableGapFacts {
  readonly scores: string;
  /** In the language of odds; undefined if the text adds something to the roll, and then there is no chance. */
  readonly roll: string | undefined;
  readonly chance: WaysToRoll | undefined;
}

/** Scores that two rows of a table have. */
export interface TableOverlapFacts {
  readonly scores: string;
  readonly row: string;
  readonly other: string;
  readonly chance: WaysToRoll | undefined;
}

/** Scores of a row that its roll cannot show. */
export interface ImpossibleRowFacts {
  readonly scores: string;
  readonly roll: string;
  readonly lowest: number;
  readonly highest: number;
  /** The only scores of the roll that no row has: this row is most likely meant for them. */
  readonly missing?: string;
}

/** A setting of a file that describes a package, with the expected value. */
export interface SettingFacts {
  /** The name of the setting, or of the one that has the value in a list; empty for the whole file. */
  readonly name: string;
  /** The value as it is written. */
  readonly written: string;
  readonly expected: SettingExpectation;
}

/** `form`: a text like the examples. `unique`: a value that is not in the list yet. */
export type SettingExpectation =
  | { readonly kind: 'type'; readonly type: 'object' | 'array' | 'string' | 'integer' }
  | { readonly kind: 'oneOf'; readonly values: readonly string[]; readonly nearest: string | undefined }
  | { readonly kind: 'atLeast' | 'atMost'; readonly limit: number }
  | { readonly kind: 'form'; readonly examples: readonly string[] }
  | { readonly kind: 'unique' | 'notEmpty' | 'other' }
  | { readonly kind: 'property'; readonly property: string };

/** A text that is still in the language of its source. */
export type UntranslatedFacts =
  /** The language by its tag. */
  | { readonly what: 'entry' | 'sentence'; readonly language: string }
  /** The first of so many names: `other` is the translated name of one for a `plural`, and the translation of the `name` elsewhere. */
  | (Group & { readonly what: 'plural' | 'name'; readonly name: string; readonly other: string });

/** What is wrong with a cell of a printed chart. */
export type CellFacts =
  /** Neither a score nor a mark; empty between two semicolons. */
  | { readonly what: 'mark'; readonly cell: string }
  /** A score that no result of the roll is. */
  | {
      readonly what: 'score';
      readonly cell: string;
      readonly roll: string;
      readonly min: number;
      readonly max: number;
    };

/** What is wrong with a value of a stat block: a number that no game has, a gun without Strength, or a blade with one. */
export type StatBlockValueFacts =
  | {
      readonly what: 'range';
      readonly name: ValueName;
      readonly written: string;
      readonly low: number;
      readonly high: number;
    }
  | { readonly what: 'gun' | 'blade'; readonly weapon: string };

/** What is wrong with an effect on fights, except in its value or test. */
export type EffectFacts = WithoutSpan<Exclude<EffectFault, { readonly what: 'expression' }>>;

type WithoutSpan<Fault> = Fault extends unknown ? Omit<Fault, 'span'> : never;
