import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { messagesFor } from '../../server/wording/messages.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { problemsOf } from '../support/problems.ts';
import { realFiles } from '../support/realFiles.ts';
import { casesOf, itLong, itProperty } from '../support/runs.ts';
import { type Variant, variants } from './brokenVariants.ts';

/** Where an entry stands in a file. */
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function entriesOf(text: string): readonly Entry[] {
  return [...text.matchAll(/<rule id="([^"]*)" name="([^"]*)">[\s\S]*?<\/rule>/g)].map((match) => {
    const [entry, id = '', name = ''] = match;
    return { id, name, start: match.index, end: match.index + entry.length };
  });
}

/**
 * Breaks the file at one of its entries. There must be the problem that the variant announces, on its line, and no new one away from the
 * entry; and all other rules must stay known, each with its name and its end.
 */
function check(original: string, target: Entry, { title, code, breakFile }: Variant): void {
  const marked = breakFile(
    original.slice(0, target.start),
    original.slice(target.start, target.end),
    original.slice(target.end),
  );
  const offset = marked.indexOf('|');
  assert.equal(offset >= 0, code !== undefined, title);
  const text = marked.replace('|', '');
  const { document, workspace, found } = open(text);
  const where = `${title}, at ${target.id}: ${JSON.stringify(found)}`;
  const line = document.positionAt(offset).line;
  const before = codesOf(original);
  const after = found.map((problem) => problem.code);
  if (code === undefined) assert.deepEqual(after, before, where);
  else
    assert.ok(
      found.some((problem) => problem.code === code && problem.line === line),
      where,
    );
  assert.ok(found.length - before.length <= 3, `too much is said: ${where}`);
  for (const { id, name } of entriesOf(original)) {
    if (id !== target.id) assertKnown(workspace, document, id, name, where);
  }
}

const known = new Map<string, readonly string[]>();

/** What is wrong with a file before it is broken. It is asked for once for each variant. */
function codesOf(original: string): readonly string[] {
  const codes = known.get(original) ?? open(original).found.map((problem) => problem.code);
  known.set(original, codes);
  return codes;
}

function assertKnown(workspace: Workspace, document: Document, id: string, name: string, where: string): void {
  const [definition, ...others] = workspace.all.index.withId(id);
  assert.ok(definition?.document === document && others.length === 0, `${id} is lost: ${where}`);
  assert.equal(definition.rule.name, name, where);
  const [entry] = definition.section.nodes;
  assert.ok(entry?.kind === 'element' && entry.endTag?.name === 'rule', `${id} has no end: ${where}`);
}

function open(text: string) {
  const workspace = new Workspace([]);
  const document = workspace.putFile('file:///rules.xml', text);
  assert.ok(document, 'the file is not taken for one of ours');
  const found = problemsOf(workspace, document, messagesFor('en')).map(({ code, span }) => ({
    code,
    line: document.positionAt(span.start).line,
  }));
  return { workspace, document, found };
}

/** The first entry, one in the middle, and the last. */
function targetsIn(text: string): readonly Entry[] {
  const entries = entriesOf(text);
  return [entries[0], entries[entries.length >> 1], entries.at(-1)].filter((entry) => entry !== undefined);
}

const ownRules = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Creatures of the tide. -->
<rules xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${Array.from({ length: 12 }, (_, index) => ruleText(index)).join('\n')}
</rules>
`;

function ruleText(index: number): string {
  const table = `<table>\n<tr><td>1-3</td><td>Calm.</td></tr>\n<tr><td>4-6</td><td><b>Storm.</b></td></tr>\n</table>`;
  const body = index % 3 === 1 ? `${table}\n` : '<p>It bites on "4", 5 or 6; add 2 > 1.</p>\n<!-- why -->';
  return `  <rule id="tide-${index}" name="TIDE ${index} n+"><p>Roll 1D6 &amp; add.</p>\n${body}<p>Then it swims.</p></rule>`;
}

describe('a broken rules file', () => {
  it('comes in enough variants', () => {
    assert.ok(variants.length >= 60);
    assert.equal(new Set(variants.map(({ title }) => title)).size, variants.length);
    for (const target of targetsIn(ownRules)) {
      const { start, end } = target;
      for (const { title, breakFile } of variants) {
        const broken = breakFile(ownRules.slice(0, start), ownRules.slice(start, end), ownRules.slice(end));
        assert.notEqual(broken.replace('|', ''), ownRules, `${title} breaks nothing`);
      }
    }
  });

  for (const variant of variants) {
    itProperty(variant.title, () => {
      for (const target of casesOf(targetsIn(ownRules))) check(ownRules, target, variant);
    });
  }

  itLong('is no other where the file is a real one', () => {
    const [seed] = realFiles('WHQ_SEEDS', '.txt').filter(({ text }) => /<rules[\s>]/.test(text.slice(0, 300)));
    if (!seed) return;
    for (const target of targetsIn(seed.text)) for (const variant of variants) check(seed.text, target, variant);
  });

  it('may have two mistakes at once, each of which is found', () => {
    const broken = ownRules
      .replace('id="tide-3" name', 'id="tide-3 name')
      .replace('"tide-9" name="TIDE 9 n+">', '"tide-9" name="TIDE 9 n+>');
    const { found, workspace, document } = open(broken);
    assert.deepEqual(
      found.map(({ code, line }) => [code, line]),
      ['tide-3', 'tide-9'].map((id) => ['unclosed-quote', document.positionAt(broken.indexOf(`"${id}`)).line]),
    );
    for (const { id, name } of entriesOf(ownRules)) assertKnown(workspace, document, id, name, 'two quotes');
  });
});
