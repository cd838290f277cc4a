/** A printed chart as data: which score a roll needs, for the values of one characteristic or of two. */

/** What a roll needs. */
export type Needed =
  | { readonly kind: 'certain' }
  | { readonly kind: 'impossible' }
  /** That score or more; with several, one roll after the other: `6 then 4`. */
  | { readonly kind: 'scores'; readonly scores: readonly [number, ...number[]] };

/** One side of a chart. */
export interface Axis {
  /** The characteristic in the language of odds, `weapon-skill`, or a word of the author, `settlement`. */
  readonly name: string;
  /** Numbers or labels, in their order. */
  readonly values: readonly string[];
  /** Words for some of them: `light armour` is 6. */
  readonly words: ReadonlyMap<string, string>;
}

/** What a value beyond the printed ones has: nothing, the nearest cell, or what the formula gives. */
export type Outside = 'none' | 'nearest' | 'formula';

export interface Chart {
  readonly id: string;
  readonly name: string;
  /** Other names by which it is asked for, in any language. */
  readonly also: readonly string[];
  /** Its names in other languages, by their tags. */
  readonly names: ReadonlyMap<string, string>;
  /** The dice in the language of odds: `1D6`. */
  readonly roll: string;
  /** Absent for a chart of one line. */
  readonly row?: Axis;
  readonly column: Axis;
  /** A line for each value of the row, as printed. */
  readonly cells: readonly (readonly string[])[];
  /** For each line the values of the columns whose cells are possibly misprints. */
  readonly misprints: readonly (readonly string[])[];
  /** The meaning of cells that are no scores, and of scores that no roll of the dice shows. */
  readonly marks: ReadonlyMap<string, Needed>;
  readonly outside: Outside;
  /** For values beyond the printed ones, in the language of odds, with the names of the axes. */
  readonly formula?: string;
}

/** Numbers that are added to a roll, or to a number of dice, each under a name. */
export interface Modifiers {
  readonly id: string;
  readonly name: string;
  readonly also: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  /** The chart whose rolls they change; absent where they change a number. */
  readonly of?: string;
  /** The number without any of them: of dice, or of a combat result. */
  readonly base?: number;
  /** The dice that are rolled, as many as the number says: `D6`. */
  readonly roll?: string;
  readonly list: readonly ChartModifier[];
}

export interface ChartModifier {
  readonly name: string;
  readonly also: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  readonly add: number;
  /** It counts at most so often. */
  readonly most?: number;
}

/** The charts and lists of modifiers of a package. */
export interface ChartBook {
  readonly charts: readonly Chart[];
  readonly modifiers: readonly Modifiers[];
}

/** The charts of a system. */
export interface SystemCharts {
  readonly system: string;
  readonly book: ChartBook;
}

/** The name of a chart, a list or a modifier for readers of a language. */
export function chartName({ name, names }: Pick<Chart, 'name' | 'names'>, language: string): string {
  return names.get(language) ?? name;
}
