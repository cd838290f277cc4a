/** Numbers of the game that are compared with a roll, and not the roll with them: `if his Initiative is higher`. */
import type { Comparator } from '../../language/comparator.ts';
import { PhraseBook, phrases } from '../notation/pattern.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, wordSet } from '../words/words.ts';

interface Reversed {
  /** What the roll must be of the number. */
  readonly comparator: Comparator;
  /** The first token after it. */
  readonly next: number;
}

/** `is higher`, `is not exceeded by a roll`: how the roll stands to the number before the token; undefined where it is compared with something else. */
export function reversedAt(tokens: readonly Token[], index: number): Reversed | undefined {
  const found = reversed.at(tokens, index);
  if (!found || isOneOf(tokens, found.next, thanWords) || tokens[found.next]?.kind === 'number') return undefined;
  // `is beaten by the Ogre's`
  if (isOneOf(tokens, found.next, byWords) && !byRoll.at(tokens, found.next)) return undefined;
  return { comparator: found.meaning, next: found.next };
}

const thanWords = wordSet('than que');
const byWords = wordSet('by por');
const byRoll = phrases(
  'by it|this|that',
  'by a|the|this|that|his|her|your roll|score|result|total|throw|die|dice',
  'por una|la|el|esta|este|esa|ese|su tirada|puntuación|resultado|total|dado',
);
const reversed = new PhraseBook<Comparator>([
  ['<', 'is|are higher|greater', 'es mayor|superior'],
  ['>', 'is|are exceeded|beaten|surpassed', 'es|queda superada|superado|rebasada|rebasado'],
  ['<=', 'is|are not|never exceeded|beaten|surpassed', 'no es|queda superada|superado|rebasada|rebasado'],
  [
    '>=',
    'is|are equalled|equaled|matched or exceeded|beaten|surpassed',
    'es|queda igualada|igualado o superada|superado',
  ],
  [
    '<=',
    'is|are equal or higher|greater',
    'is|are higher|greater or equal',
    'es mayor|superior o igual',
    'es igual o mayor|superior',
  ],
  ['>', 'is|are lower|smaller', 'es menor|inferior'],
  [
    '>=',
    'is|are equal or lower|smaller',
    'is|are lower|smaller or equal',
    'es menor|inferior o igual',
    'es igual o menor|inferior',
  ],
]);
