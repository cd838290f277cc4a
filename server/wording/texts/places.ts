import { list, shorten } from './phrasing.ts';

/** The names in the places and the choices of a text, as `fill` reads them. */
type NamesIn<Text> =
  | (Text extends `${string}{${infer Place}}${infer Rest}` ? NameOf<Place> | NamesIn<Rest> : never)
  | ChosenIn<Text>;

type NameOf<Place> = Place extends ` ${string}`
  ? never
  : Place extends `${infer Listed}, ${string}`
    ? NameOf<Listed>
    : Place extends `<${infer Element}>` | `${infer Element}=…`
      ? Element
      : Place extends `${infer Cut}…`
        ? Cut
        : Place;

type ChosenIn<Text> = Text extends `${string}[${infer Choice}?${infer Rest}`
  ? Compared<Choice> | ChosenIn<Rest>
  : never;

type Compared<Choice> = Choice extends `${infer One}=${string}`
  ? One
  : Choice extends `${infer Low}<${infer High}`
    ? Low | High
    : Choice;

/** A sentence about facts: a text, one text for each `what`, `kind` or `code` of the facts, or a function. */
export type Wording<Facts> = Simple<Facts> | Cases<Facts>;

type Simple<Facts> = string | ((facts: Facts) => string);

type Cases<Facts> = [CaseOf<Facts>] extends [never]
  ? never
  : { readonly [Case in CaseOf<Facts>]: Simple<Of<Case, Facts>> };

type CaseOf<Facts> = Facts extends unknown ? Facts[keyof Facts & Discriminant] & string : never;

type Discriminant = 'what' | 'kind' | 'code';

type Of<Case, Facts> = Facts extends unknown ? (Case extends Facts[keyof Facts & Discriminant] ? Facts : never) : never;

/** A sentence for each code. */
export type Wordings<All> = { readonly [Code in keyof All]: Wording<All[Code]> };

/** The compiler checks that the texts name only what the facts of their codes have. */
export function wordingsAbout<All>() {
  return <const Texts extends Partial<Wordings<All>>>(texts: Texts & Checked<Texts, All>): Texts => texts;
}

type Checked<Texts, All> = {
  readonly [Code in keyof Texts]: Code extends keyof All
    ? Texts[Code] extends Simple<never>
      ? CheckedText<Texts[Code], All[Code]>
      : { readonly [Case in keyof Texts[Code]]: CheckedText<Texts[Code][Case], Of<Case, All[Code]>> }
    : never;
};

type CheckedText<Text, Facts> = [NamesIn<Text>] extends [KeyOf<Facts>]
  ? Text
  : { readonly unknown: Exclude<NamesIn<Text>, KeyOf<Facts>> };

type KeyOf<Facts> = Facts extends unknown ? keyof Facts : never;

/** The sentence with its facts. */
export function say<Facts extends object>(sentence: Wording<Facts>, facts: Facts): string {
  if (typeof sentence === 'string') return fill(sentence, facts);
  if (typeof sentence === 'function') return sentence(facts);
  const { what, kind, code } = facts as Partial<Record<Discriminant, string>>;
  const simple = (sentence as Readonly<Record<string, Simple<Facts>>>)[what ?? kind ?? code ?? ''];
  return simple === undefined ? '' : say<Facts>(simple, facts);
}

const choice = /\[(\w+)(?:([=<])([^?]*))?\?([^[\]|]*)(?:\|([^[\]|]*))?\]/;
const place = /\{(<?)(\w+)>?(=?…)?(?:, ([^}]*))?\}/g;

/**
 * A text with its facts in their places:
 * - `{name}` is a fact, `{name…}` its first 60 characters, `{names, or}` a list such as `a, b or c`, `{<names>, or}` one of
 *   elements, and `{names=…}` stands for `a=…,b=…`.
 * - `[name?there|not there]` depends on whether there is such a fact, `[name=1?one|several]` on its value, or on how many it has if it is a
 *   list, and `[low<high?less|not less]` on two numbers. What follows `|` may be left out. A choice can be inside another one.
 */
export function fill(text: string, facts: object): string {
  const known: Readonly<Record<string, unknown>> = { ...facts };
  let chosen = text;
  while (choice.test(chosen))
    chosen = chosen.replace(choice, (_, name: string, sign, other, there: string, otherwise = '') => {
      const fact = known[name];
      const size = Array.isArray(fact) ? fact.length : fact;
      const isSo = sign === '<' ? Number(size) < Number(known[other]) : sign ? String(size) === other : isThere(fact);
      return isSo ? there : otherwise;
    });
  return chosen.replace(place, (_, bracket: string, name: string, end: string | undefined, conjunction?: string) => {
    const all = [known[name] ?? ''].flat().map(String);
    if (end === '=…') return all.map((one) => `${one}=…`).join(',');
    const said = all.map((one) => (bracket ? `<${one}>` : end ? shorten(one) : one));
    return conjunction === undefined ? said.join(', ') : list(said, conjunction);
  });
}

function isThere(fact: unknown): boolean {
  return Array.isArray(fact) ? fact.length > 0 : ![undefined, false, ''].includes(fact as undefined);
}

/**
 * The words of a language: each text with places is a function. A text with one name is given its fact, one with several is given them by
 * their names.
 */
export type Spoken<Texts> = Texts extends string
  ? Told<NamesIn<Texts>>
  : Texts extends (...facts: never) => string
    ? Texts
    : { readonly [Key in keyof Texts]: Spoken<Texts[Key]> };

type Told<Names extends string> = [Names] extends [never]
  ? string
  : IsOne<Names> extends true
    ? (fact: Fact) => string
    : (facts: { readonly [Name in Names]: Fact }) => string;

type IsOne<Names, Each = Names> = [Names extends unknown ? ([Each] extends [Names] ? true : false) : never] extends [
  true,
]
  ? true
  : false;

type Fact = string | number | boolean | undefined | readonly (string | number)[];

/** What is told to texts by their keys, which are the kinds. */
export type FactsOf<Texts> = {
  [Kind in keyof Texts]: { readonly kind: Kind } & { readonly [Name in NamesIn<Texts[Kind]> & string]: Fact };
}[keyof Texts];

/** The same words in another language. */
export type Like<Texts> = Texts extends string
  ? string
  : Texts extends (...facts: never) => string
    ? Texts
    : { readonly [Key in keyof Texts]: Like<Texts[Key]> };

/** Makes the functions of texts with places. */
export function spoken<Texts>(texts: Texts | Like<Texts>): Spoken<Texts> {
  return withPlaces(texts) as Spoken<Texts>;
}

function withPlaces(texts: unknown): unknown {
  if (typeof texts === 'string') {
    const [name, ...others] = namesIn(texts);
    if (name === undefined) return texts;
    return others.length > 0 ? (facts: object) => fill(texts, facts) : (fact: Fact) => fill(texts, { [name]: fact });
  }
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, withPlaces(text)]));
}

/** The names in the places and the choices of a text. */
function namesIn(text: string): readonly string[] {
  const found = text.matchAll(/\{<?(\w+)(?:[^}\w][^}]*)?\}|\[(\w+)(?:=[^?]*|<(\w+))?\?/g);
  return [...new Set([...found].flatMap((names) => names.slice(1).filter(Boolean)))] as string[];
}
