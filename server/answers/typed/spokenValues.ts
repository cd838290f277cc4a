/** Questions about a whole roll in words: halved, with a minimum, two rolls against each other, a save without dice. */
import { isTest } from '../../dice/language/expressionKinds.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { parseExpression } from '../../dice/language/parse.ts';
import { form, type SpokenForm, type SpokenReading, spokenDice, spokenOn } from './spokenForm.ts';

/** A roll in the language of odds, as a group. */
const roll = '([^,;:?]{2,80}?)';
const rounded =
  ',? ?\\(?(?:rounded|rounding|round|redondeando|redondead[oa]s?|redondea)(?: it)?(?: hacia| para)? (up|down|arriba|abajo)\\)?';
const least =
  '(?:to |with )?(?:an? )?(?:minimum|min\\.?|but (?:always )?at least|but no less than|never less than|con un mínimo de|mínimo de|mínimo|pero al menos|pero no menos de)(?: of)?';
const most =
  '(?:to |with )?(?:an? )?(?:maximum|max\\.?|but (?:always )?at most|but no more than|never more than|con un máximo de|máximo de|máximo|pero no más de)(?: of)?';
const versus = '(?:vs\\.?|v|versus|against|contra)';
const again =
  '(?:re-?roll(?:ing)? ties|ties (?:are )?(?:re-?rolled|rolled again)|repitiendo (?:los )?empates|repite (?:los )?empates)';
const ties = '(?:with|and|or|con) (?:ties|draws|a tie|a draw|empates?)|ties|draws|win,? draw,?(?: or)? lose';
const save = '(?:(?:armou?r|invulnerable|ward|magic) )?(?:saves?|saving throws?|saving rolls?)';
const attacks = 'to (?:hit|wound|save|pass|dodge|block|parry)|para (?:impactar|herir|golpear|salvar|esquivar)';

