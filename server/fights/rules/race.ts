/** Whether a Warrior is of the race that an ability names: an _Elf_ of _Elves_, an _Enano_ of _Enanos_. */
export function isOfRace(name: string, race: string): boolean {
  const races = wordsOf(race);
  return wordsOf(name).some((word) => races.includes(word));
}

function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.map((word) => word.replace(/ves$/, 'f').replace(/(?<=[^s])s$/, ''));
}
