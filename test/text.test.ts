import assert from 'node:assert/strict';
import { describe, it } from 'mocha';

import { choice, placeholder, snippetText, textOfSnippet } from '../server/answers/snippet.ts';
import { label } from '../server/text/label.ts';
import { printable, printableJson, printableLines } from '../server/text/printable.ts';
import { hostileTexts } from './support/hostile.ts';

const obeyed = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

describe('text that a file holds', () => {
  it('is printed without anything that a terminal obeys', () => {
    assert.equal(printable('a\u001b[31m\tb\r\nc\u202e\ud800'), 'a␛[31m b c\ufffd\ufffd');
    assert.equal(printableLines('a\u0007\r\nb\tc\n\u009b2J'), 'a␇\nb  c\n\ufffd2J');
    for (const text of hostileTexts) {
      assert.doesNotMatch(printable(text), obeyed);
      assert.doesNotMatch(printableLines(text).replaceAll('\n', ''), obeyed);
    }
  });

  it('keeps soft hyphens, accents and emoji', () => {
    for (const text of ['Mon\u00adster', 'dragón 🐉 👨\u200d👩\u200d👧', 'می\u200cخواهم'])
      assert.equal(printable(text), text);
  });

  it('is the same in JSON for a program', () => {
    for (const text of hostileTexts) {
      const json = printableJson({ [text]: [text] });
      assert.deepEqual(JSON.parse(json), { [text]: [text] });
      assert.doesNotMatch(json.replaceAll('\n', ''), obeyed);
    }
  });

  it('makes labels that read the same', () => {
    for (const text of ['FEAR n', 'LAMP OF $5 (1D6)', 'a < b & c', '<rule>', 'e@', 'C:\\x', 'half-time: 3', 'array[2]'])
      assert.equal(label(text), text);
    for (const text of hostileTexts) assert.equal(label(text).replaceAll('\u2060', ''), printable(text));
  });

  it('is text in a snippet', () => {
    for (const text of hostileTexts) {
      assert.equal(textOfSnippet(snippetText(text)), text);
      assert.equal(textOfSnippet(`a${placeholder(1, text)}b`), `a${text}b`);
      assert.equal(textOfSnippet(choice(1, [text])), undefined);
    }
    assert.equal(placeholder(1, 'a}$\\'), '${1:a\\}\\$\\\\}');
    assert.equal(choice(2, ['1,2', 'a|b', '\\']), '${2|1\\,2,a\\|b,\\\\|}');
    assert.equal(textOfSnippet('a $1 ${2:n}.$0'), 'a  n.');
  });
});
