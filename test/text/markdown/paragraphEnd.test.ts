import assert from 'node:assert/strict';
import { describe } from 'mocha';
import { paragraphEnd } from '../../../server/text/markdown/paragraphEnd.ts';
import { casesOf, itProperty } from '../../support/runs.ts';
import { watched } from '../../support/watched.ts';

/** What tells one kind of line from another, and ends one. */
const pieces = ['\n', '\r\n', '\r', ' ', '\t', '- ', '1. ', '> ', '| ', '# ', '```', 'a'];
const longest = 4;

function* textsOf(length: number): Iterable<string> {
  if (length === 0) return yield '';
  for (const piece of pieces) for (const rest of textsOf(length - 1)) yield piece + rest;
}

/** The end of the paragraph is the end of a line that is not before that of the offset, and all lines up to it are filled. */
function check(text: string, offset: number): void {
  const found = paragraphEnd(text, offset);
  const at = JSON.stringify({ text, offset, found });
  assert.ok(found.end >= offset && found.end <= text.length, at);
  assert.match(text.slice(found.end), /^(?:\r?\n|$)/, at);
  assert.match(found.indent, /^\s*$/, at);
  assert.doesNotMatch(found.indent, /\n/, at);
  const [, ...further] = text.slice(offset, found.end).split('\n');
  assert.ok(
    further.every((line) => line.trim() !== ''),
    at,
  );
  const [, next = ''] = text.slice(found.end).split('\n');
  assert.equal(found.isFollowed, next.trim() !== '', at);
}

describe('the end of a paragraph', () => {
  itProperty('is found from every offset of every short text', () => {
    watched(() => {
      for (let length = 0; length <= longest; length++) {
        for (const text of length < longest ? textsOf(length) : casesOf([...textsOf(length)]))
          for (let offset = 0; offset <= text.length; offset++) check(text, offset);
      }
    });
  });
});
