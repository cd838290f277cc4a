import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { safeEdits } from '../../../server/checks/fixes/safeEdits.ts';
import { settingProblems } from '../../../server/checks/packageFiles/settings.ts';
import { edited } from '../../../server/checks/problems/edited.ts';
import { jsonFormatOf } from '../../../server/formats/jsonFormat.ts';
import { readJson } from '../../../server/json/readJson.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { assertProblems, readMarked } from '../../support/marked.ts';
import { problemsOf } from '../../support/problems.ts';

const folder = 'file:///w/package';
const rules = '<rules><rule id="a" name="A">x</rule></rules>';

/** A package with these files, by their paths, and the file that is checked. */
function opened(name: string, text: string, others: Readonly<Record<string, string>>) {
  const workspace = new Workspace([]);
  for (const [other, content] of Object.entries(others)) workspace.putFile(`${folder}/${other}`, content);
  workspace.fileNames.replace(
    ['file:///w'],
    [name, ...Object.keys(others)].map((file) => `${folder}/${file}`),
  );
  const document = workspace.putFile(`${folder}/${name}`, text);
  assert.ok(document, 'the file is of no known kind');
  return { workspace, document };
}

/** All problems of the file are those marked in it. */
function check(name: string, marked: string, others: Readonly<Record<string, string>> = {}): void {
  const { text, expected } = readMarked(marked.replace(/^\n/, ''));
  const { workspace, document } = opened(name, text, others);
  assertProblems(document, problemsOf(workspace, document, messagesFor('en')), expected);
}

/** The text after the fix with that number of its only problem, and whether a program makes it without asking. */
function fixed(text: string, others: Readonly<Record<string, string>>, index = 0) {
  const { workspace, document } = opened('content-manifest.json', text, others);
  const findings = findingsIn(workspace, document);
  assert.equal(findings.length, 1);
  const fix = findings[0]?.fixes?.[index];
  assert.ok(fix);
  return { text: edited(text, fix.edits), isSafe: safeEdits(findings).edits.length > 0 };
}

describe('whq.json', () => {
  it('may have all of its settings, or none', () => {
    check('whq.json', '{}');
    check(
      'whq.json',
      '{ "$schema": "x", "id": "my-package", "base": ["a"], "languages": ["es", "pt-BR"], "houseRules": ["rpb-fear"],\n "party": [{ "name": "G", "battleLevel": 10, "strength": 4 }], "baseline": "known.json", "severities": { "double-space": "off" } }',
      { 'known.json': '' },
    );
  });

  it('that cannot be read has its mistakes marked, and a fix for a comma', () => {
    check(
      'whq.json',
      `
{
  "id": "a"
          ^ error json-syntax: A comma is missing
          fix: Add ,
  "languages": ["es",]
                    ^ error json-syntax: behind the last item
                    fix: Remove ,
}`,
    );
  });

  it('has one mistake in texts with other quotation marks, and one fix for all', () => {
    check(
      'whq.json',
      `
{ 'id': 'a', "languages": [“es”] }
  ^^^^ error json-syntax: in double quotation marks only
  fix: Change to "id"`,
    );
    const { workspace, document } = opened('whq.json', "{ 'id': 'a' }", {});
    const [fix] = findingsIn(workspace, document)[0]?.fixes ?? [];
    assert.equal(edited(document.getText(), fix?.edits ?? []), '{ "id": "a" }');
  });

  it('has its settings and their values checked', () => {
    check(
      'whq.json',
      `
{
  "id": "My Package",
        ^^^^^^^^^^^^ error bad-setting: of the form my-package
  "langauges": ["es"],
  ^^^^^^^^^^^ warning unknown-setting: Did you mean languages?
  fix: Change to languages
  "houseRules": "rpb-fear",
                ^^^^^^^^^^ error bad-setting: houseRules must be a list
  "base": ["a", "a"],
  ^^^^^^ error bad-setting: twice
  "party": [
    { "battleLevel": 11, "name": "" },
                     ^^ error bad-setting: battleLevel must be 10 or less, not 11
                                 ^^ error bad-setting: name must be a text that is not empty
    { "strength": 4.5 }
    ^ error bad-setting: name is missing in party
                  ^^^ error bad-setting: a whole number
  ],
  "severities": {
    "double-spac": "off",
    ^^^^^^^^^^^^^ warning unknown-setting: Did you mean double-space?
    fix: Change to double-space
    "split-die": "warnin",
                 ^^^^^^^^ error bad-setting: split-die must be error, warning
                 fix: Change to warning
    "zzzzzzzz": "off"
    ^^^^^^^^^^ warning unknown-setting: Remove it
  }
}`,
    );
    check('whq.json', '[]\n^ error bad-setting: This file must be an object');
  });

  it('is looked through once, not for each unknown code', () => {
    const severities = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`u${index}`, 'off']));
    const text = JSON.stringify({ severities });
    const read = readJson(text);
    const object = read.root?.properties[0]?.value;
    const format = jsonFormatOf('/whq.json', text);
    assert.ok(object && format);
    let looks = 0;
    const get = (target: object, name: string | symbol): unknown => {
      looks++;
      return Reflect.get(target, name);
    };
    Object.assign(object, { properties: new Proxy(object.properties, { get }) });
    assert.equal(settingProblems(text, read, format).length, 50);
    assert.ok(looks < 5 * 500, `${looks} looks`);
  });

  it('names an existing baseline', () => {
    const marked =
      '{ "baseline": "docs/known.json" }\n              ^^^^^^^^^^^^^^^^^ error missing-file: so this setting has no effect';
    check('whq.json', marked);
    check('whq.json', '{ "baseline": "./docs/known.json" }', { 'docs/known.json': '' });
    check('data/whq.json', '{ "baseline": "../known.json" }', { 'known.json': '' });
    // That folder has not been listed, so the file may be there.
    check('whq.json', '{ "baseline": "../../known.json" }');
    check('whq.json', '{ "baseline": "/etc/known.json" }');
  });
});

