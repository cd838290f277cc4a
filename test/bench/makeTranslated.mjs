// Rules and their Spanish translation to measure with, sentence by sentence the same; and rules that are full of roll tables. Invented, in the
// project's own words, and the same every time.
import { mulberry32, withoutRepetitions } from './random.mjs';

/** Each sentence in English and Spanish. Numbers and dice are picked, so that entries differ. */
const sentences = [
  [
    (n) => `Roll 1D6 for each Warrior on the causeway. On a score of ${n} or more he slips and loses ${n}D6 Wounds.`,
    (n) => `Tira 1D6 por cada Guerrero en la calzada. Con un resultado de ${n} o más resbala y pierde ${n}D6 Heridas.`,
  ],
  [
    (n) => `The keeper of the salt has ${n} keys, and each of them opens one gate of the old harbour.`,
    (n) => `El guardián de la sal tiene ${n} llaves, y cada una abre una puerta del viejo puerto.`,
  ],
  [
    (n) => `Whoever drinks from the cistern regains 1D${n > 3 ? 6 : 3} Wounds, but may not move in the next turn.`,
    (n) => `Quien bebe de la cisterna recupera 1D${n > 3 ? 6 : 3} Heridas, pero no puede mover en el turno siguiente.`,
  ],
  [
    (n) => `The treasure under the stair is worth 2D6 x ${n}0 gold to a Warrior who can carry it home.`,
    (n) => `El tesoro bajo la escalera vale 2D6 x ${n}0 de oro para un Guerrero que pueda llevarlo a casa.`,
  ],
];

/**
 * A rules file in plain dialect, and its translation into Spanish.
 *
 * @param {number} bytes the least size of the translation
 * @returns {{ source: string, translation: string, entries: number }} the texts of both files, and the number of translated entries
 */
export function makeTranslated(bytes) {
  const random = mulberry32(1999);
  const rules = [];
  const entries = [];
  let length = 0;
  for (let number = 1; length < bytes; number++) {
    const picked = Array.from({ length: 3 }, () => [
      sentences[Math.floor(random() * sentences.length)],
      2 + Math.floor(random() * 4),
    ]);
    const textIn = (language) => withoutRepetitions(picked.map(([sentence, n]) => sentence[language](n))).join(' ');
    rules.push(`  <rule id="salt-${number}" name="SALT LAW ${number}">${textIn(0)}</rule>\n`);
    const entry = `  <entry key="rule.salt-${number}.name">LEY DE LA SAL ${number}</entry>\n  <entry key="rule.salt-${number}.text">${textIn(1)}</entry>\n`;
    entries.push(entry);
    length += Buffer.byteLength(entry);
  }
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  return {
    source: `${head}<rules>\n${rules.join('')}</rules>\n`,
    translation: `${head}<translations>\n${entries.join('')}</translations>\n`,
    entries: 2 * entries.length,
  };
}

const rows = [
  'The bell rings, and every door on this board section is locked.',
  'Each Warrior finds 1D6 x 10 gold in the mud.',
  'A wave takes 1D3 Wounds from whoever stands nearest to the sea.',
  'Nothing stirs but the gulls.',
];

/** A rules file of so many bytes with a complete roll table of 2D6 in each rule, in markup and in lines by turns. */
export function makeRollTables(bytes) {
  const random = mulberry32(2000);
  const rules = [];
  let length = 0;
  for (let number = 1; length < bytes; number++) {
    const texts = Array.from({ length: 11 }, (_, row) => [row + 2, rows[Math.floor(random() * rows.length)]]);
    const table =
      number % 2 === 0
        ? `<p>Roll 2D6 on this table.</p>\n    <table>\n${texts.map(([mark, text]) => `      <tr><td>${mark}</td><td>${text}</td></tr>\n`).join('')}    </table>`
        : `Roll 2D6 on this table.\n${texts.map(([mark, text]) => `${mark} ${text}`).join('\n')}`;
    const rule = `  <rule id="tide-${number}" name="TIDE ${number}">${table}</rule>\n`;
    rules.push(rule);
    length += Buffer.byteLength(rule);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rules>\n${rules.join('')}</rules>\n`;
}
