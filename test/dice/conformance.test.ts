import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { waysTo } from '../../server/dice/evaluation/distribution.ts';
import { evaluate } from '../../server/dice/evaluation/evaluate.ts';
import { formatFraction, fraction } from '../../server/dice/evaluation/fraction.ts';
import type { Annotation, Expression } from '../../server/dice/language/expression.ts';
import { partsOf } from '../../server/dice/language/names.ts';
import { parseAnnotation } from '../../server/dice/language/parse.ts';
import { findChances, readProse } from '../../server/dice/prose/chances/target.ts';
import { casesOf, itProperty } from '../support/runs.ts';
import { everyPlay, withoutAgain } from './bruteForce.ts';
import { chanceCases } from './conformance/chanceCases.ts';
import { outcomeCases } from './conformance/outcomeCases.ts';
import { poolCases } from './conformance/poolCases.ts';
import { processCases } from './conformance/processCases.ts';
import { proseChances, proseRolls } from './conformance/proseCases.ts';
import { rollCases } from './conformance/rollCases.ts';
import { severalCases } from './conformance/severalCases.ts';
import type { Case } from './conformance/table.ts';
import { turnCases } from './conformance/turnCases.ts';

/**
 * The table of what every notation must come to: a line for each, with the values of its names and the share of each outcome.
 * It is made by trying every fall of the dice, never by the code under test; `UPDATE_GOLDEN=1` makes it anew.
 */
const file = 'test/dice/conformance/expected.txt';

/** How a kind of notation is read. */
interface Kind {
  readonly name: string;
  readonly cases: readonly Case[];
  readonly read: (notation: string) => Annotation | Expression | undefined;
}

const kinds: readonly Kind[] = [
  {
    name: 'odds',
    cases: [
      ...rollCases,
      ...chanceCases,
      ...poolCases,
      ...processCases,
      ...severalCases,
      ...outcomeCases,
      ...turnCases,
    ],
    read: (notation) => parseAnnotation(notation).annotation,
  },
  { name: 'roll in text', cases: proseRolls, read: (notation) => only(readProse(notation).dice)?.expression },
  { name: 'chance in text', cases: proseChances, read: (notation) => only(findChances(notation))?.test },
];

function only<Found>(found: readonly Found[]): Found | undefined {
  return found.length === 1 ? found[0] : undefined;
}

const expected: ReadonlyMap<string, string> = new Map(
  (process.env.UPDATE_GOLDEN === '1' ? triedOut() : readFileSync(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(' → ');
      return [line.slice(0, at), line.slice(at + 3)];
    }),
);

function triedOut(): string {
  const lines = kinds.flatMap(({ name, cases }) => cases.map((one) => `${titleOf(name, one)} → ${playedOut(one)}\n`));
  writeFileSync(file, lines.join(''));
  return lines.join('');
}

function titleOf(kind: string, { notation, lets = {}, party = [] }: Case): string {
  const given = Object.entries(lets).map(([name, value]) => `${name} = ${value === 'automatic' ? 'A' : value}`);
  const members = party.map((member) => Object.values(member).join('/'));
  const known = [...given, ...(members.length > 0 ? [`a party of ${members.join(' and ')}`] : [])];
  return `${kind}: ${notation}${known.length > 0 ? ` with ${known.join(', ')}` : ''}`;
}

/** The shares of the outcomes, of a yes or no that of yes. Beyond the limit of a case all outcomes are one. */
function playedOut({ table, outcomes }: Case): string {
  let isTest = false;
  const shares = everyPlay((die) => {
    const outcome = table(die);
    isTest = typeof outcome === 'boolean';
    return outcome;
  });
  if (isTest) return shares.get(1) ?? '0/1';
  if (outcomes) {
    const ended = withoutAgain(shares, -1);
    return outcomes.map((name, place) => `${name}: ${ended?.get(place) ?? '0/1'}`).join(', ');
  }
  return [...shares].map(([outcome, share]) => `${outcome}: ${share}`).join(', ');
}

/** The odds of the notation are those in the table, to the last digit. */
function check(kind: Kind, one: Case): void {
  const subject = kind.read(one.notation);
  assert.ok(subject, 'cannot be read');
  const party = one.party?.map((member) => new Map(Object.entries(member)));
  const odds = evaluate(subject, new Map(Object.entries(one.lets ?? {})), undefined, party);
  const line = expected.get(titleOf(kind.name, one));
  if (odds.kind === 'chance') {
    assert.equal(withDenominator(formatFraction(odds.chance)), line);
    return;
  }
  if (odds.kind === 'outcomes') {
    const named = odds.outcomes.map(({ name, chance }) => {
      return `${name ?? 'none of these'}: ${withDenominator(formatFraction(chance.chance))}`;
    });
    assert.equal(named.join(', '), line);
    return;
  }
  assert.equal(odds.kind, 'distribution');
  if (odds.kind !== 'distribution') return;
  const { distribution } = odds;
  assert.equal(odds.truncated !== undefined, one.limit !== undefined, 'may go on for ever');
  const outcomes = [...distribution.counts.keys()].filter((outcome) => outcome <= (one.limit ?? outcome));
  const shares = outcomes.map((outcome) => ({
    outcome,
    share: fraction(
      waysTo(distribution, (other) => other === outcome),
      distribution.total,
    ),
  }));
  const shown = shares.map(({ outcome, share }) => `${outcome}: ${withDenominator(formatFraction(share))}`);
  assert.equal(shown.join(', '), line?.replace(/, Infinity: .*/, ''));
}

function withDenominator(share: string): string {
  return share.includes('/') ? share : `${share}/1`;
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
  for (const kind of kinds) {
    for (const one of kind.cases) it(titleOf(kind.name, one), () => check(kind, one));
  }

  it('has more than 150 of them, each once', () => {
    const titles = kinds.flatMap(({ name, cases }) => cases.map((one) => titleOf(name, one)));
    assert.deepEqual([...expected.keys()], titles);
    assert.equal(new Set(titles).size, titles.length);
    assert.ok(titles.length >= 150, String(titles.length));
  });

  it('has every construct of docs/odds.md', () => {
    const page = readFileSync('docs/odds.md', 'utf8');
    const blocks = [...page.matchAll(/^```odds\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
    const examples = blocks.flatMap((block) => block.split('\n')).map((line) => line.replace(/\s(?:→|with\s).*/, ''));
    const ofPage = constructsIn(examples.flatMap((example) => parseAnnotation(example).annotation ?? []));
    const ofTable = constructsIn(
      kinds.flatMap(({ cases, read }) => cases.flatMap(({ notation }) => read(notation) ?? [])),
    );
    assert.ok(ofPage.size > 25, `${ofPage.size}`);
    assert.deepEqual(
      [...ofPage].filter((construct) => !ofTable.has(construct)),
      [],
    );
  });

  itProperty('is still what trying it out gives', () => {
    for (const { name, cases } of kinds) {
      for (const one of casesOf(cases))
        assert.equal(playedOut(one), expected.get(titleOf(name, one)), titleOf(name, one));
    }
  });
});
