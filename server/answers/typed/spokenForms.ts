/** Questions about single dice in words, such as `any 6 on 3D6`, to the language of odds. */

const dice = String.raw`(\d{1,4})D(\d{1,5})`;
const on = '(?:on|with|in|of|from|en|con|de|entre)';
const best = 'highest|best|higher|mayor|mayores|mejor|mejores|más altos?';
const worst = 'lowest|worst|lower|menor|menores|peor|peores|más bajos?';

interface SpokenForm {
  readonly pattern: RegExp;
  /** The expression; undefined if the numbers make no sense together. */
  readonly write: (groups: readonly string[]) => string | undefined;
}

const forms: readonly SpokenForm[] = [
  // `4D6 keep the highest 3`, `4D6 drop the lowest`
  form(
    `${dice},? (?:and )?(keep|drop) (?:the )?(${best}|${worst})(?: (\\d{1,3}))?`,
    ([count, sides, verb, side = '', kept]) =>
      chosen(Number(count), sides, verb === 'drop', isBest(side), Number(kept || 1)),
  ),
  form(
    `${dice},? (?:y )?(quédate con|quita|descarta) (?:el |la |los |las )?(?:(\\d{1,3}) )?(${best}|${worst})`,
    ([count, sides, verb, kept, side = '']) =>
      chosen(Number(count), sides, verb !== 'quédate con', isBest(side), Number(kept || 1)),
  ),
  form(`keep (?:the )?(${best}|${worst})? ?(\\d{1,3}) of ${dice}`, ([side = '', kept, count, sides]) =>
    chosen(Number(count), sides, false, side === '' || isBest(side), Number(kept)),
  ),
  // `a double on 2D6`, `2D6 doubles`
  form(`(?:an? |any |un )?(?:doubles?|dobles?) ${on} ${dice}`, ([count, sides]) => `alike(${count}D${sides}) >= 2`),
  form(`${dice},? (?:doubles|a double|dobles|un doble)`, ([count, sides]) => `alike(${count}D${sides}) >= 2`),
  // `at least one 6 on 3D6`, `any 6 on 3D6`, `al menos un 6 en 3D6`
  form(
    `(?:at least (?:one|a|1)|any|al menos un|algún) (\\d{1,3})(\\+)? ${on} ${dice}`,
    ([score, plus, count, sides]) => `count(${count}D${sides} ${plus ? '>=' : '='} ${score}) >= 1`,
  ),
  // `number of 6s on 4D6`, `count 5+ on 10D6`, `6D6 successes on 5+`
  form(
    `(?:the )?(?:number of|how many|count|cuántos|número de) (\\d{1,3})('?s|\\+)? ${on} ${dice}`,
    ([score, plus, count, sides]) => `count(${count}D${sides} ${plus === '+' ? '>=' : '='} ${score})`,
  ),
  form(
    `${dice} (?:successes|hits|éxitos|aciertos) (?:on|at|con|a) (\\d{1,3})\\+`,
    ([count, sides, score]) => `count(${count}D${sides} >= ${score})`,
  ),
  // `between 5 and 8 on 2D6`, `not a 1 on 1D6`, `exactly 7 on 2D6`
  form(`(?:between|entre) (\\d{1,5}) (?:and|y) (\\d{1,5}) ${on} ${dice}`, ([low, high, count, sides]) =>
    Number(low) <= Number(high) ? `${count}D${sides} in {${low}-${high}}` : undefined,
  ),
  form(
    `(?:not|anything but|cualquier cosa menos) (?:an? |un )?(\\d{1,5}) ${on} ${dice}`,
    ([score, count, sides]) => `${count}D${sides} != ${score}`,
  ),
  form(
    `(?:exactly|exactamente|justo) (?:an? |un )?(\\d{1,5}) ${on} ${dice}`,
    ([score, count, sides]) => `${count}D${sides} = ${score}`,
  ),
];

/**
 * The expression for a question in words, in which dice are written as in the language of odds; undefined for other questions. Only the
 * whole text counts, so that no word is passed over.
 */
export function readSpokenForm(question: string): string | undefined {
  for (const { pattern, write } of forms) {
    const found = pattern.exec(question);
    if (found) return write(found.slice(1).map((group = '') => group.toLowerCase()));
  }
  return undefined;
}

function form(pattern: string, write: SpokenForm['write']): SpokenForm {
  return { pattern: new RegExp(`^(?:(?:roll|tira|lanza) )?${pattern}$`, 'iu'), write };
}

function isBest(side: string): boolean {
  return new RegExp(`^(?:${best})$`, 'iu').test(side);
}

function chosen(count: number, sides = '', isDropped: boolean, isOfBest: boolean, number: number): string | undefined {
  const kept = isDropped ? count - number : number;
  if (kept < 1 || kept > count) return undefined;
  return `${isOfBest === isDropped ? 'lowest' : 'highest'}(${kept} of ${count}D${sides})`;
}
