/** Whether a number counts the things that are named behind it: `3 or more kills he rests`, and not `3 or more the door opens`. */

import { phrases } from '../notation/pattern.ts';
import { clauseStartsWith, counted, endsClause, isOver, verbEnds } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, prepositions, signAt, wordAt, wordSet } from '../words/words.ts';

/**
 * Whether several things may be counted behind a number. It is decided by what may follow a score, since nobody can list all that is counted: the
 * end of the clause, its subject with a verb, or the verb itself. Everything else may be a thing.
 *
 * @param start the first token of the number, `next` the first behind it and its `or more`.
 */
export function mayCountThings(tokens: readonly Token[], start: number, next: number): boolean {
  const following = tokens[next];
  if (following?.kind !== 'word' || following.startsLine) return false;
  if (counted.has(following.word) || isInARow(tokens, next) || ofThings.at(tokens, next)) return true;
  if (signAt(tokens, next - 1) === '+') return isThingBeforeSubject(tokens, start, next);
  if (isOneOf(tokens, next, mayBeVerbs)) return mayBeThing(tokens, next);
  if (isOver(tokens, next) || isOneOf(tokens, next, plainVerbs) || isOneOf(tokens, next, goingOn)) return false;
  if (isOneOf(tokens, next, withoutPlural)) return !verbFollows(tokens, next + 1, isTelling);
  // `on 10 or more strong, on less weak`
  if (!following.word.endsWith('s') && endsClause(tokens, next + 1)) return false;
  if (isSpanish(tokens, start, next))
    return (
      /[^s]s$/.test(following.word) && !yourVerbs.has(following.word) && !verbFollows(tokens, next + 1, spanishVerb)
    );
  return !verbFollows(tokens, next + 1, isTelling);
}

/** `3 o más de ellos` */
const ofThings = phrases('de oro|ellos|ellas|estos|estas|esos|esas|los|las');

/** `3+ kills he rests`, `con 3+ bajas descansa`: a plus is hardly written but behind a score. */
function isThingBeforeSubject(tokens: readonly Token[], start: number, next: number): boolean {
  const isPlural =
    /[^s]s$/.test(wordAt(tokens, next) ?? '') && !isOver(tokens, next) && !isOneOf(tokens, next, yourVerbs);
  if (isPlural || isOneOf(tokens, next, withoutPlural)) {
    const isCounted = isSpanish(tokens, start, next) && isVerbOfOne(tokens, next + 1);
    return isCounted || clauseStartsWith(tokens, next + 1);
  }
  return isOneOf(tokens, next, mayBeVerbs) && isOneOf(tokens, next + 1, subjects);
}

/** `descansa` behind several things, which cannot be its subject. */
function isVerbOfOne(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const isLong = token?.kind === 'word' && !token.isCapitalised && /^\p{L}{2,}[aeá]$/u.test(token.word);
  return isLong && !isOneOf(tokens, index, spanishPrepositions);
}

const spanishPrepositions = wordSet(
  'para ante contra desde durante entre hacia hasta mediante sobre donde ahora fuera siempre que',
);

/** What several of are no word in `s`. */
const withoutPlural = wordSet('gold damage people men women children feet daño gente oro');
const subjects = wordSet('he she they you we él ella ellos');

/** `3 or more in a row`: scores are made again and again. */
function isInARow(tokens: readonly Token[], next: number): boolean {
  return isOneOf(tokens, next, ins) && isOneOf(tokens, next + 1, ofRow) && isOneOf(tokens, next + 2, rows);
}

const ins = wordSet('in de');
const ofRow = wordSet('a one un una');
const rows = wordSet('row go run time');

/** Whether a word that is a verb as well stands at a token for what is counted: `kills end it`; not `hits the target`. */
export function mayBeThing(tokens: readonly Token[], index: number): boolean {
  return isOneOf(tokens, index, mayBeVerbs) && !isVerb(tokens, index);
}

