/** Conditions about the score of a roll that was made before: `if the die showed 1 or 2`, `si sacó un 5`, `on a result of 3 or less`. */
import type { Token } from '../../dice/prose/words/token.ts';
import { tokensOf } from '../../dice/prose/words/tokens.ts';
import { isOneOf, signAt, smallNumberAt, wordAt, wordSet } from '../../dice/prose/words/words.ts';
import type { Span } from '../../text/span.ts';

export interface ScoreCondition {
  /** From its first word to the end of its scores. */
  readonly span: Span;
  /** Minus infinity in `3 or less`. */
  readonly low: number;
  /** Infinity in `4+`. */
  readonly high: number;
  /** Whether its verb is in the past, so that the roll has been made. */
  readonly isPast: boolean;
}

const openers = wordSet(
  'if when on for after with of who whoever whose those anyone in si cuando con para tras quien quienes que de en',
);
/** Behind them a score may follow at once. */
const direct = wordSet('on if for with of con si de para en');
const articles = wordSet('a an the un una el la los las');
const past = wordSet(
  'rolled scored showed shown threw thrown came was were got gave had landed turned fell read era eran dio dieron había cayó quedó salieron indicó indicaba indicated sacado sacó saco sacaste sacaron sacasteis salió salio salido fue marcó marco marcaba mostró mostro mostraba obtuvo obtuvieron obtuviste obtenido tiró tiraste tiraron tirado sacase sacara saliera saliese resultó',
);
const present = wordSet(
  'reads indicates indica muestra roll rolls score scores result results die dice shows comes is gets total throw throws resultado tirada dado saca sacas sacan sale es obtiene obtienes marca',
);
/** Words for a 1 that are articles elsewhere. */
const oneWords = wordSet('un una');
const joints = wordSet('or to and o u a y');
const lessWords = wordSet('less lower fewer below under menos inferior');
const moreWords = wordSet('more higher greater above over better más mas superior');
const atLeast = wordSet('least menos');
/** Words that may follow a score which counts nothing. */
const followers = wordSet(
  'roll rolls rolling rolled throw throws make makes must may should then also he she it they you the each every this his their only in on at for before earlier first previously above instead and but ' +
    'tira tiras tirad tire tirar tiran tiren lanza lanzad lance lanzan debe deben puede pueden entonces también el la los cada antes primero en al y pero vuelve vuelve haz haced',
);

/** More words than any condition has between its beginning and its score. */
const farthestOpener = 10;
const highest = 66;

/** All such conditions in a text, in order. Takes time in proportion to the text. */
export function scoreConditions(text: string): readonly ScoreCondition[] {
  const tokens = tokensOf(text);
  const found: ScoreCondition[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const scores = scoresAt(tokens, index);
    if (!scores) continue;
    const passive = passiveBehind(tokens, scores.next);
    const opened = openingBefore(tokens, index, tokens[index]?.kind === 'word', passive);
    const last = tokens[scores.next - 1];
    if (opened && last && (passive || mayFollow(tokens[scores.next]))) {
      const limits = limited(tokens, index, scores);
      const span = { start: opened.start, end: last.end };
      found.push({ span, isPast: opened.isPast, ...limits });
    }
    index = scores.next - 1;
  }
  return found;
}

interface Scores {
  readonly low: number;
  readonly high: number;
  readonly next: number;
}

/** `3`, `one or two`, `1, 2 or 3`, `4+`, `3 or less`. */
function scoresAt(tokens: readonly Token[], index: number): Scores | undefined {
  const first = scoreOf(tokens, index);
  if (first === undefined) return undefined;
  let [low, high, next] = [first, first, index + 1];
  for (;;) {
    const joint = textAt(tokens, next);
    const isJoint = joints.has(joint) || joint === ',' || joint === '-' || joint === '–';
    let after = next + 1;
    if (joint === ',' && joints.has(textAt(tokens, after))) after++;
    if (articles.has(textAt(tokens, after)) && scoreOf(tokens, after + 1) !== undefined) after++;
    const score = isJoint ? scoreOf(tokens, after) : undefined;
    if (score === undefined) break;
    [low, high, next] = [Math.min(low, score), Math.max(high, score), after + 1];
  }
  const ending = joints.has(textAt(tokens, next)) ? textAt(tokens, next + 1) : '';
  if (textAt(tokens, next) === '+') return { low, high: Number.POSITIVE_INFINITY, next: next + 1 };
  if (lessWords.has(ending)) return { low: Number.NEGATIVE_INFINITY, high, next: next + 2 };
  if (moreWords.has(ending)) return { low, high: Number.POSITIVE_INFINITY, next: next + 2 };
  return { low, high, next };
}

