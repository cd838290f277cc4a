/** Questions about single dice of several in words, such as `any 6 on 3D6` or `double 6 on 2D6`. */
import { form, type SpokenForm, type SpokenReading, spokenDice, spokenOn } from './spokenForm.ts';

const best = 'highest|best|higher|better|largest|bigger|mayor|mayores|mejor|mejores|más altos?';
const worst = 'lowest|worst|lower|worse|smallest|smaller|menor|menores|peor|peores|más bajos?';
const keeping = 'keep|keeping|pick|picking|take|taking|use|using|choose|choosing|count|counting';
const dropping = 'drop|dropping|discard|discarding|ignore|ignoring|remove|removing|without';
const keepingEs = 'quédate con|quedándote con|coge|cogiendo|toma|tomando|usa|usando|elige|eligiendo';
const droppingEs = 'quita|quitando|descarta|descartando|sin|ignora|ignorando';

/** A score with its number as a group, and the sign for several scores: `6`, `6s`, `5+`, `5 or more`. */
const score = "(\\d{1,3})('?s|\\+| or (?:more|better|higher)| o (?:más|mejor))?";
const several = '(two|three|four|five|six|dos|tres|cuatro|cinco|seis|\\d{1,2})';
const numbers: readonly string[] = ['one|un', 'two|dos', 'three|tres', 'four|cuatro', 'five|cinco', 'six|seis'];

export const poolForms: readonly SpokenForm[] = [
  // `4D6 keep the highest 3`, `2D6 pick the higher`, `4D6 drop the lowest`
  form(
    `${spokenDice},? (?:and )?(${keeping}|${dropping}) (?:only )?(?:the )?(${best}|${worst})(?: (\\d{1,3}))?`,
    ([count, sides, verb = '', side = '', kept]) =>
      chosen(Number(count), sides, isOneOf(dropping, verb), isOneOf(best, side), Number(kept || 1)),
  ),
  form(
    `${spokenDice},? (?:y )?(${keepingEs}|${droppingEs}) (?:el |la |los |las )?(?:(\\d{1,3}) )?(${best}|${worst})`,
    ([count, sides, verb = '', kept, side = '']) =>
      chosen(Number(count), sides, isOneOf(droppingEs, verb), isOneOf(best, side), Number(kept || 1)),
  ),
  form(`keep (?:the )?(${best}|${worst})? ?(\\d{1,3}) of ${spokenDice}`, ([side = '', kept, count, sides]) =>
    chosen(Number(count), sides, false, side === '' || isOneOf(best, side), Number(kept)),
  ),
  // `1D6 twice, keep the best`
  form(
    `1D(\\d{1,5}) (?:twice|dos veces),? (?:and |y )?(?:${keeping}|${keepingEs}) (?:the |el |la )?(${best}|${worst})`,
    ([sides, side = '']) => chosen(2, sides, false, isOneOf(best, side), 1),
  ),
  // `1D20 advantage`
  form(
    `${spokenDice} (?:with |at |con )?(adv|advantage|ventaja|dis|disadv|disadvantage|desventaja)`,
    ([count, sides, word = '']) => withAdvantage(Number(count), sides, /^(?:adv|ven)/.test(word)),
  ),
  form(
    `(adv|advantage|ventaja|dis|disadv|disadvantage|desventaja)(?: on| en|:)? ?\\(?${spokenDice}\\)?`,
    ([word = '', count, sides]) => withAdvantage(Number(count), sides, /^(?:adv|ven)/.test(word)),
  ),
  // `a double on 2D6`, `2D6 doubles`, `triples on 3D6`
  form(`(?:an? |any |un )?(?:doubles?|dobles?|pairs?|pareja) ${spokenOn} ${spokenDice}`, ([count, sides]) =>
    alike(2, count, sides),
  ),
  form(`${spokenDice},? (?:doubles|a double|dobles|un doble)`, ([count, sides]) => alike(2, count, sides)),
  form(`(?:an? |un )?(?:triples?|trips|trío) ${spokenOn} ${spokenDice}`, ([count, sides]) => alike(3, count, sides)),
  // `double 6 on 2D6`
  form(`(?:an? |un )?(double|doble|triple) ${score} ${spokenOn} ${spokenDice}`, ([word, face, mark, count, sides]) =>
    quantity(word === 'triple' ? 3 : 2, 'atLeast', face, mark, count, sides),
  ),
  form('snake[ -]eyes', () => '2D6 = 2'),
  form('box ?cars', () => '2D6 = 12'),
  // `at least one 6 on 3D6`, `any 6 on 3D6`, `at least two 5+ on 4D6`, `exactly two 6s on 3D6`
  form(
    `(?:at least (?:one|a|1)|any|al menos un|algún) ${score} ${spokenOn} ${spokenDice}`,
    ([face, mark, count, sides]) => quantity(1, 'atLeast', face, mark, count, sides),
  ),
  form(
    `(at least|exactly|al menos|exactamente|justo)? ?${several} ${score} ${spokenOn} ${spokenDice}`,
    ([how = '', number = '', face, mark, count, sides]) =>
      quantity(
        numberOf(number),
        how === '' ? 'unsaid' : /^(?:at|al)/.test(how) ? 'atLeast' : 'exactly',
        face,
        mark,
        count,
        sides,
      ),
  ),
  // `all 6s on 3D6`, `no 1s on 5D6`
  form(`(?:all|both|todos|ambos) ${score} ${spokenOn} ${spokenDice}`, ([face, mark, count, sides]) =>
    quantity(Number(count), 'atLeast', face, mark, count, sides),
  ),
  form(`(?:no|none|ningún|ninguno|sin) ${score} ${spokenOn} ${spokenDice}`, ([face, mark, count, sides]) =>
    quantity(0, 'exactly', face, mark, count, sides),
  ),
  // `number of 6s on 4D6`, `count 5+ on 10D6`, `6D6 successes on 5+`, `10D6 >= 5 successes`
  form(
    `(?:the )?(?:number of|how many|count|cuántos|número de) ${score} ${spokenOn} ${spokenDice}`,
    ([face, mark, count, sides]) => counted(face, mark, count, sides),
  ),
  form(`${spokenDice},? (?:successes|hits|éxitos|aciertos) (?:on|at|con|a) (\\d{1,3})\\+`, ([count, sides, face]) =>
    counted(face, '+', count, sides),
  ),
  form(
    `${spokenDice} (?:>= ?(\\d{1,3})|(\\d{1,3})\\+) (?:successes|hits|éxitos|aciertos)`,
    ([count, sides, first, second]) => counted(first || second, '+', count, sides),
  ),
  // `8d6s5`, `6d6 t5`
  form(`${spokenDice} ?[st](\\d{1,3})`, ([count, sides, face]) => ({
    habit: 'successes',
    spellings: [`count(${count}D${sides} >= ${face})`, `count(${count}D${sides} > ${face})`],
  })),
  // `10D6 5+`: fewer would always be reached by the sum.
  form(`${spokenDice},? (\\d{1,3})\\+`, ([count, sides, face]) =>
    countOrSum(Number(count), Number(sides), Number(face)),
  ),
];

