import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { edited } from '../../server/checks/problems/edited.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { structureCodes, syntaxCodes } from '../support/families.ts';
import { isOneOf, problemsOf, type ToldProblem } from '../support/problems.ts';

const isOwn = isOneOf(...syntaxCodes, ...structureCodes);

const entries = `
  <rule id="my-kelp" name="KELP n"><p>It grows 1D6 squares.</p></rule>
  <rule id="my-reef" name="REEF"><p>It cuts.</p></rule>
`;

/** The problems of a text as codes with what their spans show; both rules must be known. */
function problemsIn(text: string): readonly ToldProblem[] {
  const workspace = new Workspace([]);
  const document = workspace.putFile('file:///rules.xml', text);
  assert.ok(document, `not taken for a rules file: ${text}`);
  for (const id of ['my-kelp', 'my-reef'])
    assert.equal(workspace.all.index.withId(id).length, 1, `${id} is lost: ${text}`);
  return problemsOf(workspace, document, messagesFor('en')).filter(isOwn);
}

/** There is one problem, as code and text; its fix leads to a file without any. */
function check(text: string, expected: string, mended: string | undefined): void {
  const found = problemsIn(text);
  const shown = found.map(({ code, span }) => `${code} ${text.slice(span.start, span.end)}`);
  assert.deepEqual(shown, [expected], text);
  const edits = found[0]?.fixes?.[0]?.edits;
  assert.equal(edits && edited(text, edits), mended);
  if (mended !== undefined) assert.deepEqual(problemsIn(mended), [], mended);
}

const right = `<rules>${entries}</rules>\n`;

describe('a damaged root is one problem, and its rules are known', () => {
  for (const before of ['', '<?xml version="1.0"?>\n', '\ufeff<!-- mine -->\n']) {
    for (const tag of ['rules>', '< rules>', '/rules>', '&lt;rules>', 'ruels>']) {
      it(JSON.stringify(before + tag), () => {
        check(`${before}${tag}${entries}</rules>\n`, `missing-root ${tag}`, before + right);
      });
    }
    for (const name of ['rulse', 'Rules', 'RULES', 'rule', 'my-rules']) {
      it(JSON.stringify(`${before}<${name}>`), () => {
        check(`${before}<${name}>${entries}</${name}>\n`, `wrong-root ${name}`, before + right);
        check(`${before}<${name}>${entries}</rules>\n`, `wrong-root ${name}`, before + right);
      });
    }
  }

  it('no root at all', () => {
    const inside = entries.trim();
    check(inside, 'missing-root <', `<rules>\n${inside}\n</rules>\n`);
    check(`${inside}\n</rules>`, 'missing-root <', `<rules>\n${inside}\n</rules>`);
    check(`<!DOCTYPE rules>\n${inside}`, 'missing-root <', `<!DOCTYPE rules>\n<rules>\n${inside}\n</rules>\n`);
  });

  it('has no fix that makes things worse', () => {
    const inside = entries.trim();
    const found = problemsIn(`>${inside}</rules>`);
    assert.ok(found.some(({ code }) => code === 'missing-root'));
    for (const { code, fixes } of found) if (code === 'missing-root') assert.equal(fixes, undefined);
  });

  it('has no end tag as a fix that would end nothing', () => {
    for (const before of ['</rules>', '</rules>\n<!-- mine -->\n', '']) {
      const text = `${before}<table>${entries}`;
      for (const { code, fixes } of problemsIn(text)) {
        if (code !== 'unclosed-element') continue;
        for (const { edits } of fixes ?? []) {
          assert.ok(!problemsIn(edited(text, edits)).some((problem) => problem.code === code), before);
        }
      }
    }
  });

  it('while it is typed', () => {
    for (const typed of ['<', '<r', '<ru', '<rule', '<rules', '<rules x', '<rules x=']) {
      const found = problemsIn(`${typed}\n${entries}</rules>\n`);
      assert.ok(found.length <= (typed.includes('x') ? 2 : 1), `${typed}: ${found.map(({ code }) => code)}`);
    }
  });

  it('text in front of it', () => {
    const text = `x${right}`;
    assert.deepEqual(
      problemsIn(text).map(({ code }) => code),
      ['text-outside-root'],
    );
  });
});
