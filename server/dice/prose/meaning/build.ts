/** Pieces of a sentence to acts: one builder for each name of a phrase. */

import type { Span } from '../../../text/span.ts';
import type { Range, Value } from '../../language/expression.ts';
import type { VariantOf } from '../grammar/grammar.ts';
import type { WordClass } from '../lexicon/lexicon.ts';
import type { Piece } from '../match/cover.ts';
import type { Captured, Found, Sentence } from '../match/sentence.ts';
import { isPlus, spanOfTokens } from '../notation/rolls.ts';
import { isOwnedByOther } from '../words/owners.ts';
import type { Token } from '../words/token.ts';
import type { Act, RollAct } from './acts.ts';
import { diceIn } from './dice.ts';
import { ownerNamed } from './owners.ts';
import { askRivalsAct, rivalsAct, sideIn, subjectBefore } from './rivals.ts';
import { statedChance } from './stated.ts';
import { denied, type Target, targetIn, valueIn } from './target.ts';

/** The act that a piece is; undefined where nothing is said. */
export function actOf(sentence: Sentence, piece: Piece): Act | undefined {
  const { tokens } = sentence;
  if (piece.kind === 'left') {
    const isChange = sentence.is(piece.from, 'change');
    return { kind: 'other', isNumber: piece.isNumber, isChange, from: piece.from, to: piece.to };
  }
  if (piece.kind === 'dice') {
    const mention = sentence.mentionAt(piece.from);
    if (!mention) return undefined;
    const how = isAmount(sentence, piece.from, piece.to) ? 'amount' : 'named';
    return {
      kind: 'roll',
      how,
      dice: mention.expression,
      owner: ownerBefore(sentence, piece.from),
      subject: subjectBefore(sentence, piece.from),
      isConditional: isConditional(sentence, piece.from, piece.to),
      isCut: isPlus(tokens, piece.to) || goesOn(sentence, piece.to),
      from: piece.from,
      to: piece.to,
    };
  }
  const { found } = piece;
  const place = { from: found.from, to: found.to };
  // `7 or more but less than 10`; not `on 3+, and on a 1`
  const isBehindAnd = sentence.is(found.from - 1, 'but', 'and') && tokens[found.from - 2]?.kind !== 'sign';
  const isBehindOr = isBehindAnd || sentence.is(found.from - 1, 'or') || sentence.is(found.from, 'or');
  // `on a 6, or on a 5 or 6 if he is an Elf`
  const isAlternative = isBehindOr && !sentence.is(found.to, 'if', 'unless');
  const value = valueIn(found.captured);
  const span = spanOfTokens(tokens, found.from, found.to);
  switch (found.name) {
    case 'roll': {
      const dice = diceIn(found.captured);
      if (dice && found.variant === 'added') {
        if (!value) return undefined;
        const terms = [dice, value].map((each) => ({ isSubtracted: false, value: each }));
        return {
          kind: 'roll',
          how: 'rolled',
          dice: { kind: 'addition', terms, span: dice.span },
          owner: ownerBefore(sentence, found.from) ?? ownerBefore(sentence, found.to - 1),
          subject: subjectBefore(sentence, found.from),
          isConditional: isConditional(sentence, found.from, found.to),
          isCut: false,
          ...place,
        };
      }
      return (
        dice && {
          kind: 'roll',
          how: isAmountRolled(sentence, found.to) ? 'amount' : (found.variant as RollAct['how']),
          dice,
          owner: ownerBefore(sentence, found.from) ?? ownerBefore(sentence, found.to - 1),
          subject: subjectBefore(sentence, found.from),
          isConditional: isConditional(sentence, found.from, found.to),
          isCut: isPlus(tokens, found.to) || goesOn(sentence, found.to),
          ...place,
        }
      );
    }
    case 'rolls':
      return {
        kind: 'rolls',
        of: found.variant as VariantOf<'rolls'>,
        value: value ?? (found.variant === 'times' ? twice(span) : thingIn(sentence, found)),
        ...place,
      };
    case 'change': {
      // `he is at -1 to hit`: of another roll.
      if (sentence.is(found.to, 'hit')) return { kind: 'plain', of: 'outcome', ...place };
      const isKnown = isOfRoll(sentence, found) && !isForSome(sentence, found, value);
      const each = found.variant === 'addEach' || found.variant === 'subtractEach';
      // `1 for each point of Luck over 2`
      const isOfPoints = each && names(sentence, found.from, found.to, 'point');
      const of = isKnown && !isOfPoints ? changeOf(found, value) : 'unread';
      const ranges = scoresIn(found.captured);
      const isForRoll = isSaidOfRoll(sentence, found);
      const isEach = of === 'addEach' || of === 'subtractEach';
      const changed = isEach ? eachOf(value, thingIn(sentence, found)) : sumOf(found.captured);
      const subject = subjectBefore(sentence, found.from);
      return {
        kind: 'change',
        of,
        value: changed,
        ranges,
        isForRoll,
        isJoined: startsClause(sentence, found.from - subject.length),
        subject,
        said: found.variant as VariantOf<'change'>,
        ...place,
      };
    }
    case 'ask': {
      const read = targetIn(found);
      const of = found.variant as VariantOf<'ask'>;
      // `one of the players`, `make one roll`
      if (read && of === 'bare' && isPronoun(sentence, read.from) && isAloneAt(sentence, read.from, found.to))
        return { kind: 'plain', of: 'any', ...place };
      // `better on 5+`, `he jumps over it`
      if (!read && !sentence.is(found.from, 'if') && sentence.is(found.to, 'on', 'pronoun', 'article', 'determiner'))
        return { kind: 'plain', of: 'any', ...place };
      return {
        kind: 'ask',
        of,
        target: of === 'mustNot' ? denied(read?.target) : read?.target,
        dice: diceIn(found.captured),
        span: read ? spanOfTokens(tokens, read.from, read.to) : span,
        isNatural: isNatural(sentence, found),
        side: read ? [] : sideIn(sentence, found.from, found.to),
        isUnmodified: names(sentence, found.from, found.to, 'natural'),
        isOfOneDie: isOfDie(sentence, found.from, found.to, 'oneDie'),
        isLabelled: isLabelled(sentence, found.from),
        isExact: read?.target.kind !== 'compared',
        isOn: sentence.is(found.from, 'onScore') || sentence.is(found.from + 1, 'onScore'),
        isEnough:
          isEnough(sentence, found.from, found.to) || (read !== undefined && isEnough(sentence, found.from, read.to)),
        isNeeded: isNeeded(sentence, found),
        isColon: isColon(sentence, found.from, found.to),
        isDefinite: isDefinite(sentence, found.from),
        hasArticle: read !== undefined && hasArticle(sentence, found, read.from),
        isLed: isLed(sentence, found.from),
        namesResult:
          hasScore(found.captured) ||
          (sentence.is(found.from, 'onScore') && names(sentence, found.from, read?.from ?? found.to, 'result')) ||
          names(sentence, found.from, read?.from ?? found.to, 'die', 'shows'),
        isNumbered: read?.target.kind === 'oneOf' && !isList(read.target.ranges) && isPoint(tokens[found.to]),
        isCount: isCount(sentence, found),
        isBracketed: read !== undefined && isSign(sentence, read.to, '('),
        isList: read?.target.kind === 'oneOf' && isList(read.target.ranges),
        hasOutcome: hasOutcome(sentence, found.to) || sentence.is(found.from, 'roll'),
        mayBeBare: read !== undefined && mayBeBare(sentence, found, read),
        isPart: isPartOfCondition(sentence, found, read?.target),
        namesRoll: names(sentence, found.from, read?.from ?? found.to, ...rollClasses),
        startsClause: startsClause(sentence, found.from) || isLabelledBound(sentence, found.from, read?.target),
        startsSentence: startsSentence(sentence, found.from),
        isAlternative,
        ...place,
      };
    }
    case 'askDice': {
      const read = targetIn(found);
      const of = found.variant as VariantOf<'askDice'>;
      const isOne = isPronoun(sentence, read?.from) && sentence.is((read?.from ?? 0) - 1, 'each', 'any');
      if (isOne) return { kind: 'plain', of: 'any', ...place };
      // `if the red one is a 6`
      if (isPronoun(sentence, found.from) && isNamedBefore(sentence, found.from))
        return { kind: 'other', isNumber: false, ...place };
      // `each 2 or 3 Goblins share a bow`
      if (isCount(sentence, found) || isOfUnits(sentence, found.to))
        return { kind: 'other', isNumber: false, ...place };
      // `una vez de cada cuatro`
      if (of === 'each' && sentence.is(found.from - 1, 'of')) return { kind: 'other', isNumber: false, ...place };
      const dice = diceIn(found.captured);
      return (
        read && {
          kind: 'askDice',
          of,
          count: value,
          target: read.target,
          dice,
          span: spanOfTokens(tokens, afterOpener(sentence, found), found.to),
          isAlternative,
          ...place,
        }
      );
    }
    case 'alike': {
      const isOpened = sentence.is(found.from, 'if', 'on', 'unless', 'need');
      const isAlone =
        !isOpened && !found.captured.some(({ name }) => name === 'opener' || name === 'onDice' || name === 'dice');
      // `it doubles his Strength`: no score.
      if (isAlone && !startsClause(sentence, found.from)) return { kind: 'other', isNumber: false, ...place };
      const of = found.variant as VariantOf<'alike'>;
      const ranges = scoresIn(found.captured);
      const isException = [found.from - 1, found.from].some((at) => sentence.is(at, 'unless', 'except', 'comparing'));
      const isFurther = sentence.is(found.from - 1, 'and');
      const dice = diceIn(found.captured);
      const asked = spanOfTokens(tokens, afterOpener(sentence, found), found.to);
      return {
        kind: 'alike',
        of,
        count: value,
        ranges,
        dice,
        isException,
        isFurther,
        span: asked,
        isAlternative,
        ...place,
      };
    }
    case 'rivals':
      return { ...rivalsAct(sentence, found), ...place };
    case 'askRivals':
      return { ...askRivalsAct(sentence, found), ...place };
    case 'stated': {
      const stated = statedChance(found, span);
      return stated && { kind: 'stated', ...stated, span, ...place };
    }
    case 'otherwise':
      return { kind: 'otherwise', of: found.variant as VariantOf<'otherwise'>, span, ...place };
    case 'compared':
      return value && { kind: 'compared', value, ...place };
    case 'purpose':
      return { kind: 'purpose', ...place };
    case 'told':
      return { kind: 'told', of: found.variant as VariantOf<'told'>, ...place };
    case 'plain':
      return {
        kind: 'plain',
        of: isHarmless(sentence, found) ? 'any' : (found.variant as VariantOf<'plain'>),
        ...place,
      };
    default:
      return undefined;
  }
}

