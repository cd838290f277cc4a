/** Two who roll the same dice and are not named beside them: `They both roll 1D6`, `Each rolls 2D6`. */
import type { TokenMention } from '../notation/notation.ts';
import { phrases } from '../notation/pattern.ts';
import { verbBefore } from '../rolls/rollPlaces.ts';
import { isOwnedByOther, isWarrior } from '../words/owners.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, signAt, wordAt, wordSet } from '../words/words.ts';

/** `Each rolls 1D6`, `the two of them roll 2D6`, `cada uno tira 1D6` behind two that are named: so that two roll, and no more. */
export function isPairRolling(tokens: readonly Token[], { from }: TokenMention): boolean {
  const verb = verbBefore(tokens, from);
  if (verb === undefined) return false;
  for (let start = verb - 1; start >= verb - maximumPairWords; start--) {
    if (bothOfThem.at(tokens, start)?.next === verb) return true;
    if (eachOfThem.at(tokens, start)?.next === verb) return isStartOfSentence(tokens, start) && namesTwo(tokens, start);
  }
  return false;
}

const maximumPairWords = 5;
const bothOfThem = phrases(
  'the two of them each?',
  'they both',
  'both sides|parties|players|opponents|rivals|fighters',
  'each side|opponent|party',
  'the two sides|players|opponents|rivals|fighters|wrestlers each?',
  'los|las dos',
  'ambas partes',
  'ambos bandos|jugadores|rivales|contrincantes',
  'los dos bandos|jugadores|rivales|contrincantes',
  'cada bando|contrincante|rival',
);
const eachOfThem = phrases('each', 'each of them', 'each of the two', 'each one', 'cada uno', 'cada cual');

function isStartOfSentence(tokens: readonly Token[], index: number): boolean {
  return tokens[index - 1] === undefined || tokens[index - 1]?.kind === 'sign' || tokens[index]?.startsLine === true;
}

/** Whether two, and no more, are told of in the sentence before: `the Warrior and the Ogre`, `wrestle with the Ogre`; not a text that begins. */
function namesTwo(tokens: readonly Token[], index: number): boolean {
  // `Each rolls 1D6. The higher wins.`: so it is said of two.
  if (tokens[index - 1] === undefined)
    return Array.from({ length: farthestOutcome }, (_, ahead) => index + ahead).some((at) =>
      isOneOf(tokens, at, ofTwo),
    );
  const found: string[] = [];
  for (let at = index - 2; at > index - farthestPair && !'.!?'.includes(signAt(tokens, at) ?? ' '); at--) {
    const word = wordAt(tokens, at);
    if (word === undefined && tokens[at] === undefined) break;
    if (word === undefined) continue;
    if (several.has(word)) return false;
    if (isWarrior(word) || isOwnedByOther(word)) found.push(word);
  }
  return new Set(found).size === 2;
}

/** `Each of the Warriors and the Ogre rolls 1D6`: whether more than two may roll. */
export function isRolledBySeveral(tokens: readonly Token[], { from }: TokenMention): boolean {
  const verb = verbBefore(tokens, from) ?? from;
  for (let at = verb - 1; at > verb - farthestSubject && tokens[at]?.kind === 'word'; at--) {
    if (isOneOf(tokens, at, several) && !(isOneOf(tokens, at, eachWords) && at === verb - 1)) return true;
  }
  return false;
}

const farthestSubject = 9;
const eachWords = wordSet('each cada');
const farthestPair = 24;
const farthestOutcome = 16;
const ofTwo = wordSet('higher');
const several = wordSet(
  'each every all warriors players everyone everybody they anyone anybody cada todos todas guerreros jugadores cualquiera',
);
