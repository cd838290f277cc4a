import type { Span } from '../../text/span.ts';
import type { Slot } from '../template.ts';
import type { Capitals } from './candidate.ts';
import type { Mention } from './mention.ts';
import { isNameOfThing } from './nameOfThing.ts';
import { wordAfter, wordBefore } from './neighbours.ts';
import { isWholeLine } from './wholeLine.ts';

/** The least evidence for accepting words as the name of an ability. */
export const acceptanceThreshold = 4;

/** The evidence for a mention and against it, each by itself. */
const points = {
  /** `5+` is never anything but a rating; nor is `-2` or `[1-3]` behind a name. */
  rating: 4,
  /** A bracket that says how to work the value out, or `(Str 5)`. */
  formula: 4,
  /** `3D6`, `A`. */
  dice: 3,
  automatic: 3,
  /** `(4)` and `(1D6)`: the bracket touches its name. */
  bracket: 1,
  /** A bare number may be a number of anything. */
  number: 2,
  /** `Hate Elves`: the words in a slot have a capital. */
  properName: 2,
  /** The value ends the sentence or the item. */
  valueEnds: 2,
  /** `Fear 6 and`, `Miedo 6 hasta`: a sentence goes on that does not count anything. */
  valueContinues: 1,
  /** `fear 6 warriors`: the number is one of things. */
  valueCounts: -2,
  initial: 1,
  within: 2,
  title: 4,
  /** All words with capitals, but a term of the game for something else: `Greater Daemon`. */
  plainTitle: 2,
  /** `Deathleap`: the word has no other meaning. */
  coinage: 2,
  /** `2 x Magic Items`. */
  multiplier: 3,
  /** `the Fly ability`, `la habilidad Volar`. */
  calledAbility: 4,
  /** `Fear Value`, `Chill attack`, `tirada de Miedo`: with a capital only. */
  calledValue: 2,
  /** `causes Fear`, `immune to Terror`, `con Volar`: with a capital or a value. */
  verb: 2,
  /** `Baron Terror`: the word is part of a longer name. */
  partOfName: -3,
} as const;

/** The writing of a name. */
interface Writing {
  readonly capitals: Capitals;
  /** Whether the name is also an ordinary word. */
  readonly isPlain: boolean;
}

/**
 * The evidence of a candidate itself, without that of a list around it.
 *
 * @param end of the mention with its suffixes.
 */
export function evidenceFor<Owner>(
  flat: string,
  mention: Mention<Owner>,
  { capitals, isPlain }: Writing,
  end: number,
): number {
  const value = mention.values.size > 0 ? valuePoints(flat, mention, capitals) : 0;
  const called = calledPoints(flat, mention.span.start, end, capitals !== 'none');
  const isNamed = capitals !== 'none' || value > 0;
  return (
    value +
    called +
    capitalPoints(capitals, isPlain) +
    (isPlain ? 0 : points.coinage) +
    (mention.multiplier > 1 ? points.multiplier : 0) +
    (isNamed && isGovernedAt(flat, mention.span.start) ? points.verb : 0) +
    (called === 0 &&
    isNameOfThing(flat, mention, { end, capitals, ofWords: value === points.properName, isValued: value !== 0 })
      ? points.partOfName
      : 0)
  );
}

function capitalPoints(capitals: Capitals, isPlain: boolean): number {
  switch (capitals) {
    case 'none':
    case 'line':
      return 0;
    case 'initial':
      return points.initial;
    case 'within':
      return points.within;
    case 'title':
      return isPlain ? points.plainTitle : points.title;
    default:
      return capitals satisfies never;
  }
}

function valuePoints<Owner>(
  flat: string,
  { template, values, span, nameSpan }: Mention<Owner>,
  capitals: Capitals,
): number {
  const [leading] = template.parts;
  // The text in front of the name (`Elf magic`) is not a value by itself.
  const behind = template.slots.filter((slot) => leading?.kind !== 'slot' || slot !== leading.slot);
  const slots = behind.filter((slot) => slot.names.some((name) => values.has(name)));
  const slot = slots.find(({ kind }) => kind !== 'text') ?? slots[0];
  const value = slot && values.get(slot.names[0] ?? '');
  if (slot === undefined || value === undefined) return 0;
  const written = flat.slice(nameSpan.end, span.end);
  if (slot.kind === 'range' || (slot.isOptional && slot.kind !== 'text')) return points.rating;
  if (/^(?:\d{1,2}\+|[+-]\d{1,2})$/.test(value)) return points.rating;
  if (slot.kind === 'text' && !/^\d*[Dd]\d/.test(value)) {
    return capitals !== 'none' && properName.test(value) ? points.properName : 0;
  }
  // `+n` has its sign, or another number stands there.
  if (slot.kind === 'signed') return 0;
  return amountPoints(slot, value) + followerPoints(flat, span, written.endsWith(')'));
}

