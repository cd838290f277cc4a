import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, it } from 'mocha';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** A module that is not bundled with this file. */
const load = (...path: string[]) => import(pathToFileURL(resolve(...path)).href);

describe('the package.json of a release', () => {
  it('says where the code, the pages and the issues are, and may be published', async () => {
    const { publishedManifest } = await load('.github', 'publishedManifest.mjs');
    const { private: isPrivate, ...rest } = manifest;
    assert.equal(isPrivate, true);
    assert.deepEqual(publishedManifest(manifest, 'somebody/some.rules'), {
      ...rest,
      repository: { type: 'git', url: 'git+https://github.com/somebody/some.rules.git' },
      homepage: 'https://github.com/somebody/some.rules#readme',
      bugs: { url: 'https://github.com/somebody/some.rules/issues' },
    });
    assert.deepEqual(publishedManifest(manifest), rest);
    for (const wrong of ['', 'somebody', 'https://github.com/somebody/rules', 'a/b/c'])
      assert.throws(() => publishedManifest(manifest, wrong), /is no repository/);
  });
});

describe('the README of a packed extension', () => {
  const readme = readFileSync('README.md', 'utf8');
  const targets = (text: string) => [...text.matchAll(/^\[[\w-]+\]: (.*)$/gm)].map(([, target = '']) => target);

  it('leads to the files of the repository, and shows its pictures, if it is known where they are', async () => {
    const { packagedReadme } = await load('.github', 'packagedReadme.mjs');
    const packaged = targets(packagedReadme(readme, 'git+https://github.com/somebody/rules.git'));
    assert.equal(packaged.length, targets(readme).length);
    for (const target of packaged) {
      const [, kind, path] = /^https:\/\/github\.com\/somebody\/rules\/(blob|raw)\/HEAD\/(.+)$/.exec(target) ?? [];
      assert.ok(path !== undefined && existsSync(path), target);
      assert.equal(kind, path.endsWith('.png') ? 'raw' : 'blob');
    }
  });

  it('has no pictures otherwise', async () => {
    const { packagedReadme } = await load('.github', 'packagedReadme.mjs');
    assert.doesNotMatch(packagedReadme(readme), /!\[|docs\/images/);
  });

  it('has no other link to a file than those at its end', () => {
    assert.doesNotMatch(readme, /\]\((?!https:)/);
  });
});

describe('the oldest VS Code that the extension supports', () => {
  const [, bound = ''] = /^\^(1\.\d+)\.0$/.exec(manifest.engines.vscode) ?? [];

  it('is the one whose types the compiler knows', () => {
    assert.equal(manifest.devDependencies['@types/vscode'], `${bound}.0`);
  });

  it('is the one that WHQ_EDITOR=oldest starts', async () => {
    const { editions } = await load('test', 'vscode', 'embedded', 'install.mjs');
    assert.match(editions.oldest.codeServer, new RegExp(`^4\\.${bound.slice(2)}\\.\\d+$`));
  });
});
