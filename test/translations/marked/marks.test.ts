import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { type FaultKind, type Half, type MarkedPackage, readMarks } from './readMarks.ts';

const halves: readonly Half[] = ['open', 'held-out'];
const kinds: readonly FaultKind[] = [
  ...(['breaks-off', 'dice', 'double-space', 'glossary', 'inconsistent-name', 'leftover-source', 'length'] as const),
  ...(['missing', 'number', 'orphan', 'page-number', 'placeholder', 'punctuation', 'same-as-source'] as const),
  ...(['structure', 'table-rows', 'target', 'variable', 'zero-width'] as const),
];
const reasons = [
  ...['dice-only', 'die-spelling', 'length', 'markup', 'number-format', 'number-words', 'proper-name', 'reordered'],
  'target-words',
];

for (const half of halves) {
  const packages = readMarks(half);
  describe(`the marked translations, ${half}`, () => {
    it('have all kinds of faults, all reasons, and both languages as base', () => {
      const faults = packages.flatMap((one) => one.faults);
      const good = packages.flatMap((one) => one.good);
      assert.deepEqual([...new Set(faults.map(({ kind }) => kind))].sort(), kinds);
      assert.deepEqual([...new Set(good.map(({ reason }) => reason))].sort(), reasons);
      assert.deepEqual([...new Set(packages.map(({ base }) => base))].sort(), ['en', 'es']);
      assert.ok(faults.length >= 40 && good.length >= 30, `${faults.length} faults, ${good.length} good entries`);
    });

    for (const one of packages) {
      const entries = entriesOf(one);
      it(`are complete in ${one.name}, but for the planted faults`, () => checkKeys(one, entries));
      it(`have their faults in the right entries in ${one.name}`, () => checkPlaces(one, entries));
      it(`have the same dice and lines in ${one.name}, but for the planted faults`, () => checkTexts(one, entries));
    }
  });
}

/** The texts of the translation by their keys. */
function entriesOf({ files, translation }: MarkedPackage): ReadonlyMap<string, string> {
  const text = files.get(translation) ?? '';
  const found = [...text.matchAll(/<entry key="([^"]*)">([^<]*)<\/entry>/g)];
  const entries = new Map(found.map(([, key = '', value = '']): [string, string] => [key, value]));
  assert.equal(entries.size, found.length, 'each key once');
  return entries;
}

/** The texts of the base by the keys that translate them. */
function sourcesOf({ files }: MarkedPackage): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const [path, text] of files) {
    for (const [, element = '', id = '', rest = '', body = ''] of text.matchAll(entityPattern)) {
      const kind = element === 'magic' ? 'rule' : element;
      const isRule = kind === 'rule';
      for (const [, name = '', value = ''] of rest.matchAll(/ (name|plural)="([^"]*)"/g)) {
        sources.set(`${kind}.${id}.${name}`, value);
      }
      if (isRule) sources.set(`${kind}.${id}.text`, path.includes('-markup') ? withoutMarkup(body) : body);
      for (const [, field = '', value = ''] of isRule ? [] : body.matchAll(fieldPattern)) {
        if (value !== '') sources.set(`${kind}.${id}.${field}`, value.replace(/<\/?text>/g, ''));
      }
    }
  }
  return sources;
}

const entityPattern = /<(rule|magic|event|monster|location) id="([^"]*)"([^>]*)>([\s\S]*?)<\/\1>/g;
const fieldPattern = /<(name|flavor|rules|special|goldValue|users|description)>([\s\S]*?)<\/\1>/g;

