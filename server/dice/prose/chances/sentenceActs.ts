import { coverOf } from '../match/cover.ts';
import type { Sentence } from '../match/sentence.ts';
import type { Act } from '../meaning/acts.ts';
import { unreadBehindRolls } from '../meaning/behindRolls.ts';
import { actOf } from '../meaning/build.ts';
import { uncoveredIn } from '../meaning/coverage.ts';

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
  }
  for (const at of unread) acts.push(unreadAt(sentence, at));
  return acts;
}

function unreadAt(sentence: Sentence, at: number): Act {
  const isDone = sentence.is(at, 'add', 'subtract');
  const isVague = !isDone && sentence.is(at, 'change');
  return { kind: 'other', isNumber: false, isChange: isDone || isVague, isVague, from: at, to: at + 1 };
}
