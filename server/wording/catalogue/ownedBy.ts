/** A number of the game with the one that it belongs to. */
interface OwnedNumber {
  /** As in the name of the variable: `target`. */
  readonly owner: string;
  /** The name of the number. */
  readonly number: string;
}

/** The owner and the number of `target-weapon-skill`; undefined for a name without an owner. */
export function ownedBy(name: string, numbers: ReadonlyMap<string, string>): OwnedNumber | undefined {
  for (let at = name.indexOf('-'); at > 0; at = name.indexOf('-', at + 1)) {
    const number = numbers.get(name.slice(at + 1));
    if (number !== undefined) return { owner: name.slice(0, at), number };
  }
  return undefined;
}
