/** What the numbers of those are called by who are no Warriors. */
const called: readonly (readonly [name: string, words: string])[] = [
  ['monster', 'monster monsters undead monstruo monstruos'],
  ['target', 'target targets objetivo blanco'],
  ['victim', 'victim victims víctima víctimas'],
  ['attacker', 'attacker attackers atacante atacantes'],
  ['defender', 'defender defenders defensor defensores'],
  ['opponent', 'opponent opponents oponente adversario contrincante rival'],
  ['enemy', 'enemy enemies enemigo enemigos'],
];

const names: ReadonlyMap<string, string> = new Map(
  called.flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);

/** By which name the numbers of somebody are called: `monstruos` by `monster`, an Ogre by `ogre`. */
export function ownerNamed(word: string): string {
  return names.get(word) ?? word;
}