/** The first token of what is asked, behind `if` or `on a`. */
function afterOpener(sentence: Sentence, { from, to, captured }: Found): number {
  const [first] = captured;
  if (first?.name === 'opener' && first.to < to) return first.to;
  return sentence.endsOf('if', from)[0] ?? sentence.endsOf('on', from)[0] ?? from;
}

function scoresIn(captured: readonly Captured[]) {
  for (const each of captured) if (each.name === 'scores') return each.scores.ranges;
  return undefined;
}

/** How many there are of a thing that was captured: a number of its own, called as it is written. */
function thingIn({ tokens }: Sentence, { captured }: Found): Value | undefined {
  for (const each of captured) {
    if (each.name === 'thing') {
      const name = each.word.replaceAll(' ', '-').replaceAll("'", '');
      return { kind: 'name', name, span: spanOfTokens(tokens, each.from, each.to) };
    }
  }
  return undefined;
}

/** All values that were captured, added up. */
function sumOf(captured: readonly Captured[]): Value | undefined {
  const values = captured.flatMap((each) => (each.name === 'value' ? [each.value] : []));
  const [first] = values;
  if (!first) return diceIn(captured);
  if (values.length === 1) return first;
  return { kind: 'addition', terms: values.map((value) => ({ isSubtracted: false, value })), span: first.span };
}

