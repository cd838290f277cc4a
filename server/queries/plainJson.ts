/** What JSON has no word for stands in it behind this sign: whether an object has a member counts, even if it has no value. */
const sign = '\u0000';
const signInText = JSON.stringify(sign).slice(1, -1);

const others: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [undefined, `${sign}absent`],
  [Number.POSITIVE_INFINITY, `${sign}more`],
  [Number.NEGATIVE_INFINITY, `${sign}less`],
]);
const meanings = new Map([...others].map(([value, written]) => [written, value]));

/** Plain data as JSON: objects and lists of texts, numbers and booleans, also without a value. */
export function plainJson(value: unknown): string {
  return JSON.stringify(value, (_, part) => others.get(part) ?? part);
}

/** The data of which `plainJson` made such a text. */
export function fromPlainJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (text.includes(signInText)) putOthers(value);
  return value;
}

function putOthers(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    if (typeof part === 'string' && meanings.has(part)) Reflect.set(value, name, meanings.get(part));
    else putOthers(part);
}
