import * as fc from 'fast-check';

/** Property names that every object has, and words that are easily read as another value. */
const treacherous = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'null',
  'undefined',
  'NaN',
  '',
];

/**
 * Any text of any code points, lone surrogates among them, and now and then a treacherous word. `fc.string({ unit: 'binary' })` makes the same, but
 * builds a table of all code points first, which takes most of a second.
 */
export function anyText(constraints: fc.ArrayConstraints = {}): fc.Arbitrary<string> {
  const codes = fc.array(fc.integer({ min: 0, max: 0x10ffff }), constraints);
  const latin = fc.array(fc.integer({ min: 0, max: 0x17f }), constraints);
  const texts = fc.oneof(codes, latin).map((list) => String.fromCodePoint(...list));
  const words = treacherous.filter((word) => word.length >= (constraints.minLength ?? 0));
  return fc.oneof({ weight: 12, arbitrary: texts }, { weight: 1, arbitrary: fc.constantFrom(...words) });
}
