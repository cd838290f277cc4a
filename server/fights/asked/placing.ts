/*
 * The sentences of English and Spanish that place Monsters, as data: lists of words, and frames of them around the Monsters. A sentence of any
 * other form may speak of Monsters, and places none.
 */

const lists = {
  /** What those who live do somewhere, in front of their names and behind. Here, and below, an ending of either language follows. */
  live: [
    'wait|lurk|hide|sleep|live|dwell|crouch|rest|squat|prowl|swarm|leap|scurry|scurrie|storm|pour|run|rush|climb|step|charge|attack|march|camp|roost|creep|pounce|slither|scuttle|shamble|stagger|jump|stalk|squabble',
    'espera|aguarda|duerme|acecha|ataca|descansa|vive|habita|salta|anida|irrumpe|baja|sube|corre|trepa|carga|entra|se (?:esconde|oculta|agazapa|abalanza|lanza|acerca|arrastra|levanta)',
  ],
  /** The same of anything. */
  be: [
    'stand|lie|sit|appear|emerge|come|rise|drop|fall|crawl|nest|burst|fly|flie|swoop|descend',
    'está|aparece|yace|surge|sale|cae|brota|viene|se (?:encuentra|alza)',
  ],
  /** What those who live do to what follows. */
  hold: [
    'hold|guard|ambush|block|bar|patrol|feast|watch|defend|man|occupy|occupie|surround',
    'ocupa|guarda|vigila|defiende|bloquea|protege|custodia|patrulla|cierra|embosca|domina|rodea|juega|come|bebe|discute',
  ],
  ending: ['(?:e?s|n)?(?!\\p{L})'],
  /** What is done to a place, or to the Warriors, by those who follow. */
  held: [
    'guarded|held|defended|watched|attacked|ambushed|blocked|barred|occupied|protected|surrounded|inhabited',
    '(?:guardad|custodiad|vigilad|defendid|ocupad|atacad|emboscad|bloquead|protegid|rodead|habitad)[oa]s?',
  ],
  is: ['is|are|está[ns]?|es|son|sois'],
  now: [
    'suddenly|well|bien|here|there|inside|also|now|already|all|aquí|allí|dentro|también|ya|de repente|\\p{L}+ly|\\p{L}+mente',
  ],
  /** Behind a place: `In the hall there are `. */
  there: [
    "there['’]s|is|are|contain|house|hold|(?:is|are) home to|place|put|set up|hay|contiene|alberga|coloca|colocad|pon",
  ],
  warriors: [
    '(?:warriors|party|heroes|adventurers|they|you|guerreros|aventureros|grupo)(?: <now>)?(?: (?:must|ha(?:ve|s) to|need to|will|deben?|tienen? que|tendrán? que))?',
    '(?:deb|ten|tendr)éis(?: que)?',
  ],
  /** What the Warriors do to those who follow. */
  meet: [
    'meet|face|find|encounter|fight|battle|confront|surprise|disturb|interrupt|defeat|kill|slay|overcome|catch|catche|(?:run|bump)s? into|(?:stumble|come)s? (?:up)?(?:on|across)|find themselves facing',
    'encuentra|(?:lucha|pelea|combat|enfrent)\\p{L}* (?:contra|con|a)|se (?:enfrenta|encuentra|topa)n? (?:a|con)|tropiezan? con|acaban? con|(?:sorprend|derrot|mat|venc|interrump|molest|despiert)\\p{L}* a',
  ],
  /** How a sentence begins whose verb stands in front of the Monsters: with a place, the Warriors, or the verb itself. */
  place: [
    'here|there|inside|outside|behind|in|at|on|under|beneath|beside|beyond|above|below|near|before|between|around|across|out|from|through|within|by|it|place|put|set',
    '(?:(?:the|this|your) )?(?:warriors|party|heroes|room|door|hall|chamber|cave|cellar|passage|corridor|stairs?|bridge|gate|way|exit|entrance)',
    'aquí|allí|dentro|fuera|detrás|tras|delante|en|junto|bajo|sobre|ante|entre|desde|por|al|del?|hay|coloca|pon|esperan?|aguardan?|acechan?',
    '(?:los )?(?:guerreros|aventureros)|el (?:grupo|pasillo|puente|paso)|(?:la|esta) (?:sala|cueva|puerta|entrada|salida|escalera)',
  ],
  /** Words with which a sentence may speak of what is not there, or not yet, or of something else in its place. */
  doubt: [
    'when|whenever|until|(?<!at )once|after|each|every|no|not|never|none|nobody|without|instead|may|might|could|would|can|cannot|should|roll|rolls|bod(?:y|ies)|paintings?|pictures?|carvings?|rumou?rs?|stor(?:y|ies)|legends?|like|than|worth|later|next|says?|said|tells?|told|claims?|ago|had|was|were|used',
    'dicen|se dice|cuentan?|según|cuando|cada|hasta|después|nadie|ningún|ninguna|nunca|jamás|sin|pueden?|podrían?|tirada|cuadros?|rumor(?:es)?|leyendas?|como|luego|más tarde|había|eran?|fueron|solía|cuentos?|sueños?|visión|mapas?|tapiz|huellas?|sitio',
    'levels?|nivel(?:es)?|place of|en (?:lugar|vez)|al \\p{L}{2,}[aei]r|(?:on|by|upon) \\p{L}{2,}ing|tales?|dreams?|songs?|visions?|maps?|murals?|tapestr(?:y|ies)|signs?|tracks?|room for|\\d[+–-]',
  ],
  /** Those that count for all of a sentence. */
  condition: [
    'if|unless|whether|si|salvo|dead|killed|slain|corpses?|statues?|fled|gone|muert[oa]s?|cadáver(?:es)?|estatuas?',
  ],
};

