import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'mocha';
import { phrases } from '../../../server/dice/prose/notation/pattern.ts';
import { firstWordsOf } from '../../../server/dice/prose/notation/patternParts.ts';
import { tokensOf } from '../../../server/dice/prose/words/tokens.ts';
import { itProperty, runs } from '../../support/runs.ts';

/** A phrase as it is written, and words that it stands for. */
interface Said {
  readonly phrase: string;
  readonly words: readonly string[];
}

const nothing: Said = { phrase: '', words: [] };

function optional(said: Said, isSaid: boolean): Said {
  return { ...(isSaid ? said : nothing), phrase: `${said.phrase}?` };
}

function inOrder(all: readonly Said[]): Said {
  return {
    phrase: all.map(({ phrase }) => phrase).join(' '),
    words: all.flatMap(({ words }) => words),
  };
}

function said(phrase: string, ...words: readonly string[]): Said {
  return { phrase, words };
}

/** Written phrases, such as `on|with [a | the]? ~2 score|roll`, each with what somebody says. */
const anyPhrase = fc.letrec<{ first: Said; later: Said; phrase: Said }>((tie) => {
  const words = fc.constantFrom(
    said('on', 'on'),
    said('on|with', 'with'),
    said('if|unless|when', 'unless'),
    said('<the>', 'the'),
    said('face-up', 'face-up'),
  );
  const open = fc.constantFrom(said('#', '4'), said('~3', 'green', 'hills'));
  const orNothing = (part: fc.Arbitrary<Said>) =>
    fc.oneof(
      part,
      fc.tuple(part, fc.boolean()).map(([one, isSaid]) => optional(one, isSaid)),
    );
  const sequence = (part: fc.Arbitrary<Said>) =>
    fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => inOrder(parts));
  const group = (part: fc.Arbitrary<Said>) =>
    fc.tuple(fc.array(sequence(part), { minLength: 1, maxLength: 3 }), fc.nat()).map(([choices, chosen]) => ({
      ...(choices[chosen % choices.length] ?? nothing),
      phrase: `[${choices.map(({ phrase }) => phrase).join(' | ')}]`,
    }));
  return {
    first: orNothing(fc.oneof({ depthSize: 'small' }, words, group(tie('first')))),
    later: orNothing(fc.oneof({ depthSize: 'small' }, words, open, group(tie('later')))),
    // A number or any word only behind a word that is needed: no phrase is found by others.
    phrase: fc.tuple(sequence(tie('first')), words, sequence(tie('later'))).map((parts) => inOrder(parts)),
  };
}).phrase;

describe('the first words of a phrase', () => {
  it('are all that it may begin with', () => {
    const first = (phrase: string) => [...firstWordsOf(phrase)];
    assert.deepEqual(first('on|with a'), ['on', 'with']);
    assert.deepEqual(first('only|just? on a'), ['only', 'just', 'on']);
    assert.deepEqual(first('[if [not]? | unless] a'), ['if', 'unless']);
    assert.deepEqual(first('[not? | never]? a [very]? b'), ['not', 'never', 'a']);
    assert.deepEqual(first('[any | ~2]? who'), ['any', 'who']);
    assert.deepEqual(first('face-up? ~2 who'), ['face up']);
    assert.deepEqual(first('# of'), []);
  });

  itProperty('lead to whatever the phrase stands for', () => {
    fc.assert(
      fc.property(anyPhrase, ({ phrase, words }) => {
        const tokens = tokensOf(words.join(' '));
        assert.notEqual(phrases(phrase).at(tokens, 0), undefined, `${phrase}: ${words.join(' ')}`);
      }),
      { numRuns: runs(2000) },
    );
  });
});