/** `5+ hits the target.`; not `3 or more hits he rests`, `3 or more hits the beast dies`. */
function isVerb(tokens: readonly Token[], index: number): boolean {
  if (!isOneOf(tokens, index + 1, objects)) return false;
  for (let at = index + 2; at < index + farthestVerb; at++) {
    if (tokens[at]?.kind !== 'word') return true;
    if (isTelling(tokens, at)) return false;
  }
  return true;
}

/** `rats appear`, `adjacent doors open`: the subject of what comes of a score, with its verb. */
function verbFollows(
  tokens: readonly Token[],
  from: number,
  isVerbAt: (tokens: readonly Token[], index: number) => boolean,
): boolean {
  for (let at = from; at < from + farthestVerb; at++) {
    if (tokens[at]?.kind !== 'word') return false;
    if (isVerbAt(tokens, at)) return true;
    if (clauseStartsWith(tokens, at) || isOneOf(tokens, at, prepositions)) return false;
  }
  return false;
}

const farthestVerb = 4;

function isTelling(tokens: readonly Token[], index: number): boolean {
  return isOneOf(tokens, index, plainVerbs) || isOneOf(tokens, index, verbEnds);
}

function spanishVerb(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  return (
    token?.kind === 'word' && !token.isCapitalised && /[aeáé]n$/.test(token.word) && !isOneOf(tokens, index, noVerbs)
  );
}

const noVerbs = wordSet('en tan también bien orden');

/** What you do. */
const yourVerbs = wordSet(
  'recuperas obtienes eres llegas golpeas quedas recibes tiras sumas restas añades abres cierras robas cobras pagas llevas tomas coges lanzas ' +
    'atacas impactas hieres matas salvas saltas trepas nadas corres huyes escapas avanzas retrocedes vuelves sigues duermes ' +
    'despiertas encuentras descubres ves oyes compras vendes puedes tienes debes haces dices sabes aprendes olvidas rompes fuerzas consigues logras ' +
    'aciertas fallas superas pasas caes mueres vives sobrevives sufres pierdes ganas evitas esquivas bloqueas resistes aguantas usas dejas',
);

/** Whether a number is told of in Spanish: in that language whatever is counted ends in s. */
function isSpanish(tokens: readonly Token[], start: number, next: number): boolean {
  if (isOneOf(tokens, next - 1, spanishDegrees)) return true;
  return [1, 2, 3].some((back) => isOneOf(tokens, start - back, spanishWords));
}

const spanishDegrees = wordSet(
  'más menos mayor mayores menor menores superior superiores inferior inferiores arriba abajo',
);
const spanishWords = wordSet('con en si sale salen saca sacas saque salga cuando el la los las un una');

/** Verbs in `s` that are nouns as well. */
const mayBeVerbs = wordSet(
  'kills hits wounds attacks turns counts moves misses scores saves passes fails wins blocks charges orders costs kicks knocks shakes cracks ' +
    'tears drinks jumps drops steps calls holds starts stops ends lands swings',
);
const objects = wordSet('the a an his her its their him it them');
const goingOn = wordSet(
  'immediately automatically instead once while after before as by from per against through back apiece or and',
);
/** Verbs without `s`: of several who do it, or as a command. */
const plainVerbs: ReadonlySet<string> = new Set([
  ...[...verbEnds].flatMap(plainFormsOf),
  ...(
    'are were have do appear arrive attack come go flee move find gain add read see draw place put use make mark remove set shift subtract treat ' +
    'roll throw keep return pay spend heal discard ignore count apply be must may can shall should would could did had'
  ).split(' '),
]);

/** `fall` of `falls`, `carry` of `carries`, `pass` of `passes`. */
function plainFormsOf(verb: string): readonly string[] {
  if (!verb.endsWith('s')) return [];
  if (verb.endsWith('ies')) return [`${verb.slice(0, -3)}y`];
  return verb.endsWith('es') ? [verb.slice(0, -1), verb.slice(0, -2)] : [verb.slice(0, -1)];
}