/** A frame as an expression: `<live>` is a word of that list. */
function framed(frame: string): RegExp {
  const source = frame.replace(/<(\w+)>/g, (_, name: keyof typeof lists) => `(?:${lists[name].join('|')})`);
  return new RegExp(source.replaceAll(' ', '\\s+'), 'iu');
}

/** `In the hall, suddenly, ` in front of Monsters who are the subject. */
const atStart = framed('^[\\s>"“«]*(?:<place>(?!\\p{L})[^,]*,\\s+)?(?:<now>,?\\s+)?$');
/** What may stand between Monsters and their verb: `, armed to the teeth, `, ` with drawn swords `. */
const behind = '^(?:,[^,]{1,60},)?(?: (?:armed )?(?:with|con) [^,]{1,40}?)?(?: <now>)? ';
/** What may stand between a verb and Monsters. */
const infront = '(?: <now>)?:?\\s+$';

/** Behind Monsters: `guard the stair` · `are playing dice` · `have set up a toll`. */
const livingBehind = framed(
  `${behind}(?:(?:<live>|<hold>)<ending>|(?:is|are)(?: <now>)? (?!missing|being)(?:\\p{L}+ing|asleep)(?!\\p{L})|(?:have|has) (?:set up|made|taken|built|gathered|occupied)|han? (?:acampado|tomado|montado|ocupado))`,
);
const anyBehind = framed(
  `${behind}(?:<be><ending>|(?:is|are)(?: <now>)? (?:gathered|hidden|here|there|in|at|on|behind|inside|around|near|by|under|above|below)(?!\\p{L}))`,
);

/** In front of Monsters: `is guarded by` · `The Warriors must fight` · `lo vigilan`; and behind a place `wait` or `there are`. */
const livingInFront = framed(
  `(?<!\\p{L})(?:<is>(?: <now>)? <held> (?:by|por)|<warriors> (?:<meet>)<ending>|(?:lo|la|los|las|os|les) (?:<live>|<hold>)<ending>)${infront}`,
);
const liveInFront = framed(`(?:^|[\\s,])<live><ending>${infront}`);
const anyInFront = framed(`(?:^|[\\s,])(?:<be>|<there>)<ending>${infront}`);
const placeFirst = framed('^[\\s>"“«]*<place>(?!\\p{L})');