/** One line for each paragraph and each row, with empty lines between some. */
function withoutMarkup(body: string): string {
  return body
    .replace(/<\/td><td>/g, ' ')
    .replace(/<\/(p|tr)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();
}

function checkKeys(one: MarkedPackage, entries: ReadonlyMap<string, string>): void {
  const keysOf = (wanted: FaultKind): readonly string[] =>
    one.faults.filter(({ kind }) => kind === wanted).map(({ key }) => key);
  const sources = [...sourcesOf(one).keys()];
  assert.ok(sources.length > 10);
  assert.deepEqual(
    sources.filter((key) => !entries.has(key)),
    keysOf('missing'),
  );
  assert.deepEqual(
    [...entries.keys()].filter((key) => !sources.includes(key)),
    keysOf('orphan'),
  );
  const faulty = new Set(one.faults.map(({ key }) => key));
  assert.deepEqual(
    one.good.filter(({ key }) => faulty.has(key) || !entries.has(key)),
    [],
  );
}

/** A fault lies in its entry, in the translation or in the base. */
function checkPlaces(one: MarkedPackage, entries: ReadonlyMap<string, string>): void {
  for (const { key, kind, side, file, at, isWhole } of one.faults) {
    const text = one.files.get(file) ?? '';
    if (side === 'source' || kind === 'missing') {
      assert.notEqual(file, one.translation, key);
      const id = key.split('.')[1] ?? '';
      assert.ok(text.lastIndexOf(` id="${id}"`, at.end) >= text.lastIndexOf(' id="', at.start), `in ${id}`);
      continue;
    }
    assert.equal(file, one.translation, key);
    const start = text.indexOf(`<entry key="${key}">`);
    const end = text.indexOf('</entry>', start);
    assert.ok(start >= 0 && at.start >= start && at.end <= end, `${key}: ${text.slice(at.start, at.end)}`);
    if (kind === 'same-as-source') assert.equal(entries.get(key), sourcesOf(one).get(key));
    if (kind === 'page-number') assert.match(text.slice(at.start, at.end), /^\d+$/);
    assert.equal(isWhole || kind !== 'orphan', true, key);
  }
}

/** Texts without a fault have the dice and the lines of their source; a fault in the dice shows in the dice. */
function checkTexts(one: MarkedPackage, entries: ReadonlyMap<string, string>): void {
  for (const [key, source] of sourcesOf(one)) {
    const text = entries.get(key);
    if (text === undefined) continue;
    const faults = one.faults.filter((fault) => fault.key === key).map(({ kind }) => kind);
    const isOf = (...some: readonly FaultKind[]): boolean => faults.some((kind) => some.includes(kind));
    if (!isOf('length', 'same-as-source', 'leftover-source', 'breaks-off', 'table-rows')) {
      const isPlanted = isOf('dice', 'variable') || (isOf('placeholder') && key.endsWith('.name'));
      const isSame = diceIn(source).join() === diceIn(text).join() && (!isPlanted || countOf(source) === countOf(text));
      assert.equal(isSame, !isPlanted, `${key}: ${diceIn(source)} / ${diceIn(text)}`);
    }
    if (!isOf('length', 'structure', 'table-rows', 'page-number')) {
      assert.equal(linesOf(text).length, linesOf(source).length, `${key}: lines`);
    }
    if (isOf('number')) assert.notDeepEqual(numbersIn(text), numbersIn(source), key);
    if (isOf('target')) assert.notDeepEqual(targetsIn(text), targetsIn(source), key);
    const hasInvisible = /[\u200b-\u200d\u2060\ufeff]/.test(text);
    assert.equal(hasInvisible, isOf('zero-width'), key);
    if (!isOf('double-space')) assert.doesNotMatch(text, / {2}/, key);
    else assert.match(text, / {2}/, key);
  }
}

/** The dice and, in names, the placeholders: `D6` as `1D6`, in the order of the alphabet. */
function diceIn(text: string): readonly string[] {
  const dice = text.match(/(?:\([\p{L} -]+\) ?)?\d*D(?:\d+|n)(?:[+x]\d+)?|(?<![\p{L}\d])n(?!\p{L})/gu) ?? [];
  return dice.map((die) => die.replace(/^\(.*\) ?/, '(…)').replace(/^D/, '1D')).sort();
}

/** How often something depends on a count in words. */
function countOf(text: string): number {
  return text.match(/\b(?:for each|for every|per|por cada)\b/g)?.length ?? 0;
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

const words = new Map([
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, index) =>
    pair(word, index),
  ),
  ...['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'].map((word, index) =>
    pair(word, index),
  ),
]);

function pair(word: string, index: number): readonly [string, string] {
  return [word, String(index + 1)];
}

function numbersIn(text: string): readonly string[] {
  const found = text.toLowerCase().match(/(?<![\p{L}\d])(?:\d+|\p{L}+)(?![\p{L}\d])/gu) ?? [];
  return found.flatMap((word) => words.get(word) ?? (/^\d/.test(word) ? [word] : [])).sort();
}

/** `8+` for `8+`, _8 or more_ and _8 o más_; `6-` for the other side. */
function targetsIn(text: string): readonly string[] {
  return [...text.matchAll(/(\d+)(\+| or more| o más| or less| o menos)/g)].map(
    ([, score, side = '']) => `${score}${/less|menos/.test(side) ? '-' : '+'}`,
  );
}
