import type { ValueName } from '../../fights/blocks/valueNames.ts';
import type { EntityKind } from '../../formats/format.ts';
import type { JsonErrorKind } from '../../json/readJson.ts';
import type { Span } from '../../text/span.ts';
import type { ParseError } from '../../xml/parseError.ts';
import type {
  CellFacts,
  DiceFault,
  EffectFacts,
  EncodingFacts,
  Group,
  ImpossibleRowFacts,
  LengthFacts,
  MisplacedFacts,
  MissingParameterFacts,
  NameFacts,
  NoFacts,
  RowFacts,
  SchemaFacts,
  SettingFacts,
  SignFacts,
  SlipFacts,
  StatBlockValueFacts,
  SuppressionFault,
  SyntaxFacts,
  TableGapFacts,
  TableOverlapFacts,
  TargetFacts,
  UndeclaredFacts,
  UnfitFacts,
  UntranslatedFacts,
  UnusedParameterFacts,
} from './facts.ts';

export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** A kind of problem: its usual severity, and the type of its facts. */
interface Kind<Facts> {
  readonly severity: Severity;
  /** Only for the compiler: no kind has it. */
  readonly facts?: Facts;
}

type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Text;

type SyntaxKinds = { readonly [Name in ParseError['kind'] as Kebab<Name>]: Kind<SyntaxFacts<Name>> };

/** Errors of well-formedness: no program can read such a file. Their facts are those of the XML reader. */
const syntax: SyntaxKinds = {
  'unclosed-element': error(),
  'stray-end-tag': error(),
  'self-closed-element': error(),
  'mismatched-end-tag': error(),
  'unfinished-start-tag': error(),
  'unfinished-end-tag': error(),
  'stray-less-than': error(),
  'stray-characters': error(),
  'attribute-without-value': error(),
  'unquoted-value': error(),
  'unclosed-quote': error(),
  'missing-space': error(),
  'duplicate-attribute': error(),
  'bare-ampersand': error(),
  'unknown-entity': error(),
  'bad-character-reference': error(),
  'illegal-character': error(),
  'cdata-end-in-text': error(),
  'unclosed-comment': error(),
  'double-hyphen': error(),
  'unclosed-cdata': error(),
  'unclosed-instruction': error(),
  'misplaced-xml-declaration': error(),
  'bad-xml-declaration': error(),
  'misplaced-doctype': error(),
  'misplaced-cdata': error(),
  'text-outside-root': error(),
  'second-root': error(),
  'wrong-root': error(),
  'missing-root': error(),
  'early-root-end': error(),
  'too-deep': error(),
};

/** All problems that keep programs from reading the file, and the problem that there are too many. */
const unreadable = {
  ...syntax,
  'merge-conflict': error<{ readonly count: number }>(),
  'wrong-encoding': error<EncodingFacts>(),
  'other-xml-version': warning<{ readonly version: string }>(),
  'undeclared-prefix': error<{ readonly prefix: string }>(),
  'too-many-problems': info<{ readonly limit: number }>(),
};

/** Files that describe a package, in JSON. */
const packageFiles = {
  'json-syntax': error<{ readonly kind: JsonErrorKind }>(),
  // `nearest` is a setting that may be there.
  'unknown-setting': warning<{ readonly name: string; readonly nearest: string | undefined }>(),
  'bad-setting': error<SettingFacts>(),
  // `nearest`: the path of a file that exists. `difference`: what alone is otherwise in it.
  'missing-file': error<{
    readonly path: string;
    readonly nearest: string | undefined;
    readonly difference?: 'slashes' | 'accents' | 'capitals' | undefined;
    readonly isListed: boolean;
  }>(),
  'unlisted-file': warning<{ readonly paths: readonly string[] }>(),
  'repeated-file': warning<{ readonly path: string; readonly first: Span }>(),
};

