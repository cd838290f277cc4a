import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { repair } from '../../../server/checks/fixes/repair.ts';
import { safeEdits } from '../../../server/checks/fixes/safeEdits.ts';
import { edited } from '../../../server/checks/problems/edited.ts';
import type { Finding, Fix } from '../../../server/checks/problems/finding.ts';
import { isSyntaxCode, severityOf } from '../../../server/checks/problems/kinds.ts';
import { packs } from '../../../server/hosts/packs.ts';
import type { Document } from '../../../server/workspace/documents/document.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { ownFiles, realFiles } from '../../support/realFiles.ts';
import { itLong, itProperty, runs } from '../../support/runs.ts';

/** The text after all safe fixes, and the number of repaired problems; undefined if the document stays as it is. */
function repaired(text: string): { readonly text: string; readonly count: number } | undefined {
  const workspace = new Workspace(packs);
  const document = workspace.putFile('file:///data/xml/rules/a.xml', text);
  assert.ok(document, text);
  const { repaired: done, leftBroken } = repair(workspace, [document], (one) => findingsIn(workspace, one));
  assert.ok(done.length + leftBroken.length <= 1);
  const [result] = done;
  const now = workspace.get(document.uri);
  assert.equal(now, document);
  if (!result) assert.equal(document.getText(), text);
  return result && { text: document.getText(), count: result.count };
}

function check(broken: string, mended: string | undefined, count?: number): void {
  const result = repaired(broken);
  assert.equal(result?.text, mended);
  if (count !== undefined) assert.equal(result?.count, count);
}

const rules = (text: string): string => `<rules>\n  <rule id="a" name="A">${text}</rule>\n</rules>\n`;

function errorsIn(found: readonly Finding[]): number {
  return found.filter(({ code }) => severityOf(code) === 'error').length;
}

/** What scanners and people make of texts and values: each text for all places that match. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/\b1D6\b/g, 'lD6'],
  [/\b1D6\b/g, '1 D 6'],
  [/\b1D6\b/g, '106'],
  [/\bD6\b/g, 'DG'],
  [/\broll\b/g, 'roil'],
  [/\bwith\b/g, 'wilh'],
  [/\bWarrior\b/g, 'Warrioris'],
  [/\bStrength\b/g, 'Stregnth'],
  [/\bWounds?\b/g, 'Wuond'],
  [/\bGuerreros?\b/g, 'Guerero'],
  [/, /g, '. '],
  [/\. /g, ' '],
  [/\bor\b/g, '0r'],
  [/00\b/g, 'oo'],
  [/\+/g, ''],
  [/ param="[^"]*"/g, ''],
  [/ param="([^"]*)"/g, ' param="$1+"'],
  [/\bn\+?/g, 'n+'],
  [/-/g, ''],
  [/\)/g, ''],
];

/** The text with one fault at one of its places. */
function spoil(text: string, fault: number, place: number): string {
  const [pattern, written] = faults[fault % faults.length] ?? [/$^/g, ''];
  const places = [...text.matchAll(pattern)];
  const match = places[place % Math.max(1, places.length)];
  if (!match) return text;
  const end = match.index + match[0].length;
  return text.slice(0, match.index) + written.replace('$1', match[1] ?? '') + text.slice(end);
}

/** Codes of problems whose fixes change words. */
const changingWords: ReadonlySet<string> = new Set([
  'misspelt-word',
  'misread-word',
  'misread-plus',
  'lost-hyphen',
  'unknown-reference',
  'unknown-element',
  'unknown-attribute',
  'mismatched-end-tag',
  'missing-parameter',
]);

/** The words of the texts, without the markup; instructions such as `<?odds 1D6 >= strength ?>` have a `>` inside. */
function wordsIn(text: string): readonly string[] {
  return text.replace(/<\?[\s\S]*?\?>|<[^>]*>/g, ' ').match(/(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])/gu) ?? [];
}

