/** How people say targets in words: `anything but`, `equal to or less than`, `a lower score`. */
import type { Comparator } from '../language/comparator.ts';
import { PhraseBook, phrases } from './pattern.ts';

/** Behind a number: that or more. */
export const upward = phrases(
  'needed|required',
  'upwards|onwards|onward|minimum|mínimo',
  'en adelante',
  'para arriba',
  'at least',
  'como mínimo',
  'al menos',
);
/** Before scores: every one but those. */
export const exceptions = phrases(
  'not a|an?',
  'other than a|an?',
  'any? score|roll|result|number|total|throw other than a|an?',
  'except|excluding a|an?',
  'anything but|except a|an? [score|roll|result of]? a|an?',
  'anything|something other|else than|but a|an? [score|roll|result of]? a|an?',
  'any? score|roll|result|number but|except|other a|an?',
  'anything|everything|any [score|roll|result|number]? that|which is not a|an?',
  "anything|everything|any [score|roll|result|number]? that|which isn't a|an?",
  'all|every [score|scores|roll|rolls|result|results]? but|except a|an?',
  'todo menos|salvo|excepto un|una?',
  'cualquier|un|una? resultado|puntuación|tirada|número|cosa que no sea un|una?',
  'lo que sea menos|salvo|excepto un|una?',
  'cualquier cosa menos|salvo|excepto un|una?',
  'cualquier? resultado|puntuación|tirada menos|salvo|excepto|distinto|distinta [de]? un|una?',
  'cosa menos|salvo|excepto un|una?',
);
const that = '[[than]? that|this|it]?';
/** Which of the scores that the targets before have left. */
export type Rest = 'lower' | 'higher' | 'other' | 'between';
/** The scores that the targets before have left. */
export const rests = new PhraseBook<Rest>([
  [
    'between',
    'anything|something|any [score|roll|result|total]? in between',
    'in between',
    'cualquier|un? [cosa|resultado|valor]? intermedio|intermedia',
    'lo de en medio',
  ],
  [
    'lower',
    'any? lower|smaller|lesser score|roll|result|total|number',
    'un|una|cualquier? resultado|puntuación|tirada|número menor|inferior|peor',
    `anything|any|something lower|less|under|below|worse|smaller ${that}`,
    'less|lower|fewer|worse [than]? that|this',
    'below|under that|this',
    'por debajo de eso|esto|ello',
    'menos de|que eso|esto',
  ],
  [
    'higher',
    'any? higher|greater|better score|roll|result|total|number',
    'un|una|cualquier? resultado|puntuación|tirada|número mayor|superior|mejor',
    `anything|any|something higher|more|over|above|better|greater ${that}`,
    'more|higher|better|greater [than]? that|this',
    'above|over that|this',
    'por encima de eso|esto|ello',
    'más de|que eso|esto',
  ],
  [
    'other',
    'a|any|all? other score|scores|roll|rolls|result|results|total|number|numbers',
    'any other',
    'anything|something else',
    'cualquier? otro resultado|número',
    'cualquier? otra puntuación|tirada|cosa',
    'el resto',
  ],
]);
/** The comparisons that are said in words, each with what it means. */
const n = '[the score|result|of]? a|an? #';
export const comparisons = new PhraseBook<Comparator>([
  [
    '>=',
    `equal to? or greater|higher|more|over|above|better|exceeds|exceed [than|to]? ${n}`,
    `equals|equal to? or exceeds|exceed|beats|beat ${n}`,
    `greater|higher|more|better [than]? or equal to|than? ${n}`,
    `at or above|over ${n}`,
    `at least a|an? #`,
    `a? minimum of|score|roll? of? #`,
    `no|not less|lower|fewer|smaller|worse than ${n}`,
    `not below|under ${n}`,
    `as high as|or ${n}`,
    'reaches|reach #',
    `reach|reaches|equal|match|matches or exceed|exceeds|beat|beats ${n}`,
    'al menos|mínimo # [o más]?',
    'igualar|igualen o superar|superen a|al? #',
    'alcanzar|alcancen|llegar|alcanzan a|al? #',
    'igual [a]? o superior|mayor|más|mas a|al|que|de? un|una? #',
    'superior|mayor|más o igual a|al|que un|una? #',
    'al menos un|una? #',
    'por lo menos un|una? #',
    'como mínimo un|una? #',
    'un mínimo de #',
    'iguala|igualas|iguale o supera|superas|supere a|al? #',
    'no menos|menor|inferior de|que|a un|una? #',
    'llega|llegas|llegue|llegan|lleguen a|al #',
    'alcanza|alcanzas|alcance #',
  ],
  [
    '<=',
    `equal to? or less|lower|under|below|fewer|smaller [than|to]? ${n}`,
    `less|lower|fewer|smaller [than]? or equal to|than? ${n}`,
    `under|below|at or equal|under|below to? ${n}`,
    `at most ${n}`,
    `a? maximum of #`,
    `no|not more|higher|greater|better|larger than ${n}`,
    `not above|over ${n}`,
    `within ${n}`,
    'does|do|did|must|should|may|will? not exceed|beat|pass #',
    `no greater|higher|more|larger|better than ${n}`,
    'como mucho un|una? #',
    'a lo sumo un|una? #',
    'no superar|superen|exceder|exceda|excede|excedas|sobrepasar|sobrepase|sobrepasa a|al? #',
    'no pasar|pasen de|del #',
    "doesn't|don't|didn't exceed|beat #",
    'igual [a]? o inferior|menor|menos|mas a|al|que|de? un|una? #',
    'inferior|menor|menos o igual a|al|que un|una? #',
    'como máximo un|una? #',
    'un máximo de #',
    'no supera|superas|supere|superan a|al? #',
    'no pasa|pasas|pase de #',
    'no más|mayor|superior de|que|a un|una? #',
  ],
  [
    '>',
    `anything? greater|higher|more|better|larger than ${n}`,
    `anything? over|above ${n}`,
    'exceeds|exceed|exceeding|beats|beat|beating #',
    'superior|mayor|más|mas a|al|que|de un|una? #',
    'por encima de|del un|una? #',
    'supera|superas|supere|superan|superar|superen|superando|excede|exceda|exceder|sobrepasa|sobrepase|sobrepasar a|al? #',
    'pasa|pasas|pase|pasar|pasen de|del #',
  ],
  [
    '<',
    `anything? less|lower|fewer|smaller|worse than ${n}`,
    `anything? under|below|beneath ${n}`,
    'inferior|menor|menos a|al|que|de un|una? #',
    'por debajo de|del un|una? #',
    'no llega|llegas|llegue|llegan|lleguen|llegar a|al #',
    'no alcanza|alcanzas|alcance #',
  ],
  ['=', 'equal to #', 'equals #', 'exactly #', 'the same as #', 'igual a|al|que #', 'exactamente #'],
]);
/** The same, where nothing follows. */
export const spokenRest = new PhraseBook<'lower' | 'higher'>([
  ['lower', 'less|lower|menos|menor'],
  ['higher', 'more|higher|más|mayor'],
]);
