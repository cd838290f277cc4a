// A package of 50 files and 4 MB to measure with: rules, monsters, tables, translations and scenarios that use each other.
// Invented, in the project's own words, and the same every time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRules } from './makeRules.mjs';
import { mulberry32, withoutRepetitions } from './random.mjs';

const counts = { rules: 26, monsters: 14, tables: 4, scenarios: 4 };
const ruleBytes = 80e3;
const entries = { monsters: 120, tables: 420 };

/** Abilities that every package uses: what a `<rule>` says, its id and its parameter. */
const uses = [
  ['rpb-fear', '6', 'Fear 6'],
  ['rpb-ambush', '5+', 'Ambush 5+'],
  ['rpb-magic-resistance', '4+', 'Magic Resistance 4+'],
  ['rpb-regenerate', '2', 'Regenerate 2'],
  ['rpb-breathe-fire', '4 (Ambush A)', 'Breathe Fire 4 (Ambush A)'],
  ['rpb-fly', undefined, 'Fly'],
  ['rpb-never-pinned', undefined, 'Never Pinned'],
  ['rpb-hate', 'Elves', 'Hate Elves'],
];
const mentions = [
  'Fear 6',
  'Ambush 5+',
  'Miedo 6',
  'Emboscada A',
  'Fly',
  'Magic Resistance 4+',
  'Breathe Fire 4 (Ambush A)',
];
const sentences = [
  (any) => `Behind the door stand 6 Goblins (${any(mentions)}, ${any(mentions)}) and their captain.`,
  () =>
    'Nobody has opened this door for years, and the poison in the cups has long dried. Read on when the bell rings.',
  (any) =>
    `Whoever goes down the stair rolls 1D6: on 4+ he finds 2D6+2 gold, otherwise something with ${any(mentions)}.`,
  () =>
    'The guards hate the cold, fear the dark, and would fly if they could; magic does not help them to break the ice.',
];

