import { cardSubject } from './cardSubject.ts';
import { fightSubject } from './fightSubject.ts';
import { oddsSubject } from './oddsSubject.ts';
import { scenarioSubject } from './scenarioSubject.ts';
import { tableSubject } from './tableSubject.ts';

/** All subjects that a panel shows. */
export const viewSubjects = {
  card: cardSubject,
  fight: fightSubject,
  odds: oddsSubject,
  scenario: scenarioSubject,
  table: tableSubject,
} as const;

/** The name of a subject. */
export type SubjectName = keyof typeof viewSubjects;
