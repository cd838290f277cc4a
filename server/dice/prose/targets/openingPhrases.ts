/** The phrases that announce a target, in English and Spanish: `on a`, `if the score is`, `whoever rolls`, `needs`. */
import { PhraseBook } from '../notation/pattern.ts';

/** What a phrase says of the target behind it. */
export interface OpeningMeaning {
  /**
   * `score`: it cannot be anything but a score that follows. `preposition`: also a place or a number of things could, as in `on 5 squares`.
   * `bare`: nothing or an article, so that the target must be more than a number. `strong`: also where only `5+` and the like will do.
   * `elided`: who it is for, after a target for another: `the Dwarf 4+, the others a 6`. `verb`: the target begins with a verb, as in `if he exceeds 7`.
   */
  readonly kind: 'score' | 'preposition' | 'bare' | 'strong' | 'verb' | 'elided';
  /** Whether a score or roll is named, and not only pointed at. */
  readonly isNamed: boolean;
}

const noun = 'score|roll|result|total|sum|throw';
const nombre = 'puntuación|resultado|tirada|total|suma|lanzamiento';
const a = 'a|an|the?';
const ofScore = `[${noun}|scores|rolls|results|totals|sums of]`;
const when =
  '[and|but|only|even|except? if|unless|when|whenever|where|while|since | as|so long as | providing|provided|assuming that? | in case]';
const may = '[can|could|may|must|should|does|do|will|would|has|have|happens to?]';
const who =
  '[he|she|it|they|you|we|i|anyone|anybody|everyone|somebody|someone|nobody | the|a|an|any|each|every|all|your|his|this|that|one|no ~3]';
const rolls = 'roll|rolls|score|scores|get|gets|throw|throws|rolled|scored|got';
const just = 'only|just|merely|actually|still|even?';
const theScore =
  'the|this|that|his|her|your|its|their|any [final|natural|dice|die|combined|modified|overall]? [total score|result | sum total | score|result|total|roll|number|die|dice|sum|answer|outcome|figure|difference|tally] [rolled|scored|shown|obtained|achieved|attained | thus|so|thereby arrived at | thus|so|thereby rolled|scored|obtained|achieved|attained | of the|this|his [dice|die]? roll|rolls|dice|die|throw | on the|this|his dice|die | total]?';
const is =
  'is|was|be|comes|come|equals|are|turns|shows|show|reads|says|lands|works|adds|gives|makes [to|up|out|on]? [to]? [as]?';
const needs = 'need|needs|needed|require|requires|want|wants';
const gets = `[to roll|score|get|throw | a|an? ${noun} of]?`;

const si =
  '[si|cuando|salvo|mientras|siempre | en cuanto|tanto | tan pronto como | a menos que | a no ser que | salvo|excepto que|si | siempre y cuando | en caso de que]';
const le = 'te|le|les|os|me|nos|se?';
const saca =
  'saca|sacas|sacan|sacáis|sacamos|saque|saques|saquen|saquéis|obtiene|obtienes|obtienen|obtenéis|obtenga|obtengas|obtengan|consigue|consigues|consiguen|consiga|consigas|sale|salen|salga|salgan|logra|logras|logre|da|tira|tiras|tire';
const sacar = 'sacar|obtener|conseguir|lograr|sacando|obteniendo|tirar|alcanzar';
const unTotal = `[un|una? ${nombre} de]?`;
const enDados = 'en el|los|tu|su|sus|tus|algún|ese|esos|cualquier|cualquiera|uno|alguno [de los]? dado|dados';
const elResultado =
  'el? el|la|lo|su|tu|este|esta|dicho|ese resultado|total|tirada|puntuación|dado|suma|número|valor|diferencia [total | final | obtenido|obtenida | de [la|los|el|esa|esta|dicha|su|tu]? tirada|dados|tiradas|dado]?';
const aparece =
  'sale|salen|salga|salgan|saca|sacas|saque|saques|aparece|aparecen|hay|muestra|muestran|obtiene|obtienes|obtenga';
const es = 'es|sea|fuera|fuese|muestra|muestre|da|dé|fue|marca|marque|suma|está|esté|queda';

const score: OpeningMeaning = { kind: 'score', isNamed: true };
const pointed: OpeningMeaning = { kind: 'score', isNamed: false };

const between =
  'between [them|these|those | the|these|those|both [two|three]? dice|scores|results|numbers|rolls | the higher|highest [one|die|score]? and the? lower|lowest [one|die|score]?]';
