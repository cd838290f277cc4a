import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { messagesFor } from '../../server/wording/messages.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { syntaxCodes } from '../support/families.ts';
import { isOneOf, problemsOf } from '../support/problems.ts';
import { itLong } from '../support/runs.ts';

const isOwn = isOneOf(...syntaxCodes);

const bodies = {
  rules:
    '<rules>\n  <rule id="kelp" name="KELP"><p>It grows.</p></rule>\n  <!-- two -->\n  <rule id="reef" name="REEF"/>\n</rules>\n',
  translations:
    '<translations>\n  <entry key="rule.kelp.name">ALGA</entry>\n  <entry key="rule.reef.name">ARRECIFE</entry>\n</translations>',
  'rules in one line':
    "<rules><rule id='kelp' name='KELP'><p>It's <?odds hits: 1D6 ?></p></rule><rule id='reef' name='REEF'/></rules>",
} as const;

/** Whatever stands before the root, the file is known as ours, its entries are, and these problems are said of it and no others. */
function check(before: string, body: string, codes: readonly string[]): void {
  const text = before + body;
  const document = new Document('file:///kelp.xml', 'xml', 1, text);
  const title = JSON.stringify(text);
  assert.equal(document.format?.kind, body.startsWith('<rules>') ? 'rules' : 'translations', title);
  assert.equal(document.sections.length, 3, title);
  const workspace = new Workspace([]);
  workspace.put(document);
  const problems = problemsOf(workspace, document, messagesFor('en')).filter(isOwn);
  assert.deepEqual(
    problems.map(({ code }) => code),
    codes,
    title,
  );
  for (const { span } of problems) assert.ok(span.start < before.length, title);
}

/** However it came about, it is what it is when it is opened. */
function checkTyped(text: string): void {
  const typed = new Document('file:///kelp.xml', 'xml', 1, '');
  let version = 1;
  let done = '';
  for (const piece of text.match(/[\s\S]{1,3}/g) ?? []) {
    const position = typed.positionAt(done.length);
    typed.update([{ range: { start: position, end: position }, text: piece }], ++version);
    done += piece;
    const fresh = new Document('file:///kelp.xml', 'xml', 1, done);
    const sections = (document: Document) => document.sections.map((section) => [section.text, section.errors]);
    assert.equal(typed.format?.kind, fresh.format?.kind, JSON.stringify(done));
    assert.deepEqual(sections(typed), sections(fresh), JSON.stringify(done));
  }
}

const cases: Readonly<Record<string, readonly string[]>> = {
  '<!-- mine\n': ['unclosed-comment'],
  '<!-- mine\nand yours\n\n': ['unclosed-comment'],
  '<!-- a <p> is a paragraph\n': ['unclosed-comment'],
  '<!-- mine ->\n': ['unclosed-comment'],
  '<!-->\n': ['unclosed-comment'],
  '<?xml version="1.0"?>\n<!-- mine\n': ['unclosed-comment'],
  '<!-- one -->\n<!-- two\n': ['unclosed-comment'],
  '<!- mine -->\n': ['stray-less-than', 'text-outside-root'],
  '<! mine >\n': ['stray-less-than', 'text-outside-root'],
  '<?mine\n': ['unclosed-instruction'],
  '<?mine with <p>\n': ['unclosed-instruction'],
  '<? mine ?>\n': ['stray-less-than', 'text-outside-root'],
  '<?xml version="1.0"\n': ['unclosed-instruction'],
  '<![CDATA[ mine\n': ['misplaced-cdata', 'unclosed-cdata'],
  '<![CDATA[ mine ]]>\n': ['misplaced-cdata'],
  '<!DOCTYPE rules\n': ['unfinished-start-tag'],
  '<!DOCTYPE rules [\n': ['unfinished-start-tag'],
  '<!DOCTYPE rules SYSTEM "mine.dtd>\n': ['unfinished-start-tag'],
  "<!DOCTYPE rules SYSTEM 'mine.dtd>\n": ['unfinished-start-tag'],
  '<!DOCTYPE rules [<!ENTITY mine "x">\n': ['unfinished-start-tag', 'stray-less-than', 'text-outside-root'],
};

describe('what is opened before the root and never closed hides nothing', () => {
  for (const [before, codes] of Object.entries(cases)) {
    for (const [name, body] of Object.entries(bodies)) {
      it(`${JSON.stringify(before)} ${name}`, () => check(before, body, codes));
      itLong(`${JSON.stringify(before)} ${name}, typed`, () => checkTyped(before + body));
    }
    it(`${JSON.stringify(before)} typed`, () => checkTyped(before + bodies['rules in one line']));
  }

  it('not even where an end mark stands in an entry', () => {
    for (const [before, codes] of [
      ['<!-- mine\n', ['unclosed-comment']],
      ['<?mine\n', ['unclosed-instruction']],
    ] as const) {
      check(before, bodies.rules.replace('grows', 'grows --> or ?> not'), codes);
      check(before, bodies.translations.replace('ALGA', '--> ALGA ?>'), codes);
      checkTyped(before + bodies.translations.replace('ALGA', '--> ALGA ?>'));
    }
  });
});