/** A rule with its id, its name and its content. */
const ruleElement = /<rule id="([^"]+)" name="([^"]+) n\+"[^>]*>([\s\S]*?)<\/rule>/g;

/** The content as a translation has it: a paragraph or a row on each line. */
function plainText(content) {
  return content
    .replace(/<\?[\s\S]*?\?>/g, '')
    .replaceAll('</td><td>', ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** What the texts of `makeRules` are made of, in Spanish; longer pieces first. */
const inSpanish = [
  ['Roll 1D6 whenever a Warrior enters', 'Tira 1D6 cada vez que un Guerrero entra en'],
  ['On a score of n or more he loses', 'Con un resultado de n o más pierde'],
  ['and it never leaves the board section', 'y nunca abandona la sección de tablero'],
  ['Each Warrior next to it rolls 1D6 + his Strength', 'Cada Guerrero adyacente tira 1D6 + su Fuerza'],
  ['With a total of 6 or less he takes', 'Con un total de 6 o menos sufre'],
  [
    "When the Monsters' Phase begins, place 1D3 more of them as far from the Warriors as you can",
    'Al comenzar la Fase de los Monstruos, coloca 1D3 más tan lejos de los Guerreros como puedas',
  ],
  [
    'A Warrior who carries the lantern is safe from this, and may move 1D6 squares towards',
    'Un Guerrero que lleve la linterna está a salvo de esto y puede mover 1D6 casillas hacia',
  ],
  ['It sleeps in', 'Duerme en'],
  ['It steals', 'Roba'],
  ['from the nearest Warrior', 'al Guerrero más cercano'],
  ['It calls 2D6 more of its kind, which have', 'Llama a 2D6 más de los suyos, que tienen'],
  ['the smugglers’ cellar', 'la bodega de los contrabandistas'],
  ['the flooded stair', 'la escalera inundada'],
  ['the salt pans', 'las salinas'],
  ['the bell tower', 'el campanario'],
  ['the sluice', 'la esclusa'],
  ['Magic Resistance', 'Resistencia a la Magia'],
  ['Breathe Fire', 'Aliento de Fuego'],
  ['Regenerate', 'Regeneración'],
  ['Terror', 'Terror'],
  ['Ambush', 'Emboscada'],
  ['Dodge', 'Esquivar'],
  ['Fear', 'Miedo'],
  ['Wounds', 'Heridas'],
  ['Wound', 'Herida'],
  ['gold', 'oro'],
];

function spanish(text) {
  const beast = text.replace(/The (\w+) of ([^.,]+?) has /g, 'El monstruo ($1) de $2 tiene ');
  return inSpanish.reduce((done, [english, other]) => done.replaceAll(english, other), beast);
}

/** Writes the package into the folder. */
export function makePackage(folder) {
  const random = mulberry32(1995);
  const any = (list) => list[Math.floor(random() * list.length)];
  const write = (kind, name, text) => {
    mkdirSync(join(folder, kind), { recursive: true });
    writeFileSync(join(folder, kind, name), text);
  };
  const ids = [];
  for (let number = 1; number <= counts.rules; number++) {
    const dialect = number % 2 === 0 ? 'plain' : 'markup';
    const text = makeRules(ruleBytes, dialect, `package-${number}`);
    for (const [, id, name, content] of text.matchAll(ruleElement)) ids.push({ id, name, text: plainText(content) });
    write('data/xml/rules', `rules-${number}.xml`, text);
  }
  // Each rule is used, and each Monster is in a table: what nothing leads to would have a problem.
  let last = 0;
  const use = () => {
    if (random() < 0.25) return useOf(...any(uses));
    const { id, name } = ids[last++ % ids.length];
    return useOf(id, '4+', `${name} 4+`);
  };
  for (let number = 1; number <= counts.monsters; number++) {
    write(
      'data/xml/monsters',
      `monsters-${number}.xml`,
      monsters(number, () => use()),
    );
  }
  for (let number = 1; number <= counts.tables; number++) {
    write('data/xml/tables', `tables-${number}.xml`, table(number, random));
  }
  for (const language of ['en', 'es']) write('data/i18n', `content-${language}.xml`, translations(ids, language));
  for (let number = 1; number <= counts.scenarios; number++)
    write('scenarios', `part-${number}.md`, scenario(any, 60e3));
}

/** A scenario in Markdown of about so many characters, with mentions of abilities in English and Spanish. */
export function makeScenario(length) {
  const random = mulberry32(1996);
  return scenario((list) => list[Math.floor(random() * list.length)], length);
}

function useOf(id, parameter, text) {
  return `<rule id="${id}"${parameter === undefined ? '' : ` param="${parameter}"`}>${text}</rule>`;
}

function monsters(file, use) {
  const all = Array.from({ length: entries.monsters }, (_, index) => {
    // A Monster with the same rule twice would have a problem.
    const special = new Map();
    while (special.size < 4) {
      const text = use();
      special.set(/id="([^"]+)"/.exec(text)[1], text);
    }
    const id = `beast-${file}-${index}`;
    return `  <monster id="${id}" name="Beast ${file}.${index}" plural="Beasts ${file}.${index}" factions="chaos">
    <wounds>6</wounds><move>4</move><weaponskill>4</weaponskill><ballisticskill>4+</ballisticskill><strength>3</strength>
    <toughness>4</toughness><initiative>3</initiative><attacks>1</attacks><gold>100</gold><armor>-</armor><damage>1D6</damage>
    <special>
      ${[...special.values()].join('\n      ')}
    </special>
  </monster>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<monsters>\n${all.join('')}</monsters>\n`;
}

function table(number, random) {
  const rows = Array.from({ length: entries.tables }, (_, row) => {
    const index = (number - 1) * entries.tables + row;
    const monster = `beast-${1 + (index % counts.monsters)}-${Math.floor(index / counts.monsters)}`;
    return `    <monster id="${monster}" number="1-6" level="${1 + Math.floor(random() * 10)}" ambiences="chaos" />\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tables>\n  <table name="Table ${number}">\n${rows.join('')}  </table>\n</tables>\n`;
}

function translations(ids, language) {
  const translated = ids.filter((_, index) => index % 8 === 0);
  const all = translated.map(({ id, name, text }) => {
    const said = language === 'es' ? spanish(text) : text;
    return `  <entry key="rule.${id}.name">${name} n+</entry>\n  <entry key="rule.${id}.text">${said}</entry>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<translations>\n${all.join('')}</translations>\n`;
}

function scenario(any, length) {
  let text = '# The salt pans\n';
  while (text.length < length)
    text += `\n${withoutRepetitions(Array.from({ length: 4 }, () => any(sentences)(any))).join(' ')}\n`;
  return text;
}
