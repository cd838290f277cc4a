// Rules and their Spanish translation to measure with, sentence by sentence the same. Invented, in the
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
