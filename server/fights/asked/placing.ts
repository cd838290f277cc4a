/*
 * Words with which a text of English or Spanish places Monsters. Only these count: a sentence of any other form mentions Monsters, perhaps,
 * and places none.
 */

/** Verbs of being somewhere, each in both numbers. Where one stands in front of the Monsters, they are its subject too. */
const verbs = [
  'waits? stands? lies? sits? lurks? hides? sleeps? lives? dwells? appears? emerges? crouch(?:es)? rests? squats? prowls? swarms? leaps? comes?',
  'rises? drops? crawls? nests? bursts?',
  'esperan? aguardan? están? duermen? acechan? atacan? descansan? viven? aparecen? yacen? surgen? habitan? salen? saltan? caen? anidan?',
].flatMap((row) => row.split(' '));

/** Verbs of which what follows may be the object. */
const otherVerbs = [
  'holds? guards? attacks? ambush(?:es)? blocks? bars? rush(?:es)? charges? patrols? feasts? watch(?:es)?',
  'ocupan? guardan? vigilan? defienden? bloquean? protegen? custodian? patrullan? cierran? emboscan? cargan? juegan? comen? beben? discuten?',
].flatMap((row) => row.split(' '));
const reflexive = 'se\\s+(?:esconden?|ocultan?|encuentran?|agazapan?|abalanzan?|lanzan?|levantan?|alzan?|arrastran?)';
const being =
  '(?:is|are)\\s+(?:(?:already|now|all|also)\\s+)?(?:waiting|standing|lying|here|there|hiding|hidden|sitting|sleeping|asleep|guarding|lurking|resting|gathered|playing|feasting|eating|drinking|arguing|squabbling|gambling|dancing|camping|digging|crouching|blocking|watching|prowling|patrolling|holding|in|at|on|behind|inside|around|near|by|under|above|below)';

/** Behind the Monsters: ` wait at the door`, ` ocupan la sala`. */
const verbBehind = new RegExp(`^,?\\s+(?:${[...verbs, ...otherVerbs, reflexive, being].join('|')})(?!\\p{L})`, 'iu');

const inFront = [
  ...verbs,
  reflexive,
  'is',
  'are',
  "there['’]s",
  '(?:is|are)\\s+(?:guarded|held|defended|watched|attacked|ambushed|blocked)\\s+by',
  'place|put|set\\s+up|meets?|finds?|faces?|encounters?|contains?|houses?',
  'contienen?|albergan?|hay|colocad?|pon|encuentran?|se\\s+enfrentan?\\s+a|se\\s+encuentran?\\s+con|facing',
  'está[ns]?\\s+(?:guardad|custodiad|vigilad|defendid|ocupad)[oa]s?\\s+por',
];
const adverb = '(?:\\s+(?:here|there|inside|also|now|aquí|allí|dentro|también|ya))?';

/** In front of the Monsters: `Behind the pans wait `, `Hay `. */
const verbInFront = new RegExp(`(?:^|[\\s,])(?:${inFront.join('|')})${adverb}\\s+$`, 'iu');

/** How a sentence may begin whose verb stands in front of the Monsters: with a place, the Warriors, or the verb itself. */
const begins = [
  'here|there|inside|outside|behind|in|at|on|under|beneath|beside|beyond|above|below|near|before|between|around|across|from|through|within|by',
  'place|put|set|(?:the\\s+)?(?:warriors|party|heroes|room|door|hall|chamber|passage|corridor|stairs?|bridge|gate|way|exit|entrance)',
  'aquí|allí|dentro|fuera|detrás|tras|delante|en|junto|bajo|sobre|ante|entre|desde|por|al|hay|coloca|pon',
  '(?:los\\s+)?(?:guerreros|aventureros)|el\\s+(?:grupo|pasillo|puente|paso)|la\\s+(?:sala|puerta|entrada|salida|escalera)',
  'esperan?|aguardan?|acechan?',
];
const placeFirst = new RegExp(`^[\\s>"“«]*(?:${begins.join('|')})(?!\\p{L})`, 'iu');

