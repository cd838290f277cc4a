import box from '../../../rules/box-warriors.json';
import { foldedName } from './foldedName.ts';

/** A Warrior of the box, by the names of the variables: `weapon-skill`. */
interface BoxWarrior {
  readonly id: (typeof boxIds)[number];
  readonly characteristics: ReadonlyMap<string, number>;
}

const boxIds = ['barbarian', 'dwarf', 'elf', 'wizard'] as const;

/** The four of the box, in the order of the game. */
export const boxWarriors: readonly BoxWarrior[] = boxIds.map((id) => ({
  id,
  characteristics: new Map(
    Object.entries(box[id]).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    ]),
  ),
}));

/** The Warrior of the box with that name in any language. */
export function boxWarriorNamed(name: string): BoxWarrior | undefined {
  const plain = foldedName(name);
  return boxWarriors.find(({ id }) => namesOf(id).some((known) => foldedName(known) === plain));
}

/** The names of all of them in all languages. */
export function boxNames(): readonly string[] {
  return boxIds.flatMap(namesOf);
}

/** The name in a language; in English for a language without one. */
export function boxName(id: BoxWarrior['id'], language = 'en'): string {
  return Object.entries(box.names).find(([tag]) => tag === language)?.[1][id] ?? box.names.en[id];
}

function namesOf(id: BoxWarrior['id']): readonly string[] {
  return Object.values(box.names).map((names) => names[id]);
}
