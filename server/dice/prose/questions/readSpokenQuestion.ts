/** A question about odds as people say it, such as `5+ on 1D6`, to the language of odds. */
import { withoutPauses } from '../../../queries/paused.ts';
import type { Expression, Test, Value } from '../../language/expression.ts';
import { formatExpression } from '../../language/format.ts';
import type { Habit } from '../../language/habit.ts';
import { englishGrammar } from '../grammar/en.ts';
import { spanishGrammar } from '../grammar/es.ts';
import type { QuestionVariantOf } from '../grammar/grammar.ts';
import { englishLexicon } from '../lexicon/en.ts';
import { spanishLexicon } from '../lexicon/es.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import { Phrases } from '../match/phrases.ts';
import { Sentence } from '../match/sentence.ts';
import { valueIn } from '../meaning/captured.ts';
import { statedChance } from '../meaning/stated.ts';
import { targetOf } from '../meaning/target.ts';
import { testOf } from '../meaning/targetTests.ts';
import { readMentions, type TokenMention } from '../notation/notation.ts';
import type { Token } from '../words/token.ts';
import { tokensOf } from '../words/tokens.ts';
import { englishQuestions } from './en.ts';
import { spanishQuestions } from './es.ts';
import { each, type Meant, meantBy } from './meant.ts';
import { diceOf, nowhere, phrasesIn, plainNumber, rolledOf } from './rolled.ts';
import { wantedDirectly, wantedOf } from './wanted.ts';

type QuestionReading =
  /** In the language of odds. */
  | { readonly kind: 'read'; readonly expression: string }
  /** The question has several usual meanings. */
  | { readonly kind: 'habit'; readonly habit: Habit; readonly spellings: readonly string[] }
  /** Several rolls are named. */
  | { readonly kind: 'several'; readonly expressions: readonly string[] }
  /** Its dice can be read, and other words, which may change them, cannot. */
  | { readonly kind: 'partly'; readonly expression: string };

/** A longer text is not a question about one roll. */
const maximumLength = 400;

/** The phrases of both languages, compiled when the first question is read. */
function languages(): readonly Phrases[] {
  compiled ??= [
    new Phrases(englishLexicon, { ...englishGrammar, ...englishQuestions }),
    new Phrases(spanishLexicon, { ...spanishGrammar, ...spanishQuestions }),
  ];
  return compiled;
}

let compiled: readonly Phrases[] | undefined;

/** Reads a question of which every word belongs to a phrase; of others only the dice, if there are any. Undefined where no dice are named. */
export function readSpokenQuestion(question: string): QuestionReading | undefined {
  if (question.length > maximumLength) return undefined;
  const tokens = tokensOf(question);
  const from = tokens.findIndex((token) => !isMark(token));
  const to = tokens.findLastIndex((token) => !isMark(token)) + 1;
  const mentions = withoutPauses(readMentions(tokens));
  const byStart = new Map(mentions.map((mention) => [mention.from, mention]));
  const sentences = languages().map((phrases) => new Sentence(tokens, from, to, byStart, phrases));
  // A word that means something in one of the languages is free in none.
  const isFree = (at: number): boolean =>
    tokens[at]?.kind === 'sign' || sentences.every((sentence) => sentence.isFree(at));
  const readings = sentences.flatMap((sentence) => {
    const wholes = sentence.at('question', from).filter((found) => found.to === to && hasFreeRest(found, isFree));
    return wholes.flatMap((found) => readingsOf(sentence, found)).slice(0, 1);
  });
  return readings.find(({ kind }) => kind === 'read') ?? readings[0] ?? unreadReading(mentions);
}

const oneD6: Value = { kind: 'dice', count: plainNumber(1), sides: plainNumber(6), span: nowhere };

function isMark(token: Token): boolean {
  return token.kind === 'sign' && '¿?.!¡'.includes(token.sign);
}

/** Whether the words that dice are counted with, and what comes of a target, mean nothing for a roll. */
function hasFreeRest({ captured }: FoundPhrase, isFree: (at: number) => boolean): boolean {
  return captured
    .filter(({ name }) => name === 'outcome' || name === 'counted')
    .every(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index).every(isFree));
}

function readingsOf(sentence: Sentence, found: FoundPhrase): readonly QuestionReading[] {
  const { things, habit } = meantByQuestion(sentence, found);
  const [expression] = things;
  if (expression === undefined) return [];
  return [habit ? { kind: 'habit', habit, spellings: things } : { kind: 'read', expression }];
}

function unreadReading(mentions: readonly TokenMention[]): QuestionReading | undefined {
  const expressions = [...new Set(mentions.map(({ expression }) => formatExpression(expression)))];
  const [expression] = expressions;
  if (expression === undefined || mentions.some(({ alternative }) => alternative)) return undefined;
  return expressions.length > 1 ? { kind: 'several', expressions } : { kind: 'partly', expression };
}