/** So much for each of so many. */
function eachOf(value: Value | undefined, count: Value | undefined): Value | undefined {
  if (!count || (value?.kind === 'number' && value.value === 1)) return count ?? value;
  return value && { kind: 'product', factors: [value, count], span: value.span };
}

/** `each 2 or 3 feet`; not `each 6 wounds` */
function isOfUnits(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return token?.kind === 'word' && sentence.is(at, 'unit') && !/^(?:wound|herida)/.test(token.word);
}

/** `each one`, `cada uno` */
function isPronoun(sentence: Sentence, at: number | undefined): boolean {
  return at !== undefined && sentence.tokens[at]?.kind === 'word' && sentence.numberAt(at) === 1;
}

/** `one rat`: without an article before it, and with a word behind it. */
function isAloneAt(sentence: Sentence, at: number, to: number): boolean {
  return to === at + 1 && !sentence.is(at - 1, 'article') && sentence.tokens[to]?.kind === 'word';
}

/** `the red one`, `the first`: a word before it that says which one is meant. */
function isNamedBefore(sentence: Sentence, at: number): boolean {
  return (
    sentence.tokens[at - 1]?.kind === 'word' &&
    !sentence.is(at - 1, 'if', 'on', 'and', 'or', 'but', 'unless', 'must', 'need')
  );
}

