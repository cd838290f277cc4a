import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv';
import { describe, it } from 'mocha';
import { problemCodes } from '../../server/checks/problems/kinds.ts';
import type { CheckedFile } from '../../server/report/checkedFile.ts';
import { sarifReport } from '../../server/report/sarif.ts';
import { checkedFiles, plainStyle } from '../support/checkedFiles.ts';
import { realFiles } from '../support/realFiles.ts';
import { itLong } from '../support/runs.ts';

const schema = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
const ajv = new Ajv({ strict: false, unicodeRegExp: false, validateFormats: true, allErrors: true });
ajv.addFormat('uri', (text: string) => URL.canParse(text));
ajv.addFormat(
  'uri-reference',
  (text: string) => URL.canParse(text, 'file:///a/') && !/[\s<>"%](?![0-9A-F]{2})/.test(text),
);
ajv.addFormat('date-time', true);
// Of JSON Schema's draft 4 it uses only what later ones have too.
const { $schema: _, id, ...definitions } = JSON.parse(readFileSync(schema, 'utf8'));
const isValid = ajv.compile({ $id: id, ...definitions });

const pageOf = (code: string): string => readFileSync(`docs/problems/${code}.md`, 'utf8');

interface Log {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly Rule[] } };
    readonly invocations: readonly [{ readonly toolExecutionNotifications: readonly { readonly message: unknown }[] }];
    readonly results: readonly Result[];
  }[];
}

interface Rule {
  readonly id: string;
  readonly shortDescription: { readonly text: string };
  readonly help: { readonly text: string; readonly markdown: string };
}

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly partialFingerprints: { readonly primaryLocationLineHash: string };
  readonly locations: readonly [
    { readonly physicalLocation: { readonly artifactLocation: { readonly uri: string }; readonly region: object } },
  ];
}

/** The log of these files: it agrees with the schema of the standard. */
function logOf(files: readonly CheckedFile[], troubles: readonly string[] = []): Log['runs'][0] {
  const log: unknown = JSON.parse(sarifReport(files, { ...plainStyle, pageOf, troubles }));
  assert.ok(isValid(log), JSON.stringify(isValid.errors?.slice(0, 3), undefined, 2));
  const [run, ...others] = (log as Log).runs;
  assert.ok(run && others.length === 0);
  return run;
}

/** The fingerprints of a text, by the codes of the problems. */
function printsOf(text: string): readonly string[] {
  return logOf(checkedFiles({ 'a.xml': text })).results.map(
    ({ ruleId, partialFingerprints }) => `${ruleId} ${partialFingerprints.primaryLocationLineHash}`,
  );
}

const rule = (id: string, text: string): string => `  <rule id="${id}" name="A">${text}</rule>\n`;
const rules = (...entries: readonly string[]): string => `<rules>\n${entries.join('')}</rules>`;

describe('sarifReport', () => {
  it('has places in UTF-16, paths as URIs, and rules with the text of their pages', () => {
    const [result, other] = logOf(checkedFiles({ 'ñ a/#1%.xml': rules(rule('a', '😀 Roll 106.')) })).results;
    assert.equal(other, undefined);
    assert.deepEqual(result?.locations[0].physicalLocation, {
      artifactLocation: { uri: '%C3%B1%20a/%231%25.xml', uriBaseId: 'SRCROOT' },
      region: { startLine: 2, startColumn: 33, endLine: 2, endColumn: 36 },
    });
    assert.deepEqual([result?.ruleId, result?.ruleIndex, result?.level], ['misread-die', 0, 'warning']);
  });

  it('gives every code a rule whose help GitHub can show', () => {
    for (const code of problemCodes) {
      const problem = { code, severity: 'error', span: { start: 0, end: 1 }, facts: {} };
      const [file] = checkedFiles({ 'a.xml': rules(rule('a', 'x')) });
      assert.ok(file);
      const messages = { ...plainStyle.messages, problems: { [code]: () => 'Said.' } };
      const log: Log = JSON.parse(
        sarifReport([{ ...file, problems: [problem] } as unknown as CheckedFile], {
          ...plainStyle,
          pageOf,
          messages,
        } as unknown as typeof plainStyle),
      );
      const [told] = log.runs[0]?.tool.driver.rules ?? [];
      assert.equal(told?.id, code);
      const { text } = told.shortDescription;
      assert.ok(text !== code && text.length > 10 && text.length <= 1024 && !/[`*]/.test(text), `${code}: ${text}`);
      assert.ok(told.help.text.includes(text) && !told.help.text.includes('```'), code);
      assert.ok(told.help.markdown.startsWith(`# ${code}\n`) && !/\]\(/.test(told.help.markdown), code);
    }
  });

  it('keeps fingerprints when lines move and texts around them change', () => {
    const before = printsOf(rules(rule('a', 'Roll 106. Then roll 106.'), rule('b', 'Roll 106.')));
    const after = printsOf(
      rules(
        rule('c', 'New.'),
        '\n\n',
        rule('b', '<p>Other.</p>\n<p>Roll 106.</p>'),
        rule('a', 'Now roll 106. Roll 106!'),
      ),
    );
    assert.equal(new Set(before).size, 3);
    assert.deepEqual([...after].sort(), [...before].sort());
  });

  it('has other fingerprints for other entries, codes and texts', () => {
    const prints = printsOf(rules(rule('a', 'Roll 106.'), rule('b', 'Roll 106.'), rule('c', 'Roll lD6.')));
    assert.equal(new Set(prints).size, prints.length);
    assert.ok(prints.length >= 3);
  });

  itLong('keeps the most severe of too many results, and says how many are missing', () => {
    const [file] = checkedFiles({ 'a.xml': rules(rule('a', 'Roll 106 &c.')) });
    assert.ok(file);
    const problems = Array.from({ length: 13_000 }, () => file.problems).flat();
    const { results, invocations } = logOf([{ ...file, problems }], ['b.xml: cannot be read.']);
    assert.equal(results.length, 25_000);
    assert.equal(results.filter(({ level }) => level === 'error').length, 13_000);
    assert.deepEqual(
      invocations[0].toolExecutionNotifications.map(({ message }) => message),
      [
        { text: 'b.xml: cannot be read.' },
        { text: '1000 more problems were found. A run has at most 25000 results, the most severe ones first.' },
      ],
    );
  });

  it('agrees with the schema on real files', () => {
    const files = realFiles('WHQ_CORPUS', '.xml');
    if (files.length === 0) return;
    const { results } = logOf(checkedFiles(Object.fromEntries(files.map(({ name, text }) => [name, text]))));
    assert.ok(results.length > 10);
  });
});
