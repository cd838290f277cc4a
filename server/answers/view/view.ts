import type { MarkdownBlock } from '../markdown.ts';

/**
 * What there is to say about a subject: plain data, every text in the reader's language. Each medium has one writer: `printedBlocks` with
 * `markdownOf`, `blocksHtml` and `plainTextOf` for texts, and `media/view` for panels.
 */
export interface View {
  /** The title of its panel: `Card: Salt Hound`. */
  readonly tab: string;
  /** The same in one line, such as a line of a list. */
  readonly short?: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly blocks: readonly ViewBlock[];
  /** The buttons above it. */
  readonly actions?: readonly ViewAction[];
  /** What is said when its subject is no longer in the text; without it the view just stays. */
  readonly gone?: string;
  /** The id of the control that gets the focus: the one that had it is another now, such as a button of a row that was moved. */
  readonly focus?: string;
}

/** A block of a text, or one for panels alone. */
export type ViewBlock = MarkdownBlock | ViewFigures | ViewChart | ViewForm | ViewGrid | ViewStatus | ViewLog;

/** Few numbers that are larger than the text, each with its label. */
interface ViewFigures {
  readonly kind: 'figures';
  readonly figures: readonly { readonly label: string; readonly text: string; readonly exact?: string }[];
}

/** A table of which columns are drawn as bars. */
export interface ViewChart {
  readonly kind: 'chart';
  /** Tells it from the other charts of the view. */
  readonly id: string;
  readonly table: ChartedTable;
  /** The columns with bars side by side, by index; without them the reader chooses one of those that have bars. */
  readonly together?: readonly number[];
  /** The column that is drawn before the reader chooses one; without it that with the most different bars. */
  readonly first?: number;
  /** The words before the choice of a column. */
  readonly show: string;
  /** The label that opens the table; without one it is always open. */
  readonly opens?: string;
}

/** A table of which columns can be drawn as bars. */
export interface ChartedTable {
  readonly caption: string;
  /** The head of the column that has the labels of the rows. */
  readonly head: string;
  /** In a table of two open values: the name whose values are the columns. */
  readonly across?: string;
  readonly columns: readonly ChartedColumn[];
  readonly rows: readonly ChartedRow[];
  /** The outcomes that are not listed, of a roll that can go on for ever. */
  readonly beyond?: string;
}

interface ChartedColumn {
  readonly label: string;
  /** Whether each of its cells has a share, of which bars can be drawn. */
  readonly isCharted: boolean;
}

interface ChartedRow {
  /** An outcome or a range of them, a value of the open variable, or the name of a Warrior. */
  readonly label: string;
  /** One for each column. */
  readonly cells: readonly ChartedCell[];
}

export interface ChartedCell {
  readonly text: string;
  /** `4/36`, as a player counts; absent for large numbers. */
  readonly exact?: string;
  /** The length of the bar, from 0 to 1: a chance, or a mean beside the greatest mean of the column. */
  readonly share?: number;
}

/** Controls in a row, or with a label in a group. */
export interface ViewForm {
  readonly kind: 'form';
  readonly id: string;
  readonly label?: string;
  readonly controls: readonly ViewControl[];
}

/** A table with controls in its cells. */
export interface ViewGrid {
  readonly kind: 'grid';
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly ViewRow[];
}

export interface ViewRow {
  /** The first one names the row. */
  readonly cells: readonly ViewCell[];
  /** The word for a row that is marked, such as one that was rolled. */
  readonly mark?: string;
}

export interface ViewCell {
  readonly text?: string;
  /** `4/36`, beside the text. */
  readonly exact?: string;
  /** The length of a bar, from 0 to 1. */
  readonly share?: number;
  readonly controls?: readonly ViewControl[];
}

/** A sentence that is read out when it comes: an alert, the answer itself, or the result of an action, which is read out again where it is the same. */
export interface ViewStatus {
  readonly kind: 'status';
  readonly id: string;
  readonly role: 'alert' | 'answer' | 'status';
  readonly text: string;
}

/** Lines that grow at their end, such as the events of a fight. */
export interface ViewLog {
  readonly kind: 'log';
  readonly label: string;
  readonly lines: readonly { readonly kind: 'heading' | 'line' | 'end'; readonly text: string }[];
}

export type ViewControl = ViewAction | ViewField | ViewChoice;

/** A button. Its event has the values of the fields of its form. */
export interface ViewAction {
  readonly kind: 'action';
  readonly id: string;
  readonly label: string;
  /** For a button with a sign: what it does, and to what. */
  readonly title?: string;
  /** Whether Enter in the fields of its form does the same. */
  readonly isDefault?: boolean;
  readonly isDisabled?: boolean;
  /** A key that does the same: in a row of a grid for that row, otherwise on the whole page; Enter in the fields of grids. */
  readonly key?: 'Enter' | 'Escape' | 'Alt+ArrowUp' | 'Alt+ArrowDown';
}

/** A field for a text or a whole number. */
export interface ViewField {
  readonly kind: 'field';
  readonly id: string;
  readonly label: string;
  /** Whether the label is for screen readers alone: the place of the field says it too. */
  readonly hasHiddenLabel?: boolean;
  readonly value: string;
  /** For a whole number in this range. */
  readonly range?: { readonly minimum: number; readonly maximum: number };
  /** Whether a slider is beside it. */
  readonly hasSlider?: boolean;
  readonly isOptional?: boolean;
  readonly placeholder?: string;
  /** For how many letters there is room; without it, for a few digits or a long text. */
  readonly size?: 5 | 12;
  /** What it says of a value that is not valid. */
  readonly hint?: string;
  /** Whether its value is not possible here, though it is valid. */
  readonly isInvalid?: boolean;
  /** Tells each valid value at once, or when it has been typed; without it the value goes with the action of its form. */
  readonly tells?: 'input' | 'change';
}

/** One of several, as buttons or as a list. */
export interface ViewChoice {
  readonly kind: 'choice';
  readonly id: string;
  readonly label: string;
  readonly shape: 'buttons' | 'list';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
}

/** What a reader does on a page: the id of an action, a field or a choice, and the values of its form, or its own. */
export interface ViewEvent {
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
  /** The id of the control that has the focus, for an action by its key. */
  readonly focused?: string;
  /** A new random number for each event. */
  readonly seed?: number;
}