describe('content-manifest.json', () => {
  const files = { 'data/xml/rules/a.xml': rules, 'data/xml/rules/sub/b.xml': rules };

  it('that agrees with the files has no problems', () => {
    check('content-manifest.json', '{ "xmlFiles": ["/data/xml/rules/a.xml", "data/xml/rules/sub/b.xml"] }', files);
    check('content-manifest.json', '{ "xmlFiles": [] }');
    // Files in a folder beside its own, as the apps have them.
    check(
      'data/content-manifest.json',
      '{ "xmlFiles": ["/data/xml/rules/a.xml", "/data/xml/rules/sub/b.xml"] }',
      files,
    );
  });

  it('names files that do not exist, with the nearest one', () => {
    check(
      'content-manifest.json',
      `
{
  "xmlFiles": [
    "/data/xml/rules/A.xml",
    ^^^^^^^^^^^^^^^^^^^^^^^ error missing-file: The file is called /data/xml/rules/a.xml, with other capitals
    fix: Change to /data/xml/rules/a.xml
    "data/xml/rules/b.xml",
    ^^^^^^^^^^^^^^^^^^^^^^ error missing-file: Did you mean data/xml/rules/sub/b.xml?
    fix: Change to data/xml/rules/sub/b.xml
    fix: Remove data/xml/rules/b.xml from the list
    "/data/xml/rules/gone.xml"
    ^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-file: Add the file, or remove this path
    fix: Remove /data/xml/rules/gone.xml from the list
  ]
}`,
      files,
    );
  });

  it('names files in another spelling', () => {
    const [composed, decomposed] = ['caf\u00e9', 'cafe\u0301'];
    check(
      'content-manifest.json',
      `
{ "xmlFiles": ["data\\\\xml\\\\rules\\\\a.xml", "/data/xml/rules/${composed}.xml"] }
               ^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-file: Write data/xml/rules/a.xml
               fix: Change to data/xml/rules/a.xml
                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-file: its name has the accents as characters of their own (NFD)`,
      { 'data/xml/rules/a.xml': rules, [`data/xml/rules/${decomposed}.xml`]: rules.replace('"a"', '"b"') },
    );
  });

  it('lacks files of ours, and no others', () => {
    check(
      'content-manifest.json',
      `
{ "xmlFiles": ["/data/xml/rules/a.xml", "/data/xml/rules/a.xml"] }
  ^^^^^^^^^^ warning unlisted-file: does not load /data/xml/rules/sub/b.xml, because
  fix: Add /data/xml/rules/sub/b.xml to the list
                                        ^^^^^^^^^^^^^^^^^^^^^^^ warning repeated-file: also on line 1
                                        fix: Remove /data/xml/rules/a.xml from the list`,
      {
        ...files,
        'data/xml/rules/notes.xml': '<notes/>',
        'data/xml/rules/a.xsd': '<xsd:schema/>',
        'data/i18n/content-es.xml': '<translations><entry key="rule.a.name">A</entry></translations>',
        'drafts/c.xml': rules,
      },
    );
  });

  it('is left alone if the names of its files are not known, and if it is that of another program', () => {
    const workspace = new Workspace([]);
    const document = workspace.putFile(`${folder}/content-manifest.json`, '{ "xmlFiles": ["/data/xml/a.xml"] }');
    assert.ok(document);
    assert.deepEqual(findingsIn(workspace, document), []);
    assert.equal(workspace.putFile(`${folder}/content-manifest.json`, '{ "assets": [1, 2,] }'), undefined);
  });

  it('gets a path in the form of the others, and only an author removes one', () => {
    const one = { 'data/xml/rules/a.xml': rules };
    const a = '/data/xml/rules/a.xml';
    assert.equal(fixed('{"xmlFiles": ["/data/xml/rules/A.xml"]}', one).text, `{"xmlFiles": ["${a}"]}`);
    assert.deepEqual(fixed('{"xmlFiles": []}', one), { text: `{"xmlFiles": ["${a}"]}`, isSafe: false });
    assert.equal(
      fixed(`{"xmlFiles": [\n  "${a}"\n]}`, files).text,
      `{"xmlFiles": [\n  "${a}",\n  "/data/xml/rules/sub/b.xml"\n]}`,
    );
    assert.deepEqual(fixed(`{"xmlFiles": ["${a}", "/c.xml"]}`, one), { text: `{"xmlFiles": ["${a}"]}`, isSafe: false });
    assert.equal(fixed(`{"xmlFiles": ["/c.xml",\n"${a}"]}`, one).text, `{"xmlFiles": ["${a}"]}`);
    assert.equal(fixed('{"xmlFiles": ["/c.xml"]}', { 'data/xml/rules/a.xsd': '' }).text, '{"xmlFiles": []}');
    assert.deepEqual(fixed(`{"xmlFiles": ["${a.replace('a.xml', 'A.xml')}"]}`, one), {
      text: `{"xmlFiles": ["${a}"]}`,
      isSafe: true,
    });
  });
});
