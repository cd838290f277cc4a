import assert from 'node:assert/strict';
import { describe } from 'mocha';
import { paragraphEnd } from '../../server/features/paragraphEnd.ts';
import { casesOf, itProperty } from '../support/runs.ts';
import { watched } from '../support/watched.ts';

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
  const rest = text.slice(found.end);
  const [, ...further] = text.slice(offset, found.end).split('\n');
  const [, next = ''] = rest.split('\n');
  const isRight =
    found.end >= offset &&
    found.end <= text.length &&
    /^(?:\r?\n|$)/.test(rest) &&
    /^[^\S\n]*$/.test(found.indent) &&
    further.every((line) => line.trim() !== '') &&
    found.isFollowed === (next.trim() !== '');
  // Here and not in a message beside an assertion, which would be made for each of ten thousands of offsets.
  if (!isRight) assert.fail(JSON.stringify({ text, offset, found }));
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
