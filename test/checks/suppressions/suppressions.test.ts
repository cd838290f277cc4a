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
import { assertLinearTime } from '../../support/growth.ts';
import { problemsOf } from '../../support/problems.ts';
import { itLong, itProperty, runs } from '../../support/runs.ts';

/** The problems of a text: line (from 1), code and what they lie on. */
function check(text: string, expected: readonly string[], languageId = 'xml'): void {
  const { workspace, document } = opened(text, languageId);
  const found = problemsOf(workspace, document, english.messages).map(
    ({ code, span }) => `${document.positionAt(span.start).line + 1} ${code}: ${text.slice(span.start, span.end)}`,
  );
  assert.deepEqual(found, expected, text);
}

const ignore = (codes: string, reason = ': it is so'): string => `<!-- whq-ignore ${codes}${reason} -->`;
const ignoreInFile = (codes: string, reason = ': it is so'): string => `<!-- whq-ignore-file ${codes}${reason} -->`;
const slip = (id: string, inside = ''): string =>
  `<rule id="${id}" name="${id.toUpperCase()}">${inside}Roll 106.</rule>`;

describe('whq-ignore in XML', () => {
  it('counts for the entry that it stands in, or directly before', () => {
    check(
      `<rules>\n${ignore('misread-die')}\n${slip('a')}\n${slip('b', ignore('misread-die'))}\n${slip('c')}\n${ignore('misread-die')} ${ignore('lost-minus')}${slip('d')}\n</rules>`,
      ['5 misread-die: 106', '6 unused-suppression: lost-minus'],
    );
  });

  it('takes several codes, and blanks anywhere', () => {
    check(`<rules><!--whq-ignore\n misread-die ,\n lost-minus,stray-full-stop:r-->${slip('a')}</rules>`, [
      '3 unused-suppression: lost-minus',
      '3 unused-suppression: stray-full-stop',
    ]);
  });

  it('counts for problems that take the whole document to find', () => {
    check(
      `<rules>\n<rule id="a" name="A">x</rule>\n${ignore('duplicate-id')}\n<rule id="a" name="B">x</rule>\n<rule id="a" name="C">x</rule></rules>`,
      ['5 duplicate-id: a'],
    );
  });

  it('counts for the whole file, from any place in it', () => {
    check(`<rules>\n${slip('a')}\n${ignoreInFile('misread-die')}\n${slip('b')}\n</rules>`, []);
    check(`${ignoreInFile('misread-die')}<rules>\n${slip('a')}\n</rules>`, []);
    check(`<rules>\n${ignoreInFile('glued-die')}\n${slip('a')}\n</rules>`, [
      '2 unused-suppression: glued-die',
      '3 misread-die: 106',
    ]);
  });

  it('lets the next of its kind speak for those of which the first says it for all', () => {
    const glued = (id: string): string => `<rule id="${id}" name="${id}">He rolls1D6for it.</rule>`;
    check(`<rules>\n${glued('a')}\n${glued('b')}</rules>`, ['2 glued-die: ls1D6for']);
    check(`<rules>\n${ignore('glued-die')}${glued('a')}\n${glued('b')}</rules>`, ['3 glued-die: ls1D6for']);
  });

  it('says what is wrong with it', () => {
    check(`<rules>${ignore('misread-dye')}${slip('a')}</rules>`, [
      '1 bad-suppression: misread-dye',
      '1 misread-die: 106',
    ]);
    check(`<rules>${ignore('')}${slip('a', ignore('', ''))}</rules>`, [
      `1 bad-suppression: ${ignore('')}`,
      `1 bad-suppression: ${ignore('', '')}`,
      '1 misread-die: 106',
    ]);
    for (const reason of ['', ':', ': ', ': …', ': ...']) {
      const comment = ignore('misread-die', reason);
      check(`<rules>${comment}${slip('a')}</rules>`, [`1 bad-suppression: ${comment}`]);
    }
    check(`<rules>${ignoreInFile('all')}${slip('a')}</rules>`, ['1 bad-suppression: all', '1 misread-die: 106']);
    check(`<rules>${ignore('constructor')}${slip('a')}</rules>`, [
      '1 bad-suppression: constructor',
      '1 misread-die: 106',
    ]);
  });

  it('does not hide what keeps a file from being read', () => {
    check(`<rules>${ignore('bare-ampersand')}<rule id="a" name="A">Tom & Co</rule></rules>`, [
      '1 bad-suppression: bare-ampersand',
      '1 bare-ampersand: &',
    ]);
    check(`<rules>${ignoreInFile('bad-suppression, unused-suppression')}${slip('a')}</rules>`, [
      '1 bad-suppression: bad-suppression',
      '1 bad-suppression: unused-suppression',
      '1 misread-die: 106',
    ]);
  });

  it('reports what is used twice, or stands where nothing follows', () => {
    check(`<rules>${ignore('misread-die')}${ignore('misread-die')}${slip('a')}${ignore('misread-die')}</rules>`, [
      '1 unused-suppression: misread-die',
      '1 unused-suppression: misread-die',
    ]);
    check(`${ignore('misread-die')}<rules>${slip('a')}</rules>`, [
      '1 unused-suppression: misread-die',
      '1 misread-die: 106',
    ]);
  });

  it('leaves other comments alone', () => {
    check(`<rules><!-- whq-ignored: x --><!-- see whq-ignore --><!-- WHQ-ignore a -->${slip('a')}</rules>`, [
      '1 misread-die: 106',
    ]);
  });

  it('keeps up with edits', () => {
    const { workspace, document } = opened(`<rules>\n${ignore('misread-die')}\n${slip('a')}\n${slip('b')}\n</rules>`);
    const codes = () => problemsOf(workspace, document, english.messages).map(({ code }) => code);
    const replace = (found: string, text: string): void => {
      const start = document.getText().indexOf(found);
      const range = document.range({ start, end: start + found.length });
      workspace.update(document, [{ range, text }], document.version + 1);
    };
    assert.deepEqual(codes(), ['misread-die']);
    replace('106', '1D6');
    assert.deepEqual(codes(), ['unused-suppression', 'misread-die']);
    replace('whq-ignore ', 'whq-ignore-file ');
    assert.deepEqual(codes(), []);
    replace('whq-ignore-file ', 'nothing ');
    assert.deepEqual(codes(), ['misread-die']);
  });

  for (const [what, text] of Object.entries<(count: number) => string>({
    comments: (count) => `<rules>${slip('a')}${'<!--whq-ignore x:r-->'.repeat(count)}</rules>`,
    'codes of one comment': (count) =>
      `<rules>${slip('a', `<!--whq-ignore ${'misread-dye,'.repeat(count)}:r-->`)}</rules>`,
    'comments of one rule': (count) => `<rules>${slip('a', '<!--whq-ignore misread-die:r-->'.repeat(count))}</rules>`,
  })) {
    itLong(`takes time in proportion to how many there are: ${what}`, () => {
      const check = ({ workspace, document }: ReturnType<typeof opened>): void => {
        const problems = problemsOf(workspace, document, english.messages);
        assert.ok(problems.length > 0 && problems.length <= 1001);
      };
      assertLinearTime((count) => opened(text(count)), check, { from: 10_000, to: 160_000 });
    });
  }
});