/** `-1 in the dark`, `+1 los Enanos`: a number that is added for some only. */
function isForSome(sentence: Sentence, { variant, to }: Found, value: Value | undefined): boolean {
  if (variant !== 'add' && variant !== 'subtract') return false;
  // `add his Toughness if he is a Dwarf`
  if (sentence.is(to, 'if')) return true;
  // `the Strength of everyone who helps`
  if (sentence.is(to, 'of') && sentence.numberAt(sentence.endsOf('of', to)[0] ?? to) === undefined) return true;
  if (value?.kind !== 'number') return false;
  if (to >= sentence.to || sentence.tokens[to]?.kind !== 'word' || sentence.is(to + 1, 'each')) return false;
  return sentence.is(to, 'article', 'preposition', 'with');
}

/** Who rolls, if the subject right before the verb names somebody who is no Warrior: `the Monster rolls 1D6`. */
function ownerBefore(sentence: Sentence, at: number): string | undefined {
  const { tokens, from } = sentence;
  for (let before = at - 1; before >= Math.max(from, at - farthestOwner); before--) {
    const token = tokens[before];
    if (token?.kind !== 'word' || sentence.is(before, 'warrior')) return undefined;
    if (!isOwnedByOther(token.word)) continue;
    const start = sentence.is(before - 1, 'article', 'determiner', 'each') ? before - 1 : before;
    return startsClause(sentence, start) || sentence.is(start - 1, 'if') ? ownerNamed(token.word) : undefined;
  }
  return undefined;
}

const farthestOwner = 5;

/** `if he is a Dwarf, roll 2D6`, `2D6 instead` */
function isConditional(sentence: Sentence, from: number, to: number): boolean {
  if (names(sentence, sentence.from, from, 'if', 'unless')) return true;
  const token = sentence.tokens[to];
  return token?.kind === 'word' && sentence.is(to, 'change') && !sentence.is(to, 'add', 'subtract', 'halve', 'double');
}

/** Whether what it is said of is named as a score: `if the total is 5`. */
function hasScore(captured: readonly Captured[]): boolean {
  return captured.some((each) => each.name === 'score' || ('captured' in each && hasScore(each.captured)));
}

