/** What is done to a roll in words: `and add his Strength`, `use the lower`, `halve it, rounding up`. */
import type { NumberValue, Term, Value } from '../../language/expression.ts';
import { PhraseBook, phrases } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import {
  differenceOf,
  dropping,
  halved,
  keeping,
  multiplied,
  productOfDice,
  type RolledDice,
  repeated,
  rerolling,
  summed,
  withoutFace,
  withTerms,
} from '../targets/roll.ts';
import type { Token } from '../words/token.ts';
import { variableAt } from '../words/variables.ts';
import { isOneOf, signAt, wordAt, wordSet } from '../words/words.ts';
import { additions } from './additions.ts';
import { isChangedInCase } from './changesInCase.ts';
import { conserva, dado, deEllos, keep, ofThem, one, theHighest, theLowest } from './chosenDice.ts';
import { withOwner } from './rollers.ts';
import { eachAt, endsChange, type TermsReading, termsAt } from './terms.ts';

interface Change {
  /** The roll as it is then; undefined where nobody can say, so that no target may be bound to it. */
  readonly roll: RolledDice | undefined;
  /** The first token after it. */
  readonly next: number;
  /** Whether words that say more of what is added may go on: `the number of nets that hold him`. */
  readonly isOpen: boolean;
}

/** What is changed at a token; undefined where no change is known to begin there. */
export function changeAt(tokens: readonly Token[], index: number, roll: RolledDice): Change | undefined {
  if (isOneOf(tokens, index, belows) && isOneOf(tokens, index - 1, alternatives)) return undefined;
  const addition = additions.at(tokens, index) ?? signedAt(tokens, index) ?? spokenAt(tokens, index);
  const other = transformations.at(tokens, index);
  if (other && other.next > (addition?.next ?? 0)) {
    const isWhole = endsChange(tokens, other.next);
    return { roll: isWhole ? other.meaning(roll, other.operands) : undefined, next: other.next, isOpen: false };
  }
  if (!addition) return onceForEachAt(tokens, index, roll) ?? addedAt(tokens, index, roll);
  // `while the piper adds his Luck`: somebody else does.
  const isBySomebody =
    tokens[index - 1]?.kind === 'word' &&
    isOneOf(tokens, index, plainVerbs) &&
    !isOneOf(tokens, index - 1, beforeVerbs);
  const isOfOther =
    isBySomebody ||
    (isOneOf(tokens, index, thirdPerson) &&
      !isOneOf(tokens, index - 1, followers) &&
      signAt(tokens, index - 1) !== ',');
  if (isOfOther || isChangedInCase(tokens, index)) return { roll: undefined, next: addition.next, isOpen: false };
  const reading = termsAt(tokens, addition.next, addition.meaning === 'subtract');
  if (!reading) return { roll: undefined, next: addition.next, isOpen: false };
  const isOpen = wordAt(tokens, reading.next - 2) === 'of' || wordAt(tokens, reading.next - 2) === 'de';
  const terms = roll.owner === undefined ? reading.terms : ownTerms(tokens, index, reading, roll.owner);
  return { roll: terms && withTerms(roll, terms), next: reading.next, isOpen };
}

/** `3 or less`: nothing is taken from the roll. */
const belows = wordSet('less menos');
const alternatives = wordSet('or and o y');

/** The terms where somebody rolls who is no Warrior; undefined where they may be a Warrior's. */
function ownTerms(
  tokens: readonly Token[],
  index: number,
  { terms, next }: TermsReading,
  owner: string,
): readonly Term[] | undefined {
  const owned = terms.flatMap((term) => {
    const value = withOwner(tokens, index, next, term.value, owner);
    return value ? [{ ...term, value }] : [];
  });
  return owned.length === terms.length ? owned : undefined;
}

/** `with a -2 modifier`, `at +1 for every Dwarf`: the sign says what is done. */
function signedAt(
  tokens: readonly Token[],
  index: number,
): { readonly meaning: 'add'; readonly next: number } | undefined {
  const next = beforeSigns.at(tokens, index)?.next;
  return next !== undefined && '+-–−'.includes(signAt(tokens, next) ?? ' ') ? { meaning: 'add', next } : undefined;
}

/** `1D6, más la Iniciativa` */
function spokenAt(
  tokens: readonly Token[],
  index: number,
): { readonly meaning: 'add' | 'subtract'; readonly next: number } | undefined {
  const meaning = wordAt(tokens, index) === 'más' ? 'add' : wordAt(tokens, index) === 'menos' ? 'subtract' : undefined;
  return meaning && variableAt(tokens, index + 1) ? { meaning, next: index + 1 } : undefined;
}

