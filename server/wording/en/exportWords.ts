export const exportWordsEn = {
  /** Over several cards on a page. */
  title: '[count=1?1 card|{count} cards]',
  /** Over the cards at the end of a printed scenario. */
  rulesUsed: 'Monsters and rules used',
  /** The buttons of the panel with a card. */
  printA4: 'Print on A4',
  printA6: 'Print on A6',
  copyMarkdown: 'Copy as Markdown',
  /** A code action in a text: the card of an entry, by its name, below the paragraph. */
} as const;