function alike(number: number, count = '', sides = ''): string | undefined {
  return Number(count) >= number ? `alike(${count}D${sides}) >= ${number}` : undefined;
}

function counted(face = '', mark = '', count = '', sides = ''): string {
  const isMore = mark !== '' && !mark.endsWith('s');
  return `count(${count}D${sides} ${isMore ? '>=' : '='} ${face})`;
}

/** The number of dice that show a score; if “at least” or “exactly” is missing, both meanings are offered. */
function quantity(
  number: number,
  how: 'atLeast' | 'exactly' | 'unsaid',
  face?: string,
  mark?: string,
  count?: string,
  sides?: string,
): SpokenReading | undefined {
  if (number > Number(count)) return undefined;
  const dice = counted(face, mark, count, sides);
  if (how === 'exactly' || number === Number(count)) return `${dice} = ${number}`;
  return how === 'atLeast'
    ? `${dice} >= ${number}`
    : { habit: 'quantity', spellings: [`${dice} >= ${number}`, `${dice} = ${number}`] };
}

/** Of one die the better of two rolls; of two dice that is surely meant too, but they may as well be added up. */
function withAdvantage(count: number, sides = '', isGood: boolean): SpokenReading | undefined {
  const text = `${isGood ? 'highest' : 'lowest'}(1 of 2D${sides})`;
  if (count === 1) return text;
  return count === 2 ? { habit: 'advantage', spellings: [text] } : undefined;
}

function countOrSum(count: number, sides: number, face: number): SpokenReading | undefined {
  if (count < 2 || face > sides || face < 2) return undefined;
  const spelled = `count(${count}D${sides} >= ${face})`;
  return count >= face ? spelled : { habit: 'pool', spellings: [spelled, `${count}D${sides} >= ${face}`] };
}

function isOneOf(words: string, word: string): boolean {
  return new RegExp(`^(?:${words})$`, 'iu').test(word);
}

function numberOf(word: string): number {
  const index = numbers.findIndex((words) => words.split('|').includes(word));
  return index < 0 ? Number(word) : index + 1;
}

function chosen(count: number, sides = '', isDropped: boolean, isOfBest: boolean, number: number): string | undefined {
  const kept = isDropped ? count - number : number;
  if (kept < 1 || kept > count) return undefined;
  return `${isOfBest === isDropped ? 'lowest' : 'highest'}(${kept} of ${count}D${sides})`;
}
