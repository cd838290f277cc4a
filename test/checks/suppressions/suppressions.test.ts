import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { english, opened } from '../../support/cursor.ts';
import { problemsOf } from '../../support/problems.ts';

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

  it('counts for the entry below also where the one above is not closed', () => {
    const open = (inside: string): string => `<rule id="a" name="A">x${inside}`;
    for (const above of [open(''), open('<p>x <b>y'), open('</rul>')]) {
      const { workspace, document } = opened(
        `<rules>\n${above}\n${ignore('misread-die')}\n${slip('b')}\n</rules>`,
        'xml',
      );
      const codes = problemsOf(workspace, document, english.messages).map(({ code }) => code);
      assert.deepEqual(codes.includes('misread-die') || codes.includes('unused-suppression'), false, above);
    }
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
});
