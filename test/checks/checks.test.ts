import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { check as findingsIn } from '../../server/checks/check.ts';
import type { CheckNeed } from '../../server/checks/checkRecord.ts';
import { checksThatNeed } from '../../server/checks/checks.ts';
import type { Finding } from '../../server/checks/problems/finding.ts';
import { type ProblemCode, problemCodes } from '../../server/checks/problems/kinds.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { codesIn, examplesOf, problemsFolder } from '../docs/examples.ts';

const needs: Readonly<Record<CheckNeed, true>> = {
  section: true,
  page: true,
  rules: true,
  references: true,
  files: true,
  document: true,
  texts: true,
  sections: true,
  found: true,
  packageFile: true,
};

/** Found when the problems of all checks are put together. */
const putTogether: readonly ProblemCode[] = ['too-many-problems', 'unused-suppression', 'bad-suppression'];

/** A check, as something that can be watched. */
interface Watched {
  readonly codes: readonly ProblemCode[];
  find: (asked: never) => readonly Finding[];
}

const checks: readonly Watched[] = (Object.keys(needs) as readonly CheckNeed[]).flatMap((need): readonly Watched[] =>
  checksThatNeed(need),
);

/** Mistakes that no example of a page shows: of a scenario, and of sections beside each other. */
const others: Readonly<Record<string, string>> = {
  'pit.md': 'Each Warrior rolls lD6 here. They face 6 Orcs (Ambush 1D6).',
  'rules/nested.xml':
    '<rules>\n<rule id="a" name="A"><p>It bites.</p>\n<rule id="b" name="B"><p>It flies.</p></rule>\n</rule>\n</rules>',
  'rules/lost.xml': `<rules>\n<rule id="own" name="RAGE" parameterName="n">A Troll (Fear 5, Regenrate 2) hits if the score is over n.</rule>\n<rule id="bare" name="GLOW n">It loses n Wounds.</rule>\n${Array.from(
    { length: 20 },
    (_, index) => `<rule id="r${index}" name="RULE ${index} n" parameterName="n">It loses n Wounds.</rule>`,
  ).join('\n')}</rules>`,
  'events/beside.xml':
    '<events>\n<event id="a" name="A"><rules>Roll 1D6:\n1-2 He falls.\n3-4 He stands.</rules></event>\n<event id="b" name="B"><rules>5-6 He flies.</rules></event>\n</events>',
};

describe('a check', () => {
  const found = new Map<Watched, Set<ProblemCode>>();
  const originals = checks.map(({ find }) => find);

  before(() => {
    for (const check of checks) {
      const { find } = check;
      found.set(check, new Set());
      check.find = (asked) => {
        const problems = find(asked);
        for (const { code } of problems) found.get(check)?.add(code);
        return problems;
      };
    }
    for (const code of problemCodes)
      codesIn(examplesOf(`${problemsFolder}/${code}.md`).filter(({ info }) => info[1] === 'wrong'));
    const workspace = new Workspace(packs);
    for (const [name, text] of Object.entries(others)) {
      const document = workspace.putFile(`file:///data/xml/${name}`, text);
      if (document) findingsIn(workspace, document);
    }
  });

  after(() => {
    for (const [index, check] of checks.entries()) check.find = originals[index] ?? check.find;
  });

  it('finds no other problems than those in its record', () => {
    for (const [{ codes }, seen] of found)
      assert.deepEqual(
        [...seen].filter((code) => !codes.includes(code)),
        [],
      );
  });

  it('finds something in the wrong examples of the pages, or in other texts', () => {
    const idle = [...found].flatMap(([{ codes }, seen]) => (seen.size === 0 ? [codes] : []));
    assert.deepEqual(idle, []);
  });

  it('is there for every problem', () => {
    const all = new Set([...putTogether, ...[...found.values()].flatMap((seen) => [...seen])]);
    assert.deepEqual([...all].sort(), problemCodes.toSorted());
  });
});