/** `A pack of `. */
const group =
  /(?:an?|the|one|un|una|el|la)\s+(?:\p{L}+\s+)?(?:pack|band|group|gang|swarm|patrol|mob|horde|nest|pair|crowd|host|handful|troop|warband|party|manada|banda|grupo|patrulla|enjambre|horda|nido|pareja|partida|jauría)\s+(?:of|de)\s+$/iu;

/** `When the Warriors enter`: that they do is no condition. */
const arrival = framed(
  '^[\\s>"“«]*(?:(?:when|as soon as|once|cuando|en cuanto)(?: (?:the|los|el))? <warriors>(?: first)? (?:enter|reach|arrive|entra|llega)(?:e?s|n)?|(?:on|upon|al) (?:entering|reaching|arriving|entrar|llegar))(?!\\p{L})',
);

const doubtful = framed('(?<!\\p{L})(?:<doubt>|<condition>)(?!\\p{L})');
const conditional = framed('(?<!\\p{L})<condition>(?!\\p{L})');
/** Where another thought begins. */
const nextClause = /[,;:–—]|\s(?:and|but|y|pero)\s/;

/** Whether a sentence speaks of what is not there, or not yet. */
export function isDoubtful(text: string): boolean {
  return doubtful.test(text.replace(arrival, ''));
}

/** Nothing but a label in front of a list of Monsters. */
const label =
  /^[\s>]*(?:(?:monsters?|enem(?:y|ies)|foes?|opponents?|guards?|guardians?|encounters?|occupants?|monstruos?|enemigos?|adversarios?|guardias?|guardianes|encuentros?|ocupantes?)\s*[:–—-])?\s*$/iu;

/** In front of those who are with somebody else: `stands at the door with `. */
const companion =
  /\s(?:with|con|(?:guarded|accompanied|surrounded|followed|led|protected)\s+by|(?:acompañad|rodead|protegid|guardad|seguid)[oa]s?\s+(?:por|de))\s+$/iu;

/**
 * How a sentence places the Monsters in it: as those who live, or as what may be things too; undefined if it does not.
 *
 * @param front what stands in front of them, without lists of Monsters before.
 * @param rear what stands behind them.
 * @param hasAbilities whether they have abilities or a stat block in brackets behind them.
 */
export function placedAs(front: string, rear: string, hasAbilities: boolean): 'living' | 'any' | undefined {
  const before = front.replace(arrival, 'here').replace(group, '');
  const [clause = ''] = rear.split(nextClause);
  if (doubtful.test(before) || doubtful.test(clause) || conditional.test(rear)) return undefined;
  if (hasAbilities || (label.test(before) && /^[\s.;]*$/.test(rear))) return 'any';
  const isAtStart = atStart.test(before);
  const isBehindPlace = placeFirst.test(before);
  if (livingInFront.test(before) || (isBehindPlace && liveInFront.test(before))) return 'living';
  if (isAtStart && livingBehind.test(rear)) return 'living';
  const isAny = (isAtStart && anyBehind.test(rear)) || (isBehindPlace && anyInFront.test(before));
  return isAny || (companion.test(before) && leaderOf(before) !== undefined) ? 'any' : undefined;
}

/** Whether a list of Monsters is with somebody. */
export function isCompanion(front: string): boolean {
  return companion.test(front);
}

const name = "\\p{Lu}[\\p{L}'’-]*(?:\\s+(?:of|the|de|del|la|el|los|las)){0,2}";
const subject = new RegExp(
  `^[\\s>"“«]*(?:(?:[Tt]he|[Aa]n?|[Ee]l|[Ll][ao]s?|[Uu]na?)\\s+)?(${name}(?:\\s+${name}){0,4})(?=\\s)`,
  'u',
);

/** The name that is the subject of a sentence with a verb of being somewhere; undefined without one, and for the Warriors. */
export function leaderOf(sentence: string): string | undefined {
  const [all = '', found] = subject.exec(sentence) ?? [];
  const verb = sentence.slice(all.length);
  const isWarriors = found === undefined || /^(?:warriors|party|heroes|guerreros|aventureros|grupo)$/i.test(found);
  return !isWarriors && (livingBehind.test(verb) || anyBehind.test(verb)) ? found : undefined;
}
