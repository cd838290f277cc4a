/** Whether a value is one of a simple type of an XML schema. */
export type SimpleType = (value: string) => boolean;

/** The types of XML Schema that need no definition; white space around their values does not count. */
export const builtInTypes: ReadonlyMap<string, SimpleType> = new Map<string, SimpleType>([
  ['string', () => true],
  ['normalizedString', () => true],
  ['token', () => true],
  ['anyType', () => true],
  ['anySimpleType', () => true],
  ['anyURI', () => true],
  ['boolean', (value) => /^\s*(?:true|false|1|0)\s*$/.test(value)],
  ['integer', (value) => /^\s*[+-]?\d+\s*$/.test(value)],
  ['int', (value) => /^\s*[+-]?\d{1,9}\s*$/.test(value)],
  ['nonNegativeInteger', (value) => /^\s*[+]?\d+\s*$/.test(value)],
  ['positiveInteger', (value) => /^\s*[+]?0*[1-9]\d*\s*$/.test(value)],
]);

/** A type by its pattern; undefined for a pattern that JavaScript may read otherwise, or may take long for. */
export function patternType(pattern: string): SimpleType | undefined {
  const isPlain = /^(?:[A-Za-z0-9 ,/?*+|()-]|\\[-+/().?*|\\d]|\[[A-Za-z0-9-]+\]|\{\d+(?:,\d*)?\})*$/.test(pattern);
  if (!isPlain || slowGroup.test(pattern.replace(separated, '')) || !isBalanced(pattern)) return undefined;
  const whole = new RegExp(`^(?:${pattern})$`);
  return (value) => value.length <= maximumLength && whole.test(value);
}

/** Whether its brackets have their other halves, and each repetition has something to repeat. */
function isBalanced(pattern: string): boolean {
  const plain = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  let depth = 0;
  for (const sign of plain) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth < 0) return false;
  }
  return (
    depth === 0 &&
    !/(?:^|[(|*+?}])[*+?{]/.test(plain) &&
    [...pattern.matchAll(/[A-Za-z0-9]-[A-Za-z0-9]/g)].every(([range]) => range.charAt(0) <= range.charAt(2))
  );
}

/** A repeated group that begins with a sign which is in no class of letters. */
const separated = /\([-_., ]\[(?:[A-Za-z0-9]-[A-Za-z0-9])+\]\+\)\*/g;

/** A repeated group with a repetition or a choice in it. */
const slowGroup = /[*+}|][^()]*\)[*+{]/;

/** Longer than all values with patterns. */
const maximumLength = 200;
