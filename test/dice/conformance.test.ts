import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { waysTo } from '../../server/dice/evaluation/distribution.ts';
import { evaluate } from '../../server/dice/evaluation/evaluate.ts';
import { type Fraction, formatFraction, fraction } from '../../server/dice/evaluation/fraction.ts';
import type { Annotation, Expression } from '../../server/dice/language/expression.ts';
import { partsOf } from '../../server/dice/language/names.ts';
import { parseAnnotation } from '../../server/dice/language/parse.ts';
import { findChances, readProse } from '../../server/dice/prose/chances/reading.ts';

/**
 * What every notation must come to: a line for each, `kind: notation with n = 4, Warrior (strength = 3) → outcome: share, …`, of a yes or no the
 * share of yes. All falls of the dice were counted for it, by programs that know nothing of ours. Where rolling may go on for ever, the last
 * outcomes are one, `Infinity`.
 */
const lines = readFileSync('test/dice/conformance.txt', 'utf8').trimEnd().split('\n');

const readers: Readonly<Record<string, (notation: string) => Annotation | Expression | undefined>> = {
  odds: (notation) => parseAnnotation(notation).annotation,
  'roll in text': (notation) => only(readProse(notation).dice)?.expression,
  'chance in text': (notation) => only(findChances(notation))?.test,
};

function only<Found>(found: readonly Found[]): Found | undefined {
  return found.length === 1 ? found[0] : undefined;
}

const value = '[\\w-]+ = [\\w-]+';
const given = `${value}|Warrior \\((?:${value}(?:, )?)+\\)`;
const line = new RegExp(`^([\\w ]+): (.*?)(?: with ((?:(?:${given})(?:, )?)+))? → (.*)$`);

/** The parts of a line. */
function read(text: string) {
  const [, kind = '', notation = '', values = '', expected = ''] = line.exec(text) ?? [];
  const party = [...values.matchAll(/Warrior \(([^)]*)\)/g)].map(
    ([, own = '']) => new Map(valuesIn(own).map(([name, number]) => [name, Number(number)])),
  );
  const lets = new Map(valuesIn(values.replace(/Warrior \([^)]*\)/g, '')));
  return { subject: readers[kind]?.(notation), party, lets, expected };
}

function valuesIn(text: string): [string, number | 'automatic'][] {
  const found = [...text.matchAll(/([\w-]+) = ([\w-]+)/g)];
  return found.map(([, name = '', number]) => [name, number === 'A' ? 'automatic' : Number(number)]);
}

function check(text: string): void {
  const { subject, party, lets, expected } = read(text);
  assert.ok(subject, 'cannot be read');
  const odds = evaluate(subject, lets, undefined, party);
  if (odds.kind === 'chance') assert.equal(written(odds.chance), expected);
  else if (odds.kind === 'outcomes') {
    const named = odds.outcomes.map(({ name, chance }) => `${name ?? 'none of these'}: ${written(chance.chance)}`);
    assert.equal(named.join(', '), expected);
  } else {
    assert.equal(odds.kind, 'distribution');
    if (odds.kind !== 'distribution') return;
    const { counts, total } = odds.distribution;
    assert.equal(odds.truncated !== undefined, expected.includes('Infinity'), 'may go on for ever');
    const most = Math.max(...[...expected.matchAll(/(-?\d+): /g)].map(([, outcome]) => Number(outcome)));
    const shares = [...counts.keys()].filter((outcome) => !odds.truncated || outcome <= most);
    const shown = shares.map((outcome) => {
      const ways = waysTo(odds.distribution, (other) => other === outcome);
      return `${outcome}: ${written(fraction(ways, total))}`;
    });
    assert.equal(shown.join(', '), expected.replace(/, Infinity: .*/, ''));
  }
}

function written(share: Fraction): string {
  const text = formatFraction(share);
  return text.includes('/') ? text : `${text}/1`;
}

/** The kinds of the parts of expressions. */
function constructsIn(subjects: readonly (Annotation | Expression)[]): ReadonlySet<string> {
  const constructs = new Set<string>();
  const visit = (expression: Expression): void => {
    constructs.add(expression.kind);
    partsOf(expression).forEach(visit);
  };
  for (const subject of subjects) {
    if (subject.kind !== 'annotation') visit(subject);
    else [...subject.assignments.map(({ value }) => value), subject.body].forEach(visit);
  }
  return constructs;
}

describe('every notation comes to what its dice come to', () => {
  for (const text of lines) it(text.slice(0, 200), () => check(text));

  it('has many of them, each once', () => {
    assert.equal(new Set(lines).size, lines.length);
    assert.ok(lines.length >= 320, String(lines.length));
  });

  it('has every construct of docs/odds.md', () => {
    const page = readFileSync('docs/odds.md', 'utf8');
    const blocks = [...page.matchAll(/^```odds\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
    const examples = blocks
      .flatMap((block) => block.split('\n'))
      .map((example) => example.replace(/\s(?:→|with\s).*/, ''));
    const ofPage = constructsIn(examples.flatMap((example) => parseAnnotation(example).annotation ?? []));
    const ofTable = constructsIn(lines.flatMap((text) => read(text).subject ?? []));
    assert.ok(ofPage.size > 25, `${ofPage.size}`);
    assert.deepEqual(
      [...ofPage].filter((construct) => !ofTable.has(construct)),
      [],
    );
  });
});
