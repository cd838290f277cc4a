import type { Capitals } from './candidate.ts';
import { beginsSentence } from './capitals.ts';
import type { Mention } from './nameTable.ts';
import { isPlainName } from './plainNames.ts';

/** So much must speak for it before words are taken for the name of an ability. */
export const enough = 4;

/** What speaks for a mention and against it, each by itself. */
const points = {
  /** `5+` is never anything but a rating; nor is `-2` or `[1-3]` behind a name. */
  rating: 4,
  /** A bracket that says how to work the value out, or `(Str 5)`. */
  formula: 4,
  /** `3D6`, `A`. */
  dice: 3,
  automatic: 3,
  /** `(4)` and `(1D6)`: the bracket touches what it belongs to. */
  bracket: 1,
  /** A bare number may be a number of anything. */
  number: 2,
  /** A bare number where the name asks for a rating, which is written with a plus. */
  numberForRating: 1,
  /** `Hate Elves`: what stands in a slot for words has a capital. */
  properName: 2,
  /** The value ends the sentence, the item or the bracket. */
  valueEnds: 2,
  /** `Fear 6 and`, `Miedo 6 hasta`: a sentence goes on that does not count anything. */
  valueContinues: 1,
  /** `fear 6 warriors`: the number counts something. */
  valueCounts: -3,
  /** `Fear` at the end of a line and `1. The Ghost` on the next. */
  valueIsRow: -6,
  initial: 1,
  within: 2,
  title: 4,
  /** All words with capitals, but a term of the game for something else: `Greater Daemon`. */
  plainTitle: 2,
  /** `Deathleap`: nobody says so of anything else. */
  coinage: 2,
  /** `2 x Magic Items`. */
  multiplier: 3,
  /** `the Fly ability`, `la habilidad Volar`. */
  calledAbility: 4,
  /** The same without a capital needs an article too: `the fly ability`, not `magic ability`. */
  calledAbilitySmall: 2,
  article: 2,
  /** `Fear Value`, `Chill attack`, `tirada de Miedo`: with a capital only. */
  calledValue: 2,
  /** `causes Fear`, `con Volar`: with a capital or a value. */
  verb: 2,
  /** `Baron Terror`: the word is part of a longer name. */
  partOfName: -3,
} as const;

