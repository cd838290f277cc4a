/** Where clauses begin and end, and what may stand there. */
import type { Token } from './token.ts';
import { articles, isOneOf, signAt, wordAt, wordSet } from './words.ts';

/** What a number before it counts, so that it is no score. */
export const counted = wordSet(
  'wound wounds gold square squares turn turns attack attacks point points time times dice die warriors warrior model models ' +
    'week weeks day days monster monsters extra additional inches inch level levels card cards page counters counter items item hp ' +
    'herida heridas oro casillas turnos turno ataques ataque puntos punto veces vez dados guerreros aventureros monedas monstruos ' +
    'semanas días adicional adicionales nivel niveles cartas página',
);
/** What begins a clause about what comes of a score. Nothing that is counted begins so. */
export const clauseStarts = wordSet(
  'he she it they you the your his her its their a an there nothing no each every all one roll and only this that these if is are means ' +
    'somebody someone anybody anyone nobody everybody everyone something nothing another both some we i whoever ' +
    'alguien nadie todos todas ambos algo otro otra ellos ellas él ella quien ' +
    'then must may can will has gets dies falls takes loses suffers wakes or will the ' +
    'el la los las se no nada tu su un una cada hay le les te lo ya ' +
    'pierde pierdes gana ganas sufre sufres muere mueres recibe recibes es está estás queda quedas cae caes',
);
/** Whether a word stands at a token that begins a clause about what comes of a score. */
export function clauseStartsWith(tokens: readonly Token[], index: number): boolean {
  return isOneOf(tokens, index, clauseStarts);
}

/** Whether a clause ends at a token: nothing, a sign, or a word that joins clauses. */
export function endsClause(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  return (
    token === undefined ||
    token.startsLine ||
    (token.kind === 'sign' && ('.,;:)]!?"•·|#'.includes(token.sign) || isApart(tokens, index, token.sign))) ||
    isOneOf(tokens, index, joints)
  );
}

/** A dash between clauses, or the mark of the next item of a list. */
function isApart(tokens: readonly Token[], index: number, sign: string): boolean {
  return '-–—*'.includes(sign) && tokens[index]?.isGlued === false && tokens[index + 1]?.isGlued === false;
}

const joints = wordSet('and but or while y pero o mientras');

/** Whether what starts at a token opens a clause, so that it says what comes of the roll before. */
export function opensClause(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  // A number may be that of a row.
  if ((token?.kind === 'word' || token?.kind === 'die') && token.startsLine) return true;
  const sign = signAt(tokens, index - 1);
  if (sign !== undefined) {
    // `a -2 modifier`
    const isSigned = '-–—'.includes(sign) && tokens[index]?.isGlued === true;
    return '.,;:()[!?>-–—*"“”¡¿=|·•…→'.includes(sign) && !isSigned;
  }
  if (wordAt(tokens, index - 1) === 'que') return isOneOf(tokens, index - 2, beforeQue);
  if (wordAt(tokens, index - 1) === 'that') return wordAt(tokens, index - 2) === 'except';
  return tokens[index - 1] === undefined || isOneOf(tokens, index - 1, clauseJoints);
}

const beforeQue = wordSet('mientras salvo excepto');
const clauseJoints = wordSet('and but or while whereas however then otherwise y e pero entonces mientras aunque o');

/** `Doubles?`, `¿Más de 10?`: whether a question begins at a token and ends at another, with nothing else in it; not what somebody says. */
export function isQuestion(tokens: readonly Token[], index: number, next: number): boolean {
  if (signAt(tokens, next) !== '?') return false;
  const before = signAt(tokens, index - 1);
  const isStart = before === '¿' || tokens[index]?.startsLine === true || '.?!:'.includes(before ?? ' ');
  return isStart && !'"”»’\''.includes(signAt(tokens, next + 1) ?? ' ');
}

