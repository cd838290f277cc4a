import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { messagesBeside, messagesFor } from '../../server/wording/messages.ts';

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
