import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { schemaAssociations, withAssociations } from '../../client/commands/schemaAssociations.ts';
import { formatOfFolder } from '../../server/formats/formats.ts';
import { callIn } from '../cli/commandLine.ts';

interface Matcher {
  readonly severity?: string;
  readonly pattern: { readonly regexp: string } & Readonly<
    Record<'file' | 'line' | 'column' | 'severity' | 'message' | 'code', number>
  >;
}

interface Reported {
  readonly file: string;
  readonly code: string;
  readonly severity: string;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly contributes: { readonly problemMatchers: readonly Matcher[] };
};
const matchers = manifest.contributes.problemMatchers;

/** The problems that an editor finds in a report, as it does line by line. */
function matched(report: string): readonly string[] {
  return report.split('\n').flatMap((line) =>
    matchers.flatMap(({ severity: usual, pattern }) => {
      const found = new RegExp(pattern.regexp).exec(line);
      if (!found) return [];
      const { file, line: at, column, severity, code } = pattern;
      return [[found[file], found[at], found[column], usual ?? found[severity], found[code]].join(' ')];
    }),
  );
}

describe('the problem matchers of the task', () => {
  for (const language of ['en', 'es'])
    it(`find each problem of a report once, in ${language}`, async () => {
      const words = ['check', 'docs/example', 'docs/problems', '--show', 'hint', '--lang', language];
      const { out } = await callIn('.', words);
      const { out: json } = await callIn('.', [...words, '--format', 'json']);
      const { problems } = JSON.parse(json) as { readonly problems: readonly Reported[] };
      const wanted = problems.map(({ file, code, severity, range: { start } }) => {
        const shown = language === 'es' && severity === 'hint' ? 'info' : severity;
        return [file, start.line + 1, start.character + 1, shown, code].join(' ');
      });
      assert.ok(wanted.length > 7);
      assert.deepEqual(matched(out).toSorted(), wanted.toSorted());
    });
});

describe('the schemas for the extension XML', () => {
  const ours = schemaAssociations('file:///x/schemas');

  it('are there, each for the folder of its kind', () => {
    for (const { pattern, systemId } of ours) {
      assert.ok(existsSync(systemId.replace('file:///x/', '')), systemId);
      const example = pattern.replace('**', 'file:///p').replace('*.xml', 'a.xml');
      const root = /name="([a-z-]+)"/i.exec(readFileSync(systemId.replace('file:///x/', ''), 'utf8'))?.[1];
      if (!example.includes('/i18n/')) assert.equal(formatOfFolder(example)?.root, root, pattern);
    }
  });

  it('take the place of earlier ones, and leave all others', () => {
    const other = { pattern: '*.xml', systemId: 'mine.xsd' };
    const old = schemaAssociations('file:///old-1.0.0/schemas');
    assert.deepEqual(withAssociations([...old, other, null, 3], ours), [other, null, 3, ...ours]);
    for (const none of [undefined, null, 'x', {}]) assert.deepEqual(withAssociations(none, ours), ours);
  });
});
