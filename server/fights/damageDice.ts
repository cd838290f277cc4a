/** The damage dice of Warhammer Quest: `1D6`, or `1D6/2D6(5+)`, where the second ones count if the to hit roll shows that number or more. */

interface DamageDice {
  /** In the language of odds. */
  readonly usual: string;
  readonly strong?: { readonly dice: string; readonly from: number };
}

/** Undefined for a text that has no such form; the parts are not read. */
export function damageDice(written: string): DamageDice | undefined {
  const [, usual, strong, from] = /^([^/()]+)(?:\/([^/()]+)\((\d)\+\))?$/.exec(written.replace(/\s+/g, '')) ?? [];
  if (usual === undefined) return undefined;
  return strong === undefined ? { usual } : { usual, strong: { dice: strong, from: Number(from) } };
}