describe('whq-ignore in prose', () => {
  const goblins = '6 Goblins (Ambush 5+, Feer 4)';

  for (const languageId of ['markdown', 'plaintext']) {
    it(`counts for the paragraph that it stands in, or before: ${languageId}`, () => {
      const comment = ignore('unknown-ability');
      check(`${comment}\n${goblins}\n\n${goblins}`, ['4 unknown-ability: Feer 4'], languageId);
      check(`${comment}\n\n${goblins}\n\n${goblins}`, ['5 unknown-ability: Feer 4'], languageId);
      check(`${goblins} ${comment}\r\n \r\n${goblins}`, ['3 unknown-ability: Feer 4'], languageId);
      check(
        `One\n\n${comment}\n\nTwo\n\n${goblins}`,
        ['3 unused-suppression: unknown-ability', '7 unknown-ability: Feer 4'],
        languageId,
      );
      check(
        `${goblins}\n\n${comment}`,
        ['1 unknown-ability: Feer 4', '3 unused-suppression: unknown-ability'],
        languageId,
      );
    });

    it(`counts for the whole file, and for everything: ${languageId}`, () => {
      check(`${goblins}\n\n${ignoreInFile('unknown-ability')}\n\n${goblins}`, [], languageId);
      check(`${ignoreInFile('all')}\n\n${goblins}\n\n${goblins}`, [], languageId);
      check(`${ignore('all')}\n${goblins}\n\n${goblins}`, ['4 unknown-ability: Feer 4'], languageId);
    });
  }

  it('is an example where it stands in code', () => {
    check(
      `\`\`\`\n${ignoreInFile('all')}\n\`\`\`\n\n\`${ignoreInFile('nothing')}\` ${goblins}`,
      ['5 unknown-ability: Feer 4'],
      'markdown',
    );
  });

  it('is read wherever it stands among others, and behind code', () => {
    const other = '<!-- a -->';
    for (const before of [`${other}${other}`, `${other} `, '`<!--` ', "a ` or '", '``<!-- ` `` ']) {
      check(`${before}${ignore('unknown-ability')}${other}\n${goblins}`, [], 'markdown');
    }
    check(`${ignore('unknown-ability')}${other}${other}\n\n${goblins}`, [], 'markdown');
  });

  it('counts for the text below code and not for that above', () => {
    const code = '```\nFear 5\n```';
    check(`${ignore('unknown-ability')}\n${goblins}\n${code}\n${goblins}`, ['6 unknown-ability: Feer 4'], 'markdown');
    check(`${goblins}\n${code}\n${ignore('unknown-ability')}\n${goblins}`, ['1 unknown-ability: Feer 4'], 'markdown');
  });

  for (const text of [
    `${ignore('unknown-ability')}\n`,
    `${ignore('unknown-ability')}`,
    '<!-- whq-ignore ` -->',
    '`<!-- `` -->',
    `${ignore('a')} (Fear 5, Feer 4)\n\n`,
    '<!-- whq-ignore',
    '<!--\n\n',
  ]) {
    itLong(`takes time in proportion to how many there are: ${JSON.stringify(text)}`, () => {
      assertLinearTime(
        (length) => opened(text.repeat(Math.floor(length / text.length)), 'markdown'),
        ({ workspace, document }) => problemsOf(workspace, document, english.messages),
        { from: 50_000, to: 900_000 },
      );
    });
  }
});

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

  itProperty('breaks no document, however damaged it is already', () => {
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
        const { workspace, document } = opened(text, 'xml');
        for (const problem of problemsOf(workspace, document, english.messages)) {
          for (const { kind, edits } of ignoreFixes(document, problem)) {
            expectNotWorse(document, opened(edited(text, edits), 'xml').document, kind);
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
