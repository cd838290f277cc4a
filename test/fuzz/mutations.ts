import type { Material } from './material.ts';
import type { Seeded } from './seeded.ts';

type Mutation = (text: string, random: Seeded, material: Material) => string;

const markup = ['<', '>', '</', '/>', '&', ';', '"', "'", '=', '<!--', '-->', '--', '<![CDATA[', ']]>', '<?', '?>'];
const words = [
  '<rule ',
  '</rule>',
  '<rules>',
  '</rules>',
  '<p>',
  '</p>',
  '<table>',
  '<tr>',
  '<td>',
  '<li>',
  '<b>',
  '<br/>',
]
  .concat([
    '<special>',
    '</special>',
    '<rule id="rpb-fear" param="5"/>',
    ' id="a"',
    ' name="FEAR n"',
    ' param=',
    ' xmlns="u"',
  ])
  .concat([
    '<monster id="m">',
    '</monster>',
    '<event>',
    '<?odds ',
    '<!-- whq-ignore misread-die: x -->',
    '<!DOCTYPE rules [',
    ']>',
  ])
  .concat([
    '&amp;',
    '&lt;',
    '&#65;',
    '&#xD800;',
    '&#0;',
    '&nbsp;',
    '&gold;',
    '<?xml version="1.0"?>',
    '<!-- whq-ignore-file -->',
  ]);
const prose = [
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  '\t',
  ' ',
  '  ',
  '> ',
  '- ',
  '1. ',
  '# ',
  '| ',
  '```\n',
  '**',
  '(',
  ')',
  ', ',
  ': ',
]
  .concat([
    'Fear 5',
    'Miedo 6',
    'Ambush A',
    '2 x Magic Items',
    'special rules: ',
    'Terror',
    'Hate Dwarfs',
    '[x](#rpb-fear)',
  ])
  .concat([
    'fear',
    'Never Pass',
    'Regenerate 2',
    'Magic Resistance 4+',
    'Big Monster',
    'The ',
    'of ',
    'each turn ',
    'next to ',
  ]);
/** Characters that programs take for something else: two units long, without width, from right to left, or longer in small letters. */
const traps = [
  '\ud83d\udc09',
  '\ud800',
  '\udc00',
  '\ufeff',
  '\u00a0',
  '\u200b',
  '\u200d',
  '\u2028',
  '\u2029',
  '\u0085',
  '\u202e',
]
  .concat([
    '\u0000',
    '\u0007',
    '\ufffe',
    '\u00ad',
    'e\u0301',
    '\u0130',
    '\u1e9e',
    '\ufb01',
    '\u0663',
    '\uff11',
    '\u00bd',
    '\u2212',
  ])
  .concat(['\u2019', '\u201c', '\u2013', '\u2026', '\ud835\udfce', '\u3000', '\r', '\u000b', '\u000c']);
const dice = [
  '1D6',
  'D6',
  '2D6+2',
  'D66',
  '1D3',
  '3d6-1',
  '0D6',
  '1D0',
  '999D6',
  '1D6x10',
  '4D6',
  'lD6',
  '1 D 6',
  '1Dó',
  '2D6/3D6(5+)',
]
  .concat([
    '4+',
    '7+',
    '1',
    '13',
    '0',
    '-1',
    '5 or 6',
    '4, 5 or 6',
    'on a roll of 4+',
    '2-12',
    '1D6 + Battle-level',
    'a 6',
  ])
  .concat([
    'con un 5 ó 6',
    'tira 2D6',
    'double 6',
    'equal to or less than',
    '99999999999999999999',
    '1D6 Gold x 10',
    'on 1D6',
  ]);

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
  splice: (text, random, { files }) => {
    const other = random.pick(random.pick(files)).text;
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
