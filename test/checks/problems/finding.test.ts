import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import type { Finding, Fix } from '../../../server/checks/problems/finding.ts';
import { problemCodes } from '../../../server/checks/problems/kinds.ts';
import { messageOf, titleOf } from '../../../server/wording/messageOf.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import type { Document } from '../../../server/workspace/documents/document.ts';
import { examplesTogether, namedIn } from '../../support/examples.ts';

type Findings = readonly (readonly [Finding, Document])[];

const found = new Map<string, Findings>();

/** What is found in the examples of a code's page that are wrong, files side by side. */
function findingsOf(code: string): Findings {
  const known = found.get(code) ?? findingsOnPage(code);
  found.set(code, known);
  return known;
}

function findingsOnPage(code: string): Findings {
  const page = readFileSync(`docs/problems/${code}.md`, 'utf8');
  const examples = [...page.matchAll(/^```((?:xml|tsv|json) wrong.*)\n([\s\S]*?)^```$/gm)].map(
    ([, info = '', text = ''], index) => ({ ...namedIn(info, index), text }),
  );
  return examplesTogether(examples).flatMap(([workspace, document]) =>
    findingsIn(workspace, document).map((finding) => [finding, document] as const),
  );
}

/** The places in a value that hold anything but text, numbers, answers, lists and records. */
function notPlain(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object')
    return ['string', 'number', 'boolean', 'undefined'].includes(typeof value) ? [] : [path];
  if (value === null) return [path];
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return [path];
  return Object.entries(value).flatMap(([key, part]) => notPlain(part, `${path}.${key}`));
}

describe('findings', () => {
  it('are plain data, of every kind that the pages have examples of', () => {
    const seen = new Set<string>();
    for (const code of problemCodes) {
      for (const [finding] of findingsOf(code)) {
        assert.deepEqual(notPlain(finding), [], code);
        seen.add(finding.code);
      }
    }
    // The examples of the others have more lines or characters than their pages.
    const unseen = problemCodes.filter((code) => !seen.has(code));
    assert.deepEqual(unseen, ['illegal-character', 'too-deep', 'too-many-problems']);
  });

  it('are noticed where they hold more than plain data', () => {
    assert.deepEqual(notPlain({ a: [1, 'b', { c: undefined }] }), []);
    assert.deepEqual(notPlain({ a: [new Map()], b: null, c: () => 1, d: 1n }), ['.a.0', '.b', '.c', '.d']);
  });

  it('are told in any language, with all their fixes', () => {
    for (const [finding, document] of problemCodes.flatMap(findingsOf)) {
      const [english, spanish] = ['en', 'es'].map((locale) => {
        const messages = messagesFor(locale);
        return [messageOf(finding, document, messages), ...(finding.fixes ?? []).map((fix) => titleOf(fix, messages))];
      });
      assert.equal(english?.length, spanish?.length);
      assert.notEqual(english?.[0], spanish?.[0]);
      for (const sentence of [...(english ?? []), ...(spanish ?? [])]) {
        assert.doesNotMatch(sentence, /undefined|\[object/, finding.code);
        assert.notEqual(sentence, '');
      }
    }
  });

  it('do not compile with other facts than those of their code', () => {
    const span = { start: 0, end: 1 };
    const right: readonly Finding[] = [
      { code: 'bad-id', span, facts: { element: 'rule', value: 'A' } },
      { code: 'bare-ampersand', span, facts: {} },
      // @ts-expect-error: the fact has another name.
      { code: 'bad-id', span, facts: { name: 'A' } },
      // @ts-expect-error: one fact is missing.
      { code: 'duplicate-id', span, facts: { id: 'a' } },
      // @ts-expect-error: the fact is that of another code.
      { code: 'bare-ampersand', span, facts: { value: 'A' } },
      // @ts-expect-error: the facts of an entry that is misplaced are others than those of an element.
      { code: 'misplaced-element', span, facts: { what: 'entry', name: 'rule', parents: [] } },
      // @ts-expect-error: there is no such code.
      { code: 'bad-name', span, facts: {} },
    ];
    const fixes: readonly Fix[] = [
      { kind: 'add', text: '</p>', edits: [] },
      // @ts-expect-error: what is linked is an id.
      { kind: 'linkTo', text: 'a', edits: [] },
    ];
    assert.equal(right.length + fixes.length, 9);
  });
});
