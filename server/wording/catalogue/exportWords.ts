/** The texts of cards and exports. */
export interface ExportWords {
  /** Over several cards on a page. */
  readonly title: (count: number) => string;
  /** Over the cards at the end of a printed scenario. */
  readonly rulesUsed: string;
  /** The buttons of the panel with a card. */
  readonly printA4: string;
  readonly printA6: string;
  readonly copyMarkdown: string;
  readonly copyCsv: string;
  /** A code action in a text: the card of an entry, by its name, below the paragraph. */
  readonly insertCard: (name: string) => string;
  /** The result of dice that were rolled so many times: `100 rolls of 2D6: 2–12, average 7.1`. */
  readonly rolledTimes: (times: string, title: string, summary: string) => string;
  /** Over the columns of these results. */
  readonly result: string;
  readonly times: string;
  readonly expected: string;
}
