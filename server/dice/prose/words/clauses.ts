/** Where clauses begin and end, and what may stand there. */
import type { Token } from './token.ts';
import { isOneOf, wordSet } from './words.ts';

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
    "there's it's he's she's they're " +
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
    'escapas sobrevives encuentras consigues logras puedes debes tienes vas evitas esquivas pasas sales entras vuelves ganas pierdes mueres caes huyes',
);