/** What speaks for a candidate in itself. The list in which it may stand is not looked at. */
export function evidenceFor<Owner>(flat: string, mention: Mention<Owner>, end: number, capitals: Capitals): number {
  const before = flat.slice(Math.max(0, mention.span.start - 40), mention.span.start);
  const after = flat.slice(end, end + 40);
  const isPlain = isPlainName(mention.template.baseName);
  const value = valuePoints(flat, mention);
  const called = calledPoints(before, after, capitals !== 'none');
  return (
    value +
    called +
    capitalPoints(capitals, isPlain) +
    (isPlain ? 0 : points.coinage) +
    (mention.multiplier > 1 ? points.multiplier : 0) +
    ((capitals !== 'none' || value > 0) && verbBefore.test(before) ? points.verb : 0) +
    (value === 0 && called === 0 && isPartOfName(flat, mention, before, after, capitals) ? points.partOfName : 0)
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

function valuePoints<Owner>(flat: string, { template, values, span, nameSpan }: Mention<Owner>): number {
  const slots = template.slots.filter((slot) => slot.names.some((name) => values.has(name)));
  const slot = slots.find(({ kind }) => kind !== 'text') ?? slots[0];
  const value = slot && values.get(slot.names[0] ?? '');
  if (slot === undefined || value === undefined) return 0;
  const written = flat.slice(nameSpan.end, span.end);
  const bracket = written.endsWith(')') ? points.bracket : 0;
  if (slot.isOptional && slot.kind !== 'text') return points.formula;
  if (slot.kind === 'range' || /^(?:\d{1,2}\+|[+-]\d{1,2})$/.test(value)) return points.rating;
  if (slot.kind === 'die' || /^\d*[Dd]\d/.test(value))
    return points.dice + bracket + followerPoints(flat, span.end, bracket > 0);
  if (slot.kind === 'text') return /^(?:\p{Ll}+ )*\p{Lu}/u.test(value) ? points.properName : 0;
  if (value === 'A') return points.automatic + bracket + followerPoints(flat, span.end, bracket > 0);
  if (!/^\d+$/.test(value)) return points.formula;
  const number = slot.kind === 'target' && bracket === 0 ? points.numberForRating : points.number;
  if (written.includes('\n') && /^ *(?:[.:-]|\p{Lu})/u.test(flat.slice(span.end, span.end + 10)))
    return points.valueIsRow;
  return number + bracket + followerPoints(flat, span.end, bracket > 0);
}

/** Words that go on after a value and are not what it counts. */
const continues: ReadonlySet<string> = new Set(
  `a against also and as at because before but by during each every for from has have if in instead is it just like of on once or per
  plus so than that the then though to too unless until when where which while who with without
  ability abilities applies causes comes counts does gives hits lasts makes means needs special stacks stays takes test tests works
  al antes aunque causa como con contra cuando de del desde donde durante e el en entonces es hasta la las los mas mientras ni o para
  pero por porque que salvo si sin solo son su sus también tiene u una un y ya habilidad`.split(/\s+/),
);

const irregularPlurals = /^(?:men|women|people|feet|dice|mice|teeth|children|rats?)$/;

/** Whether what follows a value ends it, goes on, or is what it counts. */
function followerPoints(flat: string, end: number, isBracketed: boolean): number {
  if (isBracketed) return 0;
  const [, word] = /^[ \n]*(?:\n[ \n]*\n|[^ \n\p{L}]|$|(\p{L}+))/u.exec(flat.slice(end, end + 40)) ?? [];
  if (word === undefined) return points.valueEnds;
  const small = word.toLowerCase();
  if (continues.has(small)) return points.valueContinues;
  return /s$/.test(small) || irregularPlurals.test(small) ? points.valueCounts : 0;
}

const abilityAfter = /^["'”»]? *\n? *(?:special +)?(?:abilit(?:y|ies)|rules?)(?!\p{L})/iu;
const abilityBefore =
  /(?:(?:abilit(?:y|ies)|rules?)(?: of| called| named)?|(?:habilidad(?:es)?|reglas?|capacidad)(?: especial(?:es)?)?(?: de(?:l| la)?| llamada)?)[ \n]+["'“«]?$/iu;
const valueAfter = /^ *\n? *(?:ratings?|values?|entry|attacks?|rolls?|tests?)(?!\p{L})/iu;
const valueBefore = /(?:valor|tirada|prueba|ataque|chequeo)s? de(?:l| la)?[ \n]+["'“«]?$/iu;
const article = /(?:^|[^\p{L}])(?:the|an?|this|its|his|her|their|la|el|una?|su)[ \n]+["'“«]?$/iu;

/** What it is called before or behind the name. */
function calledPoints(before: string, after: string, isCapital: boolean): number {
  if (abilityAfter.test(after) || abilityBefore.test(before)) {
    if (isCapital) return points.calledAbility;
    return points.calledAbilitySmall + (article.test(before) || abilityBefore.test(before) ? points.article : 0);
  }
  return isCapital && (valueAfter.test(after) || valueBefore.test(before)) ? points.calledValue : 0;
}

const verbBefore =
  /(?:^|[^\p{L}])(?:caus(?:es?|ing)|ha[sd]|have|having|gains?|gives?|grants?|with|causan?|provocan?|inspiran?|tienen?|ganan?|con)[ \n]+$/iu;

/** Whether the word before or behind it has a capital too, as in a name of somebody or of a place. */
function isPartOfName<Owner>(
  flat: string,
  mention: Mention<Owner>,
  before: string,
  after: string,
  capitals: Capitals,
): boolean {
  if (capitals !== 'within' && capitals !== 'initial') return false;
  if (/^[ \n]\p{Lu}/u.test(after)) return true;
  const [found] = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}']* $/u.exec(before) ?? [];
  return found !== undefined && !beginsSentence(flat, mention.span.start - found.length);
}