const beforeSigns = phrases('with|at a|an?', 'con un?');

/** `and his Strength is added`, `his Strength added` */
function addedAt(tokens: readonly Token[], index: number, roll: RolledDice): Change | undefined {
  const variable = roll.owner === undefined ? variableAt(tokens, index) : undefined;
  const behind = variable && passives.at(tokens, variable.next);
  if (!variable || !behind || !endsChange(tokens, behind.next)) return undefined;
  const value = { kind: 'name', name: variable.name, span: spanOfTokens(tokens, index, variable.next) } as const;
  return { roll: withTerms(roll, [{ isSubtracted: false, value }]), next: behind.next, isOpen: false };
}

const passives = phrases(
  '[is|are | must|should be]? added [to it|this|that | to the|this [dice|die]? roll|score|result|total]?',
);

/** `once per Battle-level`: as many dice. */
function onceForEachAt(tokens: readonly Token[], index: number, roll: RolledDice): Change | undefined {
  const each = wordAt(tokens, index) === 'once' && isOfLevels(tokens, index) ? eachAt(tokens, index + 1) : undefined;
  return each && { roll: repeated(roll, each.value), next: each.next, isOpen: false };
}

/** `once per Battle-level`, `once for every level`; not `once per turn`. */
function isOfLevels(tokens: readonly Token[], index: number): boolean {
  return [2, 3, 4].some((distance) => /level|nivel/.test(wordAt(tokens, index + distance) ?? ''));
}

/** `Elves add 1`: only they do. */
const plainVerbs = wordSet('add subtract deduct suman añaden restan');
const beforeVerbs = wordSet('and then also must should you to always please y e luego entonces además también');
const thirdPerson = wordSet('adds subtracts deducts');
const followers = wordSet('and then');
/** Undefined where the roll cannot be changed so. The operands are the numbers of the phrase. */
type Transform = (roll: RolledDice, operands: readonly Value[]) => RolledDice | undefined;

const it =
  '[it|that|this|them | the|this|that|his|your [dice|die]? score|scores|result|results|total|roll|number|dice [rolled|scored]?]';