/** Structure and values: violations of the schema. */
const structure = {
  'unknown-element': error<SchemaFacts<'unknownElement'>>(),
  'misplaced-element': error<MisplacedFacts>(),
  'missing-child': error<SchemaFacts<'missingChild'>>(),
  'no-entries': error<SchemaFacts<'noEntries'>>(),
  'unexpected-text': error<SchemaFacts<'unexpectedText'>>(),
  'unknown-attribute': error<SchemaFacts<'unknownAttribute'>>(),
  'missing-attribute': error<SchemaFacts<'missingAttribute'>>(),
  'bad-value': error<SchemaFacts<'badValue'>>(),
  'bad-content': error<SchemaFacts<'badContent'>>(),
  'unusual-content': warning<SchemaFacts<'badContent'>>(),
  'repeated-element': error<SchemaFacts<'repeatedElement'>>(),
  'earlier-edition': info<{ readonly root: string }>(),
};

/** Ids of entries, and references to them. */
const ids = {
  // The name of an entry is empty if it has none.
  'missing-id': error<{ readonly element: string; readonly name: string }>(),
  'bad-id': error<{ readonly element: string; readonly value: string }>(),
  'duplicate-id': error<{ readonly id: string; readonly first: Span }>(),
  // The file by its name, and by the URI of its document.
  'id-in-other-file': warning<{
    readonly entity: EntityKind;
    readonly id: string;
    readonly file: string;
    readonly uri: string;
  }>(),
  // An entry of the package `base`, in its file by name and by the URI of its document.
  'replaced-entry': info<{
    readonly entity: EntityKind;
    readonly id: string;
    readonly base: string;
    readonly file: string;
    readonly uri: string;
  }>(),
  // `nearest` is a known id that is one letter different.
  'unknown-reference': warning<{
    readonly entity: EntityKind;
    readonly id: string;
    readonly nearest: string | undefined;
    // What the id is of, if not of that.
    readonly other?: EntityKind;
  }>(),
  // `other`: the id of the package with the entry, and whether it continues the package with the reference.
  'other-package': warning<{
    readonly entity: EntityKind;
    readonly id: string;
    readonly other: string;
    readonly isLater: boolean;
  }>(),
  'missing-prefix': warning<SlipFacts>(),
  // `nearest`: the system of a bundled pack.
  'unknown-system': warning<{ readonly name: string; readonly nearest: string }>(),
};

/** Parameters of rules, and values of their uses. */
const uses = {
  'missing-parameter': warning<MissingParameterFacts>(),
  'unfit-parameter': warning<UnfitFacts>(),
  // `written` is empty if the text has no value.
  'parameter-mismatch': warning<{ readonly written: string; readonly parameter: string }>(),
  'wrong-rule': warning<{ readonly text: string; readonly id: string; readonly otherId: string }>(),
  'several-rules': warning<{ readonly names: readonly string[]; readonly id: string }>(),
  'own-rule': warning<{ readonly thing: string; readonly id: string; readonly otherId: string }>(),
  'unexplained-value': warning<{ readonly element: string; readonly hasRules: boolean }>(),
  'unused-parameter': info<UnusedParameterFacts>(),
  'undeclared-placeholder': warning<UndeclaredFacts>(),
};

/** Values of an entry that are wrong beside others, of the entry itself or of the package. */
const values = {
  // `from`: the element with the same value.
  'copied-value': warning<{ readonly element: string; readonly value: string; readonly from: string }>(),
  // `last`: the id of the use that the apps keep.
  'lost-use': warning<{ readonly what: 'magic' | 'rule'; readonly id: string; readonly last: string }>(),
  // `members`: the names of the other Monsters in the group.
  'unknown-guarded': warning<{ readonly name: string; readonly members: readonly string[] }>(),
  // `ambiences`: those of each Monster, as a list with spaces.
  'never-drawn': info<
    | { readonly ambiences: readonly string[]; readonly level?: never }
    | { readonly level: string; readonly groupLevel: string }
  >(),
  // `way`: from the table that is named here back to `table`.
  'table-cycle': info<{ readonly table: string; readonly way: readonly string[] }>(),
  // `nearest`: a picture that exists. `isCase`: it differs in capitals alone.
  'missing-picture': warning<{
    readonly path: string;
    readonly nearest: string | undefined;
    readonly isCase: boolean;
  }>(),
  // `folders`: those from which the desktop app loads such files.
  'misplaced-file': info<{ readonly root: string; readonly folders: readonly string[] }>(),
  'unused-entry': info<{ readonly entity: EntityKind; readonly id: string }>(),
};

