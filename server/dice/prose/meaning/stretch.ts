/** The parts of a stretch of a sentence: what stands between two signs or words that join clauses. */
import type { Sentence } from '../match/sentence.ts';
import type { Stretch } from './following.ts';
import { isDash, isSign } from './places.ts';

export interface Part {
  /** `target`: it stands right behind the question; `open`: behind a colon or a dash; `comma`: behind a comma or a bracket; `joint`: behind `and` or `or`. */
  readonly kind: 'target' | 'open' | 'comma' | 'joint';
  readonly from: number;
  /** The first token after it. */
  readonly to: number;
}

/** All parts of a stretch, in order; the empty ones too. */
export function partsOfStretch({ sentence, starts, from, to }: Stretch): readonly Part[] {
  const parts: Part[] = [];
  let kind: Part['kind'] = 'target';
  let start = from;
  for (let at = from; at < to; ) {
    const piece = starts.get(at);
    const end = piece ? (piece.kind === 'found' ? piece.found.to : piece.to) : at + 1;
    const token = sentence.tokens[at];
    const isBut = piece?.kind === 'left' && sentence.is(at, 'but');
    const next: Opening | undefined =
      piece && !isBut
        ? undefined
        : token?.kind === 'sign'
          ? kindBehind(sentence, at, token.sign, kind)
          : jointAt(sentence, at);
    if (next) {
      parts.push({ kind, from: start, to: at });
      [kind, start] = [next.kind, next.from];
      at = next.from;
    } else at = end;
  }
  parts.push({ kind, from: start, to });
  return parts;
}

interface Opening {
  readonly kind: Part['kind'];
  readonly from: number;
}

function kindBehind(sentence: Sentence, at: number, sign: string, kind: Part['kind']): Opening | undefined {
  if ('*_`"”»’\''.includes(sign)) return undefined;
  const from = at + 1;
  if (sign === ',' || sign === '(' || sign === ')') return { kind: sign === ')' ? kind : 'comma', from };
  return sign === '-' && !isDash(sentence, at) ? undefined : { kind: 'open', from };
}

function jointAt(sentence: Sentence, at: number): Opening | undefined {
  const from = sentence.endsOf('and', at)[0] ?? sentence.endsOf('or', at)[0] ?? sentence.endsOf('but', at)[0];
  return from === undefined ? undefined : { kind: 'joint', from };
}

/** Where a stretch behind a token ends: at a semicolon, at a line of a table, or where the next question or roll is announced. */
export function endOfStretch(sentence: Sentence, from: number, next: number): number {
  let end = from;
  while (end < next && !isSign(sentence, end, ';') && !isSign(sentence, end, '|')) end++;
  if (end < next || next >= sentence.to) return end;
  let opening = next;
  while (opening > from && opening > next - longestOpening && !isJoint(sentence, opening - 1)) opening--;
  return isJoint(sentence, opening - 1) ? opening : next;
}

const longestOpening = 8;

function isJoint(sentence: Sentence, at: number): boolean {
  return sentence.tokens[at]?.kind === 'sign' || sentence.is(at, 'and', 'or', 'but');
}
