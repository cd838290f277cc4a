import { type Input, Mark } from './reads.ts';
import { query } from './remembered.ts';

/** Makes a short text that no other text has. */
export type Shorten = (text: string) => string;

/** An input that a later run of the program finds again. */
export interface KeptInput extends Input {
  readonly name: string;
  /**
   * A short text that is another one when the input is otherwise.
   */
  print(shorten: Shorten): string;
}

/** An input with a mark of its own that a later run finds again. */
export class KeptMark extends Mark implements KeptInput {
  readonly name: string;
  readonly #text: (shorten: Shorten) => string;

  /** @param text all that the input says, with long parts of it shortened. */
  constructor(name: string, text: (shorten: Shorten) => string) {
    super();
    this.name = name;
    this.#text = text;
  }

  print(shorten: Shorten): string {
    return shorten(this.#text(shorten));
  }
}

/** The print of an input as it is now. */
export const printOf = query((input: KeptInput, _mark: unknown, shorten: Shorten): string => input.print(shorten));

/** Whether an input can be found again. */
export function isKept(input: Input): input is KeptInput {
  return 'name' in input;
}

/** What earlier runs have found out about a document. It is about the text that a file has: nothing is kept of a text that an editor changes. */
export interface KeptValues {
  /** What was kept with that name, as JSON; undefined without it. */
  get(name: string): string | undefined;
  set(name: string, json: string): void;
  /** The same function for all documents. */
  readonly shorten: Shorten;
  /** The input with that name, if it is there and still has that print. */
  input(name: string, print: string): Input | undefined;
}

/** Finds the input with a name, if it is there and still has that print. */
export type FindInput = (name: string, print: string, shorten: Shorten) => Input | undefined;

/** Values that are kept from one run to the next. */
export interface Store {
  /** Those of a document, by its URI. */
  of(uri: string, find: FindInput): KeptValues;
  /** Keeps the values, if they are others than those that are kept. */
  save(): void;
}