/** Abilities in running text. */
const abilities = {
  // `nearest` is the name of an ability, as a template.
  'unknown-ability': info<{ readonly written: string; readonly nearest: string }>(),
};

/** Instructions beside the text that state dice and effects. */
const mechanics = {
  'odds-syntax': error<DiceFault>(),
  'fight-effect': error<EffectFacts>(),
};

/** Scores that a text asks for. */
const targets = {
  'impossible-target': warning<TargetFacts>(),
};

/** Printed charts. */
const charts = {
  // `row`: the value beside it, empty in a chart of one line.
  'chart-row': warning<{ readonly row: string; readonly cells: number; readonly columns: number }>(),
  'chart-value': warning<CellFacts>(),
  // `known`: the names of the sides of the chart.
  'chart-formula': warning<{ readonly name: string; readonly known: readonly string[] }>(),
};

/** Stat blocks in texts. */
const statBlocks = {
  'stat-block-cells': warning<{ readonly cells: number; readonly columns: number }>(),
  'stat-block-value': warning<StatBlockValueFacts>(),
  // `value`: the first that differs, as it is `written` here and in the `other` block.
  'stat-block-twice': info<{
    readonly name: string;
    readonly value: ValueName;
    readonly written: string;
    readonly other: string;
    readonly first: Span;
  }>(),
};

/** Rows of roll tables. `row` and `scores` are as in a text: `3-4`, `6+`. */
const tables = {
  'table-gap': warning<TableGapFacts>(),
  'table-overlap': warning<TableOverlapFacts>(),
  'table-impossible-row': warning<ImpossibleRowFacts>(),
  // In the language of odds: the roll in the text, and the one that the rows are for.
  'table-wrong-die': warning<{ readonly roll: string; readonly fits: string }>(),
  'table-garbled-mark': warning<SlipFacts>(),
  'table-row-order': info<{ readonly row: string; readonly before: string }>(),
  'table-without-die': info<{ readonly fits: string | undefined }>(),
};

/** Translations beside the texts that they translate. */
const translations = {
  'translation-dice': warning<SignFacts>(),
  'translation-number': warning<SignFacts>(),
  // Words, as both texts have them: `half`, `may not`.
  'translation-meaning': warning<SignFacts>(),
  'translation-row': warning<RowFacts>(),
  // `written`: another letter in its place.
  'translation-placeholder': warning<{ readonly placeholder: string; readonly written: string | undefined }>(),
  'translation-length': warning<LengthFacts>(),
  'duplicate-translation': warning<{ readonly key: string; readonly first: Span }>(),
  // The other text, and where it is.
  'same-translation': info<{ readonly key: string; readonly first: Span }>(),
  // The first of so many keys.
  'orphan-translation': info<Group & { readonly key: string; readonly nearest: string | undefined }>(),
  'missing-translation': hint<{
    readonly count: number;
    readonly examples: readonly string[];
    readonly language: string;
  }>(),
  // The first of so many keys, and the stretch of its source with all differences, then and now; `was` is undefined if nobody knows it.
  'stale-translation': info<
    Group & {
      readonly key: string;
      readonly was: string | undefined;
      readonly is: string;
    }
  >(),
  'untranslated-text': info<UntranslatedFacts>(),
  'double-space': hint<SlipFacts>(),
  'lost-line-breaks': hint<SlipFacts>(),
  'translation-punctuation': hint<SlipFacts>(),
};

