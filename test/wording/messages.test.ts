import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { cliWordsEn } from '../../server/wording/en/cliWords.ts';
import { fixesEn } from '../../server/wording/en/fixes.ts';
import { problemsEn } from '../../server/wording/en/problems.ts';
import { wordsEn } from '../../server/wording/en/words.ts';
import { cliWordsEs } from '../../server/wording/es/cliWords.ts';
import { fixesEs } from '../../server/wording/es/fixes.ts';
import { problemsEs } from '../../server/wording/es/problems.ts';
import { wordsEs } from '../../server/wording/es/words.ts';
import { messagesBeside, messagesFor } from '../../server/wording/messages.ts';
import { fill } from '../../server/wording/texts/places.ts';

describe('the language of messages', () => {
  it('is the one of the locale, or English', () => {
    const locales = ['es', 'es-419', 'es_MX.UTF-8', 'ES', 'en-GB', 'est', 'de_AT.UTF-8', 'C', '', undefined];
    assert.deepEqual(
      locales.map((locale) => messagesFor(locale).language),
      ['es', 'es', 'es', 'es', 'en', 'en', 'en', 'en', 'en', 'en'],
    );
  });

  it('is the one of the text beside them, or the one of the reader', () => {
    const spanish = messagesFor('es');
    assert.deepEqual(
      ['en', 'de', '', undefined].map((language) => messagesBeside(language, spanish).language),
      ['en', 'es', 'es', 'es'],
    );
  });
});

describe('the texts of a language', () => {
  it('have the same facts in their places as the English ones', () => {
    assert.deepEqual(
      differences([wordsEn, problemsEn, fixesEn, cliWordsEn], [wordsEs, problemsEs, fixesEs, cliWordsEs]),
      [],
    );
  });
});

describe('a text with places', () => {
  const check = (text: string, facts: object, expected: string) =>
    it(text, () => assert.equal(fill(text, facts), expected));

  check('{name} {name…}', { name: 'x'.repeat(61) }, `${'x'.repeat(61)} ${'x'.repeat(57)}…`);
  check('{names} {names, or} {<names>, or a}', { names: ['a', 'b', 'c'] }, 'a, b, c a, b or c <a>, <b> or a <c>');
  check('--let {names=…}', { names: ['a', 'b'] }, '--let a=…,b=…');
  check('[count=1?one|{count} of them]', { count: 1 }, 'one');
  check('[names=1?one|[names?several|none]]', { names: [] }, 'none');
  check('[low<high?less][there?, there][not?, not]', { low: 2, high: 10, there: 0, not: undefined }, 'less, there');
  check('{text}', { text: '[text?{text}]' }, '[text?{text}]');
});

/** The keys of texts whose facts or whose choices differ. */
function differences(one: unknown, other: unknown, key = ''): readonly string[] {
  if (typeof one === 'string' && typeof other === 'string') {
    const isFilled = [one, other].every((text) => namesIn(fill(text, {})) === '');
    return isFilled && namesIn(one) === namesIn(other) ? [] : [key];
  }
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return [];
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).flatMap(([name, part]) => differences(part, others.get(name), `${key}.${name}`));
}

function namesIn(text: string): string {
  const names = text.match(/(?<=\{<?)\w+(?=[^{}]*\})|(?<=\[)\w+(?=(?:[=<][^?]*)?\?)/g) ?? [];
  return [...new Set(names)].toSorted().join();
}
