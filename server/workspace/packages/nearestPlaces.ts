/** Values of files and folders, which all in a folder have that is not in another one with a value. All places are decoded URIs. */
export class NearestPlaces<Value> {
  readonly #values: ReadonlyMap<string, Value>;
  /** The longest first. */
  readonly #lengths: readonly number[];

  /** @param values by place, without `/` at its end. */
  constructor(values: ReadonlyMap<string, Value>) {
    this.#values = values;
    this.#lengths = [...new Set([...values.keys()].map((place) => place.length))].sort((a, b) => b - a);
  }

  /** The nearest of the places: this one, or a folder around it. Undefined without one. */
  around(place: string): { readonly place: string; readonly value: Value } | undefined {
    for (const length of this.#lengths) {
      if (length > place.length || (length < place.length && place[length] !== '/')) continue;
      const nearest = place.slice(0, length);
      const value = this.#values.get(nearest);
      if (value !== undefined) return { place: nearest, value };
    }
    return undefined;
  }
}