/** Verbs as one person's: `falls`, `cae`. */
export const verbEnds = wordSet(
  'is was has means does dies falls loses takes gets suffers goes stays breaks wakes succeeds passes fails wins opens hits saves survives ' +
    'escapes works holds gives heals counts causes costs adds kills wounds scores puts lands appears shows comes turns makes lets brings sets leaves sends throws stops ends starts kills es ' +
    'frees lifts rusts bites drowns slips sinks burns flees hears sees finds pays steals cures recovers explodes collapses vanishes disappears ' +
    'fail succeed win lose die fall pass vences fracasas fracasa falla fallas aciertas acierta returns grabs releases talks answers refuses agrees joins sleeps faints screams crumbles bursts shatters shuts jams destroys poisons heals ' +
    'resists jumps dodges hits drops keeps knows learns lies rises runs screams shoots slides snaps stands swims swings tears touches wanders watches ' +
    'swallows spills rots ruins pushes pulls pins parries overtakes orders notices moves misses mends melts leaps lasts knocks kicks ignores hides hangs growls follows fires fills ' +
    'feels fades explains erupts enters drinks drags drives deals crosses crushes crashes creeps cracks counts continues confesses climbs clears claws chokes charges catches calls ' +
    'breathes bounces blocks blinds begs bends awakens avoids attacks arrives appeals allows agrees acts withdraws vomits tells surprises stumbles stops sticks stays starves sprays ' +
    'spoils spits spins spawns sneaks smashes shrieks shrinks shakes seizes scatters reaches refuses recoils plays passes ' +
    'vale sirve basta significa indica supone abre cierra mata cura rompe salva muere cae gana pierde ' +
    'escapas sobrevives encuentras consigues logras puedes debes tienes vas evitas esquivas pasas sales entras vuelves ganas pierdes mueres',
);

/** `slips on a 1`, behind `rolls 1D6 and`: something comes of the roll, and nothing is told of the die itself. */
export function opensWithVerb(tokens: readonly Token[], index: number): boolean {
  return isOneOf(tokens, index, verbEnds) && !isOneOf(tokens, index, ofDice);
}

const ofDice = wordSet('lands comes shows turns scores ends stops counts is was has gets es makes gives');

const objects = wordSet(
  'the a an his her its their him you your it them up out down off away through el la los las un una su',
);

/** Whether the word at a token may be what a number before it counts: `2 rats`, `3 Orcs`. */
export function mayBeCounted(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== 'word' || token.startsLine) return false;
  if (token.isCapitalised || counted.has(token.word)) return true;
  // `8 or more bends the bars`
  const hasObject = isOneOf(tokens, index + 1, objects) || isOneOf(tokens, index + 1, singleObjects);
  const isVerb = verbEnds.has(token.word) || clauseStarts.has(token.word) || hasObject;
  return token.word.endsWith('s') && !isVerb;
}

const adverbs = wordSet(
  'to on with in if unless or otherwise when at for natural rolled instead among al en para si cuando o natural entre que',
);

/** Whether nothing that is counted stands at a token: a sign, a verb, or a word that goes on with the sentence. */
export function isOver(tokens: readonly Token[], index: number): boolean {
  if (endsClause(tokens, index) || clauseStartsWith(tokens, index) || isOneOf(tokens, index, adverbs)) return true;
  const token = tokens[index];
  if (token?.kind !== 'word') return token?.kind === 'sign' && '=–—'.includes(token.sign);
  return isOneOf(tokens, index, verbEnds);
}

/** `con 6 sale`, `cada 6 muerde`: in Spanish, whatever several of are counted ends in s. */
export function isUncounted(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== 'word' || token.isCapitalised || token.isGlued) return false;
  return !token.word.endsWith('s') && !counted.has(token.word) && token.word !== 'x';
}

const quantifiers = wordSet('one all every each no any');
const singleObjects = wordSet('one every any no');
const frequencies = wordSet('always never automatically siempre nunca');

/** Whether what stands behind `a 1` tells what comes of it: `kills him`, `the Blessing`; nothing that it could count. */
export function isOutcome(tokens: readonly Token[], index: number): boolean {
  // `a 6 always fails`
  if (isOneOf(tokens, index, frequencies))
    return isOneOf(tokens, index + 1, verbEnds) || isOneOf(tokens, index + 1, articles);
  if (clauseStartsWith(tokens, index)) return true;
  const word = wordAt(tokens, index);
  // `each 6 wounds the target`
  if (word === 'wounds') return isOneOf(tokens, index + 1, objects);
  if (word === undefined || counted.has(word)) return false;
  const hasObject = isOneOf(tokens, index + 1, objects) || isOneOf(tokens, index + 1, quantifiers);
  return verbEnds.has(word) || (/[sea]$/.test(word) && hasObject);
}
