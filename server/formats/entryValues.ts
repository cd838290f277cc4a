/** The places of values in the entries of a kind of document that are compared with each other, by the names of elements. */
export interface EntryValues {
  /** The elements of an entry with small numbers: no characteristic of the game is above 10. */
  readonly characteristics?: readonly string[];
  /** The elements of an entry with numbers that may be large. */
  readonly amounts?: readonly string[];
  /** The elements with the rules of a Monster, of which the apps keep one for each id and one school of magic. */
  readonly specials?: { readonly element: string; readonly once: string; readonly byId: string };
  /** Monsters that appear together, with the attribute for the ambiences in which each of them is drawn. */
  readonly group?: { readonly element: string; readonly member: string; readonly ambiences: string };
}
