import { coverOf } from '../match/cover.ts';
import type { Sentence } from '../match/sentence.ts';
import type { Act } from '../meaning/acts.ts';
import { unreadBehindRolls } from '../meaning/behindRolls.ts';
import { actOf } from '../meaning/build.ts';
import { uncoveredIn } from '../meaning/coverage.ts';
import { isAnySign, names } from '../meaning/places.ts';

/** The acts of a sentence, in order, with what nobody has read in it. */
export function sentenceActs(sentence: Sentence): readonly Act[] {
  const pieces = coverOf(sentence);
  const uncovered = uncoveredIn(sentence, pieces);
  const unread = [...unreadBehindRolls(sentence, pieces)];
  const acts: Act[] = [];
  for (const piece of pieces) {
    const act = actOf(sentence, piece);
    const start = piece.kind === 'found' ? piece.found.from : piece.from;
    while (unread[0] !== undefined && unread[0] < start) acts.push(unreadAt(sentence, unread.shift() ?? 0));
    if (act) acts.push(uncovered.has(act.from) ? { ...act, isUncovered: true } : act);
    // `opens on 6 or less or so on 2D6`: these dice are for that question, though nobody knows what it is.
    const isOfQuestion = piece.kind === 'dice' && isBehindQuestion(sentence, acts, piece);
    if (isOfQuestion) acts.push({ kind: 'purpose', from: start, to: piece.to });
  }
  for (const at of unread) acts.push(unreadAt(sentence, at));
  return acts;
}

/** Whether dice end a clause in which a question stands that has none: `with 6 or less or so on 2D6`. */
function isBehindQuestion(
  sentence: Sentence,
  acts: readonly Act[],
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const end = to < sentence.to ? sentence.tokens[to] : undefined;
  const isEnd = end === undefined || (end.kind === 'sign' && end.sign !== ':');
  if (!sentence.is(from - 1, 'with') || !isEnd) return false;
  let start = from;
  while (start > sentence.from && !isAnySign(sentence, start - 1, ',;:()')) start--;
  // `on a 6 roll again with two dice`
  return acts.some(
    (act) => act.kind === 'ask' && act.from >= start && !act.dice && !names(sentence, act.to, from, 'roll', 'rolling'),
  );
}

function unreadAt(sentence: Sentence, at: number): Act {
  const isDone = sentence.is(at, 'add', 'subtract');
  const isVague = !isDone && sentence.is(at, 'change');
  return { kind: 'other', isNumber: false, isChange: isDone || isVague, isVague, from: at, to: at + 1 };
}
