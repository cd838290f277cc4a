import type { Habit } from '../../language/habit.ts';

/** What something said may mean: one thing, several things with the habit that makes them several, or nothing that can be said. */
export interface Meant<Thing> {
  readonly things: readonly Thing[];
  readonly habit?: Habit;
}

/** One thing; nothing where it is undefined. */
export function meantBy<Thing>(thing?: Thing): Meant<Thing> {
  return { things: thing === undefined ? [] : [thing] };
}

/** What comes of each thing that is meant. If one of them comes to nothing, nothing is meant. */
export function each<Thing, Result>(
  { things, habit }: Meant<Thing>,
  resultOf: (thing: Thing) => Meant<Result>,
): Meant<Result> {
  const results = things.map(resultOf);
  if (results.some((result) => result.things.length === 0)) return meantBy();
  const found = habit ?? results.find((result) => result.habit)?.habit;
  return { things: results.flatMap((result) => result.things), ...(found && { habit: found }) };
}
