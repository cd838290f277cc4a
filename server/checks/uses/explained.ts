import { remembered } from '../../queries/remembered.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import { textOf } from '../../workspace/index/valueHints.ts';

/** The words with which a text speaks of a characteristic, in English and Spanish, by the element of the characteristic. */
const words: ReadonlyMap<string, RegExp> = new Map([
  ['move', /\b(?:mov(?:e|es|ed|ing|ement)|squares?|casillas?|muev|movimiento)/i],
  ['weaponskill', /\b(?:weapon skill|to hit|hits?\b|habilidad de armas|impacta)/i],
  ['ballisticskill', /\b(?:ballistic|missile|shoot|fires?\b|bows?\b|proyectil|dispar|arco)/i],
  ['strength', /\b(?:strength|str\b|fuerza)/i],
  ['toughness', /\b(?:toughness|resistencia)/i],
  ['initiative', /\b(?:initiative|iniciativa)/i],
  ['attacks', /\b(?:attack|ataque|ataca)/i],
  ['armor', /\b(?:armou?r|armadura|save|salvaci)/i],
  ['damage', /\b(?:damage|wound|kill|hits?\b|attack|daño|herida|mata|ataque|ataca)/i],
  ['wounds', /\b(?:wound|herida)/i],
  ['gold', /\b(?:gold|worth|value|oro\b|vale\b|valor)/i],
]);

/** The characteristics, by the names of their elements, of which the text of a rule speaks: it may explain an `S` in their place. */
export const explainedBy = remembered((definition: Definition): ReadonlySet<string> => {
  const text = textOf(definition);
  return new Set([...words].flatMap(([element, pattern]) => (pattern.test(text) ? [element] : [])));
});
