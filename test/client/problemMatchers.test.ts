import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
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

describe('the problem matchers of a task', () => {
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