/** `4 or more men can`, `2 to 4 rats come`: a thing that is counted, with its verb. */
function isCount(sentence: Sentence, { from, to, captured }: Found): boolean {
  const read = targetIn({ captured });
  if (read?.target.kind === 'oneOf' && !isList(read.target.ranges)) return false;
  if (captured.some(({ name }) => name === 'sign') || names(sentence, from, to, 'article')) return false;
  const [noun, after] = [sentence.tokens[to], sentence.tokens[to + 1]];
  if (to >= sentence.to || noun?.kind !== 'word' || !/s$|men$/.test(noun.word) || !sentence.isFree(to)) return false;
  if (!sentence.phrases.isThing(noun.word) && !sentence.is(to, 'warrior')) return false;
  const isVerb =
    to + 1 >= sentence.to ||
    after?.kind !== 'word' ||
    sentence.is(to + 1, 'article', 'determiner', 'pronoun', 'and', 'or');
  return !isVerb || sentence.is(to, 'warrior');
}

/** `1D6 Wounds`, `+1D6`, `1D6 rats`: a word that means nothing for a roll stands right behind. */
function isAmount(sentence: Sentence, from: number, to: number): boolean {
  const mention = sentence.mentionAt(from);
  if (mention?.sign || mention?.alternative) return true;
  const token = sentence.tokens[to];
  const isNoun =
    to < sentence.to && token?.kind === 'word' && sentence.isFree(to) && sentence.phrases.isThing(token.word);
  return isNoun || sentence.is(from - 1, 'above', 'below');
}

/** Whether the words `natural`, `unmodified` stand in it. */
function isNatural(sentence: Sentence, { from, to }: Found): boolean {
  if (names(sentence, from, to, 'natural')) return true;
  // `if the die shows a 1`; not `if the dice score is 7`
  return isOfDie(sentence, from, to, 'die') && !names(sentence, from, to, 'result');
}

/** Whether dice are spoken of that nobody rolls here. */
function isOfDie(sentence: Sentence, from: number, to: number, name: 'die' | 'oneDie'): boolean {
  for (let at = from; at < to; at++) {
    const mention = sentence.mentionAt(at);
    if (mention) at = mention.to - 1;
    else if (sentence.is(at, name)) return true;
  }
  return false;
}

function isList(ranges: readonly Range[]): boolean {
  return ranges.length > 1 || ranges.some(({ low, high }) => low < high);
}

/** Whether a word, a colon or an equals sign stands at a token. */
function hasOutcome(sentence: Sentence, at: number): boolean {
  const token = at < sentence.to ? sentence.tokens[at] : undefined;
  return (
    token?.kind === 'word' ||
    token?.kind === 'die' ||
    (token?.kind === 'sign' && ':=–—?→>'.includes(token.sign)) ||
    isDash(sentence, at)
  );
}

/** ` - `: a dash between two blanks. */
function isDash({ tokens, to }: Sentence, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return at < to && token?.kind === 'sign' && token.sign === '-' && !token.isGlued && next?.isGlued === false;
}

/** `forget the 4+`, `there is no 5+`, `instead of the usual 4+` */
function isDefinite(sentence: Sentence, at: number): boolean {
  return [1, 2].some((back) => sentence.is(at - back, 'article', 'determiner', 'none', 'not'));
}

/** `--` */
function isLongDash({ tokens }: Sentence, at: number): boolean {
  return [at, at - 1].every((each) => {
    const token = tokens[each];
    return token?.kind === 'sign' && token.sign === '-';
  });
}

/** `the Dwarf 4+`, `1D6 4+`: a bound behind a name that begins a clause, or behind dice. */
function isLabelledBound(sentence: Sentence, at: number, target: Target | undefined): boolean {
  const { tokens } = sentence;
  const sign = tokens[at + 1];
  const isPlus = sign?.kind === 'sign' && '+-–'.includes(sign.sign) && sign.isGlued;
  if (tokens[at - 1]?.kind === 'die') return isPlus || target?.kind === 'compared';
  return isPlus && isLabelled(sentence, at);
}

