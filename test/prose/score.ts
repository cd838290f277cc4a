import { overlaps, type Span } from '../../server/text/span.ts';
import type { Mark, MarkedText } from './marks.ts';

/** A mention that the program found. */
export interface Found {
  readonly id: string;
  readonly span: Span;
}

/** What the program made of a text, held against its marks. */
export interface Score {
  readonly hits: number;
  readonly misses: readonly Mark[];
  readonly wrong: readonly Found[];
}

/**
 * A mark is hit by a mention of its rule that lies within the mark and covers its core. Everything else that was found is wrong, also
 * the right rule in a place too short or too long and a second mention of one mark; only what touches a doubtful place does not count.
 */
export function score({ marks, doubtful }: MarkedText, found: readonly Found[]): Score {
  const left = new Set(found.filter(({ span }) => !doubtful.some((place) => overlaps(place, span))));
  const misses = marks.filter((mark) => {
    const hit = [...left].find((mention) => hits(mention, mark));
    if (hit) left.delete(hit);
    return !hit;
  });
  return { hits: marks.length - misses.length, misses, wrong: [...left] };
}

/** The share of the marks that were hit; 1 where there are none. */
export function recallOf(scores: readonly Score[]): number {
  const hits = sum(scores, (score) => score.hits);
  const misses = sum(scores, (score) => score.misses.length);
  return hits + misses === 0 ? 1 : hits / (hits + misses);
}

/** The share of what was found that hits a mark; 1 where nothing was found. */
export function precisionOf(scores: readonly Score[]): number {
  const hits = sum(scores, (score) => score.hits);
  const wrong = sum(scores, (score) => score.wrong.length);
  return hits + wrong === 0 ? 1 : hits / (hits + wrong);
}

function hits({ id, span }: Found, mark: Mark): boolean {
  return id === mark.id && contains(mark.span, span) && contains(span, mark.core);
}

function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function sum(scores: readonly Score[], count: (score: Score) => number): number {
  return scores.reduce((total, score) => total + count(score), 0);
}
