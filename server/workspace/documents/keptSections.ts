import { isKept, type KeptInput, type KeptValues, printOf } from '../../queries/kept.ts';
import { fromPlainJson, plainJson } from '../../queries/plainJson.ts';
import type { Input } from '../../queries/reads.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';

/** What is kept of the sections of a document. Numbers are places in the lists before. */
interface Plain {
  readonly inputs: readonly (readonly [name: string, print: string])[];
  /** Lists of inputs that values were made of. */
  readonly reads: readonly (readonly number[])[];
  /** By the place and the text of a section: the list of its inputs, and its value. */
  readonly values: Readonly<Record<string, readonly [reads: number, value: unknown]>>;
}

/**
 * What earlier runs have found in the sections of a document. A value counts if its section has the same text, and all that was read for it is
 * the same.
 */
export class KeptSections<Value> {
  readonly #document: Document;
  readonly #values: KeptValues;
  readonly #name: string;
  readonly #before: Plain;
  /** The lists of inputs as they are now; null for one of which an input is otherwise. */
  readonly #reads: (readonly Input[] | null)[] = [];
  #hasMissed = false;

  constructor(document: Document, values: KeptValues, name: string) {
    this.#document = document;
    this.#values = values;
    this.#name = name;
    const json = values.get(name);
    this.#before = json === undefined ? { inputs: [], reads: [], values: {} } : (fromPlainJson(json) as Plain);
  }

  /** What was found in a section, and what was read for that; undefined if it is not known. */
  at(section: Section, index: number): { readonly value: Value; readonly reads: readonly Input[] } | undefined {
    const [list = -1, value] = this.#before.values[this.#keyOf(section, index)] ?? [];
    const reads = list < 0 ? null : this.#readsOf(list);
    if (reads) return { value: value as Value, reads };
    this.#hasMissed = true;
    return undefined;
  }

  /** Keeps what has been found in all sections, if it is more than what is kept. */
  keep(
    sections: readonly Section[],
    values: readonly (Value | undefined)[],
    reads: readonly (readonly Input[] | undefined)[],
  ): void {
    if (!this.#hasMissed || this.#document.kept !== this.#values) return;
    const inputs = new Numbered<KeptInput>();
    const lists = new Numbered<string>();
    const kept: Record<string, readonly [number, unknown]> = {};
    for (const [index, section] of sections.entries()) {
      const [value, ofValue = []] = [values[index], reads[index]];
      if (value === undefined || !ofValue.every(isKept)) continue;
      const list = lists.numberOf(ofValue.map((input) => inputs.numberOf(input)).join());
      kept[this.#keyOf(section, index)] = [list, value];
    }
    const { shorten } = this.#values;
    const plain: Plain = {
      inputs: inputs.all().map((input) => [input.name, printOf(input, input.mark, shorten)]),
      reads: lists.all().map((list) => (list === '' ? [] : list.split(',').map(Number))),
      values: kept,
    };
    this.#values.set(this.#name, plainJson(plain));
  }

  /** The first section is read with the root of its document, the others in it. */
  #keyOf(section: Section, index: number): string {
    const print = printOf(section, section.mark, this.#values.shorten);
    return index === 0 ? `first ${print}` : print;
  }

  #readsOf(list: number): readonly Input[] | null {
    const known = this.#reads[list];
    if (known !== undefined) return known;
    const numbers = this.#before.reads[list] ?? [];
    const found = numbers.flatMap((number) => {
      const [name = '', print = ''] = this.#before.inputs[number] ?? [];
      return this.#values.input(name, print) ?? [];
    });
    const reads = found.length === numbers.length ? found : null;
    this.#reads[list] = reads;
    return reads;
  }
}

/** Gives items numbers in the order in which they come, the same number for the same item. */
class Numbered<Item> {
  readonly #numbers = new Map<Item, number>();

  numberOf(item: Item): number {
    const number = this.#numbers.get(item) ?? this.#numbers.size;
    this.#numbers.set(item, number);
    return number;
  }

  all(): readonly Item[] {
    return [...this.#numbers.keys()];
  }
}
