import { anyPiece, type Material } from './material.ts';
import type { Seeded } from './seeded.ts';
import { dice, markup, prose, traps, words } from './vocabulary.ts';

type Mutation = (text: string, random: Seeded, material: Material) => string;

/** Every way in which an input is made from a piece, by the kind that reports call it. */
export const mutations: Readonly<Record<string, Mutation>> = {
  characters: repeated(6, (text, random) => {
    const at = random.below(text.length + 1);
    const other = text[random.below(text.length)] ?? 'x';
    return replaced(text, at, random.below(3), random.pick(['', other, random.pick(markup), other.toUpperCase()]));
  }),
  tokens: repeated(4, (text, random) => {
    const tokens = text.match(/<[^<>]*>|[\p{L}\p{M}]+|\d+|\s+|./gsu) ?? [];
    const at = random.below(tokens.length);
    const other = tokens[random.below(tokens.length)] ?? '';
    const replacements = [[], [other], [tokens[at] ?? '', other], [random.pick(words)], [random.pick(prose)]];
    return tokens.toSpliced(at, 1, ...random.pick(replacements)).join('');
  }),
  lines: repeated(3, (text, random) => {
    const lines = text.split(/(?<=\n)/);
    const at = random.below(lines.length);
    const other = lines[random.below(lines.length)] ?? '';
    const replacements = [
      [],
      [other],
      [lines[at] ?? '', other],
      [(lines[at] ?? '').trimEnd()],
      ['\n', lines[at] ?? ''],
    ];
    return lines.toSpliced(at, 1, ...random.pick(replacements)).join('');
  }),
  markup: repeated(4, (text, random) =>
    insertedAnywhere(text, random.pick([markup, words])[random.below(20)] ?? '<', random),
  ),
  splice: (text, random, material) => {
    const other = anyPiece(material, random).text;
    return text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length));
  },
  truncate: (text, random) => {
    const at = random.below(text.length + 1);
    return random.chance(0.7) ? text.slice(0, at) : text.slice(at);
  },
  repeat: (text, random) => {
    const at = random.below(text.length);
    const slice = text.slice(at, at + 1 + random.below(random.pick([3, 20, 100])));
    return replaced(text, at, 0, slice.repeat(Math.min(60, 1 + random.below(2000 / slice.length))));
  },
  unicode: repeated(4, (text, random) => insertedAnywhere(text, random.pick(traps), random)),
  dice: repeated(4, (text, random, { expressions }) => {
    const places = [...text.matchAll(/\b\d*[dD]\d+\b|\d+\+?|\s(?=\w)/g)];
    const place = places[random.below(places.length)];
    const [old = ''] = place ?? [];
    const odds = `<?odds ${random.chance(0.3) ? 'x: ' : ''}${alteredExpression(random, expressions)} ?>`;
    return replaced(
      text,
      place?.index ?? 0,
      old.trim().length,
      random.pick([random.pick(dice), ` ${random.pick(dice)} `, odds]),
    );
  }),
  values: repeated(3, (text, random) => {
    const places = [...text.matchAll(/="([^"]*)"/g)];
    const place = places[random.below(places.length)];
    const [, old = ''] = place ?? [];
    const other = places[random.below(places.length)]?.[1] ?? '';
    const value = random.pick([
      other,
      '',
      `${old} ${other}`,
      random.pick(prose),
      random.pick(dice),
      random.pick(traps),
      'constructor',
      '$1',
    ]);
    return place === undefined
      ? insertedAnywhere(text, random.pick(prose), random)
      : replaced(text, place.index + 2, old.length, value);
  }),
  prose: repeated(5, (text, random) => insertedAnywhere(text, random.pick(prose), random)),
  lineEnds: (text, random) => text.replace(/\n/g, () => random.pick(['\n', '\r\n', '\r\n', '\r', '\n\n', ' '])),
  sound: (text) => text,
};

/** An expression of the page about odds, mostly with some of its parts exchanged for parts of another. */
function alteredExpression(random: Seeded, expressions: readonly string[]): string {
  const parts = (text: string): string[] => text.match(/[\w-]+|\s+|./g) ?? [];
  const own = parts(random.pick(expressions));
  const others = parts(random.pick(expressions));
  for (let count = random.below(4); count > 0; count--) {
    const part = random.chance(0.3) ? `${random.below(random.pick([7, 30, 1000]))}` : random.pick(others);
    own.splice(random.below(own.length), random.below(2), part);
  }
  return own.join('');
}

/** Several mutations in a row, each of what the one before it has left. */
function repeated(most: number, mutation: Mutation): Mutation {
  return (text, random, material) => {
    let mutated = text;
    for (let count = 1 + random.below(most); count > 0; count--) mutated = mutation(mutated, random, material);
    return mutated;
  };
}

function insertedAnywhere(text: string, inserted: string, random: Seeded): string {
  return replaced(text, random.below(text.length + 1), random.chance(0.3) ? 1 : 0, inserted);
}

function replaced(text: string, at: number, length: number, inserted: string): string {
  return text.slice(0, at) + inserted + text.slice(at + length);
}
