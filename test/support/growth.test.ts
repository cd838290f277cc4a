import assert from 'node:assert/strict';
import { it } from 'mocha';
import { assertLinearSteps } from './growth.ts';
import { describeLong } from './runs.ts';

const size = 300;

const linear: Readonly<Record<string, (text: string) => unknown>> = {
  'a loop': (text) => {
    let blanks = 0;
    for (let index = 0; index < text.length; index++) if (text[index] === ' ') blanks++;
    return blanks;
  },
  'methods of lists': (text) => [...text].map((letter) => letter.toUpperCase()).filter((letter) => letter !== 'B'),
  'a pattern': (text) => [...text.matchAll(/\w/g)],
  'a search that goes on where it was': (text) => {
    for (let at = text.indexOf('a'); at >= 0; at = text.indexOf('a', at + 1));
  },
};

const quadratic: Readonly<Record<string, (text: string) => unknown>> = {
  'a loop in a loop': (text) => {
    let pairs = 0;
    for (let one = 0; one < text.length; one++)
      for (let other = 0; other < one; other++) if (text[one] === text[other]) pairs++;
    return pairs;
  },
  'a list that is spread in a loop': (text) => {
    let letters: readonly string[] = [];
    for (const letter of text) letters = [...letters, letter];
    return letters;
  },
  'a part of a list for each member': (text) => [...text].map((_, index, all) => all.slice(index).length),
  'a search to the end for each letter': (text) => [...text].filter((_, index) => text.indexOf('z', index) >= 0),
  'a pattern for the rest at each letter': (text) => {
    const pattern = /z/g;
    for (let at = 0; at < text.length; at++) {
      pattern.lastIndex = at;
      pattern.test(text);
    }
  },
};

describeLong('steps', () => {
  const texts = { 'many letters': (length: number): string => 'a'.repeat(length) };
  // Before the others, so that the engine has made these functions fast.
  for (const work of Object.values({ ...linear, ...quadratic }))
    for (let time = 0; time < 50; time++) work('a b'.repeat(20));

  for (const [name, work] of Object.entries(linear))
    it(`grow in proportion: ${name}`, () => assertLinearSteps(texts, work, size));

  for (const [name, work] of Object.entries(quadratic))
    it(`grow more than in proportion: ${name}`, () =>
      assert.throws(() => assertLinearSteps(texts, work, size), / for 1200: /));

  it('of a pattern that goes back and forth are the time that it takes', () => {
    const blanks = { blanks: (length: number): string => `${' '.repeat(length)}a` };
    const pattern = /The pattern \\s\+\$ takes/;
    assert.throws(() => assertLinearSteps(blanks, (text) => /\s+$/.test(text), 4000), pattern);
    assert.throws(() => assertLinearSteps(blanks, (text) => text.replace(/\s+$/, ''), 4000), pattern);
  });

  it('name the input among others, and where they were made', () => {
    const many = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`text ${index}`, () => 'b']));
    const trimmed = (text: string): unknown => (text.startsWith('a') ? quadratic['a loop in a loop']?.(text) : text);
    assert.throws(
      () => assertLinearSteps<string>({ ...many, ...texts }, trimmed, size),
      /^AssertionError.*: many letters: \d+ steps for 300, \d+ for 1200: a loop in a loop /,
    );
  });
});