/** Words with which a sentence may speak of what is not there, or not yet, or of something else in its place. */
const doubts = [
  'if|unless|when|whenever|until|(?<!at\\s)once|after|each|every|whether|no|not|never|none|nobody|without|instead|may|might|could|would|can|cannot|should',
  'dead|killed|slain|corpses?|bod(?:y|ies)|statues?|paintings?|pictures?|carvings?|rumou?rs?|stor(?:y|ies)|legends?|like|than|worth|later|next',
  'says?|said|tells?|told|claims?|dicen|se\\s+dice|cuentan?|según|ago|fled|gone|had|was|were|used|si|cuando|cada|hasta|después|ningún|ninguna|nunca|jamás|sin|salvo|pueden?|podrían?|muert[oa]s?|cadáver(?:es)?',
  'levels?|nivel(?:es)?|place\\s+of|en\\s+(?:lugar|vez)|al\\s+\\p{L}{2,}[aei]r|(?:on|by|upon)\\s+\\p{L}{2,}ing|tales?|dreams?|songs?|visions?|maps?',
  'murals?|tapestr(?:y|ies)|cuentos?|sueños?|visión|mapas?|tapiz|signs?|tracks?|huellas?|sitio|room\\s+for|estatuas?|cuadros?|rumor(?:es)?|leyendas?|como|luego|más\\s+tarde|había|eran?|fueron|solía',
];
const doubtful = new RegExp(`(?<!\\p{L})(?:${doubts.join('|')})(?!\\p{L})`, 'iu');

/** Whether a sentence speaks of what is not there, or not yet. */
export function isDoubtful(text: string): boolean {
  return doubtful.test(text);
}

/** Nothing but a label in front of a list of Monsters. */
const label =
  /^[\s>]*(?:(?:monsters?|enem(?:y|ies)|foes?|opponents?|guards?|guardians?|encounters?|occupants?|monstruos?|enemigos?|adversarios?|guardias?|guardianes|encuentros?|ocupantes?)\s*[:–—-])?\s*$/iu;

/** In front of those who are with somebody else: `stands at the door with `. */
const companion =
  /\s(?:with|con|(?:guarded|accompanied|surrounded|followed|led|protected)\s+by|(?:acompañad|rodead|protegid|guardad|seguid)[oa]s?\s+(?:por|de))\s+$/iu;

/**
 * Whether a sentence places the Monsters in it.
 *
 * @param front what stands in front of them, without lists of Monsters before.
 * @param rear what stands behind them.
 * @param hasAbilities whether they have abilities or a stat block in brackets behind them.
 */
export function isPlacing(front: string, rear: string, hasAbilities: boolean): boolean {
  if (isDoubtful(front) || isDoubtful(rear)) return false;
  if (hasAbilities || (label.test(front) && /^[\s.;]*$/.test(rear))) return true;
  if (companion.test(front) && leaderOf(front) !== undefined) return true;
  const isAtStart = /^[\s>"“«]*(?:(?:suddenly|de\s+repente),?\s+)?$/i.test(front);
  return (isAtStart && verbBehind.test(rear)) || (placeFirst.test(front) && verbInFront.test(front));
}

const name = "\\p{Lu}[\\p{L}'’-]*(?:\\s+(?:of|the|de|del|la|el|los|las)){0,2}";
const subject = new RegExp(
  `^[\\s>"“«]*(?:(?:[Tt]he|[Aa]n?|[Ee]l|[Ll][ao]s?|[Uu]na?)\\s+)?(${name}(?:\\s+${name}){0,4})\\s+(?:${[...verbs, ...otherVerbs, reflexive, being].join('|')})(?!\\p{L})`,
  'u',
);

/** Whether a list of Monsters is with somebody. */
export function isCompanion(front: string): boolean {
  return companion.test(front);
}

/** The name that is the subject of a sentence with a verb of being somewhere; undefined without one, and for the Warriors. */
export function leaderOf(sentence: string): string | undefined {
  const [, found] = subject.exec(sentence) ?? [];
  return found === undefined || /^(?:warriors|party|heroes|guerreros|aventureros|grupo)$/i.test(found)
    ? undefined
    : found;
}