/** Whether only a name stands between a token and the mark before: `, the Dwarf on 4+`. */
function isLabelled(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  let before = at - 1;
  while (
    before > at - 3 &&
    before > sentence.from &&
    tokens[before]?.kind === 'word' &&
    !sentence.is(before, 'and', 'or')
  )
    before--;
  const isLabel = sentence.is(at - 1, 'warrior', 'other') || sentence.is(before + 1, 'article');
  return isLabel && before < at - 1 && (tokens[before]?.kind === 'sign' || sentence.is(before, 'and', 'or'));
}

/** `goes out on a 4+`, `on a 5 or 6`; with a plain number an article, and what happens before it. */
function mayBeBare(
  sentence: Sentence,
  { from, to, variant }: Found,
  { target, from: start }: { readonly target: Target; readonly from: number },
): boolean {
  const before = sentence.tokens[from - 1];
  const isLed = before?.kind === 'word' || (before?.kind === 'sign' && before.sign === '(');
  if (variant !== 'asked' || !isLed || from === sentence.from || sentence.is(from - 1, 'and', 'or', 'but'))
    return false;
  const at = sentence.is(from, 'just') ? from + 1 : from;
  if (!sentence.is(at, 'on') || isInCell(sentence) || !endsPlainly(sentence, to)) return false;
  if (target.kind === 'compared') {
    const { comparator, value } = target;
    return comparator === '>=' && value.kind === 'number' && value.value > 1 && value.value <= 6;
  }
  const isNumber = target.kind === 'oneOf' && (target.ranges.at(-1)?.high ?? 0) <= 6;
  return isNumber && names(sentence, from, start, 'article') && sentence.tokens[start]?.kind === 'number';
}

/** `5+ and with the lamp lit, he …`, `5+ but only at night`: what comes of it stands behind another condition. */
function isPartOfCondition(sentence: Sentence, { to: at, captured }: Found, target: Target | undefined): boolean {
  const hasDice = diceIn(captured) !== undefined;
  if ((!hasDice && sentence.is(at, 'but')) || sentence.is(at, 'of')) return true;
  const sign = sentence.tokens[at];
  const isComma = at < sentence.to && sign?.kind === 'sign' && sign.sign === ',';
  const or = sentence.endsOf('or', at)[0];
  if (or !== undefined && sentence.numberAt(or) !== undefined && !sentence.isFree(or + 1)) return true;
  // `on 3, 5 lies a stone`
  const isOne = target?.kind === 'oneOf' && !isList(target.ranges);
  const next = sentence.tokens[at + 2];
  if (isOne && isComma && sentence.numberAt(at + 1) !== undefined && next?.kind === 'word') return true;
  const start = sentence.endsOf('and', at)[0];
  if (start === undefined) return false;
  for (let next = start; next < sentence.to; next++) {
    const token = sentence.tokens[next];
    if (token?.kind !== 'sign') continue;
    if (token.sign !== ',') return false;
    const isCase =
      sentence.at('otherwise', next + 1).length > 0 ||
      sentence.at('ask', next + 1).length > 0 ||
      sentence.is(next + 1, 'on', 'if', 'and', 'or', 'otherwise') ||
      sentence.numberAt(next + 2) !== undefined;
    return sentence.tokens[next + 1]?.kind === 'word' && !isCase;
  }
  return false;
}

/** `add 1 to the roll for each torch`, `subtract 1 for each sack`; not `for each sack he loses 1 Wound`. */
function isSaidOfRoll(sentence: Sentence, { captured, from, to, variant }: Found): boolean {
  // `he may add 1 to the roll for each candle`
  if (sentence.is(from - 1, 'must')) return false;
  // `-1 if he is drunk`
  if (sentence.is(to - 1, 'if')) return true;
  if (variant === 'unread' && captured.some(({ name }) => name === 'value')) return true;
  if (captured.some(({ name }) => name === 'toScore' || name === 'fromScore')) return true;
  const next = sentence.tokens[to];
  return (
    to >= sentence.to ||
    next?.kind === 'sign' ||
    sentence.phrases.classesFrom(next?.kind === 'word' ? next.word : '').size > 0
  );
}

