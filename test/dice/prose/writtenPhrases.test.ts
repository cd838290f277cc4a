import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { englishGrammar } from '../../../server/dice/prose/grammar/en.ts';
import { spanishGrammar } from '../../../server/dice/prose/grammar/es.ts';
import { englishLexicon } from '../../../server/dice/prose/lexicon/en.ts';
import { spanishLexicon } from '../../../server/dice/prose/lexicon/es.ts';
import { partsOfLine } from '../../../server/dice/prose/match/nodes.ts';
import { PartReader } from '../../../server/dice/prose/match/parts.ts';
import { Phrases } from '../../../server/dice/prose/match/phrases.ts';
import { englishQuestions } from '../../../server/dice/prose/questions/en.ts';
import { spanishQuestions } from '../../../server/dice/prose/questions/es.ts';

type Written = Readonly<Record<string, Readonly<Record<string, string>>>>;

const languages = {
  en: { lexicon: englishLexicon, grammar: { ...englishGrammar, ...englishQuestions } },
  es: { lexicon: spanishLexicon, grammar: { ...spanishGrammar, ...spanishQuestions } },
};

/** What is wrong with a line: parts that cannot be read, and names that no phrase has. */
function faultsIn(line: string, names: ReadonlySet<string>, reader = new PartReader()): readonly string[] {
  try {
    return [...partsOfLine(line, reader)].flatMap(({ part }) => {
      if (part.kind === 'group') return part.what.flatMap((choice) => faultsIn(choice, names, reader));
      if (part.kind === 'free' && !(part.what > 0)) return [`No number of words: ${line}`];
      return part.kind === 'name' && !names.has(part.what) ? [`No phrase has the name ${part.what}: ${line}`] : [];
    });
  } catch (error) {
    return [String(error)];
  }
}

describe('the phrases of each language', () => {
  for (const [language, { lexicon, grammar }] of Object.entries(languages)) {
    const written: Written = grammar;
    const names = new Set(Object.keys(written));

    it(`can be read: ${language}`, () => {
      const lines = Object.values(written).flatMap((variants) => Object.values(variants).join('\n').split('\n'));
      const members = Object.values(lexicon.classes).flatMap((all) => all.split(','));
      const reader = new PartReader();
      const faults = [...lines, ...members].flatMap((line) => faultsIn(line.trim(), names, reader));
      assert.deepEqual(faults, []);
    });

    it(`do not begin with themselves: ${language}`, () => {
      const phrases = new Phrases(lexicon, grammar);
      for (const name of Object.keys(grammar) as (keyof typeof grammar)[])
        assert.doesNotThrow(() => phrases.firstOf(phrases.treeOf(name).tree.root), name);
    });
  }
});

describe('a phrase has a fault', () => {
  const names = new Set(['score']);

  it('in a part that cannot be read', () => {
    assert.deepEqual(faultsIn('on a <score>? [# + | @roll]', names), []);
    assert.deepEqual(faultsIn('on @rol a', names), ['Error: No class: @rol']);
    assert.deepEqual(faultsIn('on [a | the', names), ['Error: No phrase: on [a | the']);
    assert.deepEqual(faultsIn('on ] a', names), ['Error: No phrase: on ] a']);
    assert.deepEqual(faultsIn('on [a|| b]', names), ['Error: No part of a phrase: a||']);
    assert.deepEqual(faultsIn('on ~x a', names), ['No number of words: on ~x a']);
  });

  it('in a name that no phrase has', () =>
    assert.deepEqual(faultsIn('on [a <scores>]', names), ['No phrase has the name scores: a <scores>']));

  it('that begins with itself', () => {
    const phrases = new Phrases(englishLexicon, { score: { any: '@article? <score> of' } });
    assert.throws(() => phrases.firstOf(phrases.treeOf('score').tree.root), /begins with itself/);
  });
});