function countsIn(found: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of found) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** The number of problems of each code. */
function countsOf(workspace: Workspace, documents: readonly Document[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const { code } of findingsIn(workspace, document)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

describe('repair', () => {
  it('makes all certain fixes of a document', () => check(rules('Roll 106 & lD6.'), rules('Roll 1D6 &amp; 1D6.'), 3));

  it('leaves alone what the author must decide, and good documents', () => {
    check(rules('<p>x</p></b>'), undefined);
    check(rules('They are. guarding it.'), undefined);
    check(rules('Roll 1D6.'), undefined);
  });

  it('does not touch a file that could not be read afterwards', () => check(rules('Roll 106.</b>'), undefined));

  it('makes fixes that touch each other in rounds', () =>
    check(
      '<rules>\n<rule id="a" name="A"><p><b><i>One</p></rule></rules>',
      '<rules>\n<rule id="a" name="A"><p><b><i>One</i></b></p></rule></rules>',
    ));

  it('keeps the line ends of the file', () => {
    const open = '<rules>\r\n<rule id="a" name="A"><p>x</p></rule>\r\n';
    const { text } = repaired(open) ?? { text: '' };
    assert.ok(text.startsWith(open) && text.includes('</rules>') && !/(?:^|[^\r])\n/.test(text), JSON.stringify(text));
  });

  it('repairs documents that depend on each other', () => {
    const workspace = new Workspace(packs);
    workspace.putFile('file:///data/xml/rules/a.xml', rules('Roll 1D6.'));
    const monsters = workspace.putFile(
      'file:///data/xml/monsters/m.xml',
      '<monsters><monster id="m" name="M"><special><rule id="rpb-feer">Fear</rule></special></monster></monsters>',
    );
    assert.ok(monsters);
    repair(workspace, [monsters], (one) =>
      findingsIn(workspace, one).filter(({ code }) => code === 'unknown-reference'),
    );
    assert.ok(workspace.get(monsters.uri)?.getText().includes('id="rpb-fear"'));
  });

  it('repairs the copies of a slip in translations after the slip itself', () => {
    const workspace = new Workspace(packs);
    const texts = {
      'file:///data/i18n/content-en.xml':
        '<translations><entry key="rule.a.name">A</entry><entry key="rule.a.text">On a 1, roll 106 at once.</entry></translations>',
      'file:///data/xml/rules/a.xml': rules('On a 1, roll 106 at once.'),
    };
    for (const [uri, text] of Object.entries(texts)) workspace.putFile(uri, text);
    repair(workspace, workspace.documents(), (one) => findingsIn(workspace, one));
    for (const uri of Object.keys(texts)) assert.match(workspace.get(uri)?.getText() ?? '', /roll 1D6 at once/, uri);
  });

  itProperty('never leaves a document worse than before', () => {
    const files = ownFiles();
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        fc.constantFrom('<', '>', '&', '"', ' 106 ', '/', '</p>', '<b>'),
        (which, at, noise) => {
          const { text } = files[which % files.length] ?? { text: '' };
          const place = at % Math.max(1, Math.min(text.length, 4000));
          const broken = text.slice(0, place) + noise + text.slice(place, 6000);
          const workspace = new Workspace([]);
          const document = workspace.putFile('file:///data/xml/rules/a.xml', broken);
          if (!document) return;
          const before = findingsIn(workspace, document);
          const { repaired: done } = repair(workspace, [document], (one) => findingsIn(workspace, one));
          const [result] = done;
          if (!result) return;
          const after = findingsIn(workspace, document);
          assert.ok(document.sections.every(({ errors }) => errors.length === 0));
          assert.ok(errorsIn(after) <= errorsIn(before), `${errorsIn(before)} errors before, ${errorsIn(after)} after`);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  itProperty('changes nothing a second time, leaves no new problem behind, and keeps the words', () => {
    const entries = ownFiles().flatMap(({ name, text }) =>
      [...text.matchAll(/<(rule|monster|event)\b[\s\S]*?<\/\1>/g)].map(([entry, kind = '']) => ({ name, entry, kind })),
    );
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 5 }), (which, faults) => {
        const { entry, kind } = entries[which % entries.length] ?? { entry: '', kind: 'rule' };
        const spoilt = faults.reduce((text, [fault, place]) => spoil(text, fault, place), entry);
        const workspace = new Workspace(packs);
        const folder = kind === 'rule' ? 'rules' : `${kind}s`;
        const document = workspace.putFile(
          `file:///data/xml/${folder}/a.xml`,
          `<${folder}>\n${spoilt}\n</${folder}>\n`,
        );
        // Without its root it is no file of the package.
        if (!document) return;
        const findings = (one: Document): readonly Finding[] => findingsIn(workspace, one);
        const [before, text] = [findings(document), document.getText()];
        repair(workspace, [document], findings);
        const [after, mended] = [findings(document), document.getText()];
        assert.equal(repair(workspace, [document], findings).repaired.length, 0, text);
        assert.equal(document.getText(), mended);
        const codes = countsIn(before);
        // Beside broken markup no bracket is looked for: the other one may be in what the markup has swallowed.
        const isHidden = before.some(({ code }) => isSyntaxCode(code));
        for (const [code, count] of countsIn(after)) {
          if (code === 'unbalanced-bracket' && isHidden) continue;
          assert.ok(count <= (codes.get(code) ?? 0), `${code}: ${text}`);
        }
        if (before.every(({ code }) => !changingWords.has(code))) assert.deepEqual(wordsIn(mended), wordsIn(text));
      }),
      { numRuns: runs(250) },
    );
  });

  itLong('brings no new problem into a package, and removes no entry', () => {
    const workspace = new Workspace(packs);
    for (const { name, text } of realFiles('WHQ_CORPUS', '.xml')) workspace.putFile(`file:///${encodeURI(name)}`, text);
    const documents = workspace.documents();
    const [before, sections] = [countsOf(workspace, documents), documents.map((one) => one.sections.length)];
    repair(workspace, documents, (one) => findingsIn(workspace, one));
    const repairedDocuments = documents.map(({ uri }) => workspace.get(uri));
    assert.deepEqual(
      repairedDocuments.map((one) => one?.sections.length),
      sections,
    );
    const after = countsOf(
      workspace,
      repairedDocuments.filter((one) => one !== undefined),
    );
    const more = [...after].filter(([code, count]) => count > (before.get(code) ?? 0));
    assert.deepEqual(more, []);
  });

  itLong('leaves nothing to fix in real files, and a second time changes nothing', () => {
    for (const { name, text } of realFiles('WHQ_CORPUS', '.xml')) {
      const workspace = new Workspace(packs);
      const document = workspace.putFile(`file:///${encodeURI(name)}`, text);
      if (!document) continue;
      repair(workspace, [document], (one) => findingsIn(workspace, one));
      const again = repair(workspace, [workspace.get(document.uri) ?? document], (one) => findingsIn(workspace, one));
      assert.deepEqual([again.repaired.length, again.leftBroken.length], [0, 0], name);
    }
  });
});

describe('safeEdits', () => {
  const finding = (...fixes: readonly Fix[]): Finding => ({
    code: 'split-die',
    span: { start: 0, end: 0 },
    facts: { written: '', repaired: undefined },
    fixes,
  });
  const removal = (start: number, end: number) => ({ span: { start, end }, newText: '' });

  it('keeps the order of edits of one fix that touch each other', () => {
    const fix: Fix = { kind: 'all', code: 'split-die', count: 3, edits: [removal(1, 3), removal(3, 4), removal(4, 6)] };
    const { edits } = safeEdits([finding(fix)]);
    assert.deepEqual(edits, fix.edits);
    assert.equal(edited('abcdefgh', edits), 'agh');
  });

  it('has no fix that removes an entry, and none of several', () => {
    const risky: Fix = { kind: 'removeEntries', name: 'a', count: 1, edits: [removal(1, 3)] };
    const other: Fix = { kind: 'remove', text: 'a', edits: [removal(1, 3)] };
    assert.deepEqual(safeEdits([finding(risky), finding(other, other), finding()]).edits, []);
  });

  it('gives edits in order that do not touch each other', () => {
    const text = rules(`${'Roll 106, then lD6. '.repeat(20)}`);
    const workspace = new Workspace(packs);
    const document = workspace.putFile('file:///data/xml/rules/a.xml', text);
    assert.ok(document);
    const { edits, repaired: done } = safeEdits(findingsIn(workspace, document));
    assert.ok(done.length >= 40);
    for (const [index, { span }] of edits.entries()) assert.ok(span.start > (edits[index - 1]?.span.end ?? -1));
    assert.ok(!/106|lD6/.test(edited(text, edits)));
  });
});