/** Whether a change is made by whoever rolls, and whole: `and adds 1`; not `Dwarfs add 1`, `add 1 Wound`. */
/** `the Warrior adds`, `each player adds`; not `a drunk Warrior adds`. */
function isWhoRolls(sentence: Sentence, at: number): boolean {
  if (!sentence.is(at, 'warrior')) return false;
  return startsClause(sentence, at) || sentence.is(at - 1, 'article', 'determiner', 'each', 'all');
}

function isOfRoll(sentence: Sentence, { from, to, variant, captured }: Found): boolean {
  const last = captured.at(-1);
  const next = sentence.tokens[to];
  const isCounted = last?.name === 'value' && last.to === to && last.value.kind === 'number';
  const isUnknown = to < sentence.to && next?.kind === 'word' && sentence.phrases.isThing(next.word);
  if (isCounted && isUnknown && sentence.isFree(to)) return false;
  if (addsMore(sentence, to) || goesOn(sentence, to)) return false;
  if (variant === 'addEach' || variant === 'subtractEach') return true;
  const before = sentence.tokens[from - 1];
  if (from === sentence.from || before?.kind !== 'word') return true;
  if (sentence.is(from - 1, 'and', 'just', 'pronoun', 'die', 'result', 'times', 'must')) return true;
  if (isWhoRolls(sentence, from - 1)) return true;
  return variant !== 'add' && variant !== 'subtract' && variant !== 'halveDown' && variant !== 'halveUp';
}

const rollClasses: readonly WordClass[] = ['result', 'die', 'score', 'scoring', 'rolling', 'shows'];

function names(sentence: Sentence, from: number, to: number, ...classes: readonly WordClass[]): boolean {
  for (let at = from; at < to; at++) if (sentence.is(at, ...classes)) return true;
  return false;
}

/** `needs an 8`, `an 8 is needed`, `8 to open` */
function isNeeded(sentence: Sentence, { from, to }: Found): boolean {
  return names(sentence, from, to, 'need', 'must') || sentence.is(to, 'need') || sentence.is(to, 'try');
}

function isColon(sentence: Sentence, at: number, to: number): boolean {
  // `Reaction (2D6) 2-3 attack`
  if (isSign(sentence, at - 1, ')') && sentence.tokens[at - 2]?.kind === 'die') return true;
  // `1D6 - 4 - and jumps`
  if (isDash(sentence, at - 1) && isDash(sentence, to)) return false;
  const before = at > sentence.from ? sentence.tokens[at - 1] : undefined;
  return (
    before?.kind === 'die' ||
    (before?.kind === 'sign' && ':;(–—→>·•|'.includes(before.sign)) ||
    isDash(sentence, at - 1)
  );
}

/** Whether a sentence begins here, behind one that ends in a colon. */
function isLed({ tokens, from }: Sentence, at: number): boolean {
  const before = tokens[from - 1];
  return at === from && before?.kind === 'sign' && before.sign === ':';
}

function startsSentence(sentence: Sentence, at: number): boolean {
  // `Pass: 11 or more`
  const isLabel = isSign(sentence, at - 1, ':') && at - sentence.from <= longestLabel;
  if (isLabel) return true;
  let before = at;
  while (before > sentence.from) {
    const token = sentence.tokens[before - 1];
    if (token?.kind === 'word' ? !sentence.is(before - 1, 'and', 'just', 'but') : token?.kind !== 'sign') return false;
    before--;
  }
  return true;
}

const longestLabel = 4;

function startsClause(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1];
  if (at === sentence.from || sentence.tokens[at]?.kind === 'sign') return true;
  if (before?.kind === 'sign')
    return (
      (before.sign === ')' && sentence.tokens[at - 2]?.kind === 'die') ||
      ',;:(.!?–—→>"·•|'.includes(before.sign) ||
      isDash(sentence, at - 1) ||
      (before.sign === '=' && sentence.tokens[at - 2]?.kind === 'die') ||
      isLongDash(sentence, at - 1)
    );
  return sentence.is(at - 1, 'and', 'or', 'just', 'but', 'otherwise');
}

