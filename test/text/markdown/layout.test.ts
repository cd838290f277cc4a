import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe } from 'mocha';
import { isCodeAt, proseLayout } from '../../../server/text/markdown/layout.ts';
import type { Span } from '../../../server/text/span.ts';
import { anyText } from '../../support/anyText.ts';
import { itAnswers } from '../../support/cases.ts';
import { assertLinearSteps, repeated } from '../../support/growth.ts';
import { itLong, itProperty, runs } from '../../support/runs.ts';

type Language = 'markdown' | 'plaintext';

describe('the layout of prose', () =>
  itAnswers('test/text/cases/layout.txt', (marked, head) => {
    const languageId = head === 'plaintext' ? head : 'markdown';
    const text = marked.replace('‸', '');
    const layout = proseLayout(text, languageId);
    const at = marked.indexOf('‸');
    const shown = ({ start, end }: Span): string => JSON.stringify(text.slice(start, end));
    return [
      ...layout.masks.map((mask) => `not running text ${shown(mask)}`),
      ...layout.paragraphs.map((paragraph) => `paragraph ${shown(paragraph)}`),
      ...(at < 0 ? [] : [isCodeAt(text, layout, at) ? 'code' : 'no code']),
    ];
  }));

describe('what is not running text', () => {
  const pieces = [
    '`',
    '``',
    '```',
    '\n',
    '\n\n',
    '[',
    ']',
    '](',
    ')',
    '<',
    '>',
    '<!--',
    '-->',
    '    ',
    '- ',
    '---\n',
    '\\',
    'a',
    '~~~',
    '[a]: b',
    'http://',
  ];
  const texts = fc.oneof(
    anyText(),
    fc.array(fc.constantFrom(...pieces)).map((found) => found.join('')),
  );

  itProperty('never fails; masks ascend, lie in the text and do not touch', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom<Language>('markdown', 'plaintext'), (text, languageId) => {
        let end = -1;
        for (const mask of proseLayout(text, languageId).masks) {
          assert.ok(end < mask.start && mask.start < mask.end && mask.end <= text.length);
          end = mask.end;
        }
      }),
      { seed: 1, numRuns: runs(2000) },
    );
  });

  const baits = [
    ...pieces,
    'a `` ',
    '[a](',
    '[a][',
    '(\\',
    '<a ',
    '`\n',
    '- > ',
    '1. ',
    ' ',
    '\t',
    '-',
    '* ',
    '<!-- `',
    '<!-- ` -->',
    '`<!-- -->',
    '\r',
    '\r \n',
  ];
  for (const languageId of ['markdown', 'plaintext'] as const)
    itLong(`takes steps in proportion to the text: ${languageId}`, () =>
      assertLinearSteps(repeated(baits), (text) => proseLayout(text, languageId), 3000),
    );
});
