import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { edited } from '../../../server/checks/problems/edited.ts';
import { ignoreFixes } from '../../../server/checks/suppressions/ignoreFixes.ts';
import { proseLayout } from '../../../server/text/markdown/layout.ts';
import { titleOf } from '../../../server/wording/messageOf.ts';
import { Document } from '../../../server/workspace/documents/document.ts';
import { expectNotWorse } from '../../fuzz/soundness.ts';
import { english, opened, readerIn } from '../../support/cursor.ts';
import { problemsOf } from '../../support/problems.ts';
import { itProperty, runs } from '../../support/runs.ts';

const ignore = (codes: string, reason = ': it is so'): string => `<!-- whq-ignore ${codes}${reason} -->`;
const ignoreInFile = (codes: string, reason = ': it is so'): string => `<!-- whq-ignore-file ${codes}${reason} -->`;
const slip = (id: string, inside = ''): string =>
  `<rule id="${id}" name="${id.toUpperCase()}">${inside}Roll 106.</rule>`;

/** The fixes that ignore the last problem of a text, by their titles, with what becomes of it; and that it is then ignored. */
function checkFixes(text: string, expected: Readonly<Record<string, string>>, languageId = 'xml', locale = 'en'): void {
  const { workspace, document } = opened(text, languageId);
  const { messages } = readerIn(locale);
  const problem = problemsOf(workspace, document, messages).at(-1);
  assert.ok(problem);
  const fixes = ignoreFixes(document, problem);
  const after = fixes.map((fix) => [titleOf(fix, messages), edited(text, fix.edits)] as const);
  assert.deepEqual(Object.fromEntries(after), expected);
  for (const [, mended] of after) {
    const given = mended.replace(': …', ': printed so');
    const again = opened(given, languageId);
    const codes = problemsOf(again.workspace, again.document, messages).map(({ code }) => code);
    assert.ok(!codes.includes(problem.code) && !codes.includes('bad-suppression'), given);
    const open = opened(mended, languageId);
    assert.ok(problemsOf(open.workspace, open.document, messages).some(({ code }) => code === 'bad-suppression'));
  }
}

describe('ignoreFixes', () => {
  it('writes the comment with the indentation and the line ends of the file', () => {
    checkFixes(`<rules>\n  ${slip('a')}\n</rules>`, {
      'Ignore misread-die in this entry': `<rules>\n  ${ignore('misread-die', ': …')}\n  ${slip('a')}\n</rules>`,
      'Ignore misread-die in this file': `<rules>\n  ${ignoreInFile('misread-die', ': …')}\n  ${slip('a')}\n</rules>`,
    });
    checkFixes(`<rules>\r\n\t${slip('a')}\r\n</rules>`, {
      'Ignore misread-die in this entry': `<rules>\r\n\t${ignore('misread-die', ': …')}\r\n\t${slip('a')}\r\n</rules>`,
      'Ignore misread-die in this file': `<rules>\r\n\t${ignoreInFile('misread-die', ': …')}\r\n\t${slip('a')}\r\n</rules>`,
    });
    checkFixes(`<rules>${slip('a')}</rules>`, {
      'Ignore misread-die in this entry': `<rules>${ignore('misread-die', ': …')}${slip('a')}</rules>`,
      'Ignore misread-die in this file': `<rules>${ignoreInFile('misread-die', ': …')}${slip('a')}</rules>`,
    });
  });

  it('speaks Spanish, and puts a comment before a paragraph or the text', () => {
    checkFixes(
      'Uno\n\n  6 Goblins (Miedo 5, Feer 4)',
      {
        'Ignorar unknown-ability en este párrafo': `Uno\n\n  ${ignore('unknown-ability', ': …')}\n  6 Goblins (Miedo 5, Feer 4)`,
        'Ignorar unknown-ability en este archivo': `${ignoreInFile('unknown-ability', ': …')}\n\nUno\n\n  6 Goblins (Miedo 5, Feer 4)`,
      },
      'markdown',
      'es',
    );
    checkFixes(
      '---\ntitle: A\n---\n6 Goblins (Miedo 5, Feer 4)',
      {
        'Ignore unknown-ability in this paragraph': `${'---\ntitle: A\n---\n'}${ignore('unknown-ability', ': …')}\n6 Goblins (Miedo 5, Feer 4)`,
        'Ignore unknown-ability in this file': `---\ntitle: A\n---\n${ignoreInFile('unknown-ability', ': …')}\n6 Goblins (Miedo 5, Feer 4)`,
      },
      'markdown',
    );
  });

  const long = Array.from({ length: 300 }, (_, line) => `line${line}: Fly\n`).join('');
  for (const [what, front] of Object.entries({
    'closed by dots': '---\ntitle: A\n...\n',
    'closed by dots, in lines of Windows': '---\r\ntitle: A\r\n...\r\n',
    'with blanks behind its marks': '--- \ntitle: A\n...\t\n',
    'behind a byte order mark': '\ufeff---\ntitle: A\n---\n',
    'of many lines': `---\n${long}---\n`,
    'with an empty line': '---\ntitle: A\n\ntags: b\n...\n',
    'with a line that only begins with its mark': '---\n---a: b\n---\n',
    'with nothing in it': '---\n---\n',
  })) {
    it(`leaves front matter alone: ${what}`, () => {
      const lineEnd = front.includes('\r') ? '\r\n' : '\n';
      const goblins = '6 Goblins (Miedo 5, Feer 4)';
      for (const languageId of ['markdown', 'plaintext']) {
        checkFixes(
          `${front}${goblins}`,
          {
            'Ignore unknown-ability in this paragraph': `${front}${ignore('unknown-ability', ': …')}${lineEnd}${goblins}`,
            'Ignore unknown-ability in this file': `${front}${ignoreInFile('unknown-ability', ': …')}${lineEnd}${goblins}`,
          },
          languageId,
        );
      }
    });
  }

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

  it('writes no other blank than a space or a tab a second time', () => {
    for (const blank of ['\v', '\f', '\u00a0', '\u2028', '\ufeff', ' \u3000']) {
      checkFixes(`<rules>\n${blank}${slip('a')}\n</rules>`, {
        'Ignore misread-die in this entry': `<rules>\n${blank}${ignore('misread-die', ': …')}${slip('a')}\n</rules>`,
        'Ignore misread-die in this file': `<rules>${ignoreInFile('misread-die', ': …')}\n${blank}${slip('a')}\n</rules>`,
      });
    }
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

  it('offers nothing for an error, or for what is about ignoring', () => {
    checkFixes('<rules><rule id="A" name="A">x</rule></rules>', {});
    checkFixes(`<rules><rule id="a" name="A">${ignore('misread-die')}x</rule></rules>`, {});
  });
});