function scoreOf(tokens: readonly Token[], index: number): number | undefined {
  const value = isOneOf(tokens, index, oneWords) ? 1 : smallNumberAt(tokens, index);
  return value !== undefined && value <= highest ? value : undefined;
}

/** The word or the sign at a token; empty for numbers and dice. */
function textAt(tokens: readonly Token[], index: number): string {
  return wordAt(tokens, index) ?? signAt(tokens, index) ?? '';
}

/** `less than 3`, `more than 4`, `at least 5` */
function limited(tokens: readonly Token[], index: number, { low, high }: Scores): { low: number; high: number } {
  const joint = textAt(tokens, index - 1);
  const word = textAt(tokens, index - 2);
  if (joint === 'least' || (atLeast.has(joint) && word === 'al')) return { low, high: Number.POSITIVE_INFINITY };
  if (joint !== 'than' && joint !== 'de') return { low, high };
  if (lessWords.has(word)) return { low: Number.NEGATIVE_INFINITY, high: low - 1 };
  return moreWords.has(word) ? { low: high + 1, high: Number.POSITIVE_INFINITY } : { low, high };
}

const passives = wordSet('was were is has had came comes turned turns');
const participles = wordSet('rolled scored thrown shown come up');

/** Whether the words behind a score say that it was rolled: `a 3 was rolled`, `a 3 came up`. */
function passiveBehind(tokens: readonly Token[], next: number): boolean {
  const second = textAt(tokens, next + 1);
  if (!passives.has(textAt(tokens, next))) return false;
  const words = second === 'been' ? 3 : 2;
  const isSaid = participles.has(words === 3 ? textAt(tokens, next + 2) : second);
  // `a 6 was rolled to hit`: another roll.
  return isSaid && !others.has(textAt(tokens, next + words));
}

const others = wordSet('to for on in');

/**
 * The words before a score that make it that of a roll.
 *
 * @param isPassive whether the words behind it say so.
 */
function openingBefore(
  tokens: readonly Token[],
  index: number,
  isWord: boolean,
  isPassive: boolean,
): { readonly start: number; readonly isPast: boolean } | undefined {
  const near = articles.has(textAt(tokens, index - 1)) ? index - 2 : index - 1;
  let isPast = isPassive;
  let isRoll = isPassive || (!isWord && direct.has(textAt(tokens, near)));
  for (let at = index - 1; at >= Math.max(0, index - farthestOpener); at--) {
    const [token, text] = [tokens[at], textAt(tokens, at)];
    if (!token || token.kind === 'number' || (token.kind === 'sign' && '.!?:;('.includes(text))) return undefined;
    isPast ||= past.has(text);
    isRoll ||= past.has(text) || present.has(text);
    if (isRoll && openers.has(text) && (isPast || isClear(text))) return { start: token.start, isPast };
  }
  return undefined;
}

/** Whether a word begins a condition without a verb in the past: `of` and `de` are in every sentence. */
function isClear(word: string): boolean {
  return word !== 'of' && word !== 'de' && word !== 'que' && word !== 'in' && word !== 'en' && word !== 'who';
}

function mayFollow(token: Token | undefined): boolean {
  if (!token || token.kind === 'number') return token === undefined;
  return token.kind === 'sign' ? ',;:.)!?—–'.includes(token.sign) : token.kind === 'word' && followers.has(token.word);
}