export const valueForms: readonly SpokenForm[] = [
  // `half of 1D6 rounded up`, `1D6 / 2 rounding down`, `half of 2D6`
  form(`(?:half(?: of)?|la mitad de) ${roll}${rounded}`, ([value = '', side]) => halved(value, side)),
  form(`${roll} ?(?:/ ?2|halved|a la mitad)${rounded}`, ([value = '', side]) => halved(value, side)),
  form(`(?:half(?: of)?|la mitad de) ${roll}`, ([value = '']) => halved(value, undefined)),
  form(`${roll} (?:halved|a la mitad)`, ([value = '']) => halved(value, undefined)),
  // `1D6-2 minimum 1`
  form(`${roll},? ${least} (\\d{1,4})`, ([value = '', limit]) => applied(value, (text) => `max(${text}, ${limit})`)),
  form(`${roll},? ${most} (\\d{1,4})`, ([value = '', limit]) => applied(value, (text) => `min(${text}, ${limit})`)),
  // `2D6 vs 2D6 with ties`
  form(`${roll} ${versus} ${roll},? ${again}`, ([one = '', other = '']) => contest(one, other, 'again: a = b, lose')),
  form(`${roll} ${versus} ${roll},? (?:${ties})`, ([one = '', other = '']) => contest(one, other, 'draw: a = b, lose')),
  form(`${roll} (?:against|contra) ${roll}`, ([one = '', other = '']) =>
    applied(one, (first) => applied(other, (second) => `${first} > ${second}`)),
  ),
  // `between 5 and 8 on 2D6`, `not a 1 on 1D6`, `exactly 7 on 2D6`, `7 exactly on 2D6`
  form(`(?:between|entre) (\\d{1,5}) (?:and|y) (\\d{1,5}) ${spokenOn} ${spokenDice}`, ([low, high, count, sides]) =>
    Number(low) <= Number(high) ? `${count}D${sides} in {${low}-${high}}` : undefined,
  ),
  form(
    `(?:not|anything but|cualquier cosa menos) (?:an? |un )?(\\d{1,5}) ${spokenOn} ${spokenDice}`,
    ([score, count, sides]) => `${count}D${sides} != ${score}`,
  ),
  form(
    `(?:exactly|exactamente|justo) (?:an? |un )?(\\d{1,5}) ${spokenOn} ${spokenDice}`,
    ([score, count, sides]) => `${count}D${sides} = ${score}`,
  ),
  form(
    `(?:rolling |sacar )?(?:an? |un )?(\\d{1,5}) (?:exactly|exactamente|justo) ${spokenOn} ${spokenDice}`,
    ([score, count, sides]) => `${count}D${sides} = ${score}`,
  ),
  // `1D6 >= 5 ? 2D6 : 0`
  form('([^?:]{3,80}?) ?\\? ?([^?:]{1,80}?) ?: ?([^?:]{1,80})', ([test = '', whenTrue = '', whenFalse = '']) => {
    const { annotation } = parseExpression(`if(${test.replaceAll('==', '=')}, ${whenTrue}, ${whenFalse})`);
    return annotation && formatExpression(annotation.body);
  }),
  // `an odd number on 1D6`
  form(
    `(?:an? |un )?(?:(?:number|roll|result|número|resultado) )?(odd|even|par|impar)(?: (?:number|roll|result|score))? ${spokenOn} 1D(\\d{1,3})`,
    ([parity = '', sides]) => parityOf(Number(sides), parity === 'odd' || parity === 'impar'),
  ),
  // `4+ save`, `5+ to hit`, `hits on 3+`, `salvación de 4+`: in this game these are one die.
  form(`(?:an? |un )?([2-6])\\+ (?:${save}|${attacks})`, ([score]) => `1D6 >= ${score}`),
  form(
    `(?:${save}|hits?|wounds?|impactas?|impactar|hieres?|herir|salvas?|salvar|salvación|tirada de salvación) (?:on|of|with|con|de|a)(?: an?| un)? ([2-6])\\+`,
    ([score]) => `1D6 >= ${score}`,
  ),
  form(
    '(?:hits?|impactas?|impactar) (?:on|with|con)(?: an?| un)? ([2-6])\\+,? (?:(?:and|then|y|luego) )*(?:wounds?|hieres?|herir) (?:on|with|con)(?: an?| un)? ([2-6])\\+',
    ([hit, wound]) => `1D6 >= ${hit} and 1D6 >= ${wound}`,
  ),
];

/** The expression with a value in it; undefined for a text that is no value in the language of odds. */
function applied(value: string, write: (text: string) => string | undefined): string | undefined {
  const { annotation } = parseExpression(value);
  if (!annotation || annotation.assignments.length > 0 || annotation.label !== undefined) return undefined;
  const { body } = annotation;
  return body.kind === 'outcomes' || isTest(body) ? undefined : write(formatExpression(body));
}

function halved(value: string, side: string | undefined): SpokenReading | undefined {
  const write = (name: string): string | undefined => applied(value, (text) => `${name}((${text}) / 2)`);
  const [down, up] = [write('round-down'), write('round-up')];
  if (down === undefined || up === undefined) return undefined;
  if (side !== undefined) return side === 'up' || side === 'arriba' ? up : down;
  return { habit: 'division', spellings: [down, up] };
}

function contest(one: string, other: string, others: string): string | undefined {
  return applied(one, (first) =>
    applied(other, (second) => `a = ${first}; b = ${second}; outcomes(win: a > b, ${others})`),
  );
}

/** The scores of larger dice are too many to write out. */
const maximumSides = 20;

function parityOf(sides: number, isOdd: boolean): string | undefined {
  if (sides < 2 || sides > maximumSides) return undefined;
  const scores = Array.from({ length: sides }, (_, index) => index + 1).filter((face) => (face % 2 === 1) === isOdd);
  return `1D${sides} in {${scores.join(', ')}}`;
}
