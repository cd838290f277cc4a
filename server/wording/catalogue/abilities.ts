/** What a parameter takes: a plain number, a score to roll such as 5+, a die such as 1D6, or something to add or take away. */
export type ParameterKind = 'number' | 'score' | 'die' | 'modifier';

/** Why a comment that ignores problems does not do what its author wanted. */
export type SuppressionFault =
  | { readonly kind: 'noCode' }
  | { readonly kind: 'noReason' }
  | { readonly kind: 'unknownCode'; readonly code: string; readonly nearest: string | undefined }
  | { readonly kind: 'notIgnorable'; readonly code: string }
  /** `all` is for files of prose. */
  | { readonly kind: 'allInXml' };

/** The sentences about abilities, their parameters and ignored problems in one language: what is wrong, why it matters, what to do. */
export interface AbilityMessages {
  /** @param value what the text says, where it says it. @param example how the rule is used. */
  readonly missingParameter: (name: string, value: string | undefined, example: string) => string;
  /** @param rule its name as a template. @param other an ability for which the value would be right. */
  readonly unfitParameter: (value: string, rule: string, expected: ParameterKind, other: string | undefined) => string;
  readonly unfitValue: (value: string, rule: string, expected: ParameterKind) => string;
  /** @param written what the text says; empty where it says nothing. */
  readonly parameterMismatch: (written: string, parameter: string) => string;
  readonly wrongRule: (text: string, id: string, otherId: string) => string;
  readonly severalRules: (names: readonly string[], id: string) => string;
  readonly unreadableUse: (text: string, id: string, name: string) => string;
  readonly unusedParameter: (parameter: string) => string;
  /** @param placeholder in the name of the rule. */
  readonly unusedPlaceholder: (placeholder: string) => string;
  /** @param placeholder with its braces. @param declared how many parameters there are. */
  readonly undeclaredPlaceholder: (placeholder: string, declared: number) => string;
  readonly tooFewParameters: (placeholders: number, declared: number) => string;
  /** @param nearest the name of an ability, as a template. */
  readonly unknownAbility: (written: string, nearest: string) => string;
  readonly unusedSuppression: (code: string) => string;
  readonly badSuppression: (fault: SuppressionFault) => string;
}