const properName = /^(?:(?:a|al|of|the|de|del|la|las|el|los) )*\p{Lu}/u;

/** The points of a value that might also be a number of things. */
function amountPoints({ kind }: Slot, value: string): number {
  if (kind === 'die' || /^\d*[Dd]\d/.test(value)) return points.dice;
  if (value === 'A') return points.automatic;
  if (!/^\d+$/.test(value)) return points.formula;
  return points.number;
}

/** Words that continue a sentence after a value, and are not things with that number. */
const continues = wordSet(
  `a against also and as at because before but by during each every for from has have if in instead is it just like of on once or per
  plus so than that the then though to too unless until when where which while who with without
  ability abilities applies causes comes counts does gives hits lasts makes means needs special stacks stays takes test tests works
  al antes aunque causa como con contra cuando de del desde donde durante e el en entonces es hasta la las los mas mientras ni o para
  pero por porque que salvo si sin solo son su sus también tiene u una un y ya habilidad`,
);

const irregularPlurals = wordSet('men women people feet dice mice teeth children');

/** Whether the text behind a value ends it, goes on, or is the thing that it counts. */
function followerPoints(flat: string, span: Span, isBracketed: boolean): number {
  const { end } = span;
  if (isWholeLine(flat, span)) return points.valueEnds;
  const found = wordAfter(flat, end);
  const next = found && !/\n *\n/.test(flat.slice(end, found.start)) ? found.word : undefined;
  const isUsual = next === undefined || continues.has(next);
  if (!isUsual && (next.endsWith('s') || irregularPlurals.has(next))) return points.valueCounts;
  if (isBracketed) return points.bracket;
  if (next === undefined) return points.valueEnds;
  return isUsual ? points.valueContinues : 0;
}

const abilities = wordSet('ability abilities rule rules habilidad habilidades regla reglas');
const values = wordSet('rating ratings value values entry attack attacks roll rolls test tests');
const valuesOf = wordSet('valor tirada tiradas prueba pruebas ataque ataques chequeo chequeos');
const between = wordSet('of called named special de del la llamada llamado especial especiales');
const articles = wordSet('the a an this that its his her their la el una un su esta este');
const verbs = wordSet(
  `cause causes causing has had have having gain gains give gives grant grants with
  causa causan provoca provocan inspira inspiran tiene tienen gana ganan con
  ignore ignores ignoring ignora ignoran ignorar`,
);

/** Phrases such as `immune to`, which end before the name of an ability. */
const governing =
  /(?:immun(?:e|ity)[ \n](?:to|from|against)|affected[ \n]by|unaffected[ \n]by|subject[ \n]to|suffers?[ \n]from|resistant[ \n]to|inmun(?:es?|idad)[ \n](?:a|al|contra)|afectad[oa]s?[ \n]por|sujet[oa]s?[ \n](?:a|al)|sufren?|resistentes?[ \n](?:a|al))[ \n](?:(?:the|el|la|los|las)[ \n])?$/iu;

function isGovernedAt(flat: string, start: number): boolean {
  if (verbs.has(wordBefore(flat, start)?.word ?? '')) return true;
  return governing.test(flat.slice(Math.max(0, start - 40), start));
}

/** The word for an ability before or behind the name. */
function calledPoints(flat: string, start: number, end: number, isCapital: boolean): number {
  const isCalledBehind = abilities.has(headAfter(flat, end));
  if (isCapital && (isCalledBehind || abilities.has(headBefore(flat, start)))) return points.calledAbility;
  // Not `la habilidad de volar`, which anybody says, nor `missile weapon rules`.
  if (isCalledBehind && articles.has(wordBefore(flat, start)?.word ?? '')) return points.calledAbility;
  const isCalledValue = isCapital && (values.has(headAfter(flat, end)) || valuesOf.has(headBefore(flat, start)));
  return isCalledValue ? points.calledValue : 0;
}

/** The word that says that the name is an ability: `habilidad` in `habilidad especial de Volar`. */
function headBefore(flat: string, start: number): string {
  let found = wordBefore(flat, start);
  for (let count = 0; count < 3 && found && between.has(found.word); count++) found = wordBefore(flat, found.start);
  return found?.word ?? '';
}

/** The same behind it: `ability` in `Fly special ability`. */
function headAfter(flat: string, end: number): string {
  const found = wordAfter(flat, end);
  return (found?.word === 'special' ? wordAfter(flat, found.end) : found)?.word ?? '';
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