/** The question in the language of odds; nothing where it makes no sense. */
function meantByQuestion(sentence: Sentence, found: FoundPhrase): Meant<string> {
  const variant = found.variant as QuestionVariantOf<'question'>;
  if (variant === 'against') return contest(found);
  return each(expressionsOf(sentence, found, variant), (expression) => meantBy(formatExpression(expression)));
}

function expressionsOf(
  sentence: Sentence,
  found: FoundPhrase,
  variant: Exclude<QuestionVariantOf<'question'>, 'against'>,
): Meant<Expression> {
  const { captured } = found;
  const [rolled] = phrasesIn(captured, 'rolled').map(rolledOf);
  const [bound] = phrasesIn(captured, 'bound');
  const [counted] = phrasesIn(captured, 'counted');
  if (counted && !isOfThings(sentence, counted)) return meantBy();
  switch (variant) {
    case 'value':
      return rolled ? each(rolled, ({ total }) => meantBy(total)) : meantBy();
    case 'direct':
      return rolled && bound ? each(rolled, (roll) => wantedDirectly(bound, roll)) : meantBy();
    case 'chance': {
      const [wanted] = phrasesIn(captured, 'wanted');
      if (!wanted || isNumberBehind(sentence, found, wanted)) return meantBy();
      return rolled ? each(rolled, (roll) => wantedOf(wanted, roll)) : wantedOf(wanted, undefined);
    }
    case 'dieFace': {
      const face = valueIn(captured);
      return meantBy(face && testOf(oneD6, { kind: 'compared', comparator: '=', value: face }, nowhere));
    }
    case 'saves': {
      const tests = phrasesIn(captured, 'bound').map((one) => {
        const target = targetOf(one);
        return target && testOf(oneD6, target, nowhere);
      });
      return meantBy(allOf(tests.flatMap((test) => test ?? [])));
    }
    case 'inARow':
      return meantBy(inARow(found));
    case 'test': {
      const stat = valueIn(captured);
      const terms = [oneD6, ...(stat ? [stat] : [])].map((value) => ({ isSubtracted: false, value }));
      const target = bound && targetOf(bound);
      return meantBy(stat && target && testOf({ kind: 'addition', terms, span: nowhere }, target, nowhere));
    }
    case 'stated':
      return meantBy(statedChance(found, nowhere)?.test);
  }
}

/** `1D6 4`: a number right behind dice may be for something else. */
function isNumberBehind(sentence: Sentence, { captured }: FoundPhrase, { from, to }: FoundPhrase): boolean {
  const [rolled] = phrasesIn(captured, 'rolled');
  return rolled?.to === from && to === from + 1 && sentence.numberAt(from) !== undefined;
}

/** `4+ twice in a row`: of the dice that are named, or of 1D6. */
function inARow({ captured }: FoundPhrase): Test | undefined {
  const [pool] = phrasesIn(captured, 'pool');
  const [bound] = phrasesIn(captured, 'bound');
  const target = bound && targetOf(bound);
  const test = target && testOf(pool ? diceOf(pool) : oneD6, target, nowhere);
  const times = valueIn(captured) ?? plainNumber(2);
  if (!test || times.kind !== 'number' || times.value > mostInARow) return undefined;
  return allOf(Array.from({ length: times.value }, () => test));
}

const mostInARow = 12;

function allOf(tests: readonly Test[]): Test | undefined {
  return tests.length > 1 ? { kind: 'and', tests, span: nowhere } : tests[0];
}

/** Two rolls, of which the first is to be the higher one. */
function contest({ captured }: FoundPhrase): Meant<string> {
  const [one, other] = phrasesIn(captured, 'rolled').map(rolledOf);
  const [ties] = phrasesIn(captured, 'ties');
  if (!one || !other) return meantBy();
  return each(one, ({ total: first }) =>
    each(other, ({ total: second }) => {
      if (!first || !second) return meantBy();
      const [left, right] = [formatExpression(first), formatExpression(second)];
      if (!ties) return meantBy(`${left} > ${right}`);
      return meantBy(`a = ${left}; b = ${right}; outcomes(win: a > b, ${ties.variant}: a = b, lose)`);
    }),
  );
}

/** Whether words behind dice are what the dice count: `Giant Rats`, `gold`; not `per head`, `doubles`. */
function isOfThings(sentence: Sentence, { from, to }: FoundPhrase): boolean {
  return sentence.tokens.slice(from, to).every((token, index) => {
    if (token.kind !== 'word') return false;
    const isNoun = (token.isCapitalised || /s$/.test(token.word)) && sentence.phrases.isThing(token.word);
    return isNoun || sentence.is(from + index, 'unit', 'of');
  });
}