const lo = '[lo|la | el|la|los|su|tu resultado|resultados|total|puntuación|tirada]';
const several = '[dice|scores|results|rolls|ones]?';
const dadosAltos = '[dados]? [mayores|mejores | más altos] [dados]?';
const less = '[lower|lowest|smaller|smallest|lesser|least]';
const more = '[higher|highest|larger|largest|greater|greatest|bigger|biggest]';
const transformations = new PhraseBook<Transform>([
  [
    differenceOf,
    `take|takes|taking|subtract|subtracts|subtracting|deduct|deducts the ${less} ${one} [away]? from the ${more} ${one}`,
    `take|takes|taking|find|finds|note|notes|use|uses|calculate|work|works [out]? the difference [between [them | the|these|those|both? [two]? dice|scores|results|numbers|rolls | the? highest|higher and the? lowest|lower]]?`,
    `resta|restas|restad|restar|restando|reste el|la ${dado} [menor|inferior | más bajo|baja] ${dado} al|del|a la? ${dado} [mayor|superior | más alto|alta] ${dado}`,
    'calcula|calculas|calculad|toma|tomad|mira|mirad|halla la diferencia [entre [ellos|ambos | los [dos]? [dados]?]]?',
  ],
  [
    (roll) => keeping(roll, 'highest', 2),
    `${keep} only? the [two highest|best|greatest | highest|best|greatest two] ${several} ${ofThem}`,
    `${conserva} los dos ${dadosAltos} ${deEllos}`,
  ],
  [
    (roll) => keeping(roll, 'highest', 3),
    `${keep} only? the [three highest|best|greatest | highest|best|greatest three] ${several} ${ofThem}`,
    `${conserva} los tres ${dadosAltos} ${deEllos}`,
  ],
  [(roll) => keeping(roll, 'lowest', 1), ...theLowest],
  [(roll) => keeping(roll, 'highest', 1), ...theHighest],
  [
    (roll) => dropping(roll, 'lowest'),
    `discard|discards|discarding|ignore|ignores|ignoring|drop|drops|dropping|remove the lower|lowest|worst ${one} ${ofThem}`,
    `descarta|descartando|ignora|quita el|la ${dado} [menor|peor | más bajo|baja] ${deEllos}`,
    `sin contar el|la ${dado} [menor|peor | más bajo|baja] ${deEllos}`,
  ],
  [
    (roll) => dropping(roll, 'highest'),
    `discard|discards|discarding|ignore|ignores|ignoring|drop|drops|dropping|remove the higher|highest|best ${one} ${ofThem}`,
    `descarta|descartando|ignora|quita el|la ${dado} [mayor|mejor | más alto|alta] ${deEllos}`,
    `sin contar el|la ${dado} [mayor|mejor | más alto|alta] ${deEllos}`,
  ],
  [
    (roll) => halved(roll, 'roundUp'),
    `halve|halves|halving|halved ${it}? ,|(? round|rounding|rounded [any fractions]? up )?`,
    `divide|divides|dividing ${it}? by|in two|2|half ,|(? round|rounding|rounded [any fractions]? up )?`,
    `divide|dividiendo ${lo}? entre|por dos|2 ,|(? redondeando|redondeado|redondea [hacia]? arriba )?`,
    'la mitad ,|(? redondeando|redondeado|redondea [hacia]? arriba )?',
  ],
  [
    (roll) => halved(roll, 'roundDown'),
    `halve|halves|halving|halved ${it}? ,|(? round|rounding|rounded [any fractions]? down )?`,
    `divide|divides|dividing ${it}? by|in two|2|half ,|(? round|rounding|rounded [any fractions]? down )?`,
    `divide|dividiendo ${lo}? entre|por dos|2 ,|(? redondeando|redondeado|redondea [hacia]? abajo )?`,
  ],
  [
    (roll) => multiplied(roll, numeral(roll, 2)),
    `double|doubles|doubling ${it}`,
    `dobla|doblas|doblando|duplica|duplicando ${lo}`,
  ],
  [
    (roll) => multiplied(roll, numeral(roll, 3)),
    `treble|trebles|triple|triples|tripling ${it}`,
    `triplica|triplicando ${lo}`,
  ],
  [
    (roll, [factor]) => (factor?.kind === 'number' ? multiplied(roll, factor) : undefined),
    `multiply|multiplies|multiplying ${it}? by #`,
    `multiplica|multiplicas|multiplicando|multiplicándolo|multiplicándola ${lo}? por #`,
  ],
  [productOfDice, 'multiply|multiplies [them|both | the two|both? scores|results|dice|numbers] together?'],
  [
    (roll, [face]) => face && withoutFace(roll, face),
    "not counting|including any|the|all? # '? s",
    "ignore|ignores|ignoring|discard|discarding any|the|all # '? s",
    'treat|treating|count|counting every|each|any|all # as 0|nothing|zero',
    "treat|treating|count|counting all? # '? s as 0|nothing|zero",
  ],
  [(roll) => withoutFace(roll, numeral(roll, 1)), 'sin contar los unos', 'ignorando los unos'],
  [
    (roll, [face]) => face && rerolling(roll, face),
    're-rolling|rerolling|re-roll|reroll a|an|any # once',
    "re-rolling|rerolling|re-roll|reroll any|the|all? # '? s once",
  ],
  [
    summed,
    'add|adds|adding [all]? [the]? dice|scores|results|rolls|them|it|these|everything [all]? together|up',
    'add|adds|adding [all]? [the|both|all] dice|scores|results|rolls',
    'add|adds|adding|total|totals|totalling|sum|sums [them|both|these|those | the two [dice|scores|results]?] [together|up]?',
    'add|adds|adding up|together [all]? [the|their]? dice|scores|results|rolls|total|score|result',
    '[all]? [the|their]? dice|scores|results|rolls are [all]? added [up|together]?',
    'se? suman|suma|sumad|sumando todos? los|las dados|resultados|tiradas|puntuaciones',
    'súmalos|sumarlos todos?',
    'se suman|sumarán',
    'suma|sumas|sumando el|la? resultado|total|puntuación',
  ],
  [(roll) => repeated(roll, numeral(roll, 2)), 'twice', 'two times', 'dos veces'],
  [(roll) => repeated(roll, numeral(roll, 3)), 'thrice', 'three times', 'tres veces'],
  [(roll) => repeated(roll, numeral(roll, 4)), 'four times', 'cuatro veces'],
]);

function numeral({ total }: RolledDice, value: number): NumberValue {
  return { kind: 'number', value, span: total?.span ?? { start: 0, end: 0 } };
}
