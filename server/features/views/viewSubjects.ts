import { cardSubject } from './cardSubject.ts';
import { fightSubject } from './fightSubject.ts';
import { scenarioSubject } from './scenarioSubject.ts';
import { tableSubject } from './tableSubject.ts';

/** All subjects that a panel shows. */
export const viewSubjects = {
  card: cardSubject,
  scenario: scenarioSubject,
  table: tableSubject,
  fight: fightSubject,
} as const;

/** The name of a subject. */
export type SubjectName = keyof typeof viewSubjects;
