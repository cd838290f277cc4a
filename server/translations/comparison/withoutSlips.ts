import type { SignDifference } from './signDifference.ts';

/**
 * The differences without those that a slip in the source explains, which is reported there: `500` for `5oo`, and `1D6` for `106`.
 *
 * @param text the source.
 */
export function withoutSlips(text: string, differences: readonly SignDifference[]): readonly SignDifference[] {
  const explained = new Set<SignDifference>();
  for (const difference of differences) {
    if (!difference.source) continue;
    const meant = readings(text, difference.source.span.start);
    const partner = [difference, ...differences.filter(({ source }) => !source)].find(
      ({ written }) => written !== undefined && meant.includes(written.form),
    );
    if (partner) for (const one of [difference, partner]) explained.add(one);
  }
  return differences.filter((difference) => !explained.has(difference));
}

/** What a scanner may have read as the number at that place. */
function readings(text: string, start: number): readonly string[] {
  const [written = ''] = misread.exec(text.slice(start, start + maximumLength)) ?? [];
  const digits = written.replace(/\s/g, '').replace(/[oO]/g, '0').replace(/[lI]/g, '1');
  const [, count, sides] = /^(\d?)0(\d{1,2})$/.exec(digits) ?? [];
  const die = sides === undefined ? [] : [`${count === '' ? '1' : count}D${sides}`];
  return /[oOlI]/.test(written) ? [digits, ...die] : die;
}

const misread = /^[\doOlI]+(?: [oO]+)?/;
const maximumLength = 12;
