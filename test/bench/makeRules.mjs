// Rules files of any size to measure with: invented, in the project's own words, and the same every time.
import { mulberry32, withoutRepetitions } from './random.mjs';

const beasts = ['Eel', 'Gull', 'Crab', 'Heron', 'Otter', 'Seal', 'Squid', 'Whelk', 'Newt', 'Toad', 'Moth', 'Bat'];
const traits = ['Briny', 'Rusty', 'Hollow', 'Pale', 'Drowned', 'Crooked', 'Silent', 'Greedy', 'Lamp-lit', 'Salted'];
const places = ['the sluice', 'the salt pans', 'the flooded stair', 'the bell tower', 'the smugglers’ cellar'];
const losses = ['1 Wound', '1D3 Wounds', '1D6 Wounds', '2D6 Wounds', '1D6 x 50 gold', '2D6+2 gold'];
const abilities = [
  'Fear 5',
  'Ambush 5+',
  'Terror 8',
  'Dodge 4+',
  'Magic Resistance 5+',
  'Regenerate 2',
  'Breathe Fire 4',
];
const sentences = [
  (any) => `Roll 1D6 whenever a Warrior enters ${any(places)}. On a score of n or more he loses ${any(losses)}.`,
  (any) =>
    `The ${any(beasts).toLowerCase()} of ${any(places)} has ${any(abilities)}, and it never leaves the board section.`,
  (any) => `Each Warrior next to it rolls 1D6 + his Strength. With a total of 6 or less he takes ${any(losses)}.`,
  () => `When the Monsters' Phase begins, place 1D3 more of them as far from the Warriors as you can.`,
  (any) => `A Warrior who carries the lantern is safe from this, and may move 1D6 squares towards ${any(places)}.`,
];
const results = [
  (any) => `It sleeps in ${any(places)}.`,
  (any) => `It steals ${any(losses)} from the nearest Warrior.`,
  (any) => `It calls 2D6 more of its kind, which have ${any(abilities)}.`,
];

/**
 * The text of a rules file of about `bytes` bytes, with a rule of about 430 bytes each.
 * @param {'markup' | 'plain'} dialect
 * @param {string} prefix what its ids begin with, so that several files make one package
 */
export function makeRules(bytes, dialect, prefix = 'bench') {
  const random = mulberry32(1995);
  const any = (list) => list[Math.floor(random() * list.length)];
  const rules = ['<?xml version="1.0" encoding="UTF-8"?>\n<rules>\n'];
  let length = rules[0].length;
  for (let number = 1; length < bytes; number++) {
    const head = `id="${prefix}-${number}" name="${any(traits).toUpperCase()} ${any(beasts).toUpperCase()} ${number} n+"`;
    // The first sentence says what the number of the name does.
    const others = Array.from({ length: 1 + Math.floor(random() * 2) }, () => any(sentences)(any));
    const texts = withoutRepetitions([sentences[0](any), ...others]);
    const table = random() < 0.3 ? ['1-2', '3-5', '6'].map((range) => [range, any(results)(any)]) : [];
    const rule = dialect === 'markup' ? markup(head, texts, table) : plain(head, texts, table);
    rules.push(rule);
    length += Buffer.byteLength(rule);
  }
  return `${rules.join('')}</rules>\n`;
}

/** What authors and scanners make of a rule: its text as it should be, and with a fault. */
const faults = [
  ['Roll 1D6 whenever', 'Roll lD6 whenever'],
  ['takes 1D6 Wounds', 'takes 1DG Wounds'],
  [' parameterName="rating">', ' parametername="rating">'],
  ['<tr><td>3-5</td>', '<tr><td>3-4</td>'],
  ['is safe from this', 'is safe. from this'],
  ['<p>Each Warrior next', '<para>Then.</para><p>Each Warrior next'],
  [' and it never leaves', ' and and it never leaves'],
  [' from this, and', ' from this & that, and'],
  ['<tr><td>1-2</td>', '<tr><td>l-2</td>'],
  ['the Warriors as you can', 'tlie Warriors as you can'],
  ['is safe from this', 'is safe. from this'],
  ['</p>', '</P>'],
];

/** The text of a rules file of about `bytes` bytes with a fault of each kind by turns in every seventh rule: 329 problems in 1 MB. */
export function makeFaultyRules(bytes) {
  let next = 0;
  const faulty = (rule) => {
    const turns = [...faults.slice(next), ...faults.slice(0, next)];
    const at = turns.findIndex(([right]) => rule.includes(right));
    next = (next + at + 1) % faults.length;
    return rule.replace(...turns[at]);
  };
  return makeRules(bytes, 'markup')
    .split(/(?=^ {2}<rule )/m)
    .map((rule, number) => (number % 7 === 3 ? faulty(rule) : rule))
    .join('');
}

/** The text of a translation file of about `bytes` bytes, with dice in every entry. */
export function makeTranslations(bytes) {
  return translations(bytes, (any) => {
    const text = withoutRepetitions(Array.from({ length: 2 }, () => any(sentences)(any))).join(' ');
    return `${text}\n    ${any(results)(any)}`;
  });
}

/** The same with a chance in most lines: twice as many lenses as in a text of the same length with rows and plain dice. */
export function makeChances(bytes) {
  return translations(bytes, (any) => [0, 1].map(() => `${any(chances)(any)}`).join('\n    '));
}

const chances = [
  sentences[0],
  sentences[2],
  (any) => `Roll 2D6 in ${any(places)}: on 9+ he finds ${any(losses)}.`,
  (any) => `At the start of each turn, roll 1D6. On a 1 he loses ${any(losses)} in ${any(places)}.`,
  results[0],
];

/** @param textOf the text of an entry, with a function that picks from a list */
function translations(bytes, textOf) {
  const random = mulberry32(1997);
  const any = (list) => list[Math.floor(random() * list.length)];
  const entries = ['<?xml version="1.0" encoding="UTF-8"?>\n<translations>\n'];
  let length = entries[0].length;
  for (let number = 1; length < bytes; number++) {
    const name = `${any(traits).toUpperCase()} ${any(beasts).toUpperCase()} ${number}`;
    const entry = `  <entry key="rule.bench-${number}.name">${name}</entry>\n  <entry key="rule.bench-${number}.text">${textOf(any)}</entry>\n`;
    entries.push(entry);
    length += Buffer.byteLength(entry);
  }
  return `${entries.join('')}</translations>\n`;
}

function markup(head, texts, table) {
  const rows = table.map(([range, text]) => `      <tr><td>${range}</td><td>${text}</td></tr>\n`).join('');
  const paragraphs = texts.map((text) => `    <p>${text}</p>\n`).join('');
  return `  <rule ${head} parameterName="rating">
    <?odds hit: 1D6 >= n ?>
${paragraphs}${rows && `    <table>\n${rows}    </table>\n`}  </rule>
`;
}

function plain(head, texts, table) {
  const rows = table.map(([range, text]) => `\n${range} ${text}`).join('');
  return `  <rule ${head} parameterName="rating"><?odds hit: 1D6 >= n ?>${texts.join(' ')}${rows}</rule>\n`;
}
