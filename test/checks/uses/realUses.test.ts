import assert from 'node:assert/strict';
import { it } from 'mocha';
import { readUse } from '../../../server/abilities/mentions/use.ts';
import { ruleUsesIn } from '../../../server/checks/uses/ruleUses.ts';
import { hasEntities } from '../../../server/formats/format.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { templatesOf } from '../../../server/workspace/rules/ruleNames.ts';
import { english } from '../../support/cursor.ts';
import { problemsOf } from '../../support/problems.ts';
import { realFiles } from '../../support/realFiles.ts';
import { describeLong } from '../../support/runs.ts';

/** The families that are judged in the corpus. */
const judged: ReadonlySet<string> = new Set([
  'missing-parameter',
  'unfit-parameter',
  'parameter-mismatch',
  'wrong-rule',
  'several-rules',
  'unused-parameter',
  'undeclared-placeholder',
  'unknown-ability',
]);

/** Each read by a person: file and line, and what is wrong there. */
const trueProblems: readonly string[] = [
  'monsters/rpbook-chaos-dwarfs.xml:117 several-rules',
  'monsters/rpbook-chaos.xml:240 missing-parameter',
  'monsters/rpbook-chaos.xml:321 missing-parameter',
  'monsters/rpbook-chaos.xml:424 missing-parameter',
  'monsters/rpbook-monsters.xml:363 missing-parameter',
  'monsters/rpbook-monsters.xml:475 missing-parameter',
  'monsters/rpbook-monsters.xml:688 missing-parameter',
  'monsters/rpbook-orcs-and-goblins.xml:136 missing-parameter',
  'monsters/rpbook-orcs-and-goblins.xml:136 wrong-rule',
  'monsters/rpbook-orcs-and-goblins.xml:185 unfit-parameter',
  'monsters/rpbook-orcs-and-goblins.xml:203 unfit-parameter',
  'monsters/rpbook-skaven.xml:71 missing-parameter',
  'monsters/rpbook-skaven.xml:88 missing-parameter',
];

/** Rules that ask for a value and then have a fixed one. */
const trueDeclarations: readonly string[] = [
  'rules/hothq-rules.xml:6 unused-parameter',
  'rules/hothq-rules.xml:8 unused-parameter',
];

/** The corpus with those of its files whose names, from below `data/xml` on, are accepted. */
function packageOf(accept: (name: string) => boolean): Workspace | undefined {
  const files = realFiles('WHQ_CORPUS', '.xml');
  const workspace = new Workspace(packs);
  for (const { name, text } of files) {
    const short = name.replaceAll('\\', '/').replace(/^.*\/data\/(?:xml\/)?/, '');
    if (accept(short)) workspace.putFile(`file:///${short}`, text);
  }
  return files.length > 0 ? workspace : undefined;
}

describeLong('parameters in real files', () => {
  const found = (accept: (name: string) => boolean): readonly string[] | undefined => {
    const workspace = packageOf(accept);
    if (!workspace) return undefined;
    return [...workspace.documents()].flatMap((document) =>
      problemsOf(workspace, document, english.messages)
        .filter(({ code }) => judged.has(code))
        .map(({ code, span }) => `${document.uri.slice(8)}:${document.positionAt(span.start).line + 1} ${code}`),
    );
  };

  it('are reported where they are wrong, and nowhere else', () => {
    const all = found(() => true);
    if (all) assert.deepEqual(all.toSorted(), [...trueProblems, ...trueDeclarations].toSorted());
  });

  it('are judged by the packs alone where a package has no rules of its own', () => {
    const all = found((name) => !name.startsWith('rules/'));
    if (all) assert.deepEqual(all.toSorted(), trueProblems.toSorted());
  });

  it('are read from all uses but those that name another rule, or two', () => {
    const workspace = packageOf(() => true);
    if (!workspace) return;
    const uses = [...workspace.documents()]
      .filter(({ format }) => hasEntities(format, 'monster') || hasEntities(format, 'table'))
      .flatMap((document) => document.sections.flatMap((section) => ruleUsesIn(document, section)));
    const unread = uses.filter(({ id, text }) => {
      const definition = workspace.all.ruleWithId(id);
      return !definition || !readUse(text, templatesOf(workspace.all, definition));
    });
    console.log(`      ${uses.length - unread.length} of ${uses.length} uses of rules are read`);
    assert.deepEqual(
      unread.map(({ id, text }) => `${id}: ${text}`),
      ['rpb-magic-armour: Magic Armour; Magic Item', 'rpb-ambush: Ambush, Magic A'],
    );
  });

  it('have nothing against scanned rules', () => {
    for (const { name, text } of realFiles('WHQ_SEEDS', '.txt')) {
      const workspace = new Workspace(packs);
      const document = workspace.putFile('file:///seed.txt', text);
      if (!document) continue;
      const codes = problemsOf(workspace, document, english.messages).map(({ code }) => code);
      assert.deepEqual(
        codes.filter((code) => judged.has(code)),
        [],
        name,
      );
    }
  });
});