function twice(span: Span): Value {
  return { kind: 'number', value: 2, span };
}

function isSign({ tokens, to }: Sentence, at: number, sign: string): boolean {
  const token = at < to ? tokens[at] : undefined;
  return token?.kind === 'sign' && token.sign === sign;
}

/** `roll 1D6 Goblins`: a name or a plural stands behind the dice. */
function isAmountRolled(sentence: Sentence, to: number): boolean {
  const token = to < sentence.to ? sentence.tokens[to] : undefined;
  if (token?.kind !== 'word' || !sentence.isFree(to) || !sentence.phrases.isThing(token.word)) return false;
  return token.isCapitalised || /s$/.test(token.word);
}

/** `a 6 is enough`, `8 needed`; not `only a 6 will do`. */
function isEnough(sentence: Sentence, from: number, to: number): boolean {
  return sentence.is(to, 'need') && !sentence.is(from, 'just') && !sentence.is(from - 1, 'just');
}

/** Whether the sentence stands in a cell of a table. */
function isInCell({ tokens, from }: Sentence): boolean {
  return [from, from - 1].some((at) => {
    const token = tokens[at];
    return token?.kind === 'sign' && token.sign === '|';
  });
}

/** Whether a clause ends at a token, or goes on with a word that is no thing. */
function endsPlainly(sentence: Sentence, at: number): boolean {
  const token = at < sentence.to ? sentence.tokens[at] : undefined;
  return token?.kind !== 'word' || !sentence.phrases.isThing(token.word);
}

/** `a 6`, `a natural 6`, `a total of 6`; not `the target takes 6`. */
function hasArticle(sentence: Sentence, { captured }: Found, at: number): boolean {
  if (sentence.is(at - 1, 'article', 'natural', 'whole')) return true;
  return captured.some(
    (each) => each.name === 'lead' && names(sentence, each.from, each.to, 'article', 'natural', 'whole'),
  );
}

/** Whether no word of a phrase means anything for a roll. */
function isHarmless(sentence: Sentence, { from, to }: Found): boolean {
  for (let at = from; at < to; at++) {
    if (sentence.numberAt(at) !== undefined || sentence.isMeaningful(at) || sentence.isStat(at)) return false;
  }
  return true;
}

/** `2 for each Wound lost`: what is meant by a number of things is certain only where each counts once. */
function changeOf({ variant }: Found, value: Value | undefined): VariantOf<'change'> {
  const of = variant as VariantOf<'change'>;
  if (of !== 'addEach' && of !== 'subtractEach') return of;
  // `adds his Toughness for each Warrior who drank`: each adds his own.
  if (value?.kind === 'name') return of === 'addEach' ? 'add' : 'subtract';
  return value?.kind === 'number' && value.value === 1 ? of : 'unread';
}

/** `plus the Strength of the two strongest`: whose number it is, nobody has read. */
function goesOn(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1];
  return before?.kind === 'word' && sentence.is(at, 'of') && sentence.isStat(at - 1);
}

/** `adds his Strength, his Toughness and 2`: one more number. */
function addsMore(sentence: Sentence, at: number): boolean {
  const joint = isSign(sentence, at, ',') ? at + 1 : at;
  const next = sentence.endsOf('and', joint)[0];
  const start = sentence.endsOf('just', next ?? at)[0] ?? next;
  if (start === undefined || sentence.isStat(start)) return start !== undefined;
  const isNumber =
    sentence.numberAt(start) !== undefined && sentence.at('ask', start).every(({ variant }) => variant === 'bare');
  const behind = sentence.tokens[start + 1];
  return isNumber && (start + 1 >= sentence.to || behind?.kind === 'sign');
}

function isPoint(token: Token | undefined): boolean {
  return token?.kind === 'sign' && token.sign === '.';
}
