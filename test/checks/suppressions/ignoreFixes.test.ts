import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe } from 'mocha';
import { edited } from '../../../server/checks/problems/edited.ts';
import { ignoreFixes } from '../../../server/checks/suppressions/ignoreFixes.ts';
import { proseLayout } from '../../../server/text/markdown/layout.ts';
import { Document } from '../../../server/workspace/documents/document.ts';
import { expectNotWorse } from '../../fuzz/soundness.ts';
import { english, opened } from '../../support/cursor.ts';
import { problemsOf } from '../../support/problems.ts';
import { itProperty, runs } from '../../support/runs.ts';

const slip = (id: string, inside = ''): string =>
  `<rule id="${id}" name="${id.toUpperCase()}">${inside}Roll 106.</rule>`;

describe('ignoreFixes', () => {
  itProperty('writes where a comment is one, below all front matter, and takes nothing from it', () => {
    const pieces = [
      '---\n',
      '...\n',
      '\n',
      'a: b\n',
      ' ',
      '    ',
      '```\n',
      '~~~\n',
      '- ',
      '> ',
      '`',
      '<!--',
      '-->',
      '| a |\n',
    ];
    const around = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((found) => found.join(''));
    const [goblins, marks] = ['6 Goblins (Fear 5, Feer 4)', ['', '---\n', '\ufeff---\n']];
    let count = 0;
    fc.assert(
      fc.property(fc.constantFrom(...marks), around, around, (first, before, behind) => {
        const text = `${first}${before}${goblins}\n${behind}`;
        const document = new Document('file:///a.md', 'markdown', 1, text);
        const start = text.indexOf(goblins);
        const span = { start, end: start + goblins.length };
        for (const { edits } of ignoreFixes(document, { code: 'unknown-ability', span })) {
          const after = edited(text, edits);
          const [old, now] = [text, after].map((given) => proseLayout(given, 'markdown'));
          assert.equal(now?.textStart, old?.textStart, after);
          const [edit] = edits;
          const at = edit && edit.span.start + edit.newText.indexOf('<!--');
          assert.ok(
            now?.comments.some(({ start }) => start === at),
            after,
          );
          assert.equal(now?.comments.length, (old?.comments.length ?? 0) + 1, after);
          count++;
        }
      }),
      { numRuns: runs(2000), seed: 1 },
    );
    assert.ok(count >= runs(2000), `${count} fixes`);
  });

  itProperty('breaks no document, however damaged it is already, and ignores what it is for', () => {
    const parts = ['<rules>', '<rules', '<rulse>', '<p>', '<!--', '-->', '<?', '<![CDATA[', '"', '<', '>', ' a="', 'x'];
    const blanks = ['\n', '\r\n', '\t', '\v', '\u00a0', '\u2028', '\ufeff', ' '];
    const damage = fc.array(fc.constantFrom(...parts, ...blanks), { maxLength: 5 }).map((found) => found.join(''));
    const entry = fc.constantFrom(
      slip('a'),
      '<rule id=r a o\ufeff</rules>',
      '<rule id="a" name="A"><p>Roll 106.<p></rule>',
    );
    let count = 0;
    fc.assert(
      fc.property(fc.boolean(), damage, entry, damage, (hasRoot, before, broken, behind) => {
        const text = `${hasRoot ? '<rules>' : ''}${before}${broken}${behind}${slip('b')}</rules>`;
        const opening = opened(text, 'xml');
        const { workspace, document } = opening;
        for (const problem of problemsOf(workspace, document, english.messages)) {
          const alike = (one: typeof opening): number =>
            problemsOf(one.workspace, one.document, english.messages).filter(({ code }) => code === problem.code)
              .length;
          for (const { kind, edits } of ignoreFixes(document, problem)) {
            const mended = opened(edited(text, edits), 'xml');
            expectNotWorse(document, mended.document, kind);
            assert.ok(alike(mended) < alike(opening), mended.document.getText());
            count++;
          }
        }
      }),
      { numRuns: runs(1500), seed: 1 },
    );
    assert.ok(count > runs(1000), `${count} fixes`);
  });
});