const entre =
  'entre [ellos|ambos | los|las|ambos [dos|tres]? dados|tiradas|resultados | el|la mayor|máximo y el|la menor|mínimo]';

/** All of them, read from the longest. */
export const openings = new PhraseBook<OpeningMeaning>([
  [
    { kind: 'preposition', isNamed: false },
    `${just} on|upon|with`,
    'on|upon|with only|exactly',
    'sólo|solo|solamente? con|en',
  ],
  [
    pointed,
    `${just} on|upon|with only|exactly? a|an|any`,
    'sólo|solo|solamente? con|en un|una|cualquier',
    `${when} ${who} ${may}? ${just} ${rolls} a|an?`,
    `should ${who} ${rolls} a|an?`,
    `were ${who} to ${rolls} a|an?`,
    `having ${rolls} a|an?`,
    `[if|when|unless you|he|she|they|we | you|he|she|they|we | and|but]? [are|'re|is | you're|he's|she's|they're|we're] looking for|after a|an?`,
    `what|all [that]? you|he|she|they|we ${needs} is|are a|an?`,
    `[the|his|her|their|your]? aim|target|goal|success|failure|number|roll|score [number|needed|required]? is|means|being a|an?`,
    `${when} ${who} ${may}? manages|manage|succeeds|succeed [to roll|score|get | in rolling|scoring|getting]? a|an?`,
    `should it|this|that also? ${is} a|an?`,
    `${when} ${who} [fails|fail to | doesn't|don't|didn't | does|do|did not | can't|cannot] roll|score|get|make a|an?`,
    'on|upon|with either a|an?',
    'nothing|none but|except a|an?',
    'nothing short of a|an?',
    'nada que no sea un|una?',
    'on|upon|with the first?',
    'al primer',
    'con el',
    `el? objetivo|éxito|fallo|fracaso es|supone un|una?`,
    'a no ser que el dado muestre|dé|saque|marque un|una?',
    'en caso de sacar|obtener|conseguir un|una?',
    'should they|these|both [the dice]? total|come|add [up]? [to]? a|an?',
    `${when} ${who} ends|end up with a|an?`,
    "who|that [fails|fail to | does|do|did not | doesn't|don't|didn't] roll|score|get|make a|an?",
    "[any|every|each|a|an|the|all ~2 | anybody|anyone|everybody|everyone|those|warriors] who|that [fails|fail to | does|do|did not | doesn't|don't|didn't] roll|score|get|make a|an?",
    `[anyone|anybody|everyone|everybody|whoever|those|all | any|each|every|a|an|the ~2] with a|an? [${noun} of] a|an?`,
    `which|this [will|would|may]? takes|take|needs|need|requires|require ${gets} a|an?`,
    `[quien|quienes|el|los|todo|todos [que]?] tenga|tengan|tiene|tienen un|una? [${nombre} de] un|una?`,
    `${when} it's|that's a|an?`,
    `${when} [it|this|that] ${just} [is|was|shows | comes|turns|lands [to|up|out|on]] [as]? a|an?`,
    `[he|she|it|they|you|we | anyone|anybody|everyone|everybody|all|those|others else? | the|a|an|any|each|every|your ~3] [will|would|may|shall|does]? ${just} ${needs} ${just} ${gets} a|an?`,
    `needing|requiring a|an?`,
    `needs|need|must ${just} ${gets} a|an?`,
    "i|we|i'd|we'd would|will? ask|asks|want|demand for? a|an?",
    'yo? te|le|les|os pediría|pediríamos|exigiría|exigiríamos|pido|exijo un|una?',
    `[must|should [then]? | [has|have to]] ${just} roll|score|get|throw|make a|an?`,
    `did|do|does ${who} roll|score|get a|an?`,
    'in|within the range|band [of|from]?',
    'barbarians|dwarfs|dwarves|elves|wizards|warriors|others|everyone|everybody need a|an?',
    'trying|hoping|aiming|hope|hopes [to roll|score|get | for] a|an?',
    `it|that [will|would|may]? takes|take ${gets} a|an?`,
    `${when} ${who} ${may}? make|makes a|an?`,
    `${when} that|this makes a|an?`,
    `${when} they|these|both [both|together]? come|comes|add|adds|total [up]? [to]? a|an?`,
    `${when} the two [together|added|scores|of them]? come|comes|add|adds|total|are|make [together]? [up]? [to]? a|an?`,
    `whoever|anyone|anybody|everyone|everybody [who]? ${rolls}|rolling|scoring|getting|throwing a|an?`,
    `[those|any|all|anyone|anybody|everyone|warriors|players|models | the|a|an|any|each|every|all ~3] who|that|which ${may}? ${rolls} a|an?`,
    `any|each|every ~3 ${rolls} a|an?`,
    `[any|anyone|each|every|all|a|an|the|those ~2?]? whose [own]? ${noun}|die|dice [${is} | score|scores|roll|rolls] a|an?`,
    `[el|la|los|las|quien|cada|cualquier|todo|un|una ~1]? cuyo|cuya tirada|${nombre} ~1 un|una?`,
    '[any|a|an|the|each|every ~3 | those|all|anyone|anybody|everyone|warriors|players|models]? rolling|scoring|throwing|getting a|an?',
    'if|unless you|he|she|they see|sees a|an?',
    `${si} no? ${le} ${saca} un|una?`,
    `y? como ${le} saque|saques|saquen|salga|salgan|obtenga|obtengas|consiga|consigas un|una?`,
    'if|when|unless [there]? comes|falls [out|up]? a|an?',
    `${si} [el|la|los|un|una|tu|cada|algún|cualquier|alguien ~2] no? ${le} ${saca} un|una?`,
    `${si} esto|eso? no? es|fuera|sea|queda|quede|fuese [de]? un|una?`,
    'in the? case|event of a|an?',
    `si ${enDados} no? ${aparece} un|una?`,
    `no? ${sacar} un|una?`,
    `no? ${sacar} un|una ${nombre} que? sea? [de]?`,
    `que? ${le} necesita|necesite|necesiten|necesites|precise|precisen|necesitas|necesitan|necesitará|necesitarás|necesitáis|requiere|requieren|precisa [${sacar}]? ${unTotal} un|una?`,
    `y|e? sigue|sigues|siguen necesitando|haciendo [falta]? [${sacar}]? ${unTotal} un|una?`,
    `y|e? sólo|solo? ${le} vale|valen|sirve|sirven|salva|salvan un|una`,
    `${le} basta|bastará|vale con ${unTotal} un|una?`,
    'basta|bastará un|una',
    `${le} hace|hará|hacen|haciendo|haría falta [${sacar}]? ${unTotal} un|una?`,
    `[y|e|pero]? [debe|deberá | tiene|tendrá que | ha de] ser|estar [de]? un|una?`,
    'it|this? must|should|has|needs to? be a|an?',
    `al ${sacar} un|una?`,
    `${si} muestra|muestre|marca|marque un|una?`,
    `debe|debes|deben|deberá|deberás|tiene|tienes|hay [que]? ${sacar} un|una?`,
    `quien|quienes|los|el|la|las|al|a|aquel|aquellos|todo|todos|cualquiera [los]? que? saque|saquen|obtenga|obtengan|saca|sacan|obtiene|obtienen|tire un|una?`,
    `quien|quienes|aquellos [que]? ${saca} un|una?`,
    'al|a [que | la que | los que | quien | quienes] le|les salga|salgan|sale|salen un|una?',
    `quien|quienes ${saca} un|una ${nombre} [de|que sea]?`,
    '[cada|cualquier|todo|el ~2] que saque|saquen|obtenga|obtengan|saca un|una?',
  ],
  [
    score,
    `${just} on|upon|with|for? ${a} [natural]? ${ofScore} a|an?`,
    `${just} on|upon|with the [natural|unmodified]? ${noun} of a|an?`,
    `${just} on|upon|with any|all? ${ofScore} a|an?`,
    `any|every? ${ofScore} a|an?`,
    `a|an|the natural|unmodified|modified|final ${noun} of a|an?`,
    `on|upon|with a|an|any difference [${between}]? of a|an?`,
    `any|a difference [${between}]? of a|an?`,
    `${just} on|upon|with a|an|any ${noun} [that|which is]?`,
    `${when} ${who} ${may}? ${just} ${rolls} a|an ${noun} [that is]?`,
    `con un|una ${nombre}`,
    `${when} [the|these|both [two]? dice|scores|results|rolls | they] differ by a|an?`,
    `${si} [los [dos]? dados|resultados]? difieren|difieran en|de un|una?`,
    `${when} the difference ${between} is|was|comes [to]? a|an?`,
    `${si} la diferencia ${entre} es|sea de? un|una?`,
    `on|upon|with a difference [${between}]? of a|an?`,
    'con una diferencia de un|una?',
    `${when} your|the|his|that|a warrior's|target's|monster's|player's roll|score|total|result ${is} a|an?`,
    `${when} ${theScore} ${just} ${is} a|an?`,
    `and ${theScore} ${is} a|an?`,
    `if , and only if , ${theScore} ${is} a|an?`,
    `in the? case|event of a ${noun} of a|an?`,
    `should ${theScore} ${is} a|an?`,
    `${when} ${theScore} a|an?`,
    `${when} the? [two|three|four|both]? dice|scores|rolls|numbers [together]? add|total|make|come [up]? [to]? a|an?`,
    `${si} [los [dos|tres]? dados|resultados]? suman|sumen|sumáis [un total de]? un|una?`,
    `and|with [the|a total|sum|score]? comes|come|coming to a|an?`,
    `${when} ${who} has|have|had a ${noun} of a|an?`,
    `${when} ${theScore} is|was|falls|lies in|within the range|band [of|from]?`,
    `${theScore} is|was|of a|an?`,
    `${theScore} must|should|has|needs [to]? be|equal|reach|come|total [to]? a|an?`,
    'the scores|results|rolls',
    `${when} ${who} ${may}? ${just} ${rolls} a|an? ${ofScore} a|an?`,
    `${when} ${theScore} is ${a} ${ofScore} a|an?`,
    'en caso de [que salga|saque]? un|una?',
    `con|en [un|una|el|la]? ${nombre} de un|una?`,
    `un|una|el|la? ${nombre} de un|una?`,
    `${si} ${elResultado} no? ${es} [de]? un|una?`,
    `${si} ${elResultado} un|una?`,
    `si el|tu|su dado no? ${aparece} un|una?`,
    `que sea|sean|salga|salgan|dé|den|sume|sumen [un|una ${nombre} de]? un|una?`,
    `y|e ${elResultado} ${es} [de]? un|una?`,
    `${elResultado} es|fue|sea|debe [ser]? [de]? un|una?`,
    `${si} no? ${le} ${saca} [un|una]? ${nombre} [de]? un|una?`,
  ],
  [
    { kind: 'bare', isNamed: false },
    '[only|just]? a|an',
    'only|just',
    'result|results',
    'resultado|tirada|puntuación',
    'a|an|any|the score|total|roll|result|number [that is]?',
    '[sólo|solo]? un|una',
    'any',
  ],
  [
    { kind: 'verb', isNamed: true },
    `${when} [it|this|that|he|she|you|they | ${theScore}]`,
    'if|unless|when|whenever|si|salvo|cuando',
    `should ${theScore}`,
    `${elResultado}`,
    `${si} ${le} [${elResultado}]?`,
    `and|but? must|should|may|has|have|needs|need|can to?`,
    'y|e|pero? debe|debes|deben|deberá|deberás|hay|tiene|tienes|tienen|tendrá|tendrás|tenga|tengas|intenta|intentar que?',
    'y|e que? tenga|tengas|tiene que',
    'ha|han|has|habrá|habrás de',
    'quien|quienes|los|el que?',
    '[those|anyone|anybody|everyone|all | any|each|every|a|an|the ~2] who|that',
  ],
  [
    { kind: 'elided', isNamed: false },
    'and|but? the|a|an|all|every|any? barbarian|dwarf|elf|wizard|barbarians|dwarfs|dwarves|elves|wizards|others|rest|warriors|warrior ,? [only|needs|need|on|upon|with|for [him|her|them]? it is | must have|score|get]? a|an?',
    'and|but? everyone|everybody|anyone|anybody|all else|others ,? [only|needs|need|on|upon|with]? a|an?',
    'y|e|pero? el|la|los|las|un|una|cualquier|todo|todos? [bárbaro|enano|elfo|elfa|hechicero|mago|enana|bárbara|demás|otros|resto | otro] ,? [sólo|solo|necesita|necesitan|con]? un|una?',
  ],
  [
    { kind: 'strong', isNamed: false },
    'at',
    'score|get|make|roll a|an?',
    'hope|hopes|hoping|aim|aiming|pray|praying for a|an?',
    'fail|failing to roll|score|get a|an?',
    'those|anyone|anybody|everyone|everybody|any|all [of them]? with|on',
    'target [number]? [of|is|:]?',
    'pass|passes|passed|fail|fails|failed|success|failure :|= a|an?',
    'éxito|fallo|fracaso|pasa|supera|falla :|= un|una?',
    'and [must]? score|scores|scoring|get|gets|getting|roll|rolls a|an?',
    // Without a condition, one score alone is told: `y saca un 5, así que se salva`.
    `y? no? ${le} ${saca} un|una?`,
    'vs|versus',
  ],
]);
