import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { commandFirst, localeOf, readArguments } from '../../../server/cli/call/arguments.ts';
import { type Command, commandOf } from '../../../server/cli/call/commands.ts';
import { itProperty, runs } from '../../support/runs.ts';

/** With lists too. */
const names: Command = {
  ...commandOf('fight'),
  options: new Map([...commandOf('roll').options, ...commandOf('fight').options]),
};

function check(line: string, expected: Partial<ReturnType<typeof plain>>): void {
  assert.deepEqual(plain(line.split(' ').filter(Boolean)), {
    values: {},
    flags: [],
    operands: [],
    problem: undefined,
    ...expected,
  });
}

function plain(parameters: readonly string[]) {
  const { values, flags, operands, problem } = readArguments(parameters, names);
  return { values: Object.fromEntries(values), flags: [...flags], operands, problem };
}

describe('readArguments', () => {
  it('tells options and operands apart', () => {
    check('', {});
    check('a --format json b --play', { values: { format: 'json' }, flags: ['play'], operands: ['a', 'b'] });
    check('--let=n=5 -h', { values: { let: 'n=5' }, flags: ['help'] });
    check('--let n=1 --party a --let m=2 --party b', { values: { let: 'n=1,m=2', party: 'b' } });
    check('-- -1D6 --play', { operands: ['-1D6', '--play'] });
    check('--let -3 -', { values: { let: '-3' }, operands: ['-'] });
    check('2D6 -1 --play', { operands: ['2D6', '-1'], flags: ['play'] });
    check('-1D6+7 -d6', { operands: ['-1D6+7', '-d6'] });
  });

  it('knows what other programs call options', () => {
    check('--language es --json', { values: { lang: 'es', format: 'json' } });
    check('--language=es -- --json', { values: { lang: 'es' }, operands: ['--json'] });
    check('--xml', { problem: { kind: 'unknownOption', option: '--xml', nearest: undefined } });
  });

  it('finds the command behind the language', () => {
    const words = (line: string): string => commandFirst(line.split(' ')).join(' ');
    assert.equal(words('--lang es check a'), 'check --lang es a');
    assert.equal(words('--lang=es odds -- -1D6'), 'odds --lang=es -- -1D6');
    assert.equal(words('--language es check'), 'check --language es');
    assert.equal(words('check --lang es'), 'check --lang es');
    assert.equal(words('help --lang es odds'), 'odds --help --lang es');
    for (const line of ['--lang es', '--lang es --help', '--lang', '--version']) assert.equal(words(line), line);
  });

  it('says what is wrong first', () => {
    check('--formt json', {
      operands: ['json'],
      problem: { kind: 'unknownOption', option: '--formt', nearest: '--format' },
    });
    check('-x --let', { problem: { kind: 'unknownOption', option: '-x', nearest: undefined } });
    check('-ply', { problem: { kind: 'unknownOption', option: '-ply', nearest: '--play' } });
    check('--let', { problem: { kind: 'missingValue', option: '--let' } });
    check('--let=', { problem: { kind: 'missingValue', option: '--let' } });
    check('--let --play', { flags: ['play'], problem: { kind: 'missingValue', option: '--let' } });
    check('--play=yes', { problem: { kind: 'needlessValue', option: '--play' } });
    check('--format xml', {
      values: { format: 'xml' },
      problem: { kind: 'badValue', option: '--format', value: 'xml', allowed: ['text', 'json', 'markdown'] },
    });
    check('--play --seed x', {
      flags: ['play'],
      values: { seed: 'x' },
      problem: { kind: 'notWhole', option: '--seed', value: 'x' },
    });
    check('--seed 3', {
      values: { seed: '3' },
      problem: { kind: 'needsOption', option: '--seed', needed: '--play' },
    });
    const marks = readArguments(['mark', '--all', '--keys', 'a'], commandOf('translate'));
    assert.deepEqual(marks.problem, { kind: 'notTogether', first: '--all', second: '--keys' });
    assert.equal(readArguments(['--level', '11'], commandOf('draws')).problem?.kind, 'badValue');
    assert.deepEqual(plain(['a', '']).problem, { kind: 'emptyOperand' });
    check('a b c', { operands: ['a', 'b', 'c'], problem: { kind: 'surplusOperand', operand: 'c' } });
  });

  itProperty('reads anything', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('--', '-', '--format', '--__proto__', '--constructor=1', '--let', '-hh', '--no-stdin'),
    );
    fc.assert(
      fc.property(fc.array(word), (parameters) => {
        const { values, problem } = plain(parameters);
        assert.ok(problem !== undefined || Object.keys(values).every((name) => names.options.has(name)));
      }),
      { numRuns: runs(500), seed: 1 },
    );
  });
});

describe('localeOf', () => {
  const locale = (line: string, environment: Record<string, string>): string | undefined =>
    localeOf(readArguments(line.split(' ').filter(Boolean), names), environment);

  it('takes the option before the environment, and there the most particular name', () => {
    assert.equal(locale('--lang en', { LANG: 'es_ES.UTF-8' }), 'en');
    assert.equal(locale('', { LANG: 'es_ES.UTF-8' }), 'es_ES.UTF-8');
    assert.equal(locale('', { LANG: 'es', LC_MESSAGES: 'de' }), 'de');
    assert.equal(locale('', { LANG: 'es', LC_MESSAGES: 'de', LC_ALL: 'C' }), 'C');
    assert.equal(locale('', { LANG: 'es', LC_ALL: '' }), 'es');
    assert.equal(locale('', {}), undefined);
  });
});
