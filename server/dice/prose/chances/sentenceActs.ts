/** The acts of a sentence: of the phrases that begin at each token those that together have most of its words. */
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import type { Act } from '../meaning/acts.ts';
import { actOf } from '../meaning/build.ts';
import { unreadChange } from '../meaning/change.ts';
import { names } from '../meaning/places.ts';
import { namedDiceAct } from '../meaning/roll.ts';

interface Step {
  readonly gain: number;
  readonly act: Act | undefined;
  readonly to: number;
}

/** The acts of a sentence, in order. Takes time in proportion to the sentence: a phrase has a bounded length. */
export function sentenceActs(sentence: Sentence): readonly Act[] {
  const { from, to } = sentence;
  const best: Step[] = [];
  const gainFrom = (at: number): number => best[at - from]?.gain ?? 0;
  for (let at = to - 1; at >= from; at--) {
    const skip = skipAt(sentence, at);
    let step = { ...skip, gain: skip.gain + gainFrom(skip.to) };
    for (const found of sentence.actsAt(at)) {
      const gain = gainOf(found) + gainFrom(found.to);
      const act = gain > step.gain ? actOf(sentence, found) : undefined;
      if (act) step = { gain, act, to: found.to };
    }
    best[at - from] = step;
  }
  const acts: Act[] = [];
  for (let at = from; at < to; ) {
    const step = best[at - from];
    if (!step) break;
    if (step.act) acts.push(step.act);
    at = step.to;
  }
  return joined(sentence, acts);
}

/** A longer phrase is better than two shorter ones; where they are as long, one of single dice is, and a chance that the text has itself. */
function gainOf({ from, to, name, captured }: FoundPhrase): number {
  // `the fever gets worse on a 1`: `worse` alone compares less often than it is said of something else.
  if (name === 'ask' && to === from + 1 && captured.length === 0) return 0.005;
  return to - from - (name === 'stated' ? 0 : name === 'askDice' || name === 'alike' ? 0.45 : 0.5);
}

function skipAt(sentence: Sentence, at: number): Step {
  const mention = sentence.mentionAt(at);
  if (mention) return { gain: 0, act: namedDiceAct(sentence, at, mention.to), to: mention.to };
  const isChange = isUnreadChange(sentence, at);
  return { gain: isChange ? -0.3 : 0, act: isChange ? unreadChange(at, at + 1) : undefined, to: at + 1 };
}

/** `add`, `modified`, `keep the best dice`: words that change a roll wherever no phrase has them. */
function isUnreadChange(sentence: Sentence, at: number): boolean {
  // `1D6 without bonuses`
  if (sentence.is(at, 'add', 'subtract', 'multiply', 'change')) return !sentence.is(at - 1, 'negation', 'none');
  // `halve the result`
  if (sentence.is(at, 'halve', 'double')) return names(sentence, at + 1, at + 4, 'result', 'die');
  // `may roll again any dice`
  if (sentence.is(at, 'again'))
    return sentence.is(at - 1, 'roll') && names(sentence, at + 1, at + farthestDice, 'die', 'any');
  return sentence.is(at, 'keep', 'drop') && names(sentence, at - farthestDice, at + farthestDice, 'highest', 'lowest');
}

const farthestDice = 5;

/** Questions of which none is whole without the other are parts: `7 or more or a natural 6`; not `on a 6, or on a 5 if he is an Elf`. */
function joined(sentence: Sentence, acts: readonly Act[]): readonly Act[] {
  const parts = new Set<Act>();
  for (const [index, act] of acts.entries()) {
    const before = acts[index - 1];
    if (!before || !isQuestion(before) || !isQuestion(act)) continue;
    const isNear = act.from - before.to <= 1 && (sentence.is(act.from - 1, 'or', 'but') || sentence.is(act.from, 'or'));
    const isOtherCase = sentence.is(act.from, 'on', 'if') && sentence.is(act.to, 'if', 'unless', 'with');
    if (!isNear || isOtherCase) continue;
    parts.add(before).add(act);
  }
  return acts.map((act) => (parts.has(act) && isQuestion(act) ? { ...act, isPart: true } : act));
}

function isQuestion(act: Act): act is Extract<Act, { readonly kind: 'ask' | 'askDice' | 'alike' }> {
  return act.kind === 'ask' || act.kind === 'askDice' || act.kind === 'alike';
}