/** Slips of scanning and typing: a warning where they change a rule. */
const slips = {
  'misread-die': warning<SlipFacts>(),
  'misread-one': warning<SlipFacts>(),
  'misread-zero': warning<SlipFacts>(),
  'misread-number': warning<SlipFacts>(),
  'misread-plus': warning<SlipFacts>(),
  'lost-minus': warning<SlipFacts>(),
  'list-slip': warning<SlipFacts>(),
  'misread-word': warning<SlipFacts>(),
  'formula-residue': warning<SlipFacts>(),
  'name-variant': info<NameFacts>(),
  'misspelt-word': info<SlipFacts>(),
  'split-die': hint<SlipFacts>(),
  'glued-die': hint<SlipFacts>(),
  'lost-hyphen': hint<SlipFacts>(),
  'doubled-word': hint<SlipFacts>(),
  'unbalanced-bracket': hint<SlipFacts>(),
  'split-sentence': hint<SlipFacts>(),
  'stray-full-stop': hint<SlipFacts>(),
  'stray-page-number': hint<SlipFacts>(),
  'repeated-sentence': hint(),
  'invisible-character': hint<SlipFacts>(),
};

/** Comments that ignore problems. */
const suppressions = {
  'unused-suppression': info<{ readonly code: string }>(),
  'bad-suppression': warning<SuppressionFault>(),
};

/** The kinds by their families, each with a table in `docs/problems/README.md`. */
const families = {
  unreadable,
  packageFiles,
  structure,
  ids,
  uses,
  values,
  abilities,
  mechanics,
  targets,
  charts,
  statBlocks,
  tables,
  translations,
  slips,
  suppressions,
};

/** Every kind of problem, by its stable code. The sentences are in `server/wording`. */
const kinds = {
  ...unreadable,
  ...packageFiles,
  ...structure,
  ...ids,
  ...uses,
  ...values,
  ...abilities,
  ...mechanics,
  ...targets,
  ...charts,
  ...statBlocks,
  ...tables,
  ...translations,
  ...slips,
  ...suppressions,
};

export type ProblemCode = keyof typeof kinds;

/** The facts of a problem with that code: plain data. */
export type Facts<Code extends ProblemCode> = (typeof kinds)[Code] extends Kind<infer Known> ? Known : never;

/** The codes of the slips that scanning and typing leave in a text. */
export type SlipCode = { [Code in ProblemCode]: Facts<Code> extends SlipFacts ? Code : never }[ProblemCode];

export const problemCodes = Object.keys(kinds) as readonly ProblemCode[];

export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(kinds, text);
}

/** The usual severity of problems with that code. */
export function severityOf(code: ProblemCode): Severity {
  return kinds[code].severity;
}

/** Whether it is an error of well-formedness. */
export function isSyntaxCode(code: ProblemCode): boolean {
  return Object.hasOwn(syntax, code);
}

/** The codes of a family. */
export function codesOf(family: keyof typeof families): readonly ProblemCode[] {
  return Object.keys(families[family]).filter(isProblemCode);
}

/** Whether a comment may ignore problems of that code. Not for problems that keep programs from reading the file; files in JSON have no comments. */
export function isIgnorable(code: ProblemCode): boolean {
  return ![unreadable, packageFiles, suppressions].some((family) => Object.hasOwn(family, code));
}

function error<Facts = NoFacts>(): Kind<Facts> {
  return { severity: 'error' };
}

function warning<Facts = NoFacts>(): Kind<Facts> {
  return { severity: 'warning' };
}

function info<Facts = NoFacts>(): Kind<Facts> {
  return { severity: 'info' };
}

function hint<Facts = NoFacts>(): Kind<Facts> {
  return { severity: 'hint' };
}
