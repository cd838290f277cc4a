import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { NameTable } from '../../../server/abilities/mentions/nameTable.ts';
import { parseTemplate } from '../../../server/abilities/template.ts';
import { anyText } from '../../support/anyText.ts';
import { itProperty, runs } from '../../support/runs.ts';
import { knownNames, names } from '../knownNames.ts';

const table = knownNames();

describe('NameTable.find', () => {
  it('passes over masks, also where they only separate a name and its value', () => {
    const text = 'Fear 6, Fear 7, Fear x 8';
    const masks = [
      { start: 0, end: 6 },
      { start: 21, end: 22 },
    ];
    assert.deepEqual(
      table.find(text, masks).map(({ values }) => [...values]),
      [[['n', '7']]],
    );
  });

  it('tells where the mention, its name and its suffixes stand', () => {
    const text = 'They have 2 x Magic  Items (Ring, Sword) and **Fear** 6.';
    const at = ({ start, end }: { start: number; end: number }): string => text.slice(start, end);
    const found = table
      .find(text)
      .map(({ span, nameSpan, suffixes }) => [span, nameSpan, ...suffixes.map((s) => s.span)].map(at));
    assert.deepEqual(found, [
      ['2 x Magic  Items', 'Magic  Items', 'Ring, Sword'],
      ['Fear** 6', 'Fear'],
    ]);
  });
});

describe('NameTable', () => {
  it('takes a whole text as a name without further evidence', () => {
    assert.equal(table.match('fly')?.owner, 'FLY');
    assert.equal(table.match(' fear n ')?.owner, 'FEAR n');
    assert.equal(table.match('Throw item (Str n)')?.owner, 'THROW item (STR n)');
    assert.equal(table.match('armed with Halberd')?.values.get('weapon'), 'Halberd');
    assert.equal(table.match('Goblin Magic 2')?.values.get('Type'), 'Goblin');
    assert.equal(table.match('fear 6 and more'), undefined);
    assert.equal(table.match('Nothing at all'), undefined);
  });

  it('prefers the higher precedence, then the owner that comes first, and forgets what is removed', () => {
    const own = new NameTable<string>(
      () => true,
      (left, right) => right.localeCompare(left),
    );
    const template = parseTemplate('FEAR n');
    const owners = (): readonly string[] => own.all('Fear 5').map(({ owner }) => owner);
    for (const [owner, precedence] of [
      ['c', 1],
      ['b', 2],
      ['a', 1],
      ['d', 2],
    ] as const)
      own.add(owner, template, precedence);
    assert.deepEqual(owners(), ['d', 'b', 'c', 'a']);
    assert.equal(own.find('Fear 5')[0]?.owner, 'd');
    own.remove('d', template);
    own.remove('d', template);
    assert.deepEqual(owners(), ['b', 'c', 'a']);
    for (const owner of ['a', 'b', 'c']) own.remove(owner, template);
    assert.deepEqual(own.find('Fear 5'), []);
  });

  it('passes over names whose rule is missing', () => {
    const known = new Set(['b']);
    const own = new NameTable<string>((owner) => known.has(owner));
    for (const owner of ['b', 'a']) own.add(owner, parseTemplate('FEAR n'), 0);
    assert.deepEqual([own.find('Fear 5')[0]?.owner, own.match('Fear')?.owner], ['b', 'b']);
    known.clear();
    assert.deepEqual([own.find('Fear 5'), own.match('Fear')], [[], undefined]);
  });

  itProperty('never fails, and its spans lie in the text in order', () => {
    const piece = fc.constantFrom(
      ...names,
      ...[
        'Fear',
        '6',
        ' ',
        '(',
        ')',
        '[',
        ']',
        '-',
        ',',
        '\n',
        'x',
        '2 x ',
        'A',
        'é',
        '\u00a0',
        '😀',
        '**',
        '|',
        '; ',
        '&#160;',
        '- ',
      ],
    );
    const texts = fc.oneof(
      anyText(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(texts, fc.array(fc.tuple(fc.nat(60), fc.nat(60))), (text, edges) => {
        const masks = edges
          .map(([start, length]) => ({ start, end: start + length }))
          .sort((a, b) => a.start - b.start);
        const isMasked = (at: number): boolean => masks.some(({ start, end }) => start <= at && at < end);
        let [last, bracketEnd] = [0, 0];
        for (const { span, nameSpan, suffixes } of table.find(text, masks)) {
          assert.ok(last <= span.start && span.start <= nameSpan.start && nameSpan.end <= span.end);
          assert.ok(nameSpan.start < nameSpan.end && !isMasked(nameSpan.start));
          for (const suffix of suffixes) {
            assert.ok(
              span.end < suffix.span.start && suffix.span.start <= suffix.span.end && suffix.span.end < text.length,
            );
            assert.equal(text.slice(suffix.span.start, suffix.span.end), suffix.text);
          }
          last = span.end;
          bracketEnd = Math.max(bracketEnd, span.end);
        }
        assert.ok(bracketEnd <= text.length);
        table.all(text);
        parseTemplate(text);
      }),
      { seed: 1, numRuns: runs(1000) },
    );
  });

  itProperty('takes any text as a name', () => {
    fc.assert(
      fc.property(anyText({ minLength: 1 }), anyText(), (name, text) => {
        const own = new NameTable<number>();
        const template = parseTemplate(name);
        own.add(1, template, 0);
        own.find(`${text} ${name} ${text}`);
        own.match(name);
        own.remove(1, template);
        assert.deepEqual(own.find(name), []);
      }),
      { seed: 1, numRuns: runs(1000) },
    );
  });
});
