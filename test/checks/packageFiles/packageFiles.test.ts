import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check } from '../../../server/checks/check.ts';
import { settingProblems } from '../../../server/checks/packageFiles/settings.ts';
import { jsonFormatOf } from '../../../server/formats/jsonFormat.ts';
import { readJson } from '../../../server/json/readJson.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

describe('a file of a package', () => {
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

  it('is left alone if the names of its files are not known, and if it is that of another program', () => {
    const uri = 'file:///w/package/content-manifest.json';
    const workspace = new Workspace([]);
    const document = workspace.putFile(uri, '{ "xmlFiles": ["/data/xml/a.xml"] }');
    assert.ok(document);
    assert.deepEqual(check(workspace, document), []);
    assert.equal(workspace.putFile(uri, '{ "assets": [1, 2,] }'), undefined);
  });
});
