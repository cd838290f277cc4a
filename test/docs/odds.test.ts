import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { answerLine } from '../../server/answers/odds/oddsText.ts';
import { canonical } from '../../server/answers/typed/expressions.ts';
import { readTyped } from '../../server/answers/typed/readTyped.ts';
import { faultText, readAsText } from '../../server/answers/typed/typedText.ts';
import { evaluate } from '../../server/dice/evaluation/evaluate.ts';
import { formatFraction, toNumber } from '../../server/dice/evaluation/fraction.ts';
import type { Binding, Odds } from '../../server/dice/evaluation/odds.ts';
import { maximum, mean, minimum } from '../../server/dice/evaluation/statistics.ts';
import { parseExpression } from '../../server/dice/language/parse.ts';
import { say } from '../../server/wording/texts/places.ts';
import { lensCommands } from '../support/lenses.ts';
import { blocksOf, check, english, lensesOf, read, rules } from './pages.ts';

describe('docs/odds.md', () => {
  const page = 'docs/odds.md';
  const linesOf = (language: string): readonly string[] =>
    blocksOf(page, language).flatMap(({ text }) => text.trim().split('\n'));

  for (const line of linesOf('odds')) {
    it(line.replace(/ {2,}/g, '  '), () => {
      const [, expression = '', given = '', answer = ''] = /^(.*?)(?: {2,}with (.*?))? +→ (.*)$/.exec(line) ?? [];
      const { annotation, errors } = parseExpression(expression);
      assert.deepEqual(errors, []);
      assert.ok(annotation);
      check(answer, answerOf(evaluate(annotation, bindingsOf(given))), line);
    });
  }

  for (const line of linesOf('odds-errors')) {
    it(line.replace(/ {2,}/g, '  '), () => {
      const [, expression = '', sentence = ''] = /^(.*?) +→ (.*)$/.exec(line) ?? [];
      const [error] = parseExpression(expression).errors;
      check(sentence, error && say(english.problems['odds-syntax'], error), line);
    });
  }

  for (const line of linesOf('odds-typed')) {
    it(line.replace(/ {2,}/g, '  '), () => {
      const [, typed = '', said = ''] = /^(.*?) +→ (.*)$/.exec(line) ?? [];
      const reading = readTyped(typed, () => rules.all, 'en');
      const [roll] = reading.kind === 'rolls' ? reading.rolls : [];
      const answer = reading.kind === 'unread' ? faultText(reading.fault, english) : roll && readAsText(roll, english);
      check(said, answer, line);
    });
  }

  for (const line of linesOf('odds-sentences')) {
    it(line.replace(/ {2,}/g, '  '), () => {
      const [, sentence = '', said = ''] = /^(.*?) +→ (.*)$/.exec(line) ?? [];
      check(said.startsWith('nothing: ') ? '' : said, chancesAbove(sentence).join('; '), line);
    });
  }

  for (const { typed, reads, offers } of otherTools(page)) {
    it(`${typed} of another tool`, () => {
      const reading = readTyped(typed, () => rules.all, 'en');
      if (reading.kind === 'rolls')
        check(
          reads,
          reading.rolls.map(({ expression }) => canonical(expression)),
          typed,
        );
      else check(offers, 'spellings' in reading.fault ? reading.fault.spellings : [], typed);
    });
  }

  it('names every limit', () => {
    const rows = [...read(page).matchAll(/^- ([\d,]+) .*: `(\w+)`$/gm)];
    const named = rows.map(([, limit = '', name = '']) => [name, Number(limit.replaceAll(',', ''))]);
    const source = read('server/dice/language/limits.ts');
    const limits = [...source.matchAll(/^(?:export )?const (maximum\w+) = ([\d_]+);$/gm)];
    const all = limits.map(([, name = '', limit = '']) => [name, Number(limit.replaceAll('_', ''))]);
    check(named.sort(), all.sort(), 'the list');
  });
});

/** What stands above a sentence in a page, without the results of plain dice. */
function chancesAbove(sentence: string): readonly string[] {
  const lenses = lensesOf(sentence, 'en').filter(({ command }) => command?.command === lensCommands.showOdds);
  const expressions = lenses.map(({ command }) => String(command?.arguments?.[0]?.expression));
  return [...new Set(expressions)].filter((expression) => /[<>=]/.test(expression));
}

/** The rows of the tables for people who come from other tools: how a notation is read, or what is offered for it. */
function otherTools(
  page: string,
): readonly { readonly typed: string; readonly reads?: readonly string[]; readonly offers?: readonly string[] }[] {
  const [, section = ''] = /^## Coming from [^\n]+\n([\s\S]*?)^## /m.exec(read(page)) ?? [];
  const tables = section.split(/^\| from .*$/m).slice(1);
  assert.equal(tables.length, 2);
  return tables.flatMap((table, index) =>
    [...table.matchAll(/^\| [^|]+ \| `(.+?)` +\| (.+?) +\|$/gm)].map(([, typed = '', cell = '']) => {
      const expressions = [...cell.matchAll(/`([^`]+)`/g)].map(([, expression = '']) => expression);
      return { typed, [index === 0 ? 'reads' : 'offers']: expressions };
    }),
  );
}

/** `n = 6, strength = A`. */
function bindingsOf(given: string): ReadonlyMap<string, Binding> {
  const pairs = [...given.matchAll(/([\w-]+) = (A|-?\d+)/g)];
  return new Map(pairs.map(([, name = '', value]) => [name, value === 'A' ? 'automatic' : Number(value)]));
}

function answerOf(odds: Odds): string {
  switch (odds.kind) {
    case 'chance':
      return formatFraction(odds.chance);
    case 'distribution': {
      const { distribution, truncated } = odds;
      const extent = truncated
        ? `${minimum(distribution)} or more`
        : `${minimum(distribution)}–${maximum(distribution)}`;
      const line = answerLine({ kind: 'single', odds }, english);
      if (line.endsWith(' results')) return line;
      return `${extent}, average ${Number(toNumber(truncated?.mean ?? mean(distribution)).toFixed(2))}`;
    }
    case 'outcomes':
      return odds.outcomes
        .map(({ name, chance }) => `${name ?? 'none of these'} ${formatFraction(chance.chance)}`)
        .join(', ');
    case 'open':
      return `depends on ${odds.variables.join(', ')}`;
    case 'tooLarge':
      return `too large: ${odds.cap}, at most ${odds.limit}`;
    case 'invalid':
      return odds.code;
    default:
      return odds satisfies never;
  }
}
