export const viewWordsEn = {
  /** The titles of panels. */
  card: 'Card: {name}',
  scenario: 'Fights: {name}',
  odds: 'Odds: {name}',
  table: 'Table: {name}',
  fight: 'Fight: {name}',
  draws: 'Draws: {name}',
} as const;
